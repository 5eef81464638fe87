/**
 * Builds the public site and the back office into `dist/site`. With `--dev`, React runs in development mode and warns
 * if hydration differs from the prerendered HTML. `--out <folder>` writes to another folder and does not change `dist`.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import '../dev/run-typescript.mjs';
import {
  buildBackOffice,
  buildPrerenderer,
  buildPublicSite,
  buildPushWorker,
  buildWorker,
} from './bundles/bundles.mjs';
import { buildEmbeds } from './bundles/embeds.mjs';
import { compressFolder } from './compress.mjs';
import { contentChanges } from './content-changes.mjs';
import { inlineHashes } from './csp.mjs';
import { writeManifest } from './pictures/app-icons.mjs';
import { copyDrawnFiles } from './pictures/drawn.mjs';
import { buildIcons } from './pictures/icons.mjs';
import { ogImagePath } from './pictures/og-images.mjs';
import { prerender } from './prerender.mjs';
import { applyPublicUrl, publicOrigin, SECURITY_TEXT, securityText } from './public-url.mjs';
import { moveSourceMaps } from './source-maps.mjs';

const { SCREEN_PATHS, SIGN_IN_PATHS } = await import('../../frontend/src/admin/app/screen-paths.ts');

const { values: options } = parseArgs({
  options: { dev: { type: 'boolean', default: false }, out: { type: 'string', default: 'dist' } },
});
const DIST = resolve(options.out);
const SITE = join(DIST, 'site');
const origin = publicOrigin(process.env);
const ADMIN_PAGES = ['admin', ...[...SIGN_IN_PATHS, ...SCREEN_PATHS].map((path) => `admin${path}`)];

const mode = options.dev ? 'development' : 'production';
process.env['NODE_ENV'] = mode;

await rm(SITE, { recursive: true, force: true });
await rm(join(DIST, 'site-pages'), { recursive: true, force: true });
await rm(join(DIST, 'site-maps'), { recursive: true, force: true });
await mkdir(SITE, { recursive: true });

const [icons] = await step('pictures', () => Promise.all([buildIcons(), copyDrawnFiles(SITE), writeManifest(SITE)]));
const { manifest, starter } = await step('scripts of the public site', () => buildPublicSite(SITE, mode));
await writeFile(join(DIST, 'site-manifest.json'), JSON.stringify(manifest));
const prerenderer = await step('prerenderer', () => buildPrerenderer(SITE, join(DIST, 'prerender'), mode));
const { renderer } = prerenderer;
await step('service worker', () => buildWorker(SITE, mode, { manifest, css: prerenderer.css }));
await step('embeds', () => buildEmbeds(SITE, mode));
const admin = await step('back office', async () => {
  if (!existsSync('frontend/src/admin/app/entry-admin.tsx')) return null;
  await buildBackOffice(SITE, mode);
  await buildPushWorker(SITE, mode);
  const shell = await readFile(join(SITE, 'admin.html'), 'utf8');
  await rm(join(SITE, 'admin.html'));
  return shell;
});
await moveSourceMaps(SITE, join(DIST, 'site-maps'));
await step('pages', async () => {
  await writeFile(join(DIST, 'placeholders.json'), JSON.stringify(renderer.PLACEHOLDERS));
  const changes = await contentChanges();
  const files = await prerender({
    ...prerenderer,
    manifest,
    starter,
    icons,
    outDir: SITE,
    ogImageOf: ogImagePath,
    changes,
  });
  if (admin) for (const page of ADMIN_PAGES) files.set(`${page}/index.html`, admin);
  files.set(SECURITY_TEXT, securityText(renderer.COMPANY.email));
  await writeFiles(join(DIST, 'site-pages'), files);
  const pages = [...files].filter(([name]) => name.endsWith('.html')).map(([, html]) => html);
  await writeFile(join(SITE, 'csp.json'), JSON.stringify(inlineHashes(pages)));
});
await step('compression', async () => {
  await compressFolder(SITE);
  await applyPublicUrl(DIST, origin);
});

async function writeFiles(folder, files) {
  for (const [name, text] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

async function step(name, work) {
  const startedMs = Date.now();
  const result = await work();
  console.log(`site: ${name} (${((Date.now() - startedMs) / 1000).toFixed(1)} s)`);
  return result;
}
