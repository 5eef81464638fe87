import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One line for a start under another PUBLIC_URL than the one that stands in the built pages; nothing otherwise. */
export function addressWarning(publicUrl: string | undefined, siteDirectory: string): string | undefined {
  const written = readWrittenAddress(siteDirectory);
  if (publicUrl === undefined || written === undefined || written === publicUrl) return undefined;
  return (
    `WARNING: the pages are written for ${written}, PUBLIC_URL is ${publicUrl}: ` +
    'run node scripts/site/public-url.mjs, or build the image with the PUBLIC_URL that it is started with.'
  );
}

/** What scripts/site/public-url.mjs left beside the pages that it wrote. */
function readWrittenAddress(siteDirectory: string): string | undefined {
  try {
    return readFileSync(join(siteDirectory, '../site-pages/.applied'), 'utf8');
  } catch {
    return undefined;
  }
}
