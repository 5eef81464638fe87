/**
 * `npm run dev`: runs the site and the back office on Vite's development server, and the API with its database. After a
 * file is saved, Vite replaces the module in the page and Node restarts the server. The embedded database belongs to
 * this process, so it keeps running.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { chdir } from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';

/** A little longer than the server's own timeout for running requests. */
const STOP_MS = 12_000;

/** Functions that stop what was started, in the order in which it was started. */
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
    console.error(`The development server could not start: ${error instanceof Error ? error.message : error}`);
    await stop(1);
  }
}

async function startDatabase() {
  await import('./dev/run-typescript.mjs');
  const { startEmbeddedPostgres } = await import('../src/embedded-postgres/embedded-postgres.ts');
  const starting = startEmbeddedPostgres(resolve(process.env['DATA_DIR']?.trim() || '.data'), {
    log: (message) => console.warn(`[database] ${message}`),
  });
  // Added before the start is complete, so that Ctrl-C during the start also stops it.
  running.push(async () => (await starting.catch(() => null))?.stop());
  const { url, ownerUrl } = await starting;
  return { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl };
}

async function startPages() {
  const { makeSiteFiles, remakeSiteFiles, SITE_FILES } = await import('./dev/site-files.mjs');
  // Vite reads the public folder only once, when it starts, so the files must exist before that.
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

/** Runs the server in Node's watch mode, which restarts it when a loaded file is saved, even after a crash. */
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
    console.error(`The server's watcher stopped (${signal ?? `code ${code}`}). Stopping everything.`);
    void stop(1);
  });
  let isFirst = true;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('Failed running')) {
      console.error('The server stopped; the pages still run. It restarts when you save one of its files.');
    } else if (!line.startsWith('Kisan Canteen is ready')) {
      console.log(line);
    } else if (isFirst) {
      isFirst = false;
      onFirstReady();
    } else {
      console.log('The server is running again.');
    }
  });
}

/** Stops everything in reverse order, so the server stops before its database. Then ends the process. */
async function stop(exitCode) {
  if (isStopping) return;
  isStopping = true;
  for (const end of running.reverse()) await end().catch((error) => console.error(error));
  process.exit(exitCode);
}
