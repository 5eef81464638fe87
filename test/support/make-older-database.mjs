/**
 * `node test/support/make-older-database.mjs MAJOR DATA_DIR LEADS [PROGRAMS]`: creates a data directory of an earlier
 * PostgreSQL with demo leads, outside of jest's modules.
 */
import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import '../../scripts/dev/run-typescript.mjs';

const { olderPrograms } = await import('../../scripts/backup/older-programs.ts');
const { cleanUp } = await import('../../scripts/backup/clean-up.ts');
const { loadDemo } = await import('../../scripts/demo/load-demo.ts');
const { migrate } = await import('../../src/database/data-source.ts');
const { postgresAccount } = await import('../../src/embedded-postgres/account.ts');
const { loadDatabaseSecrets, startEmbeddedPostgres } = await import('../../src/embedded-postgres/embedded-postgres.ts');

const [major, dataDir, leads, folder] = process.argv.slice(2);
await mkdir(dataDir);
// Creates the cluster as earlier releases did, because PostgreSQL before 17 lacks the built-in locales of new clusters.
if (Number(major) < 17) await makeCluster();
const older = await startEmbeddedPostgres(dataDir, { programs: await olderPrograms(major, dataDir, folder) });
await migrate(older.ownerUrl);
await loadDemo(older.ownerUrl, { leads: Number(leads) });
await older.stop();
await cleanUp();

async function makeCluster() {
  const dir = join(dataDir, 'postgres');
  const { uid, gid } = await postgresAccount(dir);
  const passwordFile = join(dataDir, 'password');
  const { 'postgres-superuser-password': password } = await loadDatabaseSecrets(dataDir);
  await mkdir(dir, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (uid !== undefined) for (const path of [dataDir, dir, passwordFile]) chownSync(path, uid, gid);
  const args = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8'];
  execFileSync(join(folder, 'bin/initdb'), [`--pgdata=${dir}`, `--pwfile=${passwordFile}`, ...args], {
    uid,
    gid,
    cwd: '/',
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await rm(passwordFile);
}
