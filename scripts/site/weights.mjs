/** What a visitor's phone loads for each page, in bytes after compression; read by the size budgets of the tests. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const ENTRY = 'src/site/app/entry-client.tsx';

/** @returns one entry for each address of the built site under `distDir`, aliases left out */
export async function pageWeights(distDir) {
  const manifest = JSON.parse(await readFile(join(distDir, 'site-manifest.json'), 'utf8'));
  const sources = Object.keys(manifest);
  const siteChunk = sources.find((key) => manifest[key].name === 'site');
  const renderer = await import(pathToFileURL(join(distDir, 'prerender/entry-prerender.js')).href);
  const sizeOf = async (file) => (await stat(join(distDir, 'site', file))).size;

  const weights = [];
  for (const language of renderer.LANGUAGES) {
    for (const route of renderer.PUBLIC_ROUTES) {
      const address = renderer.pathInLanguage(route.path, language);
      const html = await readFile(join(distDir, 'site', address, 'index.html'), 'utf8');
      const scripts = scriptsOf(manifest, [
        ENTRY,
        siteChunk,
        `src/site/pages/${route.module ?? route.id}-page.tsx`,
        sources.find((key) => key.startsWith(`src/content/${language}/pages/`) && key.endsWith(`/${route.id}.ts`)),
        `src/content/${language}/layout.ts`,
      ]);
      const fonts = new Set(html.match(/\/assets\/heading-[\w-]+\.woff2/g));
      weights.push({
        address,
        htmlBytes: await sizeOf(join(address, 'index.html.br')),
        scriptBytes: await sum([...scripts].map((file) => sizeOf(`${file}.br`))),
        fontBytes: await sum([...fonts].map(sizeOf)),
        // The newsletter's light form comes without the code of the others.
        hasForm: /<form class="site-form(?! site-form--one-field)/.test(html),
        isArticle: route.path.startsWith('/blogs/'),
      });
    }
  }
  return weights;
}

/** The files that these keys of the build's manifest load at once, of `site`. */
export function scriptsOf(manifest, sources) {
  const files = new Set();
  const add = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build knows no ${key}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const dependency of chunk.imports ?? []) add(dependency);
  };
  for (const source of sources) add(source);
  return files;
}

async function sum(sizes) {
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}
