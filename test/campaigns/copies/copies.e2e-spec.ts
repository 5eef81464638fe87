/**
 * The program in docs/integrations.md keeps a copy of the leads through the feed of events, while users and visitors
 * change leads at random, the rights of its key change, and it is killed. In the end, the copy equals the database.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { LeadType } from '../../../src/lead-types/lead-types.js';
import { ADMIN } from '../../support/admin.js';
import { type Api, startApi } from '../../support/api.js';
import type { Schema } from '../../support/api-client.js';
import { addStaff, type StaffMember } from '../../support/staff.js';
import { BOT_SIGNS, thirdPartySubmission } from '../../support/submissions.js';
import { isEqual, waitFor } from '../../support/wait-for.js';
import { amount, isCampaign, SEED, TIME_LIMIT_MS } from '../campaign.js';

const STEPS = amount('steps', { inTest: 400, inCampaign: 20_000 });
const SEEDS = isCampaign ? [SEED, SEED + 1, SEED + 2] : [SEED];
const WRITERS = 6;
const TYPES: readonly LeadType[] = ['contact', 'franchise', 'soil_testing'];

let api: Api;
let admin: string;
let staff: StaffMember[];
let dir: string;
let program: ChildProcess | undefined;
/** What the program said before it ended by itself, which it never should. */
let failures: string[] = [];
let key: Schema<'NewApiKey'>;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kisan-canteen-copy-'));
  const text = await readFile('docs/integrations.md', 'utf8');
  await writeFile(join(dir, 'copy-leads.mjs'), /```js\n(.*?)```/s.exec(text)?.[1] ?? '');
  api = await startApi({ leadsPerMinute: 0, staffWritesPerMinute: 0 });
  admin = await api.signIn();
  staff = await Promise.all(
    Array.from({ length: 3 }, () => addStaff(api, admin, { role: 'manager', leadTypes: TYPES })),
  );
});
afterAll(async () => {
  await kill();
  await api.close();
  await rm(dir, { recursive: true });
});

interface Said {
  readonly data: { readonly _id: string };
  readonly undo?: { readonly id: string };
}

const send = (method: string, path: string, body?: object) =>
  api.raw<Said>(method, `/api${path}`, { token: admin, ...(body && { body }) });

