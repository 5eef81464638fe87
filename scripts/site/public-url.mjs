/**
 * Canonical links, the sitemap and pictures for sharing need the site's full address, which belongs to the machine that
 * serves it and not to the build (one image serves any domain). So the build leaves its pages with a stand-in under
 * `dist/site-pages`, and this puts the real address in and compresses them, again only when it has changed.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compress.mjs';
import { ORIGIN } from './origin.mjs';

/**
 * Writes the pages for `publicUrl` (an origin without a slash at its end) into `dist/site`.
 * @returns {Promise<boolean>} whether anything had to be done
 * @throws Error where no page has the stand-in
 */
export async function applyPublicUrl(distDir, publicUrl) {
  const pagesDir = join(distDir, 'site-pages');
  const siteDir = join(distDir, 'site');
  const mark = join(pagesDir, '.applied');
  if ((await readFile(mark, 'utf8').catch(() => null)) === publicUrl) return false;

  const entries = await readdir(pagesDir, { recursive: true, withFileTypes: true });
  const written = [];
  let hasOrigin = false;
  for (const entry of entries) {
    if (!entry.isFile() || entry.name === '.applied') continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(siteDir, source.slice(pagesDir.length));
    await mkdir(dirname(target), { recursive: true });
    const text = await readFile(source, 'utf8');
    hasOrigin ||= text.includes(ORIGIN);
    await writeFile(target, text.replaceAll(ORIGIN, publicUrl));
    written.push(target);
  }
  if (!hasOrigin) throw new Error(`No page in ${pagesDir} holds ${ORIGIN}: the site has to be built again.`);
  await compressFiles(written);
  await writeFile(mark, publicUrl);
  return true;
}

/** @returns {string | null} the origin that the environment gives the site, or null where its PUBLIC_URL is no address */
export function publicOrigin({ PUBLIC_URL, PORT }) {
  const address = PUBLIC_URL?.trim() || `http://localhost:${PORT?.trim() || 5001}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}

/**
 * Puts in what the environment says.
 * @throws Error where its PUBLIC_URL is no address
 */
export async function applyEnvironment() {
  const origin = publicOrigin(process.env);
  if (origin === null)
    throw new Error(`PUBLIC_URL is no address like https://example.org: ${process.env['PUBLIC_URL']}`);
  await applyPublicUrl('dist', origin);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await applyEnvironment();
