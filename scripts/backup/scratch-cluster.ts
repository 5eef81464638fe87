/** A temporary cluster in DATA_DIR, filled from a backup. It is deleted after a check, or replaces the database. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireFreeSpace } from '../../src/config/data-dir.js';
import { loadDatabaseSecrets, startEmbeddedPostgres } from '../../src/embedded-postgres/embedded-postgres.js';
import { findPostmaster, stopPostmaster } from '../../src/embedded-postgres/postmaster.js';
import { cleanUpAtEnd } from './clean-up.js';
import { loadBackup } from './load-backup.js';
import type { Manifest } from './manifest.js';

const DATABASE = '/kisan_canteen';
/** Settings for a bulk load, in which single commits need not be durable. */
const LOADING = { max_wal_size: '4GB', synchronous_commit: 'off', autovacuum: 'off' };
const THROWN_AWAY = { fsync: 'off', full_page_writes: 'off' };
/** The rows and their indexes need several times the space of the compressed backup. */
const MB_PER_COMPRESSED_MB = 10;
const EMPTY_MB = 200;

/**
 * Fills a new cluster at `dataDir/NAME/postgres` from the backup in `folder`, compares every row, and stops the
 * cluster. The cluster uses the database secrets of `dataDir`.
 * @throws BackupError if the loaded rows differ from the backup
 */
export async function fillScratchCluster(
  dataDir: string,
  name: string,
  backup: { folder: string; manifest: Manifest },
  { isKept }: { isKept: boolean },
): Promise<string> {
  const scratchDir = join(dataDir, name);
  await removeScratch(scratchDir);
  await requireFreeSpace(dataDir, EMPTY_MB + neededMb(backup.manifest));
  cleanUpAtEnd(() => removeScratch(scratchDir));
  await mkdir(scratchDir, { mode: 0o700 });
  for (const [secret, value] of Object.entries(await loadDatabaseSecrets(dataDir))) {
    await writeFile(join(scratchDir, secret), `${value}\n`, { mode: 0o600 });
  }
  const scratch = await startEmbeddedPostgres(scratchDir, { settings: { ...LOADING, ...(!isKept && THROWN_AWAY) } });
  try {
    const superuserUrl = Object.assign(new URL(scratch.superuserUrl), { pathname: DATABASE }).href;
    await loadBackup(backup.folder, backup.manifest, scratch, superuserUrl);
  } finally {
    await scratch.stop();
  }
  return join(scratchDir, 'postgres');
}

/** Removes the scratch cluster, even one that an earlier, killed run left behind, and stops its PostgreSQL. */
export async function removeScratch(scratchDir: string): Promise<void> {
  const postmaster = await findPostmaster(join(scratchDir, 'postgres'));
  if (postmaster) await stopPostmaster(join(scratchDir, 'postgres'), postmaster.pid);
  await rm(scratchDir, { recursive: true, force: true, maxRetries: 3 });
}

function neededMb({ tables }: Manifest): number {
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  return Math.ceil((bytes / 2 ** 20) * MB_PER_COMPRESSED_MB);
}
