/**
 * `node bench/service.mjs [--leads 1000000] [--data DIR] [--calls 200] [--creates 4000] [--create-only | --work]
 * [--plot FILE.svg]` compares each call with the baseline in limits.mjs. Loads the demo into DIR, keeps it, and prints
 * Markdown. `--work` measures only the creation of leads, as in a real office: a rule rotates among five people, and
 * acknowledgements and emails go to an SMTP server. The product and its baseline take turns, so a busy machine slows
 * both down. Every figure is the median of the rounds. The plot shows calls with a baseline and needs
 * `npm ci --prefix bench`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { call, many, quantile } from './calls.mjs';
import { measureExport } from './export.mjs';
import { sendForm, submission } from './forms.mjs';
import { removeFormLeads, startLoadedServer } from './loaded-server.mjs';
import { cpuMs, memoryMb } from './processes.mjs';

const ROUNDS = 3;
const TABLE_HEAD = `
| call | p50 ms | p99 ms | per s | CPU ms: server + PostgreSQL | limit per s | its CPU ms | per s / limit |
|---|---|---|---|---|---|---|---|`;
const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '1000000' },
    data: { type: 'string' },
    calls: { type: 'string', default: '200' },
    creates: { type: 'string', default: '4000' },
    work: { type: 'boolean', default: false },
    'create-only': { type: 'boolean', default: false },
    plot: { type: 'string' },
  },
});
const dataDir = values.data ?? join(tmpdir(), `kisan-canteen-bench-${values.leads}`);
const calls = Number(values.calls);
const creates = Number(values.creates);
/** Calls per second of the product and of its baseline, for the plot. */
const bars = [];

const mailServer = values.work ? await startMailServer() : null;
const { server, databaseUrl, signIn } = await startLoadedServer(Number(values.leads), dataDir, mailServer?.env);
const bare = spawn(process.execPath, [join(import.meta.dirname, 'limits.mjs')], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, DATABASE_URL: databaseUrl },
});
try {
  const bareUrl = /http:\S+/.exec(String((await once(bare.stdout, 'data'))[0]))[0];
  const measure = values.work ? measureWork : values['create-only'] ? createLeads : measureAll;
  await measure(bareUrl);
  await removeFormLeads(databaseUrl);
  if (values.plot) await (await import('./plot.mjs')).plotBars(bars, values.plot, 'calls a second');
} finally {
  bare.kill();
  await server.close();
  mailServer?.close();
}

async function measureAll(bareUrl) {
  const admin = await signIn();
  const [someTypes, assignedOnly, assignedSomeTypes] = [
    await signIn('subrata.mondal'),
    await signIn('sunita.kumari'),
    await signIn('gurpreet.sidhu'),
  ];
  const idleMb = memoryMb(server.pid);
  const { data, pagination } = JSON.parse((await get('/api/leads?limit=1', admin)()).text);
  const total = pagination.totalItems;
  const lastPage = Math.max(1, Math.min(40_000, Math.floor((total * 0.8) / 20)));
  say(`${total.toLocaleString('en')} leads; ${cpus().length} x ${cpus()[0]?.model}; Node ${process.version}.`);
  say(`Second start: ready in ${Math.round(server.readyMs)} ms, embedded database included; then ${idleMb} MB.`);
  say(TABLE_HEAD);

  const two = 'type=contact&type=soil_testing&status=new';
  await row('list, newest first', get('/api/leads', admin), 1, calls, () => call(bareUrl));
  await row('list, newest first, 16 connections', get('/api/leads', admin), 16, calls * 5, () => call(bareUrl));
  const lists = [
    ['list, one type', '/api/leads?type=soil_testing'],
    ['list, two types, one status', `/api/leads?${two}`],
    ['list, the rarest type and status', '/api/leads?type=newsletter&status=rejected'],
    [`list, page ${lastPage.toLocaleString('en')}`, `/api/leads?page=${lastPage}`],
    ['search, no hit', '/api/leads?search=zzyzx'],
    ['search, rare, Latin', '/api/leads?search=sunita%20tripathi'],
    ['search, rare, Devanagari', `/api/leads?search=${encodeURIComponent('सुनीता त्रिपाठी')}`],
    ['search, a first name, Devanagari', `/api/leads?search=${encodeURIComponent('सुनीता')}`],
    ['search, part of a phone number', '/api/leads?search=9876543'],
    ['search, common', '/api/leads?search=kumar', 10],
    ['search, common, bounded', '/api/leads?search=kumar&count=bounded', 30],
    ['search, two letters, bounded', '/api/leads?search=ku&count=bounded', 30],
  ];
  for (const [name, path, count = calls] of lists) await row(name, get(path, admin), 1, count);
  const bounded = '/api/leads?search=devi&count=bounded';
  await row('search, common, bounded, some types', get(bounded, someTypes), 1, 15);
  await row('search, common, bounded, own alone', get(bounded, assignedOnly), 1, 15);
  const scopes = {
    'all leads': admin,
    'some types': someTypes,
    'own alone': assignedOnly,
    'own of some types': assignedSomeTypes,
  };
  for (const [name, token] of Object.entries(scopes))
    await row(`stats, ${name}`, get('/api/leads/stats', token), 1, calls);
  for (const [name, token] of Object.entries(scopes)) await row(`list, ${name}`, get('/api/leads', token), 1, calls);
  await row('one lead', get(`/api/leads/${data[0]._id}`, admin), 1, calls);
  await row('sign-in check (me)', get('/api/auth/me', admin), 1, calls);
  await measureExport({ server, databaseUrl, list: get('/api/leads', admin), token: admin, say });
  await createLeads(bareUrl);
}

