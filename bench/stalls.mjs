/**
 * `node bench/stalls.mjs [--connections 100] [--seconds 8] [--leads 2000] [--spread]` tests whether a flood can stall
 * the service. While the connections repeat one public call, a user lists leads, a probe polls readiness and a visitor
 * sends forms. Prints Markdown; exits with 1 if a limit is exceeded. With --spread, every connection has its own
 * address, so the limits per network apply later. The flood runs on the same machine and shares its cores.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ROOT } from '../scripts/build.mjs';
import { call, quantile } from './calls.mjs';
import { ADMIN, startServer } from './server.mjs';

const FLOODS = {
  document: 'the API document',
  'many-keys': 'sign-ins of 5,800 keys',
  forms: 'forms',
  'large-forms': 'forms of 45 KB',
  'wrong-password': 'sign-ins, wrong password',
  'unknown-accounts': 'sign-ins, unknown mails',
  slow: 'half forms, broken off',
  'form-keys': 'forms of 5,800 keys',
  'form-lists': 'forms with 60,000 purposes',
  'form-blanks': 'forms with 240 KB of blanks',
  'staff-bodies': 'staff calls of 5,800 keys, no token',
  'no-token': 'staff lists, no token',
  'unknown-addresses': 'addresses that are none',
  page: 'the home page',
  ready: 'is it ready?',
};
const PAUSE_MS = 25;
const MAX_LIST_MS = 60;
const MAX_LIST_FACTOR = 5;
const MAX_READY_MS = 250;
const MAX_FORM_MS = 1_000;

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '8' },
    leads: { type: 'string', default: '2000' },
    spread: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: Object.keys(FLOODS) },
  },
});
const dataDir = await mkdtemp(join(tmpdir(), 'kisan-canteen-stalls-'));
let visitors = 0;
const missed = [];

// These are the defaults of a new installation.
const server = await startServer({
  DATA_DIR: dataDir,
  TRUST_PROXY: '1',
  LEADS_PER_MINUTE: '120',
  LOGINS_PER_15_MINUTES: '10',
});
try {
  const env = { ...process.env, DATA_DIR: dataDir };
  execFileSync(process.execPath, ['scripts/demo.mjs', '--leads', values.leads], { cwd: ROOT, env, stdio: 'ignore' });
  const headers = { 'x-forwarded-for': '203.0.113.200' };
  const { text } = await call(`${server.url}/api/auth/login`, { method: 'POST', headers, body: ADMIN });
  const staff = { ...headers, authorization: `Bearer ${JSON.parse(text).token}` };
  const where = values.spread ? 'each with an address of its own' : 'from one address';
  const machine = `${cpus().length} x ${cpus()[0]?.model}, load average ${loadavg()[0].toFixed(1)} before; Node ${process.version}`;
  say(`${machine}; ${values.connections} connections, ${where}.`);
  say('\n| flood | answered a second | staff list p50 / p99 ms | ready p50 / p99 ms | form p50 / p99 ms |');
  say('|---|---|---|---|---|');
  await measure(staff);
  const quiet = await measure(staff);
  row('none', '', quiet);
  const maxListMs = Math.max(MAX_LIST_MS, MAX_LIST_FACTOR * quantile(quiet.list, 0.5));
  for (const kind of values.only) await underFlood(kind, staff, maxListMs);
  say(
    missed.length === 0
      ? `\nEvery bar is held: list p50 ${Math.round(maxListMs)} ms, ready p99 ${MAX_READY_MS} ms, form p99 ${MAX_FORM_MS} ms.`
      : `\nMissed: ${missed.join('; ')}.`,
  );
} finally {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
}
process.exitCode = missed.length === 0 ? 0 : 1;

async function underFlood(kind, staff, maxListMs) {
  const args = [kind, server.url, values.connections, values.spread ? 'spread' : 'one'];
  const flood = spawn(process.execPath, [join(import.meta.dirname, 'flood.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let counted = '{}';
  flood.stdout.on('data', (chunk) => {
    counted = String(chunk).trim().split('\n').at(-1);
  });
  try {
    // Leaves out the first second, in which the flood uses up its limits.
    await delay(1_000);
    const before = JSON.parse(counted);
    const startedMs = performance.now();
    const times = await measure(staff);
    const seconds = (performance.now() - startedMs) / 1_000;
    const answered = Object.entries(JSON.parse(counted)).flatMap(([status, count]) => {
      const perSecond = Math.round((count - (before[status] ?? 0)) / seconds);
      return perSecond > 0 ? `${perSecond} x ${status}` : [];
    });
    row(FLOODS[kind], answered.join(', '), times);
    judge(`staff list under ${FLOODS[kind]}`, quantile(times.list, 0.5), maxListMs);
    judge(`ready under ${FLOODS[kind]}`, quantile(times.ready, 0.99), MAX_READY_MS);
    judge(`form under ${FLOODS[kind]}`, quantile(times.form, 0.99), MAX_FORM_MS);
  } finally {
    flood.kill();
  }
  // Gives running requests time to finish.
  await delay(1_500);
}

/** Repeats each call and returns the durations in ms. */
async function measure(staff) {
  const untilMs = performance.now() + Number(values.seconds) * 1_000;
  const repeat = async (make) => {
    const times = [];
    while (performance.now() < untilMs) {
      // A call that fails or is refused counts as one that is never answered.
      times.push(
        await make().then(
          ({ ms }) => ms,
          () => Number.POSITIVE_INFINITY,
        ),
      );
      await delay(PAUSE_MS);
    }
    return times;
  };
  const [list, ready, form] = await Promise.all([
    repeat(() => call(`${server.url}/api/leads`, { headers: staff })),
    repeat(() => call(`${server.url}/api/health/ready`)),
    repeat(sendForm),
  ]);
  return { list, ready, form };
}

/** Every visitor has their own address. */
function sendForm() {
  visitors += 1;
  return call(`${server.url}/api/leads`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `203.0.${113 + (visitors >> 8)}.${visitors & 255}` },
    body: {
      type: 'contact',
      personalInfo: { fullName: `Visitor ${visitors}`, email: `visitor${visitors}@example.in` },
      contactForm: { message: 'Please call me.' },
      elapsedMs: 9_000,
    },
  });
}

function row(name, answered, { list, ready, form }) {
  const both = (times) => `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)}`;
  say(`| ${name} | ${answered} | ${both(list)} | ${both(ready)} | ${both(form)} |`);
}

function judge(what, ms, maxMs) {
  if (!(ms < maxMs)) missed.push(`${what}: ${Math.round(ms)} ms`);
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
