import { join, resolve } from 'node:path';
import { BackupError } from './backup-error.js';
import { requireFinished } from './backup-folders.js';
import { embeddedSettings, readOptions, runCommand } from './command.js';
import { lockDataDir } from './lock-data-dir.js';
import { readBackup } from './manifest.js';
import { findDatabase, restoreDatabase } from './restore-database.js';

const HELP = `npm run restore -- FOLDER [options]

Restores the embedded database of DATA_DIR from the backup in FOLDER, compares every row, and restores the secret that
signs tokens. Stop the server first.

  --replace     replace the database in DATA_DIR, if there is one; its folder is renamed, not deleted
  --help        show this text`;

export function runRestore(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  return runCommand(async () => {
    const { values, positionals } = readOptions(args, { replace: { type: 'boolean' } });
    if (values.help) return console.log(HELP);
    const [named, ...others] = positionals;
    if (named === undefined || others.length > 0) throw new BackupError('Give the folder of one backup. See --help.');
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
      `There is already a database in ${join(dataDir, 'postgres')}. Add --replace to replace it; its folder is renamed, not deleted.`,
    );
  }
  const { kept } = await restoreDatabase(dataDir, { folder, manifest }, 'before-restore');
  const rows = manifest.tables.reduce((sum, table) => sum + Number(table.rows), 0);
  console.log(
    `Restored ${rows.toLocaleString('en-IN')} rows as of ${manifest.takenAt} and compared them in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s. To start the server: npm start.`,
  );
  if (kept !== undefined) console.log(`The previous database is in ${kept}. Delete it when you no longer need it.`);
}
