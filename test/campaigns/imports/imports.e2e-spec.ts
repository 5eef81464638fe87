/**
 * A file of new leads is imported, exported, edited in a spreadsheet and imported again, and both imports are undone,
 * while two servers are killed and visitors send forms. Each row is imported exactly once with exactly its values, the
 * edited file changes exactly what was edited, and the undo restores everything.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { ADMIN } from '../../support/admin.js';
import { ApiClient } from '../../support/api-client.js';
import type { Import, ImportRow } from '../../support/imports.js';
import { thirdPartySubmission } from '../../support/submissions.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { amount, EDITOR, isCampaign, SEED, TIME_LIMIT_MS } from '../campaign.js';
import { SupervisedServer } from '../crashes/supervised-server.js';
import { type ExpectedLead, newLeadsFile } from './new-leads.js';
import { type Edit, type EditedFile, editWithCode, editWithLibreOffice, recordsOf } from './spreadsheet.js';

const ROWS = amount('rows', { inTest: 600, inCampaign: 100_000 });
const KILLS = amount('rounds', { inTest: 1, inCampaign: 10 });
/** Kills during each later step. */
const LATER_KILLS = Math.ceil(KILLS / 5);
const EDITED_ROWS = Math.min(500, Math.floor(ROWS / 4));
const PART_BYTES = 1024 * 1024;
const VISITOR_PAUSE_MS = 50;
/** Much longer than the 30 seconds after which the import of a dead server continues. */
const STUCK_MS = 120_000;
const STEPS = ['reading', 'checking', 'importing'] as const;
type Step = (typeof STEPS)[number] | 'undoing';

let database: TestDatabase;
let pool: pg.Pool;
let dir: string;
let servers: SupervisedServer[];
let token: string;
let kills = 0;
let takeovers = 0;
const formIds = new Set<string>();

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kisan-canteen-imports-'));
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.ownerUrl, max: 2 });
  // The database is dropped while the pool is still closing its connections.
  pool.on('error', () => undefined);
  servers = [];
  for (const name of ['server-0', 'server-1']) {
    const url = new URL(database.url);
    url.searchParams.set('application_name', name);
    const env = {
      DATABASE_URL: url.href,
      DATABASE_OWNER_URL: database.ownerUrl,
      JWT_SECRET: 'the two servers of this campaign share it',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LEADS_PER_MINUTE: '0',
      STAFF_WRITES_PER_MINUTE: '0',
      DATA_DIR: join(dir, name),
    };
    servers.push(await SupervisedServer.start(env));
  }
  const answer = await new ApiClient(serverAt(0).url).call('post', '/api/auth/login', { body: ADMIN });
  token = answer.body.token;
}, TIME_LIMIT_MS);
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await pool.end();
  await database.drop();
  await rm(dir, { recursive: true });
});

