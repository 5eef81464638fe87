/** Runs `npm run backup` and `npm run restore` as processes, on a separate database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient, type Schema } from '../support/api-client.js';
import { type ServerProcess, spawnServer } from '../support/server-process.js';
import { thirdPartySubmission } from '../support/submissions.js';

const PASSWORD = 'harvest-moon-42';

let root: string;
let dataDir: string;
let server: ServerProcess;
let api: ApiClient;
let token: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kisan-canteen-backup-'));
  dataDir = join(root, 'data');
  await start();
  const body = { email: 'admin@kisancanteen.local', password: PASSWORD };
  token = (await api.raw<Schema<'LoginResult'>>('POST', '/api/auth/login', { body })).body.token;
});
afterAll(async () => {
  await stop();
  await rm(root, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = spawnServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD, LEADS_PER_MINUTE: '0' });
  api = new ApiClient(await server.ready());
}

async function stop(): Promise<void> {
  server.child.kill('SIGTERM');
  await server.ended();
}

async function sendForm(): Promise<string> {
  const body = thirdPartySubmission('contact');
  const answer = await api.raw<{ data: { _id: string } }>('POST', '/api/leads', { body });
  expect(answer.status).toBe(201);
  return answer.body.data._id;
}

/** Returns the ids of all leads. Uses a session from before the backup, which must still be valid after the restore. */
async function storedIds(): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await api.call('get', '/api/leads', { token, query: { page, limit: 100 } });
    ids.push(...body.data.map(({ _id }) => _id));
    if (page >= body.pagination.totalPages) return ids;
  }
}

interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function run(name: 'backup' | 'restore' | 'upgrade-database', args: string[] = [], env = {}): Promise<Run> {
  const child: ChildProcess = spawn(process.execPath, [`scripts/${name}.mjs`, ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk) => (stdout += chunk));
  child.stderr?.on('data', (chunk) => (stderr += chunk));
  const [code] = await once(child, 'close');
  return { code, stdout, stderr };
}

/** Runs a command that must fail; returns its one-line message. */
async function refusal(...command: Parameters<typeof run>): Promise<string> {
  const { code, stderr } = await run(...command);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  return stderr;
}

