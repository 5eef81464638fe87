/**
 * `node bench/growth.mjs [--leads 10000,100000,1000000,3000000] [--data DIR] [--calls 150] [--creates 3000] [--plot
 * FILE.svg]` measures how the cost of calls grows with the number of leads. Loads the demo into DIR-10000 and so on,
 * and keeps these folders (3 million leads take 20 minutes and 15 GB). The sizes take turns, so a busy machine slows
 * all of them down. Prints a Markdown table with the CPU milliseconds per call of the server and PostgreSQL together,
 * as the median of three rounds. The plot needs `npm ci --prefix bench`.
 */
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { call, many, quantile } from './calls.mjs';
import { sendForm } from './forms.mjs';
import { removeFormLeads, startLoadedServer } from './loaded-server.mjs';
import { cpuMs } from './processes.mjs';

const ROUNDS = 3;
const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '10000,100000,1000000,3000000' },
    data: { type: 'string', default: join(tmpdir(), 'kisan-canteen-bench') },
    calls: { type: 'string', default: '150' },
    creates: { type: 'string', default: '3000' },
    plot: { type: 'string' },
  },
});
const calls = Number(values.calls);
const creates = Number(values.creates);

const sizes = [];
try {
  for (const leads of values.leads.split(',').map(Number)) {
    const dataDir = `${values.data}-${leads}`;
    const loaded = await startLoadedServer(leads, dataDir);
    sizes.push({ leads, dataDir, ...loaded, calls: await callsOf(loaded) });
  }
  say(`${cpus().length} x ${cpus()[0]?.model}; Node ${process.version}; load ${loadavg()[0].toFixed(1)}.\n`);
  say(`| call | ${sizes.map(({ leads }) => leads.toLocaleString('en')).join(' | ')} | last / first |`);
  say(`|---|${sizes.map(() => '---|').join('')}---|`);
  const points = [];
  for (const name of Object.keys(sizes[0].calls)) points.push(...(await row(name)));
  say(`\nLoad at the end: ${loadavg()[0].toFixed(1)}.`);
  if (values.plot) await (await import('./plot.mjs')).plotGrowth(points, values.plot);
  for (const { databaseUrl } of sizes) await removeFormLeads(databaseUrl);
} finally {
  for (const { server } of sizes) await server.close();
}

async function callsOf({ server, signIn }) {
  const [admin, own] = [await signIn(), await signIn('sunita.kumari')];
  const get = (path, token = admin) => ({
    make: () => call(server.url + path, { headers: { authorization: `Bearer ${token}` } }),
  });
  const { data, pagination } = JSON.parse((await get('/api/leads').make()).text);
  return {
    'list, newest first': get('/api/leads'),
    'list, two types, one status': get('/api/leads?type=contact&type=soil_testing&status=new'),
    'list, own leads': get('/api/leads', own),
    'list, its middle page': get(`/api/leads?page=${Math.ceil(pagination.totalItems / 40)}`),
    'stats, all leads': get('/api/leads/stats'),
    'stats, own leads': get('/api/leads/stats', own),
    'one lead': get(`/api/leads/${data[0]._id}`),
    'search, rare': get('/api/leads?search=sunita%20tripathi&count=bounded'),
    'search, common': get('/api/leads?search=kumar&count=bounded'),
    'create, 64 connections': { make: () => sendForm(server.url), connections: 64, count: creates },
  };
}

/** Prints one row of the table. Returns its points for the plot. */
async function row(name) {
  const rounds = sizes.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, size] of sizes.entries()) rounds[index].push(await measured(size, size.calls[name]));
  }
  const costs = rounds.map((each) => each.sort((a, b) => total(a) - total(b))[Math.floor(ROUNDS / 2)]);
  const cells = costs.map(({ server, database, p50 }) => {
    return `${server.toFixed(2)} + ${database.toFixed(2)} (${p50.toFixed(1)})`;
  });
  say(`| ${name} | ${cells.join(' | ')} | ${(total(costs.at(-1)) / total(costs[0])).toFixed(2)} |`);
  return costs.map((cost, index) => ({ call: name, leads: sizes[index].leads, ms: total(cost) }));
}

async function measured({ server, dataDir }, { make, connections = 1, count = calls }) {
  await many(make, connections, connections * 4);
  const before = cpuMs(server.pid, dataDir);
  const each = Math.ceil(count / ROUNDS);
  const { times } = await many(make, connections, each);
  const after = cpuMs(server.pid, dataDir);
  return {
    server: (after.server - before.server) / each,
    database: (after.database - before.database) / each,
    p50: quantile(times, 0.5),
  };
}

function total({ server, database }) {
  return server + database;
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
