/** Loses the primary of docs/operations/high-availability.md repeatedly, while two servers are in use. */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ADMIN } from '../../support/admin.js';
import { type ServerProcess, spawnServer } from '../../support/server-process.js';
import { waitFor } from '../../support/wait-for.js';
import { amount, isTimeUp, TIME_LIMIT_MS } from '../campaign.js';
import { DatabaseCluster, type Loss, type NodeName } from './database-cluster.js';
import { FormSenders, longestOutage } from './form-senders.js';
import { StaffWorker } from './staff-worker.js';

const KILLS = amount('rounds', { inTest: 1, inCampaign: 30 });
/** The primary is frozen and resumed once per this many kills. */
const KILLS_PER_FREEZE = 6;
const SENDERS_EACH = 3;
const PAUSE_MS = 100;
const RECOVERY_MS = 120_000;
/** How long a node stays down after the other nodes have started to serve again. */
const AWAY_MS = 2_000;

interface Round {
  readonly loss: Loss;
  /** Time from the loss until each server acknowledged submissions again. */
  readonly outageMs: number;
  /** Time from the loss until the lost node was following the new primary and could take over from it. */
  readonly recoveredMs: number;
}

let cluster: DatabaseCluster;
let dataDir: string;
let servers: ServerProcess[] = [];
let urls: string[];

beforeAll(async () => {
  cluster = await DatabaseCluster.start();
  dataDir = await mkdtemp(join(tmpdir(), 'kisan-canteen-failover-'));
  servers = cluster.urls.map((url, at) =>
    spawnServer({
      DATABASE_URL: url,
      DATA_DIR: join(dataDir, String(at)),
      JWT_SECRET: 'a secret that only this campaign signs with',
      ADMIN_PASSWORD: ADMIN.password,
      LEADS_PER_MINUTE: '0',
      LOGINS_PER_15_MINUTES: '0',
      STAFF_WRITES_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
    }),
  );
  urls = await Promise.all(servers.map((server) => server.ready()));
}, TIME_LIMIT_MS);

afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.map((server) => server.ended()));
  await cluster?.stop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

const losses = (): Loss[] =>
  Array.from({ length: KILLS }, (_, at): Loss[] => {
    const kill = at % 3 === 2 ? 'machine' : 'database';
    return (at + 1) % KILLS_PER_FREEZE === 0 ? [kill, 'frozen'] : [kill];
  }).flat();

async function loseAndRecover(loss: Loss, forms: FormSenders): Promise<Round> {
  const old = await cluster.primary();
  if (!old) throw new Error('There is no primary to lose.');
  const lostMs = Date.now();
  cluster.lose(old, loss);
  let promotedMs = Number.POSITIVE_INFINITY;
  await waitFor(
    `another primary than ${old}, and forms at each server`,
    async () => {
      if (promotedMs === Number.POSITIVE_INFINITY && (await isReplaced(old))) promotedMs = Date.now();
      return urls.every((_, server) =>
        forms.acknowledged.some((form) => form.server === server && form.firstTryMs > lostMs && form.atMs > promotedMs),
      );
    },
    RECOVERY_MS,
  );
  await delay(AWAY_MS);
  cluster.bringBack(old, loss);
  await waitFor('the lost node follows the new primary', () => cluster.isHealthy(), RECOVERY_MS);
  const recoveredMs = Date.now();
  return {
    loss,
    outageMs: longestOutage(forms.acknowledged, urls.length, [lostMs, recoveredMs]),
    recoveredMs: recoveredMs - lostMs,
  };
}

async function isReplaced(old: NodeName): Promise<boolean> {
  const primary = await cluster.primary();
  return primary !== undefined && primary !== old;
}

