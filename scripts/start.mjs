/**
 * `npm start`: installs and builds what is missing or changed, then becomes the server. The server runs in this same
 * process: one process costs less memory than two, and a Ctrl-C or a signal reaches it with nobody in between. Only
 * Node's own modules until the packages are there.
 */
import { existsSync } from 'node:fs';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';

requireNode();
// DATA_DIR and the rest are read from where the project is, wherever the command was given.
chdir(fileURLToPath(new URL('..', import.meta.url)));
try {
  await ensureInstalled();
  const { ensureBuilt } = await import('./build.mjs');
  await ensureBuilt();
  await putPublicUrlIntoPages();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../dist/server/src/main.js');

/** The built pages hold a stand-in for the site's address. */
async function putPublicUrlIntoPages() {
  const { applyPublicUrl, publicOrigin } = await import('./site/public-url.mjs');
  const origin = publicOrigin(process.env);
  if (existsSync('dist/site-pages')) await applyPublicUrl('dist', origin);
}
