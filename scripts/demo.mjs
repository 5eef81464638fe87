/** `npm run demo -- --leads 2000`: installs and builds what is missing, then fills the database; `--help` says more. */
import { chdir, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';

requireNode();
// DATA_DIR is read from where the project is, as `npm start` does.
chdir(fileURLToPath(new URL('..', import.meta.url)));
try {
  await ensureInstalled();
  const { ensureBuilt } = await import('./build.mjs');
  await ensureBuilt(['server']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  exit(1);
}
const { runDemo } = await import('../dist/server/scripts/demo/run-demo.js');
exit(await runDemo(process.argv.slice(2), process.env));