it(
  'imports, edits and undoes exactly what the files say',
  async () => {
    const startedMs = Date.now();
    const seconds: string[] = [];
    const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const beganMs = Date.now();
      const done = await work();
      seconds.push(`${name} ${Math.round((Date.now() - beganMs) / 100) / 10}`);
      return done;
    };

    // New leads.
    const file = newLeadsFile(ROWS);
    const options = { matchBy: 'phone', assign: 'nobody' };
    const killsIn = (step: Step) =>
      Array.from({ length: KILLS }, (_, kill) => STEPS[2 - (kill % 3)]).filter((one) => one === step).length;
    const first = await duringForms(async () => {
      const id = await timed('read', () =>
        upload(new TextEncoder().encode(file.text), 'leads.csv', killsIn('reading')),
      );
      const checked = await timed('check', () => step(id, 'check', 'checking', killsIn('checking'), options));
      expect(checked).toMatchObject({ state: 'checked', problem: null, rows: ROWS, rowsDone: ROWS });
      expect(checked.columns.filter(({ suggestedField }) => !suggestedField)).toEqual([]);
      const imported = await timed('import', () => step(id, 'start', 'importing', killsIn('importing')));
      expect([imported.state, imported.problem]).toEqual(['imported', null]);
      return imported;
    });
    expect(first.counts).toEqual({
      ...NO_ROWS,
      created: file.expected.length,
      duplicate: file.duplicates,
      refused: file.refused,
    });
    await expectLeads(file.expected);
    await expectForms();

    // The export, as it is.
    const exported = await timed('export', exportAll);
    const same = await uploadAndCheck({ name: 'export.csv', bytes: exported });
    expect(same.counts).toEqual({ ...NO_ROWS, unchanged: file.expected.length + formIds.size });
    await send('POST', `/imports/${same._id}/cancel`);

    // The export, edited.
    const { edits, changes } = await editsOf(exported);
    const files = await timed('edit', () => editedFiles(exported, edits));
    await remember();
    const countsBefore = await counts();
    const checks: Import[] = [];
    for (const edited of files) checks.push(await timed(`check ${edited.name}`, () => uploadAndCheck(edited)));
    for (const [at, { _id, counts: found }] of checks.entries()) {
      const name = files[at]?.name;
      expect([name, await refusedRows(_id), await mangledCells(_id, changes)]).toEqual([name, [], []]);
      const unchanged = file.expected.length + knownForms - changes.size;
      expect(found).toEqual({ ...NO_ROWS, changed: changes.size, unchanged });
    }
    const edited = checks.at(-1) as Import;
    await duringForms(async () => {
      const again = await timed('check again', () => step(edited._id, 'check', 'checking', LATER_KILLS, BY_REFERENCE));
      expect(again.counts).toEqual(edited.counts);
      const imported = await timed('import edited', () => step(edited._id, 'start', 'importing', LATER_KILLS));
      expect([imported.state, imported.problem, imported.counts]).toEqual(['imported', null, edited.counts]);
    });
    expect(await differences()).toEqual(changes);
    await expectForms();

    // The undo of both.
    await duringForms(async () => {
      const undone = await timed('undo edited', () => step(edited._id, 'undo', 'undoing', LATER_KILLS));
      expect([undone.state, undone.problem]).toEqual(['undone', null]);
      expect(undone.counts).toEqual({ ...edited.counts, undone: changes.size });
    });
    expect(await differences()).toEqual(new Map());
    expect(await counts()).toEqual(countsBefore);
    for (const [id, change] of [...changes].slice(0, 10)) await expectHistory(id, change);
    await duringForms(async () => {
      const undone = await timed('undo import', () => step(first._id, 'undo', 'undoing', LATER_KILLS));
      expect([undone.state, undone.problem]).toEqual(['undone', null]);
      expect(undone.counts).toEqual({ ...first.counts, undone: file.expected.length });
    });
    await expectLeads([]);
    await expectForms();
    expect(await counts()).toEqual({
      total: 0,
      new: 0,
      contacted: 0,
      qualified: 0,
      converted: 0,
      closed: 0,
      rejected: 0,
      types: [],
    });
    expect(servers.flatMap(({ unexpectedExits }) => unexpectedExits)).toEqual([]);

    process.stdout.write(
      `imports: seed ${SEED}, ${ROWS} rows, ${EDITOR}, ${changes.size} edited, ${kills} kills, ${takeovers} of the working server, ${formIds.size} forms, ${Math.round((Date.now() - startedMs) / 1_000)} s (${seconds.join(', ')})\n`,
    );
  },
  TIME_LIMIT_MS,
);

const NO_ROWS = { created: 0, changed: 0, unchanged: 0, duplicate: 0, refused: 0, undone: 0, kept: 0 };
const BY_REFERENCE = { matchBy: 'reference' };
/** The forms that the exported file contains. */
let knownForms = 0;

function serverAt(turn: number): SupervisedServer {
  return servers[turn % servers.length] as SupervisedServer;
}

/** Repeats a call at the servers in turn until one answers. Its key makes the repetitions harmless. */
async function send(method: string, path: string, body?: object) {
  const headers: Record<string, string> =
    method === 'POST' ? { 'idempotency-key': `campaign-${random()}-${random()}` } : {};
  for (let turn = random(); ; turn += 1) {
    const options = { token, headers, ...(body && { body }) };
    // biome-ignore lint/suspicious/noExplicitAny: answers of many calls
    const answer = await new ApiClient(serverAt(turn).url).raw<any>(method, `/api${path}`, options).catch(() => null);
    if (answer && answer.status < 500 && answer.problem?.code !== 'submission_in_flight') return answer;
    await delay(50);
  }
}

async function find(id: string): Promise<Import> {
  return (await send('GET', `/imports/${id}`)).body.data;
}

