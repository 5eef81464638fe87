/** Makes a cluster from a backup and puts it in the place of DATA_DIR's own. */
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finishReplacement, nextOf, replaceCluster } from '../../src/embedded-postgres/cluster.js';
import { startEmbeddedPostgres } from '../../src/embedded-postgres/embedded-postgres.js';
import { findPostmaster } from '../../src/embedded-postgres/postmaster.js';
import { BackupError } from './backup-error.js';
import { timestamp } from './backup-folders.js';
import type { Manifest } from './manifest.js';
import { fillScratchCluster, removeScratch } from './scratch-cluster.js';
import { writeWhole } from './write-whole.js';

const SCRATCH = 'scratch-restore';

/**
 * Whether there is a database in the way of a restore.
 * @throws StartError where a server is running on it
 */
export async function findDatabase(dataDir: string): Promise<boolean> {
  const dir = join(dataDir, 'postgres');
  await finishReplacement(dir);
  // One that a killed server left running is stopped; one whose server lives says so.
  if (await findPostmaster(dir)) await (await startEmbeddedPostgres(dataDir)).stop();
  return existsSync(dir);
}

/** `kept`: where the database is that was there before. */
export interface Restored {
  readonly kept?: string;
}

/** Fills a new cluster, compares it with the backup and puts it in place; what was there is kept beside it. */
export async function restoreDatabase(
  dataDir: string,
  backup: { folder: string; manifest: Manifest },
  suffix: 'before-restore' | 'before-upgrade',
): Promise<Restored> {
  const dir = join(dataDir, 'postgres');
  const wasThere = existsSync(dir);
  await rm(nextOf(dir), { recursive: true, force: true });
  const fresh = await fillScratchCluster(dataDir, SCRATCH, backup, { isKept: true });
  const kept = `${suffix}-${timestamp()}`;
  // A server may have been started while this took its minutes.
  if ((await findPostmaster(dir)) || existsSync(dir) !== wasThere) {
    throw new BackupError(
      `A server was started on ${dataDir} meanwhile: nothing was changed. Stop it and run this again.`,
    );
  }
  await replaceCluster(dir, fresh, `${dir}.${kept}`);
  await putSecrets(dataDir, backup, kept);
  await removeScratch(join(dataDir, SCRATCH));
  return wasThere ? { kept: `${dir}.${kept}` } : {};
}

/** The secret that signs tokens goes with its database: sessions of the backup are valid, those since then are not. */
async function putSecrets(
  dataDir: string,
  { folder, manifest }: { folder: string; manifest: Manifest },
  kept: string,
): Promise<void> {
  for (const { file } of manifest.secrets) {
    const path = join(dataDir, file);
    const secret = await readFile(join(folder, file));
    const present = await readFile(path).catch(() => undefined);
    if (present?.equals(secret)) continue;
    await rm(`${path}.next`, { force: true });
    await writeWhole(`${path}.next`, secret);
    if (present) await rename(path, `${path}.${kept}`);
    await rename(`${path}.next`, path);
  }
}
