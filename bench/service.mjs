/**
 * `node bench/service.mjs [--leads 1000000] [--data DIR]`: what each call of the service costs beside what PostgreSQL gives with
 * nothing around it. Loads the demo into DIR (kept for the next run) and prints a Markdown table: median and 99th percentile in
 * milliseconds, calls a second, and CPU milliseconds per call of the server and of PostgreSQL (from /proc; Linux only).
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../scripts/build.mjs';
import { ADMIN, startServer } from './server.mjs';

const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '1000000' },
    data: { type: 'string' },
    calls: { type: 'string', default: '60' },
  },
});
const dataDir = values.data ?? join(tmpdir(), `kisan-canteen-bench-${values.leads}`);
const calls = Number(values.calls);
let sequence = 0;

const server = await startServer({ DATA_DIR: dataDir });
execFileSync(process.execPath, ['scripts/demo.mjs', '--leads', values.leads], {
  cwd: ROOT,
  env: { ...process.env, DATA_DIR: dataDir },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await measureAll();
} finally {
  await server.close();
}

async function measureAll() {
  const login = await send('POST', '/api/auth/login', ADMIN);
  const { token } = await login.json();
  const total = (await (await send('GET', '/api/leads?limit=1', undefined, token)).json()).pagination.totalItems;
  const first = (await (await send('GET', '/api/leads?limit=1', undefined, token)).json()).data[0]._id;
  const lastPage = Math.max(1, Math.floor((Math.min(total, 800_000) - 1) / 20));
  say(
    `${total.toLocaleString('en')} leads, ${cpus().length} x ${cpus()[0]?.model}; ready in ${Math.round(server.readyMs)} ms\n`,
  );
  say('| call | p50 ms | p99 ms | calls/s | server CPU ms | PostgreSQL CPU ms |');
  say('|---|---|---|---|---|---|');
  const get = (path) => () => send('GET', path, undefined, token);
  const rows = [
    ['list, newest first', get('/api/leads')],
    ['list, one type', get('/api/leads?type=soil_testing')],
    ['list, two types and a status', get('/api/leads?type=contact&type=soil_testing&status=new')],
    ['list, by name', get('/api/leads?sortBy=personalInfo.fullName&sortOrder=asc')],
    [`list, page ${lastPage.toLocaleString('en')}`, get(`/api/leads?page=${lastPage}`)],
    ['search, rare', get('/api/leads?search=zzyzx')],
    ['search, part of a phone', get('/api/leads?search=98765')],
    ['search, Devanagari', get(`/api/leads?search=${encodeURIComponent('सुनीता')}`)],
    ['search, common', get('/api/leads?search=kumar')],
    ['stats', get('/api/leads/stats')],
    ['one lead', get(`/api/leads/${first}`)],
    ['sign-in check (me)', get('/api/auth/me')],
  ];
  for (const [name, call] of rows) say(await row(name, call, 1, calls));
  for (const connections of [16, 64]) {
    say(
      await row(
        `create, ${connections} connections`,
        () => send('POST', '/api/leads', submission()),
        connections,
        4_000,
      ),
    );
  }
  await exportRow(token);
  say(`\nMemory of the server: ${memoryMb(server.pid)} MB.`);
}

function submission() {
  sequence += 1;
  return {
    type: 'contact',
    personalInfo: {
      fullName: `Sunita Devi ${sequence}`,
      email: `sunita${sequence}@example.com`,
      phone: `+91 9${String(100_000_000 + sequence)}`,
    },
    contactForm: { message: 'I would like to know about a franchise in Gaya.' },
  };
}

async function row(name, call, connections, count) {
  for (let warm = 0; warm < 5; warm++) await (await call()).arrayBuffer();
  const before = cpu();
  const startedMs = performance.now();
  const times = [];
  let left = count;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) {
        const sentMs = performance.now();
        const answer = await call();
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
        times.push(performance.now() - sentMs);
      }
    }),
  );
  const seconds = (performance.now() - startedMs) / 1000;
  const after = cpu();
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1);
  const each = (what) => ((after[what] - before[what]) / count).toFixed(2);
  return `| ${name} | ${at(0.5)} | ${at(0.99)} | ${Math.round(count / seconds)} | ${each('server')} | ${each('database')} |`;
}

async function exportRow(token) {
  const startedMs = performance.now();
  const answer = await send('GET', '/api/leads/export', undefined, token);
  let bytes = 0;
  let firstMs;
  let peakMb = 0;
  for await (const chunk of answer.body) {
    firstMs ??= performance.now() - startedMs;
    bytes += chunk.length;
    peakMb = Math.max(peakMb, memoryMb(server.pid));
  }
  const seconds = (performance.now() - startedMs) / 1000;
  say(
    `\nExport of all: ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s (${(bytes / 1e6 / seconds).toFixed(1)} MB/s), first byte after ${Math.round(firstMs)} ms, server at most ${peakMb} MB.`,
  );
}

function send(method, path, body, token) {
  return fetch(server.url + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** CPU milliseconds used so far. PostgreSQL's ended backends are counted by their parent. */
function cpu() {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(pid) ?? []);
  const sum = (processes, fields) =>
    processes.reduce((all, { ticks }) => all + fields.reduce((a, i) => a + ticks[i], 0), 0);
  const own = stats.filter(({ pid }) => pid === server.pid);
  const backends = stats.filter(({ parent }) => parent === postmaster);
  const root = stats.filter(({ pid }) => pid === postmaster);
  // A tick is 10 ms on Linux.
  return { server: sum(own, [0, 1]) * 10, database: (sum(backends, [0, 1]) + sum(root, [0, 1, 2, 3])) * 10 };
}

function statOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return [{ pid: Number(pid), parent: Number(fields[1]), ticks: fields.slice(11, 15).map(Number) }];
  } catch {
    return undefined;
  }
}

function memoryMb(pid) {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
