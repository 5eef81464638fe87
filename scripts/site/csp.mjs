import { createHash } from 'node:crypto';

/** Returns the CSP sources (`'sha256-...'`) of inline styles and scripts of these HTML documents. */
export function inlineHashes(pages) {
  const styles = new Set();
  const scripts = new Set();
  for (const html of pages) {
    for (const [, text] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) styles.add(hashOf(text));
    for (const [, attributes, text] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      const isDataBlock = /\btype="application\/(ld\+)?json"/.test(attributes);
      if (!isDataBlock && text !== '') scripts.add(hashOf(text));
    }
  }
  return { styleHashes: [...styles], scriptHashes: [...scripts] };
}

function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