async function createLeads(bareUrl) {
  const create = () => sendForm(server.url);
  const bareCreate = (path) => () => call(bareUrl + path, { method: 'POST', body: submission() });
  say(TABLE_HEAD);
  for (const connections of [16, 64]) {
    const name = `create, ${connections} connections`;
    await row(name, create, connections, creates, bareCreate('/'));
    await row(`${name}, same promises`, create, connections, creates, bareCreate('/promises'));
  }
}

/** Measures the creation of leads without and with the rule. Emails are sent in both cases. */
async function measureWork(bareUrl) {
  const admin = await signIn();
  const people = JSON.parse((await get('/api/assignment/people', admin)()).text).data;
  const able = people.filter(({ leadTypes }) => leadTypes.includes('contact')).slice(0, 5);
  say(`${values.leads} leads; ${cpus().length} x ${cpus()[0]?.model}; Node ${process.version}.\n\nWith mails:`);
  await createLeads(bareUrl);
  const rules = (method, path, body) =>
    call(`${server.url}/api/assignment/rules${path}`, { method, body, headers: { authorization: `Bearer ${admin}` } });
  const body = { leadType: 'contact', kind: 'round_robin', userIds: able.map(({ _id }) => _id) };
  const rule = JSON.parse((await rules('POST', '', body)).text).data;
  say(`\nWith mails, and a rule by which ${able.length} people take turns:`);
  await createLeads(bareUrl);
  await rules('DELETE', `/${rule._id}`);
  say(`\nIt took ${mailServer.taken()} mails.`);
}

/** Accepts every email and discards it. */
async function startMailServer() {
  const { SMTPServer } = await import('smtp-server');
  let taken = 0;
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _, done) => {
      taken += 1;
      stream.on('end', done).resume();
    },
  });
  await new Promise((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const env = { SMTP_URL: `smtp://127.0.0.1:${smtp.server.address().port}`, MAIL_FROM: 'bench@kisancanteen.example' };
  return { env, taken: () => taken, close: () => smtp.close() };
}

/** Prints one row of the table. The call and its baseline, if there is one, take turns for several rounds. */
async function row(name, make, connections, count, limit) {
  const rounds = { product: [], limit: [] };
  const each = Math.ceil(count / ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    rounds.product.push(await measured(make, connections, each, server.pid));
    if (limit) rounds.limit.push(await measured(limit, connections, each, bare.pid));
  }
  const product = medianRound(rounds.product);
  const times = rounds.product.flatMap((round) => round.times);
  const cells = [
    name,
    quantile(times, 0.5).toFixed(1),
    quantile(times, 0.99).toFixed(1),
    Math.round(product.perSecond),
    product.cpu,
  ];
  if (limit) {
    const bound = medianRound(rounds.limit);
    bars.push({ call: name, side: 'Kisan Canteen', value: product.perSecond });
    bars.push({ call: name, side: 'limit', value: bound.perSecond });
    cells.push(Math.round(bound.perSecond), bound.cpu, (product.perSecond / bound.perSecond).toFixed(2));
  } else cells.push('', '', '');
  say(`| ${cells.join(' | ')} |`);
}

async function measured(make, connections, count, pid) {
  for (let warm = 0; warm < 3; warm++) await make();
  const before = cpuMs(pid, dataDir);
  const { times, perSecond } = await many(make, connections, count);
  const after = cpuMs(pid, dataDir);
  const used = (what) => ((after[what] - before[what]) / count).toFixed(2);
  return { times, perSecond, cpu: `${used('server')} + ${used('database')}` };
}

function medianRound(rounds) {
  return [...rounds].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds.length / 2)];
}

function get(path, token) {
  return () => call(server.url + path, { headers: { authorization: `Bearer ${token}` } });
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
