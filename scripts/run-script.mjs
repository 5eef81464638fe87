/** Installs what is missing, then runs a command that is written in TypeScript and no part of the server. */
import { chdir, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';

/** Ends the process with the code that `command`, exported by `file`, answers to its arguments and the environment. */
export async function runScript(file, command) {
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
  const commands = await import(file);
  exit(await commands[command](process.argv.slice(2), process.env));
}
