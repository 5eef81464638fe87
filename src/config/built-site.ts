/** Warnings at the start about a built site that does not fit the configuration. */
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';

/**
 * Returns what the site still says in the company's place (a telephone number, an address): the texts name it in
 * `frontend/src/content/company.ts`, and the build writes it beside the site. Empty if the site is not built.
 */
export function readPlaceholders(siteDirectory: string): string[] {
  try {
    return JSON.parse(readFileSync(join(siteDirectory, '..', 'placeholders.json'), 'utf8')) as string[];
  } catch {
    return [];
  }
}

/** One line for a start under a public address with stand-ins in the site; nothing otherwise. */
export function placeholderWarning(publicUrl: string | undefined, placeholders: readonly string[]): string | undefined {
  if (publicUrl === undefined || placeholders.length === 0 || !isPublic(publicUrl)) return undefined;
  return (
    `WARNING: ${publicUrl} shows visitors stand-ins instead of the company's own ${placeholders.join(', ')}. ` +
    'Put the real ones into the files that frontend/src/content/company.ts names, take them off its list and build again.'
  );
}

/** Not this machine, an address of a network at home or in an office, or a name that only tests use. */
function isPublic(publicUrl: string): boolean {
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0) return host.includes('.') && !/\.(?:localhost|local|internal|test|example|invalid)$/.test(host);
  return !/^(?:0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1?$|f[cd]|fe80:)/.test(host);
}

/** One line for a start under another PUBLIC_URL than the one that stands in the built pages; nothing otherwise. */
export function addressWarning(publicUrl: string | undefined, siteDirectory: string): string | undefined {
  const written = readWrittenAddress(siteDirectory);
  if (publicUrl === undefined || written === undefined || written === publicUrl) return undefined;
  return (
    `WARNING: the pages are written for ${written}, PUBLIC_URL is ${publicUrl}: ` +
    'run node scripts/site/public-url.mjs, or build the image with the PUBLIC_URL that it is started with.'
  );
}

/** A file that scripts/site/public-url.mjs writes beside the pages. */
function readWrittenAddress(siteDirectory: string): string | undefined {
  try {
    return readFileSync(join(siteDirectory, '../site-pages/.applied'), 'utf8');
  } catch {
    return undefined;
  }
}
