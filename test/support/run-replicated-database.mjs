/**
 * Runs a migrated primary of the embedded PostgreSQL and a streaming replica until its input ends. Prints their
 * addresses as JSON. The input lines `crash` and `start` crash and start the replica.
 * It makes the base backup itself, because the package has no pg_basebackup.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, lchown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const built = (name) => import(`../../dist/server/src/${name}.js`);
const { grantToApplication } = await built('database/application-role');
const { migrate } = await built('database/data-source');
const { startEmbeddedPostgres } = await built('embedded-postgres/embedded-postgres');
const { postgresAccount } = await built('embedded-postgres/account');
const { findBinaries } = await built('embedded-postgres/binaries');
const { clusterPath } = await built('embedded-postgres/cluster');

/** The folder for the data. Without it, the data is deleted at the end and writes do not wait for the disk. */
const [keptDir] = process.argv.slice(2);
const SETTINGS = {
  wal_level: 'replica',
  max_wal_senders: '4',
  max_connections: '120',
  ...(keptDir === undefined && { fsync: 'off' }),
};
/** Files that a base backup excludes (PostgreSQL's manual, "Making a Base Backup"). */
const EXCLUDED_FILES = ['postmaster.pid', 'postmaster.opts'];
const EMPTY_FOLDERS = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];

const dataDir = keptDir ?? (await mkdtemp(join(tmpdir(), 'kisan-canteen-replicated-')));
const primary = await startEmbeddedPostgres(dataDir, { settings: SETTINGS });
await migrate(primary.ownerUrl);
await grantToApplication(primary.url, primary.ownerUrl);
const replicaDir = join(dataDir, 'replica', 'postgres');
const port = await freePort();
await makeReplica();
let replica = await startReplica();
const commands = {
  crash: () => replica.kill('SIGQUIT'),
  start: async () => {
    replica = await startReplica();
  },
};
createInterface(process.stdin)
  .on('line', (line) => commands[line]())
  .once('close', stop);
const onReplica = (url) => Object.assign(new URL(url), { port: String(port) }).href;
while (!(await isReady())) await delay(50);
const { url, ownerUrl, superuserUrl } = primary;
const addresses = { url, ownerUrl, replicaUrl: onReplica(url), replicaSuperuserUrl: onReplica(superuserUrl) };
process.stdout.write(`${JSON.stringify(addresses)}\n`);

async function stop() {
  replica.kill('SIGQUIT');
  await primary.stop();
  await rm(keptDir === undefined ? dataDir : join(dataDir, 'replica'), { recursive: true, force: true });
  process.exit();
}

async function makeReplica() {
  const cluster = join(dataDir, 'postgres');
  await copyRunning(cluster, await postgresAccount(cluster));
}

async function startReplica() {
  const cluster = join(dataDir, 'postgres');
  const account = await postgresAccount(cluster);
  const { hostname, port: primaryPort, username, password } = new URL(primary.superuserUrl);
  const settings = {
    ...(await settingsOfPrimary()),
    port,
    primary_conninfo: `host=${hostname} port=${primaryPort} user=${username} password=${decodeURIComponent(password)}`,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const binaries = await findBinaries(account);
  const path = clusterPath({ dir: replicaDir, account, binaries });
  return spawn(binaries.postgres, ['-D', path, ...options], {
    ...account,
    cwd: replicaDir,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', process.env.REPLICA_LOG ? 'inherit' : 'ignore'],
  });
}

async function settingsOfPrimary() {
  const client = new pg.Client({ connectionString: primary.superuserUrl });
  await client.connect();
  const { rows } = await client.query(`SELECT name, setting FROM pg_settings WHERE source = 'command line'`);
  await client.end();
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

async function copyRunning(cluster, { uid, gid }) {
  const client = new pg.Client({ connectionString: primary.superuserUrl });
  await client.connect();
  await client.query(`SELECT pg_backup_start('replica', fast => true)`);
  const left = new Set([...EXCLUDED_FILES, ...EMPTY_FOLDERS].map((name) => join(cluster, name)));
  await cp(cluster, replicaDir, { recursive: true, filter: (path) => !left.has(path) });
  const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
  await client.end();
  for (const name of EMPTY_FOLDERS) await mkdir(join(replicaDir, name));
  await writeFile(join(replicaDir, 'backup_label'), rows[0].labelfile);
  await writeFile(join(replicaDir, 'standby.signal'), '');
  if (uid === undefined) return;
  for (const name of ['.', ...(await readdir(replicaDir, { recursive: true }))]) {
    await lchown(join(replicaDir, name), uid, gid);
  }
}

async function isReady() {
  const client = new pg.Client({ connectionString: onReplica(primary.superuserUrl) });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
