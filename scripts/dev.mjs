/**
 * `npm run dev`: the site and the back office on Vite's development server, the API beside it, and the database that
 * comes with the project. Both halves take up a saved file by themselves: Vite replaces the module in the page, the
 * server starts anew. The database belongs to this process, so it runs on while the server does not.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { chdir } from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';

/** A little longer than the server itself waits for requests that are under way. */
const STOP_MS = 12_000;

/** What runs, in the order in which it was started; it is stopped in the opposite one. */
const running = [];
let isStopping = false;

requireNode();
chdir(fileURLToPath(new URL('..', import.meta.url)));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
try {
  await ensureInstalled();
  const database = process.env['DATABASE_URL']?.trim() ? {} : await startDatabase();
  const pages = await startPages();
  startServer(database, () => {
    console.log(`\n  Site         ${pages}\n  Back office  ${pages}/admin\n  API          ${pages}/api/docs\n`);
  });
} catch (error) {
  if (!isStopping) {
    console.error(`The development server cannot start: ${error instanceof Error ? error.message : error}`);
    await stop(1);
  }
}

/** @returns the variables that lead to the embedded database on DATA_DIR */
async function startDatabase() {
  await import('./dev/run-typescript.mjs');
  const { startEmbeddedPostgres } = await import('../src/embedded-postgres/embedded-postgres.ts');
  const starting = startEmbeddedPostgres(resolve(process.env['DATA_DIR']?.trim() || '.data'), {
    log: (message) => console.warn(`[database] ${message}`),
  });
  // Before it is there, so that a Ctrl-C in the middle of the start stops it too.
  running.push(async () => (await starting.catch(() => null))?.stop());
  const { url, ownerUrl } = await starting;
  return { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl };
}

/** @returns the address of Vite's development server */
async function startPages() {
  const { makeSiteFiles, remakeSiteFiles, SITE_FILES } = await import('./dev/site-files.mjs');
  // Vite looks once for what it serves as it stands, so it has to be there before.
  await makeSiteFiles();
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: resolve('frontend/vite.config.ts'),
    publicDir: SITE_FILES,
    clearScreen: false,
  });
  remakeSiteFiles(vite);
  running.push(() => vite.close());
  await vite.listen();
  return vite.resolvedUrls.local[0].replace(/\/$/, '');
}

/** Node starts the server anew whenever a file that it has loaded is saved, and waits for that after a crash. */
function startServer(database, onFirstReady) {
  const child = spawn(
    process.execPath,
    [
      '--watch',
      '--watch-preserve-output',
      '--enable-source-maps',
      '--no-warnings',
      '--import',
      './scripts/dev/run-typescript.mjs',
      'src/main.ts',
    ],
    { env: { ...process.env, ...database }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  running.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await Promise.race([once(child, 'exit'), delay(STOP_MS, null, { ref: false })]);
    child.kill('SIGKILL');
  });
  child.once('exit', (code, signal) => {
    if (isStopping) return;
    console.error(`The server's watcher has ended (${signal ?? `code ${code}`}), so everything ends.`);
    void stop(1);
  });
  let isFirst = true;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('Failed running')) {
      console.error('The server has ended, the pages go on. It starts again when one of its files is saved.');
    } else if (!line.startsWith('Kisan Canteen is ready')) {
      console.log(line);
    } else if (isFirst) {
      isFirst = false;
      onFirstReady();
    } else {
      console.log('The server runs again.');
    }
  });
}

/** The server before the database it uses, and everything before this process ends. */
async function stop(exitCode) {
  if (isStopping) return;
  isStopping = true;
  for (const end of running.reverse()) await end().catch((error) => console.error(error));
  process.exit(exitCode);
}
