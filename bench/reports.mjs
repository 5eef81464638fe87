/**
 * `node bench/reports.mjs [--leads 1000000] [--data DIR] [--rounds 7]` measures the sections of the reports, one by one
 * and all together as the screen requests them, for all time and for shorter ranges. Loads the demo into DIR, keeps it,
 * and prints Markdown.
 */
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { call, quantile } from './calls.mjs';
import { startLoadedServer } from './loaded-server.mjs';
import { cpuMs } from './processes.mjs';

const SECTIONS = ['daily', 'types', 'promises', 'sources', 'assignees', 'states', 'districts', 'reasons'];
const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '1000000' },
    data: { type: 'string' },
    rounds: { type: 'string', default: '7' },
  },
});
const dataDir = values.data ?? join(tmpdir(), `kisan-canteen-bench-${values.leads}`);
const { server, signIn } = await startLoadedServer(Number(values.leads), dataDir);
try {
  const [all, some] = [await signIn(), await signIn('subrata.mondal')];
  const ago = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const views = {
    'all time': [all, ''],
    'last 90 days': [all, `dateRange=custom&dateFrom=${ago(89)}&dateTo=${ago(0)}`],
    'last 30 days': [all, 'dateRange=last30days'],
    'all time, three types': [some, ''],
  };
  say(`${values.leads} leads; ${cpus().length} x ${cpus()[0]?.model}; load ${loadavg()[0].toFixed(1)}.\n`);
  say(`| p50 ms (CPU ms) | ${Object.keys(views).join(' | ')} |`);
  say(
    `|---|${Object.keys(views)
      .map(() => '---|')
      .join('')}`,
  );
  for (const section of SECTIONS) await row(section, views, (get) => get(section));
  await row('all eight at once', views, (get) => Promise.all(SECTIONS.map(get)));
  say(`\nLoad at the end: ${loadavg()[0].toFixed(1)}.`);
} finally {
  await server.close();
}

async function row(name, views, ask) {
  const cells = [];
  for (const [token, query] of Object.values(views)) {
    const get = (section) =>
      call(`${server.url}/api/reports/${section}?${query}`, { headers: { authorization: `Bearer ${token}` } });
    const times = [];
    await ask(get);
    const before = cpuMs(server.pid, dataDir);
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const startedMs = performance.now();
      await ask(get);
      times.push(performance.now() - startedMs);
    }
    const after = cpuMs(server.pid, dataDir);
    const cpu = (after.server - before.server + after.database - before.database) / times.length;
    cells.push(`${Math.round(quantile(times, 0.5))} (${Math.round(cpu)})`);
  }
  say(`| ${name} | ${cells.join(' | ')} |`);
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
