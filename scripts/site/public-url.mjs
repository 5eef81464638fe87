/**
 * Writes the site's origin into the built pages at startup, so that one image works for any domain. The build writes
 * pages with a placeholder to `dist/site-pages`. Pages are written and compressed again only if the origin has changed.
 */
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePublicUrl } from '../../src/config/public-url.mjs';
import { compressFiles } from './compress.mjs';

/** The placeholder for PUBLIC_URL in built pages. */
export const ORIGIN = 'https://public-url.invalid';

/**
 * Writes the origin into the pages, and renews security.txt. The pages keep their build time, so that browser caches
 * stay valid across servers.
 * @returns {Promise<boolean>} whether the pages had to be written
 * @throws Error if no page contains the placeholder
 */
export async function applyPublicUrl(distDir, publicUrl, now = new Date()) {
  const pagesDir = join(distDir, 'site-pages');
  const siteDir = join(distDir, 'site');
  const mark = join(pagesDir, '.applied');
  if ((await readFile(mark, 'utf8').catch(() => null)) === publicUrl) {
    await renewSecurityText(siteDir, now);
    return false;
  }

  const entries = await readdir(pagesDir, { recursive: true, withFileTypes: true });
  const written = new Map();
  let hasOrigin = false;
  for (const entry of entries) {
    if (!entry.isFile() || entry.name === '.applied') continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(siteDir, source.slice(pagesDir.length));
    await mkdir(dirname(target), { recursive: true });
    const text = await readFile(source, 'utf8');
    hasOrigin ||= text.includes(ORIGIN);
    await writeFile(target, text.replaceAll(ORIGIN, publicUrl));
    written.set(target, await stat(source));
  }
  if (!hasOrigin) throw new Error(`No page in ${pagesDir} contains ${ORIGIN}. Build the site again.`);
  await compressFiles([...written.keys()]);
  for (const [target, { atime, mtime }] of written) {
    for (const file of [target, `${target}.br`, `${target}.gz`]) await utimes(file, atime, mtime);
  }
  await renewSecurityText(siteDir, now);
  await writeFile(mark, publicUrl);
  return true;
}

/** Returns the site's origin: `PUBLIC_URL`, or localhost with `PORT`. Throws if the server would reject PUBLIC_URL. */
export function publicOrigin({ PUBLIC_URL, PORT }) {
  const address = PUBLIC_URL?.trim();
  // If PORT is invalid, the server reports it.
  if (!address) return `http://localhost:${/^\d+$/.test(PORT?.trim() ?? '') ? PORT.trim() : 5001}`;
  try {
    return parsePublicUrl(address);
  } catch (error) {
    throw new Error(`PUBLIC_URL must be ${error.message}.`);
  }
}

/** @throws Error if PUBLIC_URL is not a valid origin */
export async function applyEnvironment() {
  await applyPublicUrl('dist', publicOrigin(process.env));
}

/** How to report a vulnerability (RFC 9116). The file must expire within a year, so every server start renews it. */
export const SECURITY_TEXT = '.well-known/security.txt';

export function securityText(email) {
  return [
    `Contact: mailto:${email}`,
    'Expires: 1970-01-01T00:00:00Z',
    'Preferred-Languages: en, hi',
    `Canonical: ${ORIGIN}/${SECURITY_TEXT}`,
    '',
  ].join('\n');
}

/**
 * Makes security.txt expire a year after the start of this month. Every server also sets the file's modification time
 * to the start of this month.
 */
async function renewSecurityText(siteDir, now) {
  const path = join(siteDir, SECURITY_TEXT);
  const text = await readFile(path, 'utf8').catch(() => '');
  const month = `${String(now.getUTCMonth() + 1).padStart(2, '0')}-01T00:00:00Z`;
  const renewed = text.replace(/^Expires: .*$/m, `Expires: ${now.getUTCFullYear() + 1}-${month}`);
  if (renewed === text) return;
  await writeFile(path, renewed);
  await compressFiles([path]);
  const since = new Date(`${now.getUTCFullYear()}-${month}`);
  for (const file of [path, `${path}.br`, `${path}.gz`]) await utimes(file, since, since);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await applyEnvironment().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
