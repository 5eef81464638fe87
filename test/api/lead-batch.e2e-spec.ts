/** Many leads in one call: each item is checked and stored on its own. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { LEAD_TYPE_NAMES } from '../../src/lead-types/lead-types.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { fullSubmission, thirdPartySubmission } from '../support/submissions.js';
import { waitFor } from '../support/wait-for.js';

type Batch = Schema<'LeadBatchResult'>;

let api: Api;
let admin: string;
let agent: StaffMember;
let count = 0;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  agent = await addStaff(api, admin, { permissions: ['canBulkActions'], leadTypes: ['contact'] });
});
afterAll(() => api.close());

const newId = () => {
  count += 1;
  return { system: 'erp', id: `B-${count}` };
};
const send = (items: unknown, headers: Record<string, string> = {}, token: string | undefined = admin) =>
  api.raw<Batch>('POST', '/api/leads/batch', { token, headers, body: { items } });
const keyed = (key: string) => ({ 'idempotency-key': key });
const person = (fullName: string) => ({ type: 'contact', personalInfo: { fullName } });
const read = async (id = '') =>
  (await api.raw<{ data: Schema<'LeadDetail'> }>('GET', `/api/leads/${id}`, { token: admin })).body.data;
const leads = async () => (await api.sql<{ n: number }>('SELECT count(*)::int AS n FROM leads'))[0]?.n;

describe('POST /leads/batch', () => {
  it('answers each item in order, as the same call for one lead would', async () => {
    const known = newId();
    const id = await addLead(api, thirdPartySubmission('contact'));
    const { etag } = await read(id);
    const { status, body } = await send([
      { action: 'create', lead: person('Asha') },
      { action: 'upsert', by: known, lead: { ...person('Bela'), status: 'qualified' } },
      { action: 'upsert', by: known, lead: { type: 'contact', priority: 'high' } },
      { action: 'update', by: known, lead: { personalInfo: { city: 'Gaya' } } },
      { action: 'update', _id: id.toUpperCase(), etag, lead: { status: 'contacted' } },
      { action: 'update', _id: id, etag, lead: { status: 'new' } },
      { action: 'create', lead: { ...person('Chitra'), personalInfo: { fullName: 'Chitra', email: 'nonsense' } } },
      { action: 'create', lead: { ...person('Dipa'), externalIds: [known] } },
      { action: 'update', _id: '01960000-0000-7000-8000-000000000009', lead: { priority: 'low' } },
      { action: 'upsert', by: known, lead: { type: 'soil_testing' } },
    ]);
    expect(status).toBe(200);
    expect(body.message).toBe('5 of 10 items succeeded');
    expect(body.data.map((item) => [item.status, item.code, item.errors?.map(({ field }) => field)])).toEqual([
      [201, undefined, undefined],
      [201, undefined, undefined],
      [200, undefined, undefined],
      [200, undefined, undefined],
      [200, undefined, undefined],
      [412, 'lead_changed', undefined],
      [400, 'invalid_input', ['lead.personalInfo.email']],
      [409, 'external_id_taken', ['lead.externalIds.0']],
      [404, 'lead_not_found', undefined],
      [422, 'lead_type_differs', ['lead.type']],
    ]);
    const [asha, bela, again] = body.data;
    expect([again?._id, again?.reference]).toEqual([bela?._id, bela?.reference]);
    const stored = await read(bela?._id);
    expect(stored).toMatchObject({
      _id: bela?._id,
      reference: bela?.reference,
      status: 'qualified',
      priority: 'high',
      personalInfo: { fullName: 'Bela', city: 'Gaya' },
      externalIds: [known],
    });
    expect((await read(asha?._id)).etag).toBe(asha?.etag);
    expect((await read(id)).status).toBe('contacted');
  });

  it('names what is wrong with an item, and with the call', async () => {
    const by = newId();
    const lead = person('Asha');
    const items: [unknown, string[]][] = [
      ['nothing', ['']],
      [{ lead }, ['action']],
      [{ action: 'remove', lead }, ['action']],
      [{ action: 'create' }, ['lead']],
      [{ action: 'create', lead: [] }, ['lead']],
      [{ action: 'create', by, lead }, ['by']],
      [{ action: 'create', lead: { ...lead, type: 'nothing' } }, ['lead.type']],
      [{ action: 'create', lead: { ...lead, surname: 'Devi' } }, ['lead.surname']],
      [{ action: 'update', lead }, ['_id']],
      [{ action: 'update', _id: '17', lead }, ['_id']],
      [{ action: 'upsert', lead }, ['by']],
      [{ action: 'upsert', by: { system: 'erp' }, lead }, ['by.id']],
      [{ action: 'upsert', by, lead, note: 'x' }, ['note']],
      [{ action: 'upsert', by, etag: 'abc', lead }, ['etag']],
    ];
    const before = await leads();
    const { body } = await send(items.map(([item]) => item));
    expect(body.data.map(({ status, errors }) => [status, errors?.map(({ field }) => field)])).toEqual(
      items.map(([, fields]) => [400, fields]),
    );
    expect(await leads()).toBe(before);
    for (const wrong of [undefined, [], {}, Array(501).fill({ action: 'create', lead })]) {
      const { status, problem } = await send(wrong);
      expect([status, problem.errors.map(({ field }) => field)]).toEqual([400, ['items']]);
    }
    const unknown = await api.raw('POST', '/api/leads/batch', { token: admin, body: { items: [{}], mode: 'all' } });
    expect(unknown.problem.errors).toMatchObject([{ field: 'mode', code: 'unknown_key' }]);
  });

  it('follows the rights of its caller for each item, and records how many were refused', async () => {
    const [own, hidden] = [newId(), newId()];
    await send([
      { action: 'upsert', by: hidden, lead: person('Hidden') },
      { action: 'upsert', by: own, lead: { ...person('Own'), assignedTo: agent.id } },
    ]);
    const { body } = await send(
      [
        { action: 'upsert', by: own, lead: { priority: 'high' } },
        { action: 'create', lead: { ...person('Franchise'), type: 'franchise' } },
        { action: 'update', by: hidden, lead: { priority: 'low' } },
        { action: 'upsert', by: hidden, lead: { priority: 'low' } },
        { action: 'update', by: own, lead: { assignedTo: null } },
      ],
      {},
      agent.token,
    );
    expect(body.data.map(({ status, code }) => [status, code])).toEqual([
      [200, undefined],
      [403, 'lead_type_not_accessible'],
      [404, 'lead_not_found'],
      [409, 'external_id_taken'],
      [403, 'permission_missing'],
    ]);
    expect(body.data[3]?.errors).toMatchObject([{ field: 'by' }]);
    await api.flushAudit();
    const refused = await api.sql<{ details: object }>(
      `SELECT details FROM audit_events WHERE action = 'access.refused' AND actor_id = $1`,
      [agent.id],
    );
    expect(refused.map(({ details }) => details)).toMatchObject([{ requested: 5, refused: 4 }]);
    const other = await addStaff(api, admin, { permissions: ['canEditAllLeads'], leadTypes: ['contact'] });
    expect((await send([{ action: 'create', lead: person('No') }], {}, other.token)).status).toBe(403);
  });

  it('stores each item once for one key, also if the first call stopped in the middle', async () => {
    const by = newId();
    const items = [
      { action: 'create', lead: person('Once') },
      { action: 'upsert', by, lead: { ...person('Twice'), priority: 'high' } },
      { action: 'update', by, lead: { status: 'contacted' } },
      { action: 'create', lead: { type: 'contact' } },
    ];
    const before = await leads();
    // As if the server had stopped after the second item.
    const begun = await send(items.slice(0, 2), keyed('batch 1'));
    expect(begun.headers.get('idempotent-replayed')).toBeNull();
    const first = await send(items, keyed('batch 1'));
    expect(first.headers.get('idempotent-replayed')).toBe('true');
    expect(first.body.data.map(({ status, replayed }) => [status, replayed])).toEqual([
      [201, true],
      [201, true],
      [200, undefined],
      [400, undefined],
    ]);
    expect(first.body.data.map(({ _id }) => _id)).toEqual([
      begun.body.data[0]?._id,
      begun.body.data[1]?._id,
      begun.body.data[1]?._id,
      undefined,
    ]);
    // A change by somebody else in between stays.
    await api.raw('PUT', `/api/leads/${begun.body.data[1]?._id}`, { token: admin, body: { status: 'qualified' } });
    const again = await send(items, keyed('batch 1'));
    expect(again.body.data.map(({ replayed }) => replayed)).toEqual([true, true, true, undefined]);
    expect(again.text).not.toContain('Twice');
    expect((await read(begun.body.data[1]?._id)).status).toBe('qualified');
    const other = await send([{ action: 'create', lead: person('Other') }], keyed('batch 1'));
    expect(other.body.data).toMatchObject([{ status: 422, code: 'idempotency_key_reused' }]);
    expect(await leads()).toBe((before ?? 0) + 2);
  });

  it('is stored once if it is sent many times at the same moment', async () => {
    const items = Array.from({ length: 5 }, (_, n) => ({ action: 'create', lead: person(`Many ${n}`) }));
    const before = await leads();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(items, keyed('batch 2'))));
    for (const { status, headers } of answers) {
      expect([200, 409]).toContain(status);
      if (status === 409) expect(headers.get('retry-after')).toBe('1');
    }
    expect(await leads()).toBe((before ?? 0) + 5);
  });

  it('is stored in order, also if a retry overtakes the first call', async () => {
    const [by, slow] = [newId(), newId()];
    await send([{ action: 'upsert', by, lead: person('Slow') }]);
    const items = [
      { action: 'update', by, lead: { priority: 'high', externalIds: [by, slow] } },
      { action: 'update', by, lead: { priority: 'low' } },
    ];
    const holder = new pg.Client({ connectionString: api.ownerUrl });
    await holder.connect();
    try {
      const other = await addLead(api, thirdPartySubmission('contact'));
      await holder.query('BEGIN');
      await holder.query('INSERT INTO lead_external_ids (system, external_id, lead_id) VALUES ($1, $2, $3)', [
        slow.system,
        slow.id,
        other,
      ]);
      const first = send(items, keyed('batch 3'));
      await waitFor('the first item waits for the other transaction', async () => {
        const waiting = await api.sql(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      });
      expect((await send(items, keyed('batch 3'))).problem).toMatchObject({ code: 'submission_in_flight' });
      await holder.query('ROLLBACK');
      expect((await first).body.data.map(({ status }) => status)).toEqual([200, 200]);
      const again = await send(items, keyed('batch 3'));
      expect((await read(again.body.data[0]?._id)).priority).toBe('low');
    } finally {
      await holder.end();
    }
  });

  it('keeps the key with a lead that an upsert created, if the server dies before its response', async () => {
    const by = newId();
    await api.sql(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'gone'; END $$`);
    await api.sql('CREATE TRIGGER die BEFORE UPDATE ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION die()');
    const items = [{ action: 'upsert', by, lead: person('First') }];
    expect((await send(items, keyed('batch 4'))).status).toBe(500);
    await api.sql('DROP TRIGGER die ON idempotency_keys');
    const [row] = await api.sql<{ lead_id: string }>('SELECT lead_id FROM lead_external_ids WHERE external_id = $1', [
      by.id,
    ]);
    const corrected = { personalInfo: { fullName: 'Corrected' } };
    await api.raw('PUT', `/api/leads/${row?.lead_id}`, { token: admin, body: corrected });
    expect((await send(items, keyed('batch 4'))).body.data).toMatchObject([{ replayed: true }]);
    expect((await read(row?.lead_id)).personalInfo.fullName).toBe('Corrected');
  });

  it('takes 500 complete leads of all types', async () => {
    const lead = (index: number) => {
      const { source: _source, consent: _consent, ...form } = fullSubmission(LEAD_TYPE_NAMES[index % 13] ?? 'contact');
      return form;
    };
    const items = Array.from({ length: 500 }, (_, n) => ({ action: 'upsert', by: newId(), lead: lead(n) }));
    expect(JSON.stringify(items).length).toBeGreaterThan(256 * 1024);
    const { status, body } = await send(items);
    expect([status, body.message]).toEqual([200, '500 of 500 items succeeded']);
    expect((await send(items)).body.data.map((item) => item.status)).toEqual(Array(500).fill(200));
  });
});

describe('a large body', () => {
  it('is limited in bytes and values', async () => {
    const lead = person('x'.repeat(3 * 1024 * 1024));
    expect((await send([{ action: 'create', lead }])).problem).toMatchObject({ status: 413, code: 'batch_too_large' });
    const many = Object.fromEntries(Array.from({ length: 25_001 }, (_, n) => [`k${n}`, n]));
    expect((await send([many])).problem).toMatchObject({ status: 400, code: 'batch_too_many_values' });
    const elsewhere = await api.raw('POST', '/api/leads/manual', { token: admin, body: { a: 'x'.repeat(257 * 1024) } });
    expect(elsewhere.problem).toMatchObject({ status: 413, code: 'too_large' });
  });

  it.each([
    ['no token', {}],
    ['a token of nobody', { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' }],
  ])('of a caller with %s is refused before it is read', async (_, headers) => {
    const answer = await new Promise<{ status: number | undefined }>((resolve, reject) => {
      const call = request(`${api.url}/api/leads/batch`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'content-length': String(1024 * 1024) },
      });
      call.on('response', ({ statusCode: status }) => {
        resolve({ status });
        call.destroy();
      });
      call.on('error', reject);
      // The body is never sent.
      call.flushHeaders();
    });
    expect(answer.status).toBe(401);
    await api.flushAudit();
    const recorded = await api.sql(`SELECT FROM audit_events WHERE action = 'access.refused' AND actor_id IS NULL`);
    expect(recorded.length).toBeGreaterThan(0);
  });

  it('of a caller who has signed out is refused', async () => {
    const token = await api.signIn();
    await api.raw('POST', '/api/auth/logout', { token });
    expect((await send([{ action: 'create', lead: person('Late') }], {}, token)).status).toBe(401);
  });
});

describe('a caller who sends many batches', () => {
  let limited: Api;
  beforeAll(async () => {
    limited = await startApi({ staffWritesPerMinute: 6 });
  });
  afterAll(() => limited.close());

  it('is limited in batches per minute, but not in leads', async () => {
    const token = await limited.signIn();
    const body = { items: Array.from({ length: 20 }, (_, n) => ({ action: 'create', lead: person(`Lead ${n}`) })) };
    const post = () => limited.raw<Batch>('POST', '/api/leads/batch', { token, body });
    expect((await post()).body.message).toBe('20 of 20 items succeeded');
    expect((await post()).body.message).toBe('20 of 20 items succeeded');
    const third = await post();
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
  });
});
