/** Measures data loss and recovery time with the backups of docs/operations/backups.md for an external PostgreSQL. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { loadDemo } from '../../../scripts/demo/load-demo.js';
import { migrate } from '../../../src/database/data-source.js';
import { type ServerProcess, spawnServer } from '../../support/server-process.js';
import { waitFor } from '../../support/wait-for.js';
import { amount, SEED, TIME_LIMIT_MS } from '../campaign.js';
import { Postgres15 } from './postgres-15.js';
import { RECIPE } from './recipe.js';
import { type Acknowledged, secondsSince, Visitors } from './visitors.js';

const LEADS = amount('leads', { inTest: 2_000, inCampaign: 100_000 });
const ROUNDS = amount('rounds', { inTest: 1, inCampaign: 5 });
/** As many as on a busy morning, but so slow that a WAL segment is not full before `archive_timeout`. */
const VISITORS = { count: 4, pauseMs: 500 };

let postgres: Postgres15;
let server: ServerProcess;
let url: string;

beforeAll(async () => {
  postgres = await Postgres15.create();
  await migrate(postgres.url);
  await loadDemo(postgres.url, { leads: LEADS });
  server = spawnServer({
    DATABASE_URL: postgres.url,
    JWT_SECRET: 'a secret that only this campaign signs with',
    ADMIN_PASSWORD: 'harvest-moon-42',
    LEADS_PER_MINUTE: '0',
  });
  url = await server.ready();
}, TIME_LIMIT_MS);
afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended();
  await postgres?.remove();
});

it('is in the document word for word', async () => {
  const document = await readFile('docs/operations/backups.md', 'utf8');
  expect(Object.values(RECIPE).filter((text) => !document.includes(text))).toEqual([]);
});

it(
  'pg_dump contains everything that was acknowledged before its start',
  async () => {
    const visitors = new Visitors(url, VISITORS);
    await delay(3_000);
    const dumpedMs = Date.now();
    await postgres.shell(RECIPE.dump);
    const dumpSeconds = secondsSince(dumpedMs);
    await delay(3_000);
    const journal = await visitors.end();
    await postgres.shell(RECIPE.dropDatabase);
    const restoredMs = Date.now();
    await postgres.shell(RECIPE.restoreDump);
    await waitFor('submissions succeed again', () => visitors.send());
    const lost = await lostOf(journal);
    expect(lost.filter(({ atMs }) => atMs < dumpedMs)).toEqual([]);
    await expectCountsEqualRows();
    report(
      `pg_dump: dumped in ${dumpSeconds} s, restored and serving after ${secondsSince(restoredMs)} s; everything after its start is lost`,
    );
  },
  TIME_LIMIT_MS,
);

it(
  'archived segments lose at most the last segment',
  async () => {
    await postgres.configure(RECIPE.archiveSettings);
    await postgres.stop();
    await postgres.start();
    const results: Loss[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      // Varies the time of the loss within one archive period.
      results.push(await loseMachine(20_000 + ((SEED * round) % 60) * 1_000));
    }
    reportLosses('archive_command', results);
    expect(Math.max(...results.map(({ lostSeconds }) => lostSeconds))).toBeLessThan(75);
  },
  TIME_LIMIT_MS,
);

it(
  'a streamed WAL loses almost nothing, and nothing with synchronous commits',
  async () => {
    await postgres.configure(`archive_mode = off`);
    await postgres.stop();
    await postgres.start();
    const isWaitedFor = [false, true];
    for (const isSynchronous of isWaitedFor) {
      const results: Loss[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        await postgres.empty('archive');
        await postgres.shell(RECIPE.makeSlot);
        const receiver = postgres.background(RECIPE.receive);
        await waitFor('the WAL is received', isReceived);
        await setSynchronous(isSynchronous ? 'pg_receivewal' : '');
        results.push(await loseMachine(5_000 + ((SEED * round) % 10) * 1_000, receiver));
      }
      reportLosses(isSynchronous ? 'pg_receivewal, commits wait' : 'pg_receivewal', results);
      if (isSynchronous) expect(results.map(({ lost }) => lost)).toEqual(results.map(() => 0));
    }
  },
  TIME_LIMIT_MS,
);

