/**
 * `npm run demo -- --leads 2000`: installs what is missing, then fills the database; `--help` says more. The demo is no part
 * of the server, so nothing is built: its TypeScript runs as it stands.
 */
import { chdir, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';

requireNode();
// DATA_DIR is read from where the project is, as `npm start` does.
chdir(fileURLToPath(new URL('..', import.meta.url)));
try {
  await ensureInstalled();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  exit(1);
}
await import('./dev/run-typescript.mjs');
const { runDemo } = await import('./demo/run-demo.ts');
exit(await runDemo(process.argv.slice(2), process.env));
