/** Tests backups, interrupted backups, a lost disk, a restore and upgrades of the embedded database under load. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { unpackDebianPackages } from '../../../scripts/debian-packages.mjs';
import { ApiClient } from '../../support/api-client.js';
import { type ServerProcess, spawnServer } from '../../support/server-process.js';
import { amount, SEED, TIME_LIMIT_MS } from '../campaign.js';
import { secondsSince, Visitors } from './visitors.js';

const LEADS = amount('leads', { inTest: 2_000, inCampaign: 1_000_000 });
/** The data directory of a stopped server. The test copies it instead of loading the demo leads again. */
const READY_DATA_DIR = process.env['CAMPAIGN_DATA_DIR'];
const KILLS = amount('rounds', { inTest: 1, inCampaign: 5 });
const LEADS_TO_MOVE = 5_000;
const PASSWORD = 'harvest-moon-42';
const VISITORS = { count: 8, pauseMs: 50 };

let root: string;
let server: ServerProcess | undefined;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kisan-canteen-backups-'));
  // initdb runs under another account and needs to enter this folder.
  await chmod(root, 0o755);
});
afterAll(async () => {
  await stop('SIGTERM');
  await rm(root, { recursive: true, force: true });
});

async function start(dataDir: string): Promise<ApiClient> {
  server = spawnServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD, LEADS_PER_MINUTE: '0' });
  return new ApiClient(await server.ready());
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  server?.child.kill(signal);
  await server?.ended();
  server = undefined;
}

interface Run {
  readonly code: number | null;
  readonly output: string;
  readonly seconds: number;
  /** Peak memory of the command itself, without PostgreSQL. */
  readonly megabytes: number;
}

function spawnCommand(name: string, dataDir: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [`scripts/${name}.mjs`, ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(name: string, dataDir: string, ...args: string[]): Promise<Run> {
  const startedMs = Date.now();
  const child = spawnCommand(name, dataDir, args);
  let output = '';
  let megabytes = 0;
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    megabytes = Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? megabytes * 1024) / 1024);
  }, 200);
  const [code] = await once(child, 'close');
  clearInterval(watch);
  return { code, output, seconds: secondsSince(startedMs), megabytes };
}

async function postmasterOf(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

it(
  'restores every lead that was acknowledged before the backup started, after the disk is lost',
  async () => {
    const dataDir = join(root, 'data');
    const backups = join(root, 'backups');
    if (READY_DATA_DIR !== undefined) await cp(READY_DATA_DIR, dataDir, { recursive: true, preserveTimestamps: true });
    else expect(await run('demo', dataDir, '--leads', `${LEADS}`)).toMatchObject({ code: 0 });
    const visitors = new Visitors((await start(dataDir)).url, VISITORS);

    for (let kill = 0; kill < KILLS; kill += 1) {
      const child = spawnCommand('backup', dataDir, ['--to', backups]);
      const ended = once(child, 'exit');
      await delay(1_000 + ((SEED * (kill + 1)) % 10_000));
      child.kill('SIGKILL');
      await ended;
    }
    const whole = (await readdir(backups).catch(() => [])).filter((name) => !name.endsWith('.unfinished'));

    const beganMs = Date.now();
    const before = visitors.journal.length;
    const backup = await run('backup', dataDir, '--to', backups, '--keep', '1');
    expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('restored and compared') });
    const meanwhile = visitors.journal.length - before;
    const folder =
      backup.output
        .trim()
        .split('\n')
        .find((line) => line.startsWith(backups)) ?? '';
    expect(await readdir(backups)).toEqual([folder.slice(backups.length + 1)]);
    report(
      `embedded, ${READY_DATA_DIR === undefined ? LEADS : 'given'} leads, ${KILLS} backups killed, ${whole.length} of them complete; load ${loadavg()[0]?.toFixed(1)}\n` +
        `${backup.output.trim()}\nin ${backup.seconds} s and ${backup.megabytes} MB, ${meanwhile} submissions acknowledged meanwhile`,
    );

    process.kill(await postmasterOf(dataDir), 'SIGQUIT');
    await stop('SIGKILL');
    const journal = await visitors.end();
    await rm(dataDir, { recursive: true });
    const restore = await run('restore', dataDir, folder);
    expect(restore).toMatchObject({ code: 0, output: expect.stringContaining('compared them') });
    const startedMs = Date.now();
    await start(dataDir);
    const stored = await storedAmong(
      dataDir,
      journal.map(({ id }) => id),
    );
    const lost = journal.filter(({ id }) => !stored.has(id));
    expect(lost.filter(({ atMs }) => atMs < beganMs)).toEqual([]);
    report(
      `restored in ${restore.seconds} s and ${restore.megabytes} MB, serving ${secondsSince(startedMs)} s later; ` +
        `${journal.filter(({ atMs }) => atMs < beganMs).length} acknowledged before its start, 0 of them lost; load ${loadavg()[0]?.toFixed(1)}`,
    );
    await stop('SIGTERM');
  },
  TIME_LIMIT_MS,
);

/** Returns those of the ids that are stored. Also checks that the table of counts matches the rows. */
async function storedAmong(dataDir: string, ids: readonly string[]): Promise<Set<string>> {
  const [, , , port] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim();
  const user = 'kisan_canteen';
  const client = new pg.Client({ host: '127.0.0.1', port: Number(port), user, password, database: user });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('SELECT id FROM leads WHERE id = ANY($1)', [ids]);
  const { rows: counts } = await client.query(
    'SELECT (SELECT count(*) FROM leads) AS leads, (SELECT sum(leads) FROM lead_counts) AS counted',
  );
  await client.end();
  expect(Number(counts[0].counted)).toBe(Number(counts[0].leads));
  return new Set(rows.map(({ id }) => id));
}

it.each([['17'], ['15']])(
  'upgrades a data directory of PostgreSQL %s',
  async (major) => {
    const dataDir = join(root, `of-${major}`);
    const folder = major === '15' ? await debianPrograms() : undefined;
    const made = [
      'test/support/make-older-database.mjs',
      major,
      dataDir,
      `${LEADS_TO_MOVE}`,
      ...(folder ? [folder] : []),
    ];
    execFileSync(process.execPath, made, { stdio: ['ignore', 'ignore', 'inherit'] });
    const refused = spawnServer({ DATA_DIR: dataDir });
    expect(await refused.ended()).toBe(1);
    expect(refused.stderr()).toMatch(
      new RegExp(`^[^\n]*made by PostgreSQL ${major}[^\n]*npm run upgrade-database[^\n]*\n$`),
    );
    const upgrade = await run('upgrade-database', dataDir, ...(folder === undefined ? [] : ['--programs', folder]));
    expect(upgrade).toMatchObject({ code: 0, output: expect.stringContaining(`from PostgreSQL ${major} to 18`) });
    const api = await start(dataDir);
    expect((await api.raw('GET', '/api/health/ready')).status).toBe(200);
    expect(await new Visitors(api.url, { count: 0, pauseMs: 0 }).send()).toBe(true);
    await stop('SIGTERM');
    report(
      `from PostgreSQL ${major}: ${upgrade.output
        .trim()
        .split('\n')
        .find((line) => line.startsWith('Moved'))}`,
    );
  },
  TIME_LIMIT_MS,
);

async function debianPrograms(): Promise<string> {
  return join(await unpackDebianPackages(['postgresql-15', 'postgresql-client-15']), 'usr/lib/postgresql/15');
}

function report(text: string): void {
  process.stdout.write(`${text}\n`);
}
