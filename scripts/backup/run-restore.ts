/** `npm run restore`: makes the embedded database from a backup. */
import { join, resolve } from 'node:path';
import { BackupError } from './backup-error.js';
import { requireFinished } from './backup-folders.js';
import { embeddedSettings, readOptions, runCommand } from './command.js';
import { lockDataDir } from './lock-data-dir.js';
import { readBackup } from './manifest.js';
import { findDatabase, restoreDatabase } from './restore-database.js';

const HELP = `npm run restore -- FOLDER [options]

Makes the embedded database of DATA_DIR from the backup in FOLDER, compares every row, and puts the secret back that
signs tokens. The server has to be stopped.

  --replace     also where DATA_DIR holds a database already; that is kept beside the new one
  --help        this text`;

/** Answers the exit code of the process. */
export function runRestore(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  return runCommand(async () => {
    const { values, positionals } = readOptions(args, { replace: { type: 'boolean' } });
    if (values.help) return console.log(HELP);
    const [named, ...others] = positionals;
    if (named === undefined || others.length > 0)
      throw new BackupError('Name the one folder of the backup. See --help.');
    const { dataDir } = embeddedSettings(environment);
    await restore(dataDir, resolve(named), values.replace === true);
  });
}

async function restore(dataDir: string, folder: string, isReplacing: boolean): Promise<void> {
  const startedMs = performance.now();
  requireFinished(folder);
  const manifest = await readBackup(folder);
  await lockDataDir(dataDir);
  if ((await findDatabase(dataDir)) && !isReplacing) {
    throw new BackupError(
      `There is a database in ${join(dataDir, 'postgres')}: add --replace to put the backup in its place and keep it beside.`,
    );
  }
  const { kept } = await restoreDatabase(dataDir, { folder, manifest }, 'before-restore');
  const rows = manifest.tables.reduce((sum, table) => sum + Number(table.rows), 0);
  console.log(
    `Restored ${rows.toLocaleString('en-IN')} rows as of ${manifest.takenAt} and compared them in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s: npm start.`,
  );
  if (kept !== undefined) console.log(`What was there before is in ${kept}: delete it when you no longer need it.`);
}