async function upload(bytes: Uint8Array, fileName: string, killsInReading = 0): Promise<string> {
  const { body } = await send('POST', '/imports', { fileName, size: bytes.length });
  const id: string = body.data._id;
  const killing = killDuring(id, 'reading', killsInReading, 0);
  for (let part = 0; part * PART_BYTES < bytes.length; part += 1) {
    await putPart(id, part, bytes.slice(part * PART_BYTES, (part + 1) * PART_BYTES));
  }
  const found = await settled(id);
  await killing;
  expect([found.state, found.problem]).toEqual(['ready', null]);
  return id;
}

/** If the answer to the last part was lost, its repetition comes too late. */
async function putPart(id: string, part: number, bytes: Uint8Array): Promise<void> {
  for (let turn = random(); ; turn += 1) {
    const answer = await fetch(`${serverAt(turn).url}/api/imports/${id}/parts/${part}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    }).catch(() => null);
    if (answer?.ok) return;
    if (answer?.status === 409 && (await find(id)).state !== 'uploading') return;
    await delay(50);
  }
}

async function uploadAndCheck({ name, bytes }: EditedFile): Promise<Import> {
  return step(await upload(bytes, name), 'check', 'checking', 0, BY_REFERENCE);
}

/** Makes the call for the next step, kills servers during the step, and waits for its end. */
async function step(
  id: string,
  name: 'check' | 'start' | 'undo',
  state: Step,
  times: number,
  body: object = {},
): Promise<Import> {
  const answer = await send('POST', `/imports/${id}/${name}`, body);
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text}`);
  const rows = name === 'undo' ? answer.body.data.counts?.created + answer.body.data.counts?.changed : ROWS;
  const [found] = await Promise.all([settled(id), killDuring(id, state, times, Number.isFinite(rows) ? rows : ROWS)]);
  return found;
}

async function settled(id: string): Promise<Import> {
  let last = '';
  for (let sinceMs = Date.now(); ; await delay(100)) {
    const found = await find(id);
    if (![...STEPS, 'undoing'].includes(found.state)) return found;
    const now = `${found.state}, ${found.rowsDone} rows done`;
    if (now !== last) sinceMs = Date.now();
    else if (Date.now() - sinceMs > STUCK_MS) throw new Error(`The import makes no progress: ${now}.`);
    last = now;
  }
}

interface Progress {
  readonly state: string;
  readonly rows_done: number;
  readonly lease: string | null;
}

async function progress(id: string): Promise<Progress> {
  const { rows } = await pool.query<Progress>('SELECT state, rows_done, lease FROM imports WHERE id = $1', [id]);
  return rows[0] as Progress;
}

/** Kills servers at random places of a step. Every third kill hits the server that does not work on the import. */
async function killDuring(id: string, state: Step, times: number, rows: number): Promise<void> {
  if (times === 0) return;
  for (let now = await progress(id); now.state !== state; now = await progress(id)) {
    if (now.state !== 'uploading') return;
    await delay(2);
  }
  for (let kill = 0; kill < times; kill += 1) {
    const place = (rows * (kill + (random() % 1_000) / 1_000)) / times;
    await delay(random() % 30);
    let now = await progress(id);
    for (; now.state === state && now.rows_done < place; now = await progress(id)) await delay(3);
    if (now.state !== state) return;
    const working = await workingServer();
    kills += 1;
    const hit = kills % 3 === 0 ? 1 - working : working;
    serverAt(hit).kill('SIGKILL');
    const restarted = serverAt(hit).restarted();
    if (hit === working && now.lease !== null) takeovers += 1;
    // A dead server's lease ends after 30 seconds. A living server renews it with each step.
    if (!isCampaign)
      await pool.query(
        `UPDATE imports SET leased_until = least(leased_until, now() + interval '0.5 s') WHERE id = $1`,
        [id],
      );
    await restarted;
  }
}

/** The server that read or wrote the import's file or rows last. */
async function workingServer(): Promise<number> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity
     WHERE application_name LIKE 'server-%' AND datname = current_database()
       AND (query LIKE '%import_rows%' OR query LIKE '%SELECT content FROM import_parts%' OR query LIKE '%leased_until%WHERE id = $1%')
     ORDER BY query_start DESC LIMIT 1`,
  );
  return Number(rows[0]?.name.at(-1) ?? random() % 2);
}

/** Visitors send forms while `work` runs. Each form is repeated until a server has accepted it. */
async function duringForms<T>(work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const visiting = (async () => {
    while (!isOver) {
      const { status, body, text } = await send('POST', '/leads', thirdPartySubmission('contact'));
      if (status !== 201 && status !== 200) throw new Error(`A form was refused: ${status} ${text}`);
      formIds.add(body.data._id);
      await delay(VISITOR_PAUSE_MS);
    }
  })();
  try {
    return await work();
  } finally {
    isOver = true;
    await visiting;
  }
}

const LEADS = `
  SELECT l.type, l.status, l.priority, l.close_reason, l.full_name, l.email, l.phone, l.phone_e164, l.village, l.district,
    l.state, l.address, l.pincode, l.details, l.created_at, (
      SELECT string_agg(e.system || ':' || e.external_id, '; ' ORDER BY 1) FROM lead_external_ids e WHERE e.lead_id = l.id) AS external_ids
  FROM leads l WHERE l.id <> ALL($1::uuid[]) ORDER BY l.email`;

/** Compares all leads except the forms with what they should be. */
async function expectLeads(expected: readonly ExpectedLead[]): Promise<void> {
  const { rows } = await pool.query<ExpectedLead & { created_at: Date }>(LEADS, [[...formIds]]);
  const found = new Map<string, object[]>();
  for (const row of rows) {
    const lead = { ...row, created_at: row.created_at.toISOString() };
    found.set(row.email, [...(found.get(row.email) ?? []), lead]);
  }
  const wrong = expected.filter((lead) => !isSame(found.get(lead.email), [lead]));
  expect(wrong.slice(0, 3).map(({ email }) => found.get(email) ?? [])).toEqual(wrong.slice(0, 3).map((lead) => [lead]));
  expect(rows.length).toBe(expected.length);
  const { rows: odd } = await pool.query(
    'SELECT id FROM leads WHERE id <> ALL($1::uuid[]) AND (assigned_to IS NOT NULL OR in_pool OR quarantined_at IS NOT NULL OR due_at IS NOT NULL)',
    [[...formIds]],
  );
  expect(odd).toEqual([]);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** With the keys of all objects in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([key, one]) => [key, sorted(one)]),
  );
}

async function expectForms(): Promise<void> {
  const { rows } = await pool.query(`SELECT id FROM leads WHERE email LIKE 'stranger%'`);
  expect(new Set(rows.map(({ id }) => id))).toEqual(formIds);
}

async function exportAll(): Promise<Uint8Array> {
  knownForms = formIds.size;
  for (let turn = random(); ; turn += 1) {
    const url = `${serverAt(turn).url}/api/leads/export?values=labels`;
    const headers = { Authorization: `Bearer ${token}` };
    const bytes = await fetch(url, { headers })
      .then((answer) => (answer.ok ? answer.arrayBuffer() : null))
      .catch(() => null);
    if (bytes) return new Uint8Array(bytes);
    await delay(50);
  }
}

/** Changes two cells of some of the imported rows. `changes` has the changed columns of each lead. */
async function editsOf(exported: Uint8Array) {
  const [headings = [], ...records] = recordsOf(new TextDecoder().decode(exported));
  const [id, email, district, priority] = ['Id', 'Email', 'District', 'Priority'].map((name) =>
    headings.indexOf(name),
  ) as [number, number, number, number];
  const rows = [...records.keys()].filter((row) => records[row]?.[email]?.startsWith('row.'));
  const edits: Edit[] = [];
  const changes = new Map<string, Record<string, string>>();
  for (let edit = 0; edit < EDITED_ROWS; edit += 1) {
    const [row = 0] = rows.splice(random() % rows.length, 1);
    const record = records[row] as string[];
    const name = `नवादा ${random() % 100}`;
    edits.push({ row: row + 1, column: district, text: name }, { row: row + 1, column: priority, text: 'Urgent' });
    changes.set(record[id] as string, { district: name, priority: 'urgent' });
  }
  return { edits, changes };
}

async function editedFiles(exported: Uint8Array, edits: readonly Edit[]): Promise<EditedFile[]> {
  if (EDITOR === 'code') return editWithCode(exported, edits);
  return [
    ...(await editWithLibreOffice(exported, edits, 'text', dir)),
    ...(await editWithLibreOffice(exported, edits, 'standard', dir)),
  ];
}

async function refusedRows(id: string): Promise<ImportRow[]> {
  return (await send('GET', `/imports/${id}/rows?limit=5&outcome=refused`)).body.data;
}

/** What the rows of an edited file change besides the edited cells: the first rows for each value. */
async function mangledCells(id: string, changes: ReadonlyMap<string, Record<string, string>>): Promise<unknown[]> {
  const { rows } = await pool.query<{ lead_id: string; differences: { field: string; from: string; to: string }[] }>(
    `SELECT lead_id, differences FROM import_rows WHERE import_id = $1 AND outcome = 'changed'`,
    [id],
  );
  const mangled = new Map<string, unknown>();
  for (const { lead_id: leadId, differences: found } of rows) {
    const wanted = changes.get(leadId);
    for (const difference of found) {
      const column = difference.field.replace('personalInfo.', '');
      if (wanted?.[column] !== difference.to) mangled.set(`${difference.field} ${difference.from}`, difference);
    }
  }
  return [...mangled.values()];
}

const VALUES = `SELECT l.id, to_jsonb(l) - '{version,updated_at,activity_at}'::text[] || jsonb_build_object('external_ids', (
  SELECT string_agg(e.system || ':' || e.external_id, '; ' ORDER BY 1) FROM lead_external_ids e WHERE e.lead_id = l.id)) AS value
  FROM leads l`;

/** Remembers all values of all leads but their version and the times of their last change. */
async function remember(): Promise<void> {
  await pool.query(`CREATE SCHEMA campaign; CREATE TABLE campaign.before AS ${VALUES}`);
}

/** The columns whose values differ from the remembered ones, by lead. Later forms are left out. */
async function differences(): Promise<Map<string, object>> {
  const { rows } = await pool.query<{ id: string; changed: object }>(
    `SELECT b.id, (SELECT jsonb_object_agg(now.key, now.value) FROM jsonb_each(a.value) AS now
       WHERE now.value IS DISTINCT FROM b.value -> now.key) AS changed
     FROM campaign.before b LEFT JOIN (${VALUES}) a ON a.id = b.id WHERE a.value IS DISTINCT FROM b.value`,
  );
  return new Map(rows.map(({ id, changed }) => [id, changed]));
}

/** The counts of the back office without the forms, which are new leads of one type. */
async function counts() {
  const stats = (await send('GET', '/leads/stats')).body.data;
  const total = async (status: string) =>
    (await send('GET', `/leads?limit=1&status=${status}`)).body.pagination.totalItems;
  const { newLeads, contacted, qualified, converted, leadsByType } = stats;
  const types = leadsByType.map(({ _id: type, count }: { _id: string; count: number }) => [
    type,
    type === 'contact' ? count - formIds.size : count,
  ]);
  const found = {
    total: stats.total - formIds.size,
    new: newLeads - formIds.size,
    contacted,
    qualified,
    converted,
    closed: await total('closed'),
    rejected: await total('rejected'),
    types: types.filter(([, count]: [string, number]) => count > 0).sort(),
  };
  for (const status of ['contacted', 'qualified', 'converted'] as const)
    expect(await total(status)).toBe(found[status]);
  return found;
}

/** The history of a changed lead has its import, the change and the undo. */
async function expectHistory(id: string, { district, priority }: Record<string, string>): Promise<void> {
  const { body } = await send('GET', `/leads/${id}/timeline`);
  const entries: {
    history: { action: string; details: { changes?: Record<string, { from: string; to: string }> } };
  }[] = body.data;
  const [undone, changed] = entries.map(({ history }) => history.details.changes ?? {});
  expect(changed?.['personalInfo.district']).toMatchObject({ to: district });
  expect(changed?.['priority']).toMatchObject({ to: priority });
  const back = Object.entries(changed ?? {}).map(([field, { from, to }]) => [field, { from: to, to: from }]);
  expect(undone).toEqual(Object.fromEntries(back));
  expect(entries.at(-1)?.history.action).toBe('lead.created');
}

let state = SEED % 2_147_483_647;

/** A seeded sequence. */
function random(): number {
  state = (state * 48_271) % 2_147_483_647;
  return state;
}
