/**
 * `node bench/several-servers.mjs [--leads 100000] [--data DIR] [--calls 300]` measures one, two and four server
 * processes on one database, without and with a streaming replica. Loads the demo into DIR, keeps it, works on a copy,
 * and prints Markdown. With the replica, it then calls lists and sends submissions at the same time, to find out how
 * many lists the replica answers, how far it lags, and whether a change made in one process is ever missing in another.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ROOT } from '../scripts/build.mjs';
import { call, many, quantile } from './calls.mjs';
import { sendForm } from './forms.mjs';
import { loadDemo } from './loaded-server.mjs';
import { cpuMs } from './processes.mjs';
import { ADMIN, startServer } from './server.mjs';

const PROBE_PAUSE_MS = 10;
const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '100000' },
    data: { type: 'string' },
    calls: { type: 'string', default: '300' },
  },
});
const calls = Number(values.calls);
const keptDir = values.data ?? join(tmpdir(), `kisan-canteen-bench-${values.leads}`);
const dataDir = `${keptDir}-copy`;
const replicaDir = join(dataDir, 'replica');

await loadDemo(Number(values.leads), keptDir);
await rm(dataDir, { recursive: true, force: true });
execFileSync('cp', ['-a', keptDir, dataDir]);
const database = spawn(process.execPath, ['test/support/run-replicated-database.mjs', dataDir], {
  cwd: ROOT,
  stdio: ['pipe', 'pipe', 'inherit'],
});
const ended = once(database, 'exit');
const addresses = JSON.parse(String((await once(database.stdout, 'data'))[0]));
const primary = new pg.Pool({ connectionString: addresses.ownerUrl, max: 2 });
const replica = new pg.Pool({ connectionString: addresses.replicaUrl, max: 2 });
// The pools can notice that PostgreSQL has stopped before they have been closed.
for (const pool of [primary, replica]) pool.on('error', () => undefined);
try {
  say(
    `${values.leads} leads; ${cpus().length} x ${cpus()[0]?.model}; Node ${process.version}; load ${loadavg()[0]}.\n`,
  );
  say('| processes | replica | call | per s | p50 ms | p99 ms | CPU ms: servers + PostgreSQL + replica |');
  say('|---|---|---|---|---|---|---|');
  const staleness = [];
  for (const count of [1, 2, 4]) {
    for (const hasReplica of [false, true]) {
      // Leads created in earlier rounds are still pending in the search index. Without this VACUUM, they would
      // change the query plans of the next round.
      await primary.query('VACUUM (ANALYZE) leads, lead_search');
      await withServers(count, hasReplica, (servers, token) => measureCalls(servers, token, hasReplica));
      if (hasReplica) staleness.push(await measureStaleness(count));
    }
  }
  say('\nLists through 12 connections, forms through 4, and four leads changed and read again and again, at once:\n');
  say(
    '| processes | lists per s | forms per s | lists that the replica answered | replica behind: share of moments | p50, p99 ms | own change not seen |',
  );
  say('|---|---|---|---|---|---|---|');
  for (const cells of staleness) say(`| ${cells.join(' | ')} |`);
  say(`\nLoad at the end: ${loadavg()[0]}.`);
} finally {
  await primary.end();
  await replica.end();
  database.stdin.end();
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}

async function withServers(count, hasReplica, work) {
  const env = { DATA_DIR: dataDir, DATABASE_URL: addresses.url, DATABASE_OWNER_URL: addresses.ownerUrl };
  if (hasReplica) env.DATABASE_READ_URL = addresses.replicaUrl;
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(env)));
  try {
    const { text } = await call(`${servers[0].url}/api/auth/login`, { method: 'POST', body: ADMIN });
    return await work(servers, JSON.parse(text).token);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

async function measureCalls(servers, token, hasReplica) {
  const url = inTurn(servers);
  const get = (path) => () => call(url() + path, { headers: { authorization: `Bearer ${token}` } });
  const rows = {
    list: get('/api/leads'),
    'search, common': get('/api/leads?search=kumar'),
    stats: get('/api/leads/stats'),
    create: () => sendForm(url()),
  };
  for (const [name, make] of Object.entries(rows)) {
    const amount = name.startsWith('search') ? Math.ceil(calls / 15) : calls;
    await many(make, 16, 16 * servers.length);
    const before = cpuOf(servers);
    const { times, perSecond } = await many(make, 16, amount);
    const after = cpuOf(servers);
    const used = after.map((ms, index) => ((ms - before[index]) / amount).toFixed(2)).join(' + ');
    const cells = [
      servers.length,
      hasReplica ? 'yes' : 'no',
      name,
      Math.round(perSecond),
      quantile(times, 0.5).toFixed(1),
      quantile(times, 0.99).toFixed(1),
      used,
    ];
    say(`| ${cells.join(' | ')} |`);
  }
}

/** CPU milliseconds of all servers, of PostgreSQL, and of the replica, which works even when nobody reads from it. */
function cpuOf(servers) {
  const all = servers.map(({ pid }) => cpuMs(pid, dataDir));
  const ofServers = all.reduce((sum, { server }) => sum + server, 0);
  return [ofServers, all[0].database, cpuMs(servers[0].pid, replicaDir).database];
}

