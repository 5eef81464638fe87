/**
 * What depends on the machine or on the day, and so is not part of the build (one image serves any domain): the site's full address
 * in canonical links, the sitemap and pictures for sharing, and the expiry of security.txt. The build leaves its pages with a
 * placeholder under `dist/site-pages`; this writes the real address and compresses them, only when it has changed.
 */
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePublicUrl } from '../../src/config/public-url.mjs';
import { compressFiles } from './compress.mjs';

/** The placeholder for PUBLIC_URL in built pages. */
export const ORIGIN = 'https://public-url.invalid';

/**
 * Writes the pages for `publicUrl` (an origin without a slash at its end) into `dist/site`, each with the time at which it
 * was built: what browsers keep stays fresh, whichever server answers them. Renews what expires, also where they are written.
 * @returns {Promise<boolean>} whether the pages had to be written
 * @throws Error where no page has the stand-in
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
  if (!hasOrigin) throw new Error(`No page in ${pagesDir} holds ${ORIGIN}: the site has to be built again.`);
  await compressFiles([...written.keys()]);
  for (const [target, { atime, mtime }] of written) {
    for (const file of [target, `${target}.br`, `${target}.gz`]) await utimes(file, atime, mtime);
  }
  await renewSecurityText(siteDir, now);
  await writeFile(mark, publicUrl);
  return true;
}

/**
 * @param {{ PUBLIC_URL?: string, PORT?: string }} env
 * @returns {string} the address that the environment gives the site
 * @throws Error where PUBLIC_URL is none that the server would take
 */
export function publicOrigin({ PUBLIC_URL, PORT }) {
  const address = PUBLIC_URL?.trim();
  // A wrong PORT is for the server to refuse.
  if (!address) return `http://localhost:${/^\d+$/.test(PORT?.trim() ?? '') ? PORT.trim() : 5001}`;
  try {
    return parsePublicUrl(address);
  } catch (error) {
    throw new Error(`PUBLIC_URL must be ${error.message}.`);
  }
}

/**
 * Puts in what the environment says.
 * @throws Error where its PUBLIC_URL is no address
 */
export async function applyEnvironment() {
  await applyPublicUrl('dist', publicOrigin(process.env));
}

/** Where to report a weakness (RFC 9116). It must name a day within a year on which it expires, so every start renews it. */
export const SECURITY_TEXT = '.well-known/security.txt';

/** @param {string} email of the company, as its pages name it */
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
 * Sets the expiry to the beginning of this month in a year: at least eleven months ahead. The file's time is the beginning of this
 * month, the same on every server.
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
