/** Parses website addresses, for the server (env.ts) and for the build, which writes the address into the pages. */

/**
 * @param {string} text
 * @returns {string} scheme, host and port as browsers write them
 * @throws Error whose message completes "NAME must be ..."
 */
export function parseOrigin(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.pathname !== '/' || url.search || url.hash || url.username || url.password) {
    throw new Error('an http or https address without a path, such as https://www.example.in');
  }
  return url.origin;
}

/**
 * Like parseOrigin, but refuses a trailing slash, because Caddy reads PUBLIC_URL too and would treat it as a path.
 * @param {string} text
 * @returns {string}
 * @throws Error whose message completes "PUBLIC_URL must be ..."
 */
export function parsePublicUrl(text) {
  const origin = parseOrigin(text);
  if (text.endsWith('/')) throw new Error(`without a trailing slash: ${origin}`);
  return origin;
}
