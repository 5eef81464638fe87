/**
 * `node bench/imports.mjs [--rows 100000]` imports a file of new leads, exports all leads, changes 500 rows of the
 * export, imports it, and undoes both imports. Prints how long each step takes as Markdown.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { call } from './calls.mjs';
import { ADMIN, startServer } from './server.mjs';

const PART_BYTES = 1024 * 1024;
const CHANGED = 500;
const WORKING = ['reading', 'checking', 'importing', 'undoing'];

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const rows = Number(values.rows);
const dir = await mkdtemp(join(tmpdir(), 'kisan-canteen-bench-'));
const server = await startServer({ DATA_DIR: join(dir, 'data'), LEADS_PER_MINUTE: '0' });
try {
  const { token } = (await send('POST', '/auth/login', ADMIN)).json;
  const headers = { authorization: `Bearer ${token}` };
  console.log(`| ${rows} rows | s | result |\n|---|---|---|`);
  const options = { matchBy: 'phone', leadType: 'soil_testing', assign: 'nobody' };
  const first = await importFile(newLeads(), options, headers);
  const exported = await timed('export with labels', async () => {
    const answer = await fetch(`${server.url}/api/leads/export`, { headers });
    const text = await answer.text();
    return { text, said: `${(text.length / 1e6).toFixed(1)} million characters` };
  });
  await importFile(exported.text, { matchBy: 'reference' }, headers, { startsToo: false });
  const second = await importFile(changed(exported.text), { matchBy: 'reference' }, headers);
  for (const id of [second, first]) {
    await timed('undo', async () => {
      await send('POST', `/imports/${id}/undo`, {}, headers);
      return { said: JSON.stringify((await settled(id, headers)).counts) };
    });
  }
} finally {
  await server.close();
  await rm(dir, { recursive: true, force: true });
}

function newLeads() {
  const lines = ['Name,Mobile,Email,Village,District,State,PIN,Date,Status'];
  for (let row = 0; row < rows; row += 1) {
    const phone = `9${String(100_000_000 + row * 7)}`;
    const pin = String(800_000 + (row % 50_000));
    const day = new Date(Date.UTC(2024, 0, 1 + (row % 700))).toISOString().slice(0, 10);
    lines.push(
      `"${nameOf(row)}",${phone},person.${row}@example.com,Kurkihar,Gaya,Bihar,${pin},${day},${row % 5 === 0 ? 'Contacted' : 'New'}`,
    );
  }
  return lines.join('\n');
}

/** Different enough that few rows look like the same person. */
function nameOf(row) {
  const syllables = ['ra', 'vi', 'me', 'na', 'su', 'ki', 'lo', 'ja', 'pu', 'de'];
  const word = String(row)
    .split('')
    .map((digit) => syllables[Number(digit)])
    .join('');
  return `${word} Devi`;
}

/** Changes a city in every so many rows. */
function changed(text) {
  const lines = text.split('\r\n');
  const every = Math.floor((lines.length - 2) / CHANGED);
  for (let row = 0; row < CHANGED; row += 1) {
    const at = 1 + row * every;
    lines[at] = lines[at].replace('"Kurkihar"', '"Wazirganj"');
  }
  return lines.join('\r\n');
}

async function importFile(text, options, headers, { startsToo = true } = {}) {
  const bytes = Buffer.from(text);
  const { _id: id } = (await send('POST', '/imports', { fileName: 'leads.csv', size: bytes.length }, headers)).json
    .data;
  await timed('upload and read', async () => {
    for (let at = 0; at < bytes.length; at += PART_BYTES) {
      await fetch(`${server.url}/api/imports/${id}/parts/${at / PART_BYTES}`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: bytes.subarray(at, at + PART_BYTES),
      });
    }
    return { said: `${(bytes.length / 1e6).toFixed(1)} MB, ${(await settled(id, headers)).state}` };
  });
  for (const step of startsToo ? ['check', 'start'] : ['check']) {
    await timed(step, async () => {
      await send('POST', `/imports/${id}/${step}`, step === 'check' ? options : {}, headers);
      return { said: JSON.stringify((await settled(id, headers)).counts) };
    });
  }
  return id;
}

async function timed(name, work) {
  const startedMs = performance.now();
  const done = await work();
  console.log(`| ${name} | ${((performance.now() - startedMs) / 1_000).toFixed(1)} | ${done.said} |`);
  return done;
}

async function settled(id, headers) {
  for (;;) {
    const { data } = (await send('GET', `/imports/${id}`, undefined, headers)).json;
    if (!WORKING.includes(data.state)) return data;
    await delay(200);
  }
}

async function send(method, path, body, headers = {}) {
  const { text } = await call(`${server.url}/api${path}`, { method, headers, body });
  return { json: JSON.parse(text) };
}
