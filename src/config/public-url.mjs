/** What an address of a website is, for the server (env.ts) and for the build, which writes it into the pages. */

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
 * The same for PUBLIC_URL, which a proxy may read as it stands: to Caddy, a slash at the end is a path, and every other
 * page empty.
 * @param {string} text
 * @returns {string}
 * @throws Error whose message completes "PUBLIC_URL must be ..."
 */
export function parsePublicUrl(text) {
  const origin = parseOrigin(text);
  if (text.endsWith('/')) throw new Error(`without the slash at its end: ${origin}`);
  return origin;
}