it.each(SEEDS)(
  'the copy of the documented program equals the database in the end (seed %d)',
  async (seed) => {
    const random = new Random(seed);
    failures = [];
    const file = join(dir, `leads-${seed}.json`);
    const rights = { scopes: ['leads:read', 'events:read'], leadTypes: ['contact', 'franchise'] };
    const made = { token: admin, body: { name: 'BI', ...rights } };
    key = (await api.raw<Schema<'NewApiKeyResult'>>('POST', '/api/keys', made)).body.data;
    const leads = [await submit('contact'), await submit('franchise')];
    start(file);
    let steps = 0;
    const counts: Record<string, number> = {};
    const work = async () => {
      while (steps < STEPS) {
        steps += 1;
        const [name, step] = random.pick(Object.entries(stepsOn(leads, random, file)));
        await step();
        counts[name] = (counts[name] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, work));
    if (isCampaign) process.stdout.write(`seed ${seed}: ${leads.length} leads, ${JSON.stringify(counts)}\n`);
    // A run that ends without leads, or without all kinds of steps, would show nothing.
    expect(Object.keys(counts).length).toBe(Object.keys(stepsOn(leads, random, file)).length);
    const expected = await listed();
    expect(Object.keys(expected).length).toBeGreaterThan(10);
    // A key that began many copies must wait for its next calls.
    await waitFor('the copy', async () => isEqual(await copied(file), expected), 3 * 60_000).catch(() => undefined);
    expect(failures).toEqual([]);
    const found = await copied(file);
    const ids = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
    const differing = ids.filter((id) => !isEqual(found[id], expected[id])).slice(0, 3);
    expect(differing.map((id) => found[id])).toEqual(differing.map((id) => expected[id]));
    await kill();
  },
  TIME_LIMIT_MS,
);

/** Every call may fail, for example on a lead that was deleted meanwhile. */
function stepsOn(leads: string[], random: Random, file: string): Record<string, () => Promise<unknown>> {
  const lead = () => random.pick(leads);
  const some = () => Array.from({ length: random.below(8) + 1 }, lead);
  const change = (body: object) => send('PUT', `/leads/${lead()}`, body);
  return {
    submit: async () => leads.push(await submit(random.pick(TYPES))),
    spam: async () => leads.push(await submit('contact', BOT_SIGNS)),
    notSpam: () => send('POST', '/leads/bulk-restore', { leadIds: leads.slice(-20) }),
    status: () => change({ status: random.pick(['new', 'contacted', 'qualified', 'converted', 'closed']) }),
    priority: () => change({ priority: random.pick(['low', 'medium', 'high', 'urgent']) }),
    person: () =>
      change({ personalInfo: { fullName: `Meena ${random.below(9_999)}`, city: random.pick(['Gaya', 'Patna']) } }),
    externalIds: () => change({ externalIds: [{ system: 'erp', id: `E-${random.below(50)}` }] }),
    several: () => change({ status: 'qualified', priority: 'high', assignedTo: random.pick(staff).id }),
    assign: () =>
      send('PUT', `/leads/${lead()}/assign`, { assignedTo: random.pick([...staff.map(({ id }) => id), null]) }),
    pool: () => send('PUT', `/leads/${lead()}/assign`, { assignedTo: null, inPool: true }),
    note: () => send('POST', `/leads/${lead()}/notes`, { content: 'Wants a shop' }),
    call: () => send('POST', `/leads/${lead()}/calls`, { outcome: 'reached', status: 'contacted' }),
    message: () => send('POST', `/leads/${lead()}/messages`, { channel: 'whatsapp' }),
    followUp: () => send('POST', `/leads/${lead()}/follow-ups`, { on: inDays(1 + random.below(9)) }),
    type: () => send('PUT', `/leads/${lead()}/type`, { type: random.pick(TYPES) }),
    bulk: async () => {
      const updates = random.pick([
        { priority: 'low' },
        { status: 'contacted' },
        { assignedTo: random.pick(staff).id },
      ]);
      const { body } = await send('PUT', '/leads/bulk', { leadIds: some(), updates });
      if (random.below(2) === 0 && body.undo) await send('POST', `/leads/bulk/${body.undo.id}/undo`);
    },
    delete: () => send('DELETE', `/leads/${lead()}`),
    deleteMany: async () => {
      const { body } = await send('POST', '/leads/bulk-delete', { leadIds: some() });
      if (body.undo) await send('POST', `/leads/bulk/${body.undo.id}/undo`);
    },
    undelete: () => send('POST', '/leads/bin/restore', { leadIds: Array.from({ length: 30 }, lead) }),
    erase: async () => {
      if (random.below(4) === 0) await send('POST', `/leads/${lead()}/erase`);
    },
    merge: async () => {
      const [survivor, other] = [lead(), lead()];
      await send('POST', `/leads/${survivor}/duplicates`, { other });
      await send('POST', `/leads/${survivor}/merge`, { other, take: random.pick([[], ['priority'], ['status']]) });
      if (random.below(2) === 0) await send('POST', `/leads/${survivor}/unmerge`, { other });
    },
    upsert: () =>
      send('POST', '/leads/batch', {
        items: Array.from({ length: 3 }, () => ({
          action: 'upsert',
          by: { system: 'crm', id: `C-${random.below(200)}` },
          lead: { type: 'contact', priority: random.pick(['low', 'high']), personalInfo: { fullName: 'Gita Devi' } },
        })),
      }),
    leave: async () => {
      if (random.below(20) > 0) return;
      const leaver = random.pick(staff).id;
      await send('PUT', `/users/${leaver}/toggle-status`);
      await send('PUT', `/users/${leaver}/toggle-status`);
    },
    rights: async () => {
      if (random.below(40) > 0) return;
      const leadTypes = TYPES.filter((type) => type === 'contact' || random.below(2) === 0);
      const scopes = ['leads:read', 'events:read', ...(random.below(2) === 0 ? ['contact:read'] : [])];
      await send('PUT', `/keys/${key._id}`, { leadTypes, scopes, currentPassword: ADMIN.password });
    },
    kill: async () => {
      if (random.below(10) > 0) return;
      await kill();
      start(file);
    },
  };
}

async function submit(type: LeadType, signs = {}): Promise<string> {
  return (await send('POST', '/leads', { ...thirdPartySubmission(type), ...signs })).body.data._id;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

function start(file: string): void {
  if (program) return;
  program = spawn(process.execPath, [join(dir, 'copy-leads.mjs')], {
    env: { KISAN_URL: api.url, KISAN_KEY: key.secret, COPY: file },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  program.stderr?.on('data', (text) => {
    said += text;
  });
  program.once('close', (code) => {
    if (code !== null) failures.push(said);
  });
}

async function kill(): Promise<void> {
  const killed = program;
  program = undefined;
  if (!killed || killed.exitCode !== null) return;
  killed.kill('SIGKILL');
  await once(killed, 'exit');
}

type Lead = Schema<'ListedLead'>;

/** Without the values that a copy is not told about (docs/integrations.md), and that contain them. */
function told({ possibleDuplicates: _duplicates, etag: _etag, promise: { state: _state, ...promise }, ...lead }: Lead) {
  return { ...lead, promise };
}

async function copied(file: string): Promise<Record<string, object>> {
  const { leads } = JSON.parse(await readFile(file, 'utf8')) as { leads: Record<string, Lead> };
  return Object.fromEntries(Object.values(leads).map((lead) => [lead._id, told(lead)]));
}

/** All leads as the key can list them. */
async function listed(): Promise<Record<string, object>> {
  const found: Record<string, object> = {};
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const url = `/api/leads?limit=100&page=${page}`;
    const { status, body, headers } = await api.raw<Schema<'LeadList'>>('GET', url, { token: key.secret });
    if (status === 429) await delay(1_000 * Number(headers.get('retry-after')));
    if (status === 429) page -= 1;
    else for (const lead of body.data) found[lead._id] = told(lead);
    pages = status === 429 ? pages + 1 : body.pagination.totalPages;
  }
  return found;
}

/** A seeded sequence, so that each run draws the same steps. */
class Random {
  constructor(private state: number) {}

  below(limit: number): number {
    this.state = (this.state * 48_271) % 2_147_483_647;
    return this.state % limit;
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }
}