it(
  'restores to a point in time before a mistake',
  async () => {
    await setSynchronous('');
    await postgres.empty('archive');
    await postgres.configure('archive_mode = on');
    await postgres.stop();
    await postgres.start();
    await takeBase();
    const visitors = new Visitors(url, VISITORS);
    await delay(3_000);
    const before = [...visitors.journal];
    const { rows: counted } = await postgres.sql('kisan_canteen', 'SELECT count(*)::int AS leads FROM leads');
    const { rows: clock } = await postgres.sql('kisan_canteen', 'SELECT clock_timestamp()::text AS moment');
    await delay(1_000);
    await postgres.sql('kisan_canteen', 'TRUNCATE leads CASCADE');
    await visitors.end();
    const { rows: segment } = await postgres.sql('postgres', 'SELECT pg_walfile_name(pg_switch_wal()) AS name');
    await waitFor('the segment is archived', () => existsSync(join(postgres.folders.archive, segment[0].name)));
    await postgres.stop();
    const startedMs = Date.now();
    await postgres.shell('mv /var/lib/postgresql/15/main /var/lib/postgresql/15/main.mistaken');
    await putBaseBack(RECIPE.targetSettings.replace('2026-11-23 17:40:00+00', clock[0].moment));
    const { rows: restored } = await postgres.sql('kisan_canteen', 'SELECT count(*)::int AS leads FROM leads');
    expect(restored[0].leads).toBeGreaterThanOrEqual(counted[0].leads);
    expect(await lostOf(before)).toEqual([]);
    await expectCountsEqualRows();
    report(
      `restore to a time before a TRUNCATE: ${secondsSince(startedMs)} s, ${before.length} acknowledged leads before it, 0 lost`,
    );
  },
  TIME_LIMIT_MS,
);

interface Loss {
  readonly acknowledged: number;
  readonly lost: number;
  /** Time from the first acknowledged lead that is missing to the last acknowledgement. */
  readonly lostSeconds: number;
  /** Time from the first restore command to the next acknowledged lead. */
  readonly backSeconds: number;
}

/** Takes a base backup, sends submissions, destroys the machine, and restores from the backup and the archive. */
async function loseMachine(afterMs: number, receiver?: ChildProcess): Promise<Loss> {
  await takeBase();
  const visitors = new Visitors(url, VISITORS);
  await delay(afterMs);
  await postgres.loseMachine();
  if (receiver) await end(receiver);
  const journal = [...(await visitors.end())];
  const startedMs = Date.now();
  await putBaseBack('');
  await waitFor('submissions succeed again', () => visitors.send());
  const backSeconds = secondsSince(startedMs);
  const lost = await lostOf(journal);
  await expectCountsEqualRows();
  const [first] = lost;
  const lostSeconds = first ? secondsSince(first.atMs, journal.at(-1)?.atMs) : 0;
  return { acknowledged: journal.length, lost: lost.length, lostSeconds, backSeconds };
}

/** Ends the receiver explicitly, because it would otherwise retry the connection forever. */
async function end(receiver: ChildProcess): Promise<void> {
  const ended = once(receiver, 'exit');
  receiver.kill('SIGINT');
  await ended;
}

async function takeBase(): Promise<void> {
  await postgres.empty('backups');
  await postgres.shell(RECIPE.baseBackup);
}

async function putBaseBack(settings: string): Promise<void> {
  await postgres.shell(RECIPE.putBase);
  await postgres.configure(`${RECIPE.restoreSettings}\n${settings}`.trim(), 'postgresql.auto.conf');
  await postgres.start();
}

async function lostOf(journal: readonly Acknowledged[]): Promise<Acknowledged[]> {
  const { rows } = await postgres.sql('kisan_canteen', 'SELECT id FROM leads WHERE id = ANY($1)', [
    journal.map(({ id }) => id),
  ]);
  const stored = new Set(rows.map(({ id }) => id));
  return journal.filter(({ id }) => !stored.has(id));
}

async function expectCountsEqualRows(): Promise<void> {
  const { rows } = await postgres.sql(
    'kisan_canteen',
    'SELECT (SELECT count(*) FROM leads) AS leads, (SELECT sum(leads) FROM lead_counts) AS leads_counted',
  );
  expect(Number(rows[0].leads_counted)).toBe(Number(rows[0].leads));
}

async function isReceived(): Promise<boolean> {
  const { rowCount } = await postgres.sql('postgres', `SELECT FROM pg_stat_replication WHERE state = 'streaming'`);
  return rowCount === 1;
}

async function setSynchronous(names: string): Promise<void> {
  await postgres.sql('postgres', `ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
  await postgres.sql('postgres', 'SELECT pg_reload_conf()');
}

function reportLosses(what: string, losses: readonly Loss[]): void {
  const sum = (pick: (loss: Loss) => number) => losses.reduce((total, loss) => total + pick(loss), 0);
  const all = (pick: (loss: Loss) => number) =>
    losses
      .map(pick)
      .sort((a, b) => a - b)
      .join(', ');
  report(
    `${what}: ${losses.length} machines lost, ${sum(({ acknowledged }) => acknowledged)} leads acknowledged, ${sum(({ lost }) => lost)} lost; ` +
      `lost time ${all(({ lostSeconds }) => lostSeconds)} s; back after ${all(({ backSeconds }) => backSeconds)} s`,
  );
}

function report(line: string): void {
  process.stdout.write(`${line}; load ${loadavg()[0]?.toFixed(1)}\n`);
}