async function backUp(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await run('backup', ['--to', join(root, 'backups'), ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.split('\n')[1] ?? '';
}

describe('npm run backup and npm run restore', () => {
  let backup: string;
  let acknowledged: string[];
  let later: string[];

  it('keep every acknowledged lead, while the server runs and submissions continue', async () => {
    acknowledged = await Promise.all(Array.from({ length: 20 }, sendForm));
    const sentMeanwhile: string[] = [];
    let hasEnded = false;
    const sender = (async () => {
      while (!hasEnded) sentMeanwhile.push(await sendForm());
    })();
    backup = await backUp();
    hasEnded = true;
    await sender;
    later = [...sentMeanwhile, await sendForm()];

    for (const name of ['.', ...(await readdir(backup))]) {
      expect((await stat(join(backup, name))).mode & 0o077).toBe(0);
    }
    expect(await refusal('restore', [backup, '--replace'])).toContain('Another Kisan Canteen is already running');
    await stop();
    expect(await refusal('restore', [backup])).toContain('Add --replace');

    // Simulates a disk failure: the database and the token secret are lost.
    await rm(join(dataDir, 'postgres', 'base'), { recursive: true });
    await rm(join(dataDir, 'jwt-secret'));
    const { code, stdout } = await run('restore', [backup, '--replace']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('Restored') });
    expect(await readdir(dataDir)).toContainEqual(expect.stringMatching(/^postgres\.before-restore-/));
    expect((await stat(join(dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);

    await start();
    const stored = await storedIds();
    expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
    expect(stored.filter((id) => ![...acknowledged, ...later].includes(id))).toEqual([]);
    const stats = await api.call('get', '/api/leads/stats', { token });
    expect(stats.body.data.total).toBe(stored.length);
    // Sequences, triggers and the audit trail continue after the restore.
    await sendForm();
    expect(await storedIds()).toHaveLength(stored.length + 1);
  });

  it('work while the server is stopped, into an empty data directory, and keep the requested number', async () => {
    const stored = await storedIds();
    await stop();
    const second = await backUp('--keep', '1');
    expect(await readdir(join(root, 'backups'))).toEqual([second.split('/').at(-1)]);
    backup = second;

    dataDir = join(root, 'elsewhere');
    expect((await run('restore', [backup])).code).toBe(0);
    await start();
    expect(new Set(await storedIds())).toEqual(new Set(stored));
    await stop();
  });

  it.each([
    ['a damaged table', 'public.leads.copy.gz does not match its checksum', () => damage('public.leads.copy.gz')],
    ['a damaged manifest', 'manifest.json does not match its checksum', () => damage('manifest.json')],
    ['a missing table', 'public.users.copy.gz is missing', () => rm(join(backup, 'public.users.copy.gz'))],
    ['no manifest', 'is not a backup', () => rm(join(backup, 'manifest.json'))],
    ['rows that differ from the manifest', 'public.users differs from the backup', () => alterUsers()],
    [
      'the tables of 0.1.0',
      'made by Kisan Canteen 0.1.0. Restore it with',
      () => setMigrations('MoreSounds1764860200000'),
    ],
    [
      'tables of a newer release',
      'made by a newer release (migration Later1799000000000)',
      () => setMigrations('Baseline1765000000000', 'Later1799000000000'),
    ],
  ])('refuse a backup with %s, and do not change the database', async (_, reason, spoil) => {
    const before = await readdir(dataDir);
    const whole = await Promise.all(
      (await readdir(backup)).map(async (name) => [join(backup, name), await readFile(join(backup, name))] as const),
    );
    await spoil();
    expect(await refusal('restore', [backup, '--replace'])).toContain(reason);
    expect(await readdir(dataDir)).toEqual(before);
    for (const [path, content] of whole) await writeFile(path, content);
  });

  async function damage(name: string): Promise<void> {
    const content = await readFile(join(backup, name));
    content[content.length >> 1]! ^= 1;
    await writeFile(join(backup, name), content);
  }

  /** Changes a row and updates all checksums. */
  async function alterUsers(): Promise<void> {
    const path = join(backup, 'public.users.copy.gz');
    const altered = gzipSync(
      gunzipSync(await readFile(path))
        .toString('utf8')
        .replace('kisancanteen.local', 'kisancanteen.locus'),
    );
    await writeFile(path, altered);
    await alterManifest(({ tables }) => {
      const table = tables.find(({ name }) => name === 'public.users');
      Object.assign(table!, { bytes: altered.length, sha256: createHash('sha256').update(altered).digest('hex') });
    });
  }

  const setMigrations = (...migrations: string[]) =>
    alterManifest((manifest) => Object.assign(manifest, { migrations }));

  async function alterManifest(alter: (manifest: { tables: { name: string }[] }) => void): Promise<void> {
    const manifest = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'));
    alter(manifest);
    const text = JSON.stringify(manifest);
    await writeFile(join(backup, 'manifest.json'), text);
    await writeFile(join(backup, 'manifest.sha256'), createHash('sha256').update(text).digest('hex'));
  }

  it('refuse invalid arguments with one line', async () => {
    expect(await refusal('restore', [root])).toContain('is not a backup');
    expect(await refusal('restore', [])).toContain('Give the folder of one backup');
    expect(await refusal('backup', ['--keep', 'all'])).toContain('--keep must be a whole number');
    expect(await refusal('backup', [], { DATA_DIR: join(root, 'nowhere') })).toContain('There is no database');
    const DATABASE_URL = 'postgres://kc@db.example/kc';
    expect(await refusal('backup', [], { DATABASE_URL })).toContain('docs/operations/backups.md');
    await rename(backup, `${backup}.unfinished`);
    expect(await refusal('restore', [`${backup}.unfinished`])).toContain('is incomplete');
  });
});

describe('a data directory', () => {
  it('whose replacement was interrupted between its renames is complete after the next start', async () => {
    await rename(join(dataDir, 'postgres'), join(dataDir, 'postgres.next'));
    await start();
    expect((await storedIds()).length).toBeGreaterThan(0);
    await stop();
  });

  it('of another PostgreSQL is refused with the command to upgrade it, or the release it needs', async () => {
    const versionFile = join(dataDir, 'postgres', 'PG_VERSION');
    const ours = await readFile(versionFile, 'utf8');
    await chmod(versionFile, 0o600);
    for (const [major, remedy] of [
      ['14', 'npm run upgrade-database'],
      ['99', 'start the release that created it'],
    ] as const) {
      await writeFile(versionFile, `${major}\n`);
      server = spawnServer({ DATA_DIR: dataDir });
      expect(await server.ended()).toBe(1);
      expect(server.stderr()).toMatch(new RegExp(`^[^\n]*PostgreSQL ${major}[^\n]*${remedy}[^\n]*\n$`));
      expect(await refusal('backup')).toContain(remedy);
    }
    expect(await refusal('upgrade-database')).toContain('newer than');
    await writeFile(versionFile, '14\n');
    expect(await refusal('upgrade-database')).toContain('--programs');
    await writeFile(versionFile, ours);
    expect((await run('upgrade-database')).stdout).toContain('nothing was done');
  });
});
