/** Start-up warnings about a built site that does not match the configuration. */
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';

/** Returns the placeholders that the build listed, such as "postal address". Empty if the site is not built. */
export function readPlaceholders(siteDirectory: string): string[] {
  try {
    return JSON.parse(readFileSync(join(siteDirectory, '..', 'placeholders.json'), 'utf8')) as string[];
  } catch {
    return [];
  }
}

export function placeholderWarning(publicUrl: string | undefined, placeholders: readonly string[]): string | undefined {
  if (publicUrl === undefined || placeholders.length === 0 || !isPublic(publicUrl)) return undefined;
  return (
    `WARNING: ${publicUrl} shows placeholders instead of the company's ${placeholders.join(', ')}. ` +
    'Enter the real values in the files named in frontend/src/content/company.ts, remove them from its list and build again.'
  );
}

/** Returns false for this machine, private networks, and host names that are reserved for local use or tests. */
function isPublic(publicUrl: string): boolean {
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0) return host.includes('.') && !/\.(?:localhost|local|internal|test|example|invalid)$/.test(host);
  return !/^(?:0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1?$|f[cd]|fe80:)/.test(host);
}

export function addressWarning(publicUrl: string | undefined, siteDirectory: string): string | undefined {
  const written = readWrittenAddress(siteDirectory);
  if (publicUrl === undefined || written === undefined || written === publicUrl) return undefined;
  return (
    `WARNING: the pages were built for ${written}, but PUBLIC_URL is ${publicUrl}: ` +
    'run node scripts/site/public-url.mjs, or build the image with this PUBLIC_URL.'
  );
}

function readWrittenAddress(siteDirectory: string): string | undefined {
  try {
    return readFileSync(join(siteDirectory, '../site-pages/.applied'), 'utf8');
  } catch {
    return undefined;
  }
}
