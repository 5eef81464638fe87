import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { AlikeLeads, idsIn } from '../support/alike-leads.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { allMatched } from '../support/matched.js';
import { addStaff } from '../support/staff.js';
import { waitFor } from '../support/wait-for.js';

let api: Api;
let admin: string;
let leads: AlikeLeads;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  leads = new AlikeLeads(api, admin);
});
afterAll(() => api.close());

const somebodyWaits = (what: string) =>
  waitFor(what, async () => {
    const [row] = await api.sql(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return Number(row?.['waiting']) > 0;
  });

describe('merging', () => {
  const stored = async (id: string) => {
    const [row] = await api.sql<Record<string, unknown>>(
      `SELECT to_jsonb(l) - 'version' - 'updated_at' - 'activity_at' AS lead FROM leads l WHERE id = $1`,
      [id],
    );
    return row!['lead'];
  };

  it('finds the survivor by all values of the other lead, and says why', async () => {
    const [stays, goes] = await leads.pair(
      { fullName: 'Kept Person', city: 'Gaya' },
      { fullName: 'Vanished Somebody', email: 'vanished@example.in' },
    );
    const [other] = await api.sql<{ reference: string }>('SELECT reference FROM leads WHERE id = $1', [goes]);
    const reference = String(other?.reference);
    await api.raw('POST', `/api/leads/${goes}/notes`, { token: admin, body: { content: 'Wants zebus' } });
    const searches = [
      'vanished',
      'vanished@example.in',
      reference,
      `${reference.slice(0, 5)}-${reference.slice(5)}`,
      'zebus',
      'Kept vanished',
    ];
    const found = async (search: string) => idsIn(await leads.get(`?search=${encodeURIComponent(search)}`));
    await leads.merge(stays, goes);
    for (const search of searches) {
      expect([search, await found(search)]).toEqual([search, [stays]]);
    }
    const why = [{ _id: goes, reference, fullName: 'Vanished Somebody' }];
    expect((await leads.get(`?search=${reference}`)).body.data[0]?.mergedLeads).toEqual(why);
    expect((await leads.get(`/${stays}`)).body.data.mergedLeads).toEqual(why);

    await leads.unmerge(stays, goes);
    expect(await found('Kept zebus')).toEqual([]);
    expect((await leads.get(`/${stays}`)).body.data.mergedLeads).toEqual([]);
  });

  it('finds it by values of another type only for users with access to that type', async () => {
    const phone = leads.freshPhone();
    const quick = {
      type: 'quick_contact',
      personalInfo: { fullName: 'Hidden Zamindar', email: 'zamindar@example.in', phone },
    };
    const [stays, goes] = (await leads.add(leads.contact({ phone, fullName: 'Kept Umbrella' }), quick)) as [
      string,
      string,
    ];
    expect((await leads.merge(stays, goes)).status).toBe(200);
    const [both, one] = await Promise.all(
      (['quick_contact', null] as const).map((more) =>
        addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: more ? ['contact', more] : ['contact'] }),
      ),
    );
    const found = async (search: string, { token }: { token: string }, more = '') =>
      idsIn(await leads.get(`?search=${search}${more}`, token));
    for (const more of ['', '&count=bounded', '&status=new']) {
      expect(await found('zamindar', both!, more)).toEqual([stays]);
      expect(await found('Umbrella', one!, more)).toEqual([stays]);
      expect(await found('zamindar', one!, more)).toEqual([]);
      expect(await found('Umbrella%20zamindar', one!, more)).toEqual([]);
    }
  });

  it('takes over chosen values, hides the other lead everywhere, and restores both exactly', async () => {
    const [stays, goes] = await leads.pair(
      { fullName: 'Stays Kumar', city: 'Gaya' },
      { fullName: 'Goes Kumar', city: 'Patna', pincode: '800001' },
    );
    await api.raw('PUT', `/api/leads/${goes}`, { token: admin, body: { status: 'qualified', priority: 'high' } });
    await api.raw('PUT', `/api/leads/${goes}/follow-up`, { token: admin, body: { on: '2099-01-02', note: 'Ask' } });
    await api.raw('POST', `/api/leads/${goes}/notes`, { token: admin, body: { content: 'Written before' } });
    await leads.decide(stays, goes, 'linked');
    const before = [await stored(stays), await stored(goes)];
    const totals = async () => [
      (await leads.get('')).body.pagination.totalItems,
      (await leads.get('/stats')).body.data.total,
      (await leads.get('/export')).text.split('\r\n').length,
      (await api.call('get', '/api/reports/types', { token: admin })).body.data[0]?.leads,
    ];
    const counted = await totals();

    const take = ['status', 'followUp', 'personalInfo.city', 'personalInfo.pincode', 'details.message'];
    const merged = await leads.merge(stays, goes, { take });
    expect(merged.status).toBe(200);
    expect(merged.body.data).toMatchObject({
      _id: stays,
      status: 'qualified',
      priority: 'medium',
      personalInfo: { fullName: 'Stays Kumar', city: 'Patna', pincode: '800001' },
      followUp: { on: '2099-01-02', note: 'Ask' },
    });
    expect(await totals()).toEqual(counted.map((total) => total! - 1));
    expect(idsIn(await leads.get('?search=Goes%20Kumar'))).toEqual([stays]);
    expect((await leads.get('?quarantined=true')).body.data.map((l: { _id: string }) => l._id)).not.toContain(goes);
    const details = (await leads.get(`/${goes}`)).body.data;
    expect(details).toMatchObject({ mergedInto: stays, quarantined: false });
    const { merged: parts } = (await leads.get(`/${stays}/duplicates`)).body.data;
    expect(parts).toMatchObject([
      {
        lead: { _id: goes, personalInfo: { fullName: 'Goes Kumar' } },
        mergedInto: stays,
        notes: [{ content: 'Written before' }],
      },
    ]);
    expect(parts[0]?.history.length).toBeGreaterThan(3);

    const undone = await leads.unmerge(stays, goes);
    expect(undone.status).toBe(200);
    expect([await stored(stays), await stored(goes)]).toEqual(before);
    expect(await leads.candidates(stays)).toMatchObject([{ state: 'linked' }]);
    expect(await totals()).toEqual(counted);
    const actions = (await leads.get(`/${stays}`)).body.data.history.map((entry: { action: string }) => entry.action);
    expect(actions.slice(0, 2)).toEqual(['lead.unmerged', 'lead.merged']);
    expect((await leads.unmerge(stays, goes)).problem.code).toBe('not_merged');
  });

  it('takes over all open follow-ups of a lead in progress, and returns them in their current state', async () => {
    const [stays, goes] = await leads.pair();
    const plan = async (id: string, on: string, note: string) => {
      const answer = await api.raw('POST', `/api/leads/${id}/follow-ups`, { token: admin, body: { on, note } });
      expect(answer.status).toBe(201);
      return (answer.body as { data: { _id: string } }).data._id;
    };
    await plan(stays, '2099-02-01', 'Own');
    await plan(goes, '2099-01-01', 'First');
    const visit = await plan(goes, '2099-03-01', 'Visit the field');
    const done = await plan(goes, '2099-04-01', 'Bring the papers');
    const before = [await stored(stays), await stored(goes)];
    const open = async (id: string) =>
      (await leads.get(`/${id}`)).body.data.followUps
        .filter(({ doneAt }: { doneAt: string | null }) => doneAt === null)
        .map(({ note }: { note: string | null }) => note);

    const merged = await leads.merge(stays, goes);
    expect(merged.body.data.followUp).toMatchObject({ on: '2099-01-01', note: 'First' });
    expect(await open(stays)).toEqual(['First', 'Own', 'Visit the field', 'Bring the papers']);
    expect(await open(goes)).toEqual([]);
    expect((await leads.unmerge(stays, goes)).status).toBe(200);
    expect([await stored(stays), await stored(goes)]).toEqual(before);

    // The moved follow-up replaces the survivor's. Unmerging restores "Own", but completed follow-ups stay completed.
    await leads.merge(stays, goes, { take: ['followUp'] });
    expect(await open(stays)).toEqual(['First', 'Visit the field', 'Bring the papers']);
    const at = (id: string) => `/api/leads/${stays}/follow-ups/${id}`;
    const changed = [
      await api.raw('POST', `${at(done)}/complete`, { token: admin }),
      await api.raw('PUT', at(visit), { token: admin, body: { on: '2099-03-05', note: 'Visit the field' } }),
    ];
    expect(changed.map(({ status }) => status)).toEqual([200, 200]);
    expect((await leads.unmerge(stays, goes)).status).toBe(200);
    expect(await open(stays)).toEqual(['Own']);
    expect((await leads.get(`/${goes}`)).body.data.followUps).toMatchObject([
      { note: 'First', doneAt: null },
      { on: '2099-03-05', note: 'Visit the field', doneAt: null },
      { note: 'Bring the papers', doneAt: expect.any(String) },
    ]);
  });

  it('keeps visits at one time in different places apart', async () => {
    const [stays, goes] = await leads.pair();
    const visit = (id: string, place: string) =>
      api.raw('POST', `/api/leads/${id}/follow-ups`, {
        token: admin,
        body: { at: '2099-02-01T10:00:00+05:30', place },
      });
    await visit(stays, 'Rampur');
    await visit(goes, 'Rampur');
    await visit(goes, 'Gaya');
    await leads.merge(stays, goes);
    const { followUps } = (await leads.get(`/${stays}`)).body.data;
    expect(followUps.map(({ place }: { place: string | null }) => place)).toEqual(['Rampur', 'Gaya']);
  });

  it('leaves the follow-ups of a closed lead, unless they are chosen', async () => {
    const [stays, goes] = await leads.pair();
    await api.raw('PUT', `/api/leads/${goes}/follow-up`, { token: admin, body: { on: '2099-01-01', note: 'Old' } });
    await api.raw('PUT', `/api/leads/${goes}`, { token: admin, body: { status: 'closed' } });
    expect((await leads.merge(stays, goes)).body.data.followUp).toBeNull();
    await leads.unmerge(stays, goes);
    expect((await leads.merge(stays, goes, { take: ['followUp'] })).body.data.followUp).toMatchObject({ note: 'Old' });
  });

  it('keeps leads that resemble only the other one as possible duplicates, until the undo', async () => {
    const [shared, own] = [leads.freshPhone(), leads.freshPhone()];
    const email = 'third.person@example.com';
    const [stays, goes, third, linked] = (await leads.add(
      leads.contact({ phone: own }),
      leads.contact({ phone: own, email }),
      leads.contact({ phone: shared, email }),
      leads.contact({ phone: leads.freshPhone(), email }),
    )) as [string, string, string, string];
    await leads.decide(goes, linked, 'linked');
    const others = async (id: string) =>
      (await leads.candidates(id)).map(({ lead, state }) => `${lead._id} ${state}`).sort();
    expect(await others(stays)).toEqual([`${goes} open`]);
    await leads.merge(stays, goes);
    const expected = [`${third} open`, `${linked} linked`].sort();
    expect(await others(stays)).toEqual(expected);
    await api.raw('PUT', `/api/leads/${stays}`, { token: admin, body: { personalInfo: { city: 'Gaya' } } });
    await allMatched(api);
    expect(await others(stays)).toEqual(expected);
    await leads.unmerge(stays, goes);
    expect(await others(stays)).toEqual([`${goes} open`]);
  });

  it('takes over the other lead’s place in the pool, if that is chosen', async () => {
    const [stays, goes] = await leads.pair();
    await api.raw('PUT', `/api/leads/${goes}/assign`, { token: admin, body: { assignedTo: null, inPool: true } });
    expect((await leads.merge(stays, goes, { take: ['assignedTo'] })).body.data).toMatchObject({ inPool: true });
    await leads.unmerge(stays, goes);
    expect((await leads.get(`/${stays}`)).body.data).toMatchObject({ inPool: false, assignedTo: null });
  });

  it('refuses changes of a merged lead, single and bulk', async () => {
    const [stays, goes] = await leads.pair();
    await leads.merge(stays, goes);
    const at = (path: string) => `/api/leads/${goes}${path}`;
    for (const [method, path, body] of [
      ['PUT', '', { status: 'closed' }],
      ['PUT', '/assign', { assignedTo: null }],
      ['POST', '/notes', { content: 'x' }],
      ['POST', '/calls', { outcome: 'reached' }],
      ['PUT', '/follow-up', { on: null }],
      ['POST', '/restore', undefined],
      ['PUT', '/duplicates', { other: stays, state: 'linked' }],
      ['POST', '/merge', { other: stays }],
      ['DELETE', '', undefined],
    ] as const) {
      const answer = await api.raw(method, at(path), { token: admin, body });
      expect([method, path, answer.status, answer.problem.code]).toEqual([method, path, 409, 'lead_merged']);
    }
    const updated = await api.raw<Schema<'BulkResult'>>('PUT', '/api/leads/bulk', {
      token: admin,
      body: { leadIds: [goes], updates: { status: 'closed' } },
    });
    expect(updated.body.data.affected).toBe(0);
    const deleted = await api.raw<Schema<'BulkResult'>>('DELETE', '/api/leads/bulk', {
      token: admin,
      body: { leadIds: [goes] },
    });
    expect(deleted.body.data.affected).toBe(0);
  });

  it('lists values that changed since, and can be undone after they are set back', async () => {
    const [stays, goes] = await leads.pair({ city: 'Gaya' }, { city: 'Patna' });
    await leads.merge(stays, goes, { take: ['personalInfo.city'] });
    const correct = (city: string) =>
      api.raw('PUT', `/api/leads/${stays}`, { token: admin, body: { personalInfo: { city } } });
    await correct('Pune');
    const refused = await leads.unmerge(stays, goes);
    expect([refused.status, refused.problem.code]).toEqual([409, 'merge_not_undoable']);
    expect(refused.problem.message).toContain('City');
    expect((await leads.get(`/${goes}`)).body.data.mergedInto).toBe(stays);
    await correct('Patna');
    // Values that the merge did not change can change in between.
    await api.raw('PUT', `/api/leads/${stays}`, { token: admin, body: { priority: 'urgent' } });
    expect((await leads.unmerge(stays, goes)).status).toBe(200);
    expect((await leads.get(`/${stays}`)).body.data).toMatchObject({
      priority: 'urgent',
      personalInfo: { city: 'Gaya' },
    });
  });

  it('removes a first response that the merge brought, but no later one', async () => {
    const [stays, goes] = await leads.pair();
    await api.raw('PUT', `/api/leads/${goes}`, { token: admin, body: { status: 'contacted' } });
    await leads.merge(stays, goes, { take: ['status'] });
    expect((await leads.get(`/${stays}`)).body.data.promise.state).toBe('kept');
    await leads.unmerge(stays, goes);
    expect((await leads.get(`/${stays}`)).body.data.promise.firstResponseAt).toBeNull();
    await leads.merge(stays, goes, { take: ['status'] });
    await api.raw('POST', `/api/leads/${stays}/calls`, { token: admin, body: { outcome: 'reached' } });
    await leads.unmerge(stays, goes);
    expect((await leads.get(`/${stays}`)).body.data).toMatchObject({ status: 'new', promise: { state: 'kept' } });
  });

  it('takes over only values that the other lead has', async () => {
    const [stays, goes] = await leads.pair();
    for (const path of ['personalInfo.city', 'details.motivation', 'followUp', 'assignedTo']) {
      const refused = await leads.merge(stays, goes, { take: [path] });
      expect([refused.status, refused.problem.errors[0]?.field]).toEqual([400, path]);
    }
    expect((await leads.merge(stays, goes, { take: ['personalInfo.password'] })).status).toBe(400);
  });

  it('succeeds once for two simultaneous merges in either direction, and loses no lead', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = await leads.pair();
      const statuses = (
        await Promise.all([leads.merge(one, other), leads.merge(other, one), leads.merge(one, other)])
      ).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => [409, 412].includes(status))).toHaveLength(2);
      const left = await api.sql('SELECT id FROM leads WHERE id = ANY($1) AND merged_into IS NULL', [[one, other]]);
      expect(left).toHaveLength(1);
    }
  });

  it('refuses leads that changed since they were compared', async () => {
    const [stays, goes] = await leads.pair();
    const compared = await leads.get(`/${stays}/duplicates`);
    const seen = { 'if-match': compared.headers.get('etag')! };
    const otherEtag = compared.body.data.candidates[0]!.etag;
    await api.raw('PUT', `/api/leads/${goes}`, { token: admin, body: { priority: 'low' } });
    expect((await leads.merge(stays, goes, { otherEtag }, admin, seen)).status).toBe(412);
    const anew = (await leads.get(`/${stays}/duplicates`)).body.data.candidates[0]!.etag;
    await api.raw('PUT', `/api/leads/${stays}`, { token: admin, body: { priority: 'low' } });
    expect((await leads.merge(stays, goes, { otherEtag: anew }, admin, seen)).status).toBe(412);
    const now = { 'if-match': (await leads.get(`/${stays}`)).headers.get('etag')! };
    expect((await leads.merge(stays, goes, { otherEtag: anew }, admin, now)).status).toBe(200);
  });

  it('is undone in reverse order after two merges; a deletion removes all parts', async () => {
    const phone = leads.freshPhone();
    const [a, b, c] = (await leads.add(
      leads.contact({ phone }),
      leads.contact({ phone }),
      leads.contact({ phone }),
    )) as [string, string, string];
    await leads.merge(b, a);
    await leads.merge(c, b);
    const { merged } = (await leads.get(`/${c}/duplicates`)).body.data;
    expect(merged.map((part: { lead: { _id: string } }) => part.lead._id).sort()).toEqual([a, b].sort());
    expect((await leads.unmerge(b, a)).problem.code).toBe('lead_merged');
    expect((await leads.unmerge(c, a)).problem.code).toBe('not_merged');
    expect((await leads.unmerge(c, b)).status).toBe(200);
    expect((await leads.unmerge(b, a)).status).toBe(200);
    await leads.merge(b, a);
    await leads.merge(c, b);
    expect((await api.raw('DELETE', `/api/leads/${c}`, { token: admin })).status).toBe(200);
    expect(await api.sql('SELECT id FROM leads WHERE id = ANY($1)', [[a, b, c]])).toEqual([]);
    const deletions = await api.sql(
      `SELECT subject_id FROM audit_events WHERE action = 'lead.deleted' AND subject_id = ANY($1)`,
      [[a, b, c]],
    );
    expect(deletions).toHaveLength(3);
  });

  const ofTwoTypes = async (): Promise<[string, string]> => {
    const phone = leads.freshPhone();
    const soil = {
      type: 'soil_testing',
      personalInfo: { fullName: 'Soil Person', phone },
      soilTestingInfo: { fieldAddress: 'Field', areaOfField: '2', totalAreaOfField: '3', typeOfSoil: 'clay' },
    };
    return (await leads.add(leads.contact({ phone }), soil)) as [string, string];
  };

  it('does not delete leads of a type that the user cannot see', async () => {
    const [stays, goes] = await ofTwoTypes();
    const [whole] = await leads.add(leads.contact({}));
    await leads.merge(stays, goes);
    const { token } = await addStaff(api, admin, {
      permissions: ['canViewAllLeads', 'canDeleteLeads', 'canBulkActions'],
      leadTypes: ['contact'],
    });
    const refused = await api.raw('DELETE', `/api/leads/${stays}`, { token });
    expect([refused.status, refused.problem.code]).toEqual([409, 'lead_holds_hidden']);
    expect(refused.problem.message).toContain('(Soil Testing)');
    expect(refused.text).not.toContain(goes);
    const bulk = { token, body: { leadIds: [stays, whole] } };
    const answer = await api.raw<Schema<'BulkResult'>>('POST', '/api/leads/bulk-delete', bulk);
    expect(answer.body.data).toMatchObject({ requested: 2, affected: 1 });
    const left = await api.sql('SELECT id FROM leads WHERE id = ANY($1)', [[stays, goes, whole]]);
    expect(left.map(({ id }) => id).sort()).toEqual([stays, goes].sort());
  });

  it('hides leads from the history that the reader cannot see', async () => {
    const [stays, goes] = await ofTwoTypes();
    await leads.decide(stays, goes, 'linked');
    await api.raw('PUT', `/api/leads/${goes}`, { token: admin, body: { status: 'closed' } });
    await leads.merge(stays, goes, { take: ['status'] });
    const { token } = await addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: ['contact'] });
    const read = await leads.get(`/${stays}`, token);
    expect(read.text).not.toContain(goes);
    expect(read.body.data.history).toMatchObject([
      { action: 'lead.updated', details: { changes: { status: { from: 'new', to: 'closed' } } } },
      { action: 'lead.created' },
    ]);
    const whole = (await leads.get(`/${stays}`)).body.data.history;
    expect(whole).toMatchObject([
      { action: 'lead.merged', details: { other: goes } },
      { action: 'lead.duplicate_decided', details: { other: goes, state: 'linked' } },
      { action: 'lead.created' },
    ]);
  });

  it.each([
    ['note', 'notes', { content: 'Written at the same moment' }],
    ['call', 'calls', { outcome: 'reached' }],
  ])('stores no %s on a lead that another user merges at the same time', async (_, path, body) => {
    const [stays, goes] = await leads.pair();
    const merging = new pg.Client({ connectionString: api.databaseUrl });
    await merging.connect();
    await merging.query('BEGIN');
    await merging.query('UPDATE leads SET merged_into = $2, version = version + 1 WHERE id = $1', [goes, stays]);
    const added = api.raw('POST', `/api/leads/${goes}/${path}`, { token: admin, body });
    await somebodyWaits('the note waits');
    await merging.query('COMMIT');
    await merging.end();
    expect((await added).problem).toMatchObject({ status: 409, code: 'lead_merged' });
    expect(await api.sql('SELECT 1 FROM lead_notes WHERE lead_id = $1', [goes])).toEqual([]);
  });

  it('does not wait for sessions that only refer to its leads, as merges do for similar leads', async () => {
    const [stays, goes] = await leads.pair();
    const referring = new pg.Client({ connectionString: api.databaseUrl });
    await referring.connect();
    await referring.query('BEGIN');
    await referring.query('SELECT FROM leads WHERE id = ANY($1::uuid[]) FOR KEY SHARE', [[stays, goes]]);
    const changed = { leadIds: [stays, goes], updates: { priority: 'high' } };
    expect((await api.raw('PUT', '/api/leads/bulk', { token: admin, body: changed })).status).toBe(200);
    expect((await leads.merge(stays, goes)).status).toBe(200);
    expect((await leads.unmerge(stays, goes)).status).toBe(200);
    await referring.query('ROLLBACK');
    await referring.end();
  });

  it('is retried after a deadlock with the deletion of a similar lead', async () => {
    const [own, email] = [leads.freshPhone(), 'deadlocked@example.com'];
    const [stays, goes, third] = (await leads.add(
      leads.contact({ phone: own }),
      leads.contact({ phone: own, email }),
      leads.contact({ email }),
    )) as [string, string, string];
    const deleting = new pg.Client({ connectionString: api.databaseUrl });
    await deleting.connect();
    await deleting.query('BEGIN');
    await deleting.query('SELECT FROM leads WHERE id = $1 FOR UPDATE', [third]);
    const merged = leads.merge(stays, goes);
    await somebodyWaits('the merge waits for the third lead');
    // This completes the deadlock. PostgreSQL ends the session that has waited for a second, which is the merge.
    await deleting.query('SELECT FROM leads WHERE id = $1 FOR UPDATE', [goes]).catch(() => null);
    await deleting.query('ROLLBACK');
    await deleting.end();
    expect((await merged).status).toBe(200);
  });

  it('shows merged values only to users with access to their type', async () => {
    const [stays, goes] = await ofTwoTypes();
    const member = await addStaff(api, admin, { permissions: [], leadTypes: ['contact'] });
    await api.raw('PUT', `/api/leads/${stays}/assign`, { token: admin, body: { assignedTo: member.id } });
    await leads.merge(stays, goes);
    expect((await leads.get(`/${stays}/duplicates`, member.token)).body.data.merged).toEqual([]);
    expect((await leads.unmerge(stays, goes, member.token)).problem.code).toBe('not_merged');
    await api.raw('PUT', `/api/users/${member.id}/lead-access`, {
      token: admin,
      body: { leadTypeAccess: { contact: true, soil_testing: true } },
    });
    expect((await leads.get(`/${stays}/duplicates`, member.token)).body.data.merged).toHaveLength(1);
    expect((await leads.unmerge(stays, goes, member.token)).status).toBe(200);
  });
});
