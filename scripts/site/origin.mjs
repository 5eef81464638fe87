/** Stands in built pages for PUBLIC_URL, which is known only when the server starts: see public-url.mjs. */
export const ORIGIN = 'https://public-url.invalid';