it(
  'loses and duplicates nothing that was acknowledged, and recovers automatically each time',
  async () => {
    const forms = new FormSenders(urls, PAUSE_MS);
    const staff = urls.map((url) => new StaffWorker(url, forms.acknowledged));
    const rounds: Round[] = [];
    forms.start(SENDERS_EACH);
    for (const worker of staff) worker.start();
    try {
      for (const loss of losses()) {
        if (isTimeUp()) break;
        const round = await loseAndRecover(loss, forms);
        rounds.push(round);
        print(
          `${rounds.length}. ${loss}: ${seconds(round.outageMs)} without service, complete after ${seconds(round.recoveredMs)}, load ${loadavg()[0]?.toFixed(1)}`,
        );
      }
    } catch (failure) {
      for (const node of ['db1', 'db2', 'db3'] as const) print(`${node}:\n${await cluster.lastLines(node)}`);
      throw failure;
    } finally {
      await Promise.all([forms.stop(), ...staff.map((worker) => worker.stop())]);
    }

    const stored = await storedNow();
    const emails = new Map<string, number>();
    for (const { email } of stored.leads) emails.set(email, (emails.get(email) ?? 0) + 1);
    const ids = new Set(stored.leads.map(({ id }) => id));
    const notes = new Set(stored.notes);
    const noted = staff.flatMap((worker) => worker.noted);
    const answers = (of: ReadonlyMap<string, number>) =>
      [...of].map(([answer, count]) => `${answer} x ${count}`).join(', ');

    const kills = rounds.filter(({ loss }) => loss !== 'frozen');
    print(`${kills.length} kills, ${rounds.length - kills.length} freezes`);
    for (const loss of ['database', 'machine', 'frozen']) {
      const own = rounds.filter((round) => round.loss === loss);
      if (own.length > 0)
        print(`${loss} (${own.length}): without service ${spread(own.map(({ outageMs }) => outageMs))}`);
    }
    print(`all kills: without service ${spread(kills.map(({ outageMs }) => outageMs))}`);
    print(`all kills: three nodes again after ${spread(kills.map(({ recoveredMs }) => recoveredMs))}`);
    print(`submissions: ${forms.acknowledged.length} acknowledged; responses ${answers(forms.answers)}`);
    print(
      `a visitor waited at most ${seconds(Math.max(...forms.acknowledged.map((form) => form.atMs - form.firstTryMs)))}`,
    );
    print(
      `notes: ${noted.length} acknowledged; responses ${staff.map((worker) => answers(worker.answers)).join(' | ')}`,
    );

    for (const server of servers) {
      for (const line of server.stdout().match(/^.*unexpected_failure.*$/gm) ?? []) print(line);
    }

    expect(forms.acknowledged.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect([...emails].filter(([, count]) => count > 1)).toEqual([]);
    expect(emails.size).toBe(forms.acknowledged.length);
    expect(noted.filter((text) => !notes.has(text))).toEqual([]);
    expect(new Set(stored.notes).size).toBe(stored.notes.length);
    expect(stored.counted).toBe(stored.leads.length);
    expect(stored.created).toBe(stored.leads.length);
    expect(staff.flatMap((worker) => worker.missed)).toEqual([]);
    expect([...forms.answers.keys()].filter((answer) => !['201', '503', '409', 'no answer'].includes(answer))).toEqual(
      [],
    );
    for (const { answers: given } of staff) {
      expect([...given.keys()].filter((answer) => !['200', '201', '503', 'no answer'].includes(answer))).toEqual([]);
    }
    expect(servers.map(({ child }) => child.exitCode)).toEqual(servers.map(() => null));
    expect(rounds).toHaveLength(losses().length);
  },
  TIME_LIMIT_MS,
);

async function storedNow() {
  const primary = await cluster.primary();
  if (!primary) throw new Error('There is no primary.');
  const rows = <Row>(text: string) => cluster.query<Row>(primary, text, [], 'kisan_canteen');
  const [[numbers], leads, notes] = await Promise.all([
    rows<{ counted: number; created: number }>(
      `SELECT (SELECT sum(leads)::int FROM lead_counts) AS counted,
         (SELECT count(DISTINCT subject_id)::int FROM audit_events WHERE action = 'lead.created') AS created`,
    ),
    rows<{ id: string; email: string }>('SELECT id, email FROM leads'),
    rows<{ body: string }>('SELECT content AS body FROM lead_notes'),
  ]);
  return { ...numbers, leads, notes: notes.map(({ body }) => body) };
}

function spread(ms: readonly number[]): string {
  const sorted = [...ms].sort((one, other) => one - other);
  const at = (share: number) => seconds(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, max ${at(1)}`;
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const print = (line: string) => process.stdout.write(`${line}\n`);
