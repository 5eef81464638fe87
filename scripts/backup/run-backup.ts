/** `npm run backup`: backs up the embedded database, restores the backup into a scratch cluster, and compares them. */
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../../src/config/errors.js';
import { clusterMajor, finishReplacement } from '../../src/embedded-postgres/cluster.js';
import { runningEmbeddedPostgres, startEmbeddedPostgres } from '../../src/embedded-postgres/embedded-postgres.js';
import { findPostmaster } from '../../src/embedded-postgres/postmaster.js';
import { BackupError } from './backup-error.js';
import { deleteOlder, finish, makeUnfinished } from './backup-folders.js';
import { embeddedSettings, readOptions, runCommand } from './command.js';
import { lockDataDir } from './lock-data-dir.js';
import { readBackup } from './manifest.js';
import { fillScratchCluster, removeScratch } from './scratch-cluster.js';
import { writeBackup } from './write-backup.js';

const HELP = `npm run backup -- [options]

Backs up the embedded database of DATA_DIR, also while the server is running, with the secret that signs tokens. Each
backup is checked: it is restored into a temporary database and every row is compared.

  --to FOLDER   folder for backups (default: DATA_DIR/backups; better on another disk)
  --keep N      after a successful backup, delete all but the newest N backups
  --help        show this text`;

const READY_WAIT_MS = 60_000;
const SCRATCH = 'scratch-backup';

export function runBackup(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  return runCommand(async () => {
    const { values, positionals } = readOptions(args, { to: { type: 'string' }, keep: { type: 'string' } });
    if (values.help) return console.log(HELP);
    if (positionals.length > 0) throw new BackupError(`${positionals[0]} is not an option. See --help.`);
    const keep = values.keep === undefined ? undefined : wholeNumber(values.keep);
    const { dataDir } = embeddedSettings(environment);
    await backUp(dataDir, resolve(values.to ?? join(dataDir, 'backups')), keep);
  });
}

async function backUp(dataDir: string, parent: string, keep: number | undefined): Promise<void> {
  const startedMs = performance.now();
  const unfinished = await write(dataDir, parent);
  const writtenMs = performance.now();
  const manifest = await readBackup(unfinished);
  await fillScratchCluster(dataDir, SCRATCH, { folder: unfinished, manifest }, { isKept: false });
  await removeScratch(join(dataDir, SCRATCH));
  const folder = await finish(parent, unfinished);
  const rows = manifest.tables.reduce((sum, table) => sum + Number(table.rows), 0);
  const megabytes = manifest.tables.reduce((sum, table) => sum + table.bytes, 0) / 2 ** 20;
  console.log(
    `Backed up ${rows.toLocaleString('en-IN')} rows of ${manifest.tables.length} tables as of ${manifest.takenAt}: ` +
      `${megabytes.toFixed(1)} MB in ${seconds(startedMs, writtenMs)} s, restored and compared in ${seconds(writtenMs)} s.\n${folder}`,
  );
  if (keep === undefined) return;
  const deleted = await deleteOlder(parent, keep);
  if (deleted > 0) console.log(`Older backups deleted: ${deleted}.`);
}

/** If the server is not running, starts the database only for the backup. */
async function write(dataDir: string, parent: string): Promise<string> {
  const dir = join(dataDir, 'postgres');
  await finishReplacement(dir);
  if ((await clusterMajor(dir)) === undefined) throw new BackupError(`There is no database in ${dir} to back up.`);
  await lockDataDir(dataDir);
  const running = await whenReady(dataDir);
  const database = running ?? (await startEmbeddedPostgres(dataDir));
  try {
    const unfinished = await makeUnfinished(parent);
    const url = Object.assign(new URL(database.superuserUrl), { pathname: new URL(database.url).pathname }).href;
    await writeBackup(url, dataDir, unfinished);
    return unfinished;
  } finally {
    if (!running) await (database as Awaited<ReturnType<typeof startEmbeddedPostgres>>).stop();
  }
}

/** Waits while the database is starting or recovering from a crash. Returns undefined if no database is running. */
async function whenReady(dataDir: string) {
  for (const deadline = Date.now() + READY_WAIT_MS; Date.now() < deadline; await delay(250)) {
    const running = await runningEmbeddedPostgres(dataDir);
    if (running ?? !(await findPostmaster(join(dataDir, 'postgres')))) return running;
  }
  throw new StartError(`The database in ${dataDir} is still starting or stopping. Run this again later.`);
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new BackupError(`--keep must be a whole number from 1 to 9999, not "${text}".`);
  return Number(text);
}

function seconds(sinceMs: number, untilMs = performance.now()): string {
  return ((untilMs - sinceMs) / 1_000).toFixed(1);
}
