/** Installs missing packages, then runs a TypeScript command that is not part of the server. */
import { chdir, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';

export async function runScript(file, command) {
  requireNode();
  // As in `npm start`, relative paths such as DATA_DIR start at the project's folder.
  chdir(fileURLToPath(new URL('..', import.meta.url)));
  try {
    await ensureInstalled();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    exit(1);
  }
  await import('./dev/run-typescript.mjs');
  const commands = await import(file);
  exit(await commands[command](process.argv.slice(2), process.env));
}