async function measureStaleness(count) {
  const before = await listsOfReplica();
  const run = await withServers(count, true, async (servers, token) => {
    const url = inTurn(servers);
    const headers = { authorization: `Bearer ${token}` };
    const list = () => call(`${url()}/api/leads`, { headers });
    const { data } = JSON.parse((await list()).text);
    let isOver = false;
    const changes = data.slice(0, 4).map(({ _id }) => changeAgainAndAgain(_id, url, headers, () => isOver));
    const behind = probe(() => isOver);
    const forms = many(() => sendForm(url()), 4, calls);
    const lists = await many(list, 12, calls * 2);
    const { perSecond: formsPerSecond } = await forms;
    isOver = true;
    return {
      listsPerSecond: lists.perSecond,
      formsPerSecond,
      behind: await behind,
      changes: await Promise.all(changes),
    };
  });
  // A connection's statistics are complete only once it has closed. The servers' connections have closed by now.
  const answered = ((await listsOfReplica()) - before) / (calls * 2 + 1);
  const late = run.behind.filter((ms) => ms > 0);
  const waits = late.length > 0 ? `${quantile(late, 0.5).toFixed(1)}, ${quantile(late, 0.99).toFixed(1)}` : 'none';
  return [
    count,
    Math.round(run.listsPerSecond),
    Math.round(run.formsPerSecond),
    `${Math.round(answered * 100)} %`,
    `${Math.round((late.length / run.behind.length) * 100)} % of ${run.behind.length}`,
    waits,
    `${sumOf(run.changes, 'unseen')} of ${sumOf(run.changes, 'made')}`,
  ];
}

function sumOf(all, name) {
  return all.reduce((sum, one) => sum + one[name], 0);
}

/** Returns how often the replica has read the counts. Each list reads them once. */
async function listsOfReplica() {
  const { rows } = await replica.query(
    `SELECT (seq_scan + coalesce(idx_scan, 0))::int AS scans FROM pg_stat_user_tables WHERE relname = 'lead_counts'`,
  );
  return rows[0].scans;
}

/** Changes a lead through one process and reads it through the next. Counts the reads that do not show the change. */
async function changeAgainAndAgain(id, url, headers, isOver) {
  const found = { made: 0, unseen: 0 };
  while (!isOver()) {
    const priority = ['low', 'medium', 'high'][found.made % 3];
    await call(`${url()}/api/leads/${id}`, { method: 'PUT', headers, body: { priority } });
    const { text } = await call(`${url()}/api/leads/${id}`, { headers });
    found.made += 1;
    if (!text.includes(`"priority":"${priority}"`)) found.unseen += 1;
  }
  return found;
}

/** Measures repeatedly how many milliseconds the replica lags behind the primary; 0 if it has everything. */
async function probe(isOver) {
  const waits = [];
  while (!isOver()) {
    const { rows } = await primary.query('SELECT pg_current_wal_flush_lsn()::text AS position');
    const sinceMs = performance.now();
    const hasIt = async () =>
      (await replica.query('SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS there', [rows[0].position])).rows[0].there;
    if (await hasIt()) waits.push(0);
    else {
      while (!(await hasIt()));
      waits.push(performance.now() - sinceMs);
    }
    await delay(PROBE_PAUSE_MS);
  }
  return waits;
}

function inTurn(servers) {
  let next = 0;
  return () => servers[next++ % servers.length].url;
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
