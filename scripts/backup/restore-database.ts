/** Creates a cluster from a backup and replaces the cluster of DATA_DIR with it. */
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
 * Whether DATA_DIR already holds a database. Stops a PostgreSQL that a killed server left running.
 * @throws StartError if a server is using DATA_DIR
 */
export async function findDatabase(dataDir: string): Promise<boolean> {
  const dir = join(dataDir, 'postgres');
  await finishReplacement(dir);
  if (await findPostmaster(dir)) await (await startEmbeddedPostgres(dataDir)).stop();
  return existsSync(dir);
}

export interface Restored {
  readonly kept?: string;
}

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
  // A server might have been started during the restore, which can take minutes.
  if ((await findPostmaster(dir)) || existsSync(dir) !== wasThere) {
    throw new BackupError(
      `A server was started on ${dataDir} during the restore. Nothing was changed. Stop the server and run this again.`,
    );
  }
  await replaceCluster(dir, fresh, `${dir}.${kept}`);
  await putSecrets(dataDir, backup, kept);
  await removeScratch(join(dataDir, SCRATCH));
  return wasThere ? { kept: `${dir}.${kept}` } : {};
}

/** Restores the secret that signs tokens, so sessions from before the backup are valid again and later ones are not. */
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
