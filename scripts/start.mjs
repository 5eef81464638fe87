/**
 * `npm start`: installs and builds what is missing or changed, then runs the server in this process. One process needs
 * less memory than two and receives Ctrl-C and signals directly. Until the packages are installed, this file can import
 * only Node's own modules.
 */
import { existsSync } from 'node:fs';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';

requireNode();
// Relative paths such as DATA_DIR start at the project's folder, wherever the command is run.
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

async function putPublicUrlIntoPages() {
  const { applyPublicUrl, publicOrigin } = await import('./site/public-url.mjs');
  const origin = publicOrigin(process.env);
  if (existsSync('dist/site-pages')) await applyPublicUrl('dist', origin);
}
