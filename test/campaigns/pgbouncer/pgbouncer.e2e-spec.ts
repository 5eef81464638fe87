/** A server that is connected to PgBouncer instead of PostgreSQL reports in one line what it needs. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { unpackDebianPackages } from '../../../scripts/debian-packages.mjs';
import { type OutsidePrograms, outsidePrograms } from '../../support/outside-programs.js';
import { spawnServer } from '../../support/server-process.js';
import { createBareDatabase, type TestDatabase } from '../../support/test-database.js';
import { waitFor } from '../../support/wait-for.js';

const OUR_PARAMETERS = 'extra_float_digits,options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout';
const NEEDS = 'use the address of PostgreSQL itself, because the server pools its own';

let root: string;
let programs: OutsidePrograms;
let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  root = await unpackDebianPackages(['pgbouncer']);
  programs = await outsidePrograms();
  database = await createBareDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'kisan-canteen-pgbouncer-'));
});
afterAll(async () => {
  await programs?.close();
  await database?.drop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

async function startBouncer(mode: string, ignored: string): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(database.ownerUrl);
  const own = await freePort();
  const secret = decodeURIComponent(password);
  const config = `
[databases]
* = host=${hostname} port=${port} user=${username} password='${secret}' dbname=${pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
ignore_startup_parameters = ${ignored}
`;
  const file = join(programs.dir, `${own}.ini`);
  await writeFile(file, config);
  programs.start(`pgbouncer-${own}`, join(root, 'usr/sbin/pgbouncer'), [file], {
    LD_LIBRARY_PATH: join(root, 'usr/lib/x86_64-linux-gnu'),
  });
  const url = `postgres://${username}@127.0.0.1:${own}${pathname}`;
  await waitFor('PgBouncer answers', () => answers(url));
  return url;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

it.each([
  ['transaction', 'extra_float_digits', 'lends connections for a transaction only'],
  ['transaction', OUR_PARAMETERS, 'lends connections for a transaction only'],
  ['statement', OUR_PARAMETERS, 'lends connections for a transaction only'],
  ['session', 'extra_float_digits', 'refuses the settings of connections'],
  ['session', OUR_PARAMETERS, 'drops the settings of connections'],
])('in %s mode, ignoring %s, it reports that PgBouncer %s', async (mode, ignored, what) => {
  const server = spawnServer({ DATABASE_URL: await startBouncer(mode, ignored), DATA_DIR: dataDir });
  expect(await server.ended()).toBe(1);
  process.stdout.write(`${mode}, ignoring ${ignored}: ${server.stderr()}`);
  expect(server.stderr().trim().split('\n')).toEqual([expect.stringContaining(what)]);
  expect(server.stderr()).toContain(NEEDS);
});

it('starts on PostgreSQL afterwards: the migration lock is free', async () => {
  const server = spawnServer({ DATABASE_URL: database.ownerUrl, DATA_DIR: dataDir });
  await server.ready();
  server.child.kill('SIGTERM');
  expect(await server.ended()).toBe(0);
});
