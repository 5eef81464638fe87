/**
 * `/.well-known/security.txt` (RFC 9116): where to report a weakness. It has to name a day within a year on which it
 * expires, and a build is the same on every day: so every start puts the day in.
 */
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from './compress.mjs';
import { ORIGIN } from './origin.mjs';

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
 * Lets it expire at the beginning of this month in a year: at least eleven months ahead. Its file's time is this month's
 * beginning, the same from every server, and another one when it says another day.
 */
export async function renewSecurityText(siteDir, now) {
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
