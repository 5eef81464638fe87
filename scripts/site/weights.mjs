/** The compressed sizes of what each page loads, in bytes. The tests compare them with the size budgets. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENTRY, scriptsOf } from './page-scripts.mjs';

const CAROUSEL = 'src/site/lib/carousel.ts';

/** @returns one entry for each page and language of the built site, without aliases */
export async function pageWeights(distDir) {
  const manifest = JSON.parse(await readFile(join(distDir, 'site-manifest.json'), 'utf8'));
  const renderer = await import(pathToFileURL(join(distDir, 'prerender/entry-prerender.js')).href);
  const sizeOf = async (file) => (await stat(join(distDir, 'site', file))).size;

  const weights = [];
  for (const language of renderer.LANGUAGES) {
    for (const route of renderer.PUBLIC_ROUTES) {
      const address = renderer.pathInLanguage(route.path, language);
      const html = await readFile(join(distDir, 'site', address, 'index.html'), 'utf8');
      const islands = / data-scripts="([^"]*)"/.exec(html)?.[1].split(' ') ?? [];
      const scripts = new Set([...scriptsOf(manifest, [ENTRY]), ...islands]);
      const fonts = new Set(html.match(/\/assets\/heading-[\w-]+\.woff2/g));
      weights.push({
        address,
        language,
        readingBytes: await sum([...scriptsOf(manifest, [ENTRY, CAROUSEL])].map((file) => sizeOf(`${file}.br`))),
        isReadOnly: islands.length === 0,
        htmlBytes: await sizeOf(join(address, 'index.html.br')),
        scriptBytes: await sum([...scripts].map((file) => sizeOf(`${file}.br`))),
        fontBytes: await sum([...fonts].map(sizeOf)),
        beforePaint: await beforePaint(address, html, sizeOf),
        hasForm: /<form class="site-form(?! site-form--one-field)/.test(html),
        isArticle: route.path.startsWith('/blogs/'),
      });
    }
  }
  return weights;
}

/**
 * Requests of a phone before it paints the page with its large picture: the document, its fonts and pictures, and any
 * external script, style sheet or icon file. Lazy pictures, requests by scripts and print styles come later.
 */
async function beforePaint(address, html, sizeOf) {
  const files = new Set(html.match(/\/assets\/heading-[\w-]+\.woff2/g));
  for (const [, file] of html.matchAll(/<(?:script[^>]+src|link rel="stylesheet"[^>]+href|use href)="([^"#]+)/g))
    files.add(file);
  for (const [picture] of html.matchAll(/<picture>.*?<\/picture>/g)) {
    if (picture.includes('loading="lazy"')) continue;
    // Phones use the first source. Its candidates are the same picture in several widths.
    const [, candidates = ''] = /srcSet="([^"]+)"/i.exec(picture) ?? [];
    files.add(candidates.split(/[\s,]+/)[0]);
  }
  const sizes = [...files].map((file) => sizeOf(/\.(js|css|svg)$/.test(file) ? `${file}.br` : file));
  return { requests: 1 + files.size, bytes: await sum([sizeOf(join(address, 'index.html.br')), ...sizes]) };
}

async function sum(sizes) {
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}
