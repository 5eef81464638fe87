/** One backup, restore or upgrade of a data directory at a time, held by the kernel however the process ends. */
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { prepareDataDir } from '../../src/config/data-dir.js';
import { errorCode } from '../../src/config/errors.js';
import { BackupError } from './backup-error.js';

/**
 * Until the process ends. Linux alone has sockets whose name is in no folder.
 * @throws BackupError where another one is under way
 */
export async function lockDataDir(dataDir: string): Promise<void> {
  await prepareDataDir(dataDir);
  if (process.platform !== 'linux') return;
  const { dev, ino } = await stat(dataDir);
  const lock = createServer().listen(`\0kisan-canteen-backup-${dev}-${ino}`);
  try {
    await once(lock, 'listening');
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new BackupError(`Another backup, restore or upgrade of ${dataDir} is under way: wait until it has ended.`);
  }
  lock.unref();
}
