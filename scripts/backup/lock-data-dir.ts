/**
 * Allows only one backup, restore or upgrade of a data directory at a time. The kernel releases the lock when the
 * process ends.
 */
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { prepareDataDir } from '../../src/config/data-dir.js';
import { errorCode } from '../../src/config/errors.js';
import { BackupError } from './backup-error.js';

/**
 * Holds the lock until the process ends. Only Linux has abstract sockets, so other systems have no lock.
 * @throws BackupError if another run holds the lock
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
    throw new BackupError(`Another backup, restore or upgrade of ${dataDir} is running: wait until it ends.`);
  }
  lock.unref();
}
