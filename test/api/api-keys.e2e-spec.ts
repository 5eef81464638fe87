/** Keys with which other systems call the API. A key is no user: it has scopes and lead types, and a name. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ADMIN } from '../support/admin.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { ApiClient } from '../support/api-client.js';
import { parseCsv } from '../support/csv.js';
import { startBeside } from '../support/second-process.js';
import { addLead, addStaff, PASSWORD } from '../support/staff.js';
import { fullSubmission, thirdPartySubmission } from '../support/submissions.js';

type Key = Schema<'NewApiKey'>;

let api: Api;
let admin: string;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
});
afterAll(() => api.close());

const send = (method: string, path: string, token: string, body?: object, headers: Record<string, string> = {}) =>
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls
  api.raw<any>(method, `/api${path}`, { token, headers, ...(body && { body }) });
const makeKey = (body: object, token = admin, headers = {}) =>
  send('POST', '/keys', token, { name: 'ERP', leadTypes: ['contact'], ...body }, headers);
const keyWith = async (scopes: readonly string[], leadTypes: readonly string[] = ['contact']): Promise<Key> =>
  (await makeKey({ scopes, leadTypes })).body.data;
const READ = ['leads:read', 'contact:read'];
const lead = () => addLead(api, fullSubmission('contact'));
const refusal = { status: 401, code: 'not_signed_in' };

describe('the keys', () => {
  it('are created with a secret that is shown once, and listed without it', async () => {
    const created = await makeKey({ name: 'ERP system', scopes: ['leads:read'], leadTypes: ['contact', 'franchise'] });
    expect([created.status, created.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { secret, ...key } = created.body.data as Key;
    expect(secret).toMatch(/^kc_[0-9A-Za-z]{49}$/);
    expect(key).toMatchObject({
      name: 'ERP system',
      prefix: secret.slice(0, 9),
      scopes: ['leads:read'],
      leadTypes: ['contact', 'franchise'],
      createdBy: { name: 'Administrator' },
      isCreatorActive: true,
      lastUsedAt: null,
      formerSecretUntil: null,
    });
    const days = (Date.parse(key.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
    expect((await send('GET', `/keys/${key._id}`, admin)).body.data).toEqual(key);
    expect((await send('GET', '/keys', admin)).body.data[0]).toEqual(key);
    const rows = await api.sql<{ text: string }>('SELECT k::text AS text FROM api_keys k');
    expect(rows.some(({ text }) => text.includes(secret.slice(10)))).toBe(false);
  });

  it('need the permission, which no role has by default', async () => {
    const manager = await addStaff(api, admin, { role: 'manager' });
    for (const [method, path] of [
      ['GET', '/keys'],
      ['POST', '/keys'],
      ['DELETE', '/keys/01960000-0000-7000-8000-000000000001'],
    ] as const) {
      expect((await send(method, path, manager.token, method === 'POST' ? {} : undefined)).status).toBe(403);
    }
  });

  it('have at most the rights of the user who gives them', async () => {
    const permissions = ['canManageIntegrations', 'canViewAllLeads'] as const;
    const giver = await addStaff(api, admin, { permissions, leadTypes: ['contact'] });
    const make = async (body: object) => {
      const { status, problem, body: answer } = await makeKey(body, giver.token);
      return [status, problem?.code ?? null, answer?.data?._id];
    };
    expect((await make({ scopes: READ })).slice(0, 2)).toEqual([201, null]);
    for (const body of [
      { scopes: ['leads:create'] },
      { scopes: ['leads:read', 'leads:write'] },
      { scopes: ['leads:read', 'leads:delete'] },
      { scopes: ['export:read'] },
      { scopes: ['reports:read'] },
      { scopes: READ, leadTypes: ['contact', 'franchise'] },
    ]) {
      expect([body, (await make(body)).slice(0, 2)]).toEqual([body, [403, 'key_beyond_own_rights']]);
    }
    const strong = await keyWith(['export:read']);
    // A new secret of a stronger key would give its rights to the caller. Stopping it gives nothing.
    for (const [method, path, body] of [
      ['POST', `/keys/${strong._id}/rotate`, {}],
      ['PUT', `/keys/${strong._id}`, { expiresAt: 'never' }],
      // Otherwise, they could rotate the weakened key, and have its rights once somebody gives them back.
      ['PUT', `/keys/${strong._id}`, { scopes: ['leads:read'], leadTypes: ['contact'] }],
    ] as const) {
      expect((await send(method, path, giver.token, body)).problem).toMatchObject({ code: 'key_beyond_own_rights' });
    }
    expect((await send('DELETE', `/keys/${strong._id}`, giver.token)).status).toBe(200);
  });

  it('name what is wrong with a body', async () => {
    const wrong = async (body: object) => {
      const { status, problem } = await makeKey(body);
      return [status, problem.errors?.map(({ field }) => field)];
    };
    expect(await wrong({})).toEqual([400, ['scopes']]);
    expect(await wrong({ scopes: [] })).toEqual([400, ['scopes']]);
    expect(await wrong({ scopes: ['leads:all'] })).toEqual([400, ['scopes']]);
    expect(await wrong({ scopes: ['leads:write'] })).toEqual([400, ['scopes']]);
    expect(await wrong({ scopes: ['contact:read'] })).toEqual([400, ['scopes']]);
    expect(await wrong({ scopes: READ, name: '' })).toEqual([400, ['name']]);
    expect(await wrong({ scopes: READ, leadTypes: ['lead'] })).toEqual([400, ['leadTypes']]);
    for (const expiresAt of ['tomorrow', '2036-02-31T00:00:00Z', '2020-01-01T00:00:00Z', '2036-04-22']) {
      expect([expiresAt, await wrong({ scopes: READ, expiresAt })]).toEqual([expiresAt, [400, ['expiresAt']]]);
    }
    expect((await makeKey({ scopes: READ, expiresAt: 'never' })).body.data.expiresAt).toBeNull();
  });

  it('need the password if the sign-in is older than 15 minutes', async () => {
    const manager = await addStaff(api, admin, { role: 'admin' });
    const { _id } = await keyWith(READ);
    await api.sql(`UPDATE sessions SET created_at = now() - interval '16 minutes' WHERE user_id = $1`, [manager.id]);
    const calls = [
      ['POST', '/keys', { name: 'BI', scopes: READ }],
      ['PUT', `/keys/${_id}`, { name: 'BI' }],
      ['POST', `/keys/${_id}/rotate`, {}],
      ['DELETE', `/keys/${_id}`, {}],
    ] as const;
    for (const [method, path, body] of calls) {
      const refused = await send(method, path, manager.token, body);
      expect([path, refused.status, refused.problem.code]).toEqual([path, 403, 'reauthentication_required']);
      const wrong = await send(method, path, manager.token, { ...body, currentPassword: 'not-my-password' });
      expect([path, wrong.problem.code]).toEqual([path, 'wrong_password']);
    }
    for (const [method, path, body] of calls) {
      const done = await send(method, path, manager.token, { ...body, currentPassword: PASSWORD });
      expect([path, done.status < 300]).toEqual([path, true]);
    }
    expect((await send('GET', '/keys', manager.token)).status).toBe(200);
  });

  it('are not created by a user who loses the right while the password is checked', async () => {
    const giver = await addStaff(api, admin, {
      permissions: ['canManageIntegrations', 'canViewAllLeads', 'canExportData'],
      leadTypes: ['contact'],
    });
    const before = (await send('GET', '/keys', admin)).body.data.length;
    for (let round = 0; round < 5; round += 1) {
      await send('PUT', `/users/${giver.id}`, admin, { permissions: { canExportData: true } });
      const creating = makeKey({ scopes: ['export:read'], currentPassword: PASSWORD }, giver.token);
      const demoted = await send('PUT', `/users/${giver.id}`, admin, { permissions: { canExportData: false } });
      expect(demoted.status).toBe(200);
      const { status, body } = await creating;
      expect([201, 403]).toContain(status);
      if (status === 201) {
        const [row] = await api.sql<{ early: boolean }>(
          `SELECT k.created_at < u.updated_at AS early FROM api_keys k, users u WHERE k.id = $1 AND u.id = $2`,
          [body.data._id, giver.id],
        );
        expect(row?.early).toBe(true);
        await send('DELETE', `/keys/${body.data._id}`, admin);
      }
    }
    expect((await send('GET', '/keys', admin)).body.data).toHaveLength(before);
  });

  it('are repeated without their secret for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'key 1' };
    const first = await makeKey({ scopes: READ }, admin, headers);
    const again = await makeKey({ scopes: READ }, admin, headers);
    expect([again.status, again.body.data._id]).toEqual([201, first.body.data._id]);
    expect(again.text).not.toContain('kc_');
  });

  it('are in the audit trail by id, and never by value', async () => {
    const { _id, secret } = await keyWith(READ);
    await send('PUT', `/keys/${_id}`, admin, { name: 'Renamed', scopes: ['leads:read'] });
    await send('POST', `/keys/${_id}/rotate`, admin);
    await send('DELETE', `/keys/${_id}`, admin);
    const rows = await api.sql<{ action: string; text: string }>(
      `SELECT action, a::text AS text FROM audit_events a WHERE subject_type = 'api_key' AND subject_id = $1 ORDER BY id`,
      [_id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['key.created', 'key.updated', 'key.rotated', 'key.revoked']);
    for (const { text } of rows) {
      expect(text).not.toContain('Renamed');
      expect(text).not.toContain(secret);
    }
  });
});

describe('the secret of a key', () => {
  it('works until the key is revoked or expires, and is refused like an unknown one', async () => {
    const id = await lead();
    const { _id, secret } = await keyWith(READ);
    const get = (token: string) => send('GET', `/leads/${id}`, token);
    expect((await get(secret)).status).toBe(200);
    await api.sql(`UPDATE api_keys SET expires_at = now() WHERE id = $1`, [_id]);
    const expired = await get(secret);
    await api.sql(`UPDATE api_keys SET expires_at = NULL WHERE id = $1`, [_id]);
    expect((await get(secret)).status).toBe(200);
    await send('DELETE', `/keys/${_id}`, admin);
    const [revoked, unknown] = [await get(secret), await get((await keyWith(READ)).secret.replace(/.$/, '0'))];
    for (const { problem } of [expired, revoked, unknown]) expect(problem).toMatchObject(refusal);
    expect([expired.text, revoked.text]).toEqual([unknown.text, unknown.text]);
    expect((await send('GET', `/keys/${_id}`, admin)).problem).toMatchObject({ status: 404, code: 'key_not_found' });
  });

  it('works for 24 hours beside the new one after a rotation', async () => {
    const { _id, secret: former } = await keyWith(READ);
    const rotated = await send('POST', `/keys/${_id}/rotate`, admin);
    const { secret: current, formerSecretUntil } = rotated.body.data;
    expect(rotated.headers.get('cache-control')).toBe('no-store');
    expect(Math.round((Date.parse(formerSecretUntil) - Date.now()) / 3_600_000)).toBe(24);
    const works = async (token: string) => (await send('GET', '/leads/types', token)).status;
    expect([await works(former), await works(current)]).toEqual([200, 200]);
    await api.sql(`UPDATE api_keys SET former_until = now() WHERE id = $1`, [_id]);
    expect([await works(former), await works(current)]).toEqual([401, 200]);
    const again = (await send('POST', `/keys/${_id}/rotate`, admin)).body.data.secret;
    expect([await works(former), await works(current), await works(again)]).toEqual([401, 200, 200]);
  });

  it('is read from the Authorization header only', async () => {
    const { secret } = await keyWith(READ);
    for (const path of [`/api/leads?api_key=${secret}`, `/api/leads?access_token=${secret}`]) {
      expect((await api.raw('GET', path)).status).toBe(401);
    }
  });

  it('shows when it was last used, to the minute', async () => {
    const { _id, secret } = await keyWith(READ);
    const used = async () => (await send('GET', `/keys/${_id}`, admin)).body.data.lastUsedAt;
    await send('GET', '/leads/types', secret);
    const first = await used();
    expect(Date.now() - Date.parse(first)).toBeLessThan(60_000);
    await send('GET', '/leads/types', secret);
    expect(await used()).toBe(first);
  });
});

describe('what a key can do', () => {
  const calls: readonly (readonly [string, string, string, object?])[] = [
    ['leads:read', 'GET', '/leads'],
    ['leads:read', 'GET', '/leads?updatedSince=2020-01-01'],
    ['leads:read', 'GET', '/leads/{id}'],
    ['leads:read', 'GET', '/leads/stats'],
    ['leads:read', 'GET', '/leads/types'],
    ['leads:read', 'GET', '/leads/places?place=district'],
    ['contact:read', 'GET', '/leads/{id}/notes'],
    ['contact:read', 'GET', '/leads/{id}/timeline'],
    [
      'leads:create',
      'POST',
      '/leads/manual',
      { type: 'contact', personalInfo: { fullName: 'A' }, source: { how: 'other' } },
    ],
    ['leads:create', 'PUT', '/leads/by/erp/{new}', { type: 'contact', personalInfo: { fullName: 'A' } }],
    ['leads:write', 'PUT', '/leads/{id}', { priority: 'high' }],
    ['leads:write', 'PUT', '/leads/{id}/assign', { assignedTo: null }],
    ['leads:write', 'POST', '/leads/{id}/notes', { content: 'Called back' }],
    ['leads:write', 'GET', '/leads/assignees'],
    ['leads:delete', 'DELETE', '/leads/{id}'],
    ['export:read', 'GET', '/leads/export'],
    ['reports:read', 'GET', '/reports/types'],
    ['reports:read', 'GET', '/reports/team'],
  ];
  const SCOPES = [
    'leads:read',
    'contact:read',
    'leads:create',
    'leads:write',
    'leads:delete',
    'export:read',
    'reports:read',
  ];
  let round = 0;

  it.each(calls)('needs %s for %s %s', async (...[scope, method, path, body]) => {
    round += 1;
    const target = path.replace('{id}', await lead()).replace('{new}', `N-${round}`);
    const without = await keyWith(
      SCOPES.filter((one) => one !== scope && !(scope === 'leads:read' && /write|delete/.test(one))),
    );
    const isShared = path === '/leads/types';
    const refused = await send(method, target, without.secret, body);
    if (!isShared) {
      expect([refused.status, refused.problem?.code]).toEqual([403, 'scope_missing']);
      expect(refused.problem.message).toContain(path.includes('/by/') ? 'leads:create' : scope);
    }
    const needs = /write|delete/.test(scope) ? ['leads:read', scope] : [scope];
    const reading = path.includes('{id}') && scope === 'contact:read' ? ['leads:read', ...needs] : needs;
    const { status, text } = await send(method, target, (await keyWith(reading)).secret, body);
    expect({ status: status < 300, text: status < 300 ? '' : text }).toEqual({ status: true, text: '' });
  });

  it('is nothing that only users do', async () => {
    const all = await keyWith(SCOPES);
    const id = await lead();
    for (const [method, path, body] of [
      ['GET', '/auth/me'],
      ['PUT', '/auth/password', { currentPassword: ADMIN.password, newPassword: 'harvest-moon-42' }],
      ['POST', '/auth/logout'],
      ['GET', '/users'],
      ['GET', '/keys'],
      ['POST', '/keys', { name: 'Child', scopes: READ }],
      ['POST', `/leads/${id}/erase`],
      ['PUT', '/leads/bulk', { leadIds: [id], updates: { priority: 'low' } }],
      ['POST', `/leads/${id}/take`],
      ['GET', '/notifications'],
      ['GET', '/leads/events'],
      ['GET', '/activity'],
      ['POST', `/leads/${id}/calls`, { outcome: 'reached' }],
    ] as const) {
      const { status, problem } = await send(method, path, all.secret, body);
      expect([path, status, problem?.code]).toEqual([path, 403, 'key_not_allowed']);
    }
    expect((await send('POST', '/auth/login', all.secret, { email: 'x', password: 'y' })).status).toBe(401);
    expect((await send('PUT', `/leads/${id}`, all.secret, { assignedTo: all._id })).problem.code).toBe(
      'assignee_not_possible',
    );
  });

  it('is limited to its lead types, and changes with its rights on the next call, also of another process', async () => {
    const [contact, franchise] = [await lead(), await addLead(api, thirdPartySubmission('franchise'))];
    const { _id, secret } = await keyWith([...READ, 'leads:write'], ['contact']);
    const status = async (id: string) => (await send('GET', `/leads/${id}`, secret)).status;
    expect([await status(contact), await status(franchise)]).toEqual([200, 404]);
    await send('PUT', `/keys/${_id}`, admin, { leadTypes: ['franchise'] });
    expect([await status(contact), await status(franchise)]).toEqual([404, 200]);
    await send('PUT', `/keys/${_id}`, admin, { scopes: ['leads:create'] });
    expect(await status(franchise)).toBe(403);
    expect((await keyWith(READ, [])).leadTypes).toEqual([]);
  });

  it('starts a copy again if its rights change', async () => {
    const { _id, secret } = await keyWith(['leads:read', 'contact:read']);
    const first = await send('GET', '/leads?updatedSince=2020-01-01', secret);
    const next = () => send('GET', `/leads?cursor=${first.body.pagination.nextCursor}`, secret);
    expect((await next()).status).toBe(200);
    await send('PUT', `/keys/${_id}`, admin, { scopes: ['leads:read'] });
    expect((await next()).problem).toMatchObject({ status: 410, code: 'begin_anew' });
  });

  it('is written down with its name: history, notes, timeline, exports, activity and the bin', async () => {
    const { _id, secret } = (
      await makeKey({ name: 'Warehouse', scopes: [...READ, 'leads:write', 'leads:create', 'leads:delete'] })
    ).body.data;
    const by = { _id, name: 'Warehouse (key)' };
    const created = await send('PUT', '/leads/by/wms/W-1', secret, { ...PERSON, status: 'contacted' });
    expect([created.status, created.body.data.assignedTo]).toEqual([201, null]);
    const id = created.body.data._id;
    const planned = { content: 'Parcel sent', followUp: { on: '2036-04-22' } };
    const note = await send('POST', `/leads/${id}/notes`, secret, planned);
    expect(note.body.data.author).toEqual(by);
    const [followUp] = (await send('GET', `/leads/${id}`, admin)).body.data.followUps;
    expect(followUp.createdBy).toEqual(by);
    const done = { content: 'Parcel arrived', completesFollowUp: followUp._id };
    expect((await send('POST', `/leads/${id}/notes`, secret, done)).status).toBe(201);
    expect((await send('GET', `/leads/${id}`, admin)).body.data.followUps[0].doneBy).toEqual(by);
    const { notes, history } = (await send('GET', `/leads/${id}`, admin)).body.data;
    expect(notes[1]).toMatchObject({ content: 'Parcel sent', author: by });
    expect(new Set(history.map(({ actor }: { actor: object }) => JSON.stringify(actor)))).toEqual(
      new Set([JSON.stringify(by)]),
    );
    const timeline = (await send('GET', `/leads/${id}/timeline`, admin)).body.data;
    expect(timeline[0]).toMatchObject({ actor: by });
    const file = (await api.raw('GET', `/api/leads/export?leadIds=${id}`, { token: admin })).text;
    expect(file).toContain('Warehouse (key): Parcel sent');
    const line = (await api.raw('GET', `/api/leads/export?leadIds=${id}&format=ndjson`, { token: admin })).text;
    expect(JSON.parse(line).notes[1].author).toEqual(by);
    await api.flushAudit();
    const activity = (await send('GET', '/activity?kind=changes', admin)).body.data;
    expect(activity[0].actor).toMatchObject(by);
    await send('DELETE', `/leads/${id}`, secret);
    const bin = (await send('GET', '/leads/bin', admin)).body.data;
    expect(bin[0].deletedBy).toEqual(by);
    await send('POST', '/leads/bin/restore', admin, { leadIds: [id] });
    // Revoking a key does not change what it did.
    await send('DELETE', `/keys/${_id}`, admin);
    expect((await send('GET', `/leads/${id}`, admin)).body.data.notes[0].author).toEqual(by);
  });

  it('is assigned by rules and notifies nobody about its own leads as an assignee', async () => {
    const { secret } = await keyWith(['leads:create']);
    const asha = await addStaff(api, admin, { permissions: [], leadTypes: ['contact'] });
    const rule = { leadType: 'contact', kind: 'fixed', userIds: [asha.id] };
    const made = await send('POST', '/assignment/rules', admin, rule);
    const added = await send('POST', '/leads/manual', secret, { ...PERSON, source: { how: 'other' } });
    expect(added.body.data.assignedTo).toMatchObject({ _id: asha.id });
    const bell = (await send('GET', '/notifications', asha.token)).body.data;
    expect(bell).toMatchObject([{ kind: 'assigned', by: { name: 'ERP (key)' } }]);
    await send('DELETE', `/assignment/rules/${made.body.data._id}`, admin);
  });

  const PERSON = { type: 'contact', personalInfo: { fullName: 'Sunita Devi', phone: '98765 43210' } };
});

describe('a key without contact:read', () => {
  const SECRETS = [
    'Sunita Devi',
    'sunita@',
    '43210',
    'Secret street',
    'A secret wish',
    'A secret note',
    'Secret place',
  ];
  let id: string;
  let narrow: Key;

  beforeAll(async () => {
    narrow = await keyWith(['leads:read', 'leads:write', 'export:read', 'leads:create', 'reports:read']);
    id = await addLead(api, {
      type: 'contact',
      personalInfo: {
        fullName: 'Sunita Devi',
        email: 'sunita@example.in',
        phone: '98765 43210',
        address: 'Secret street 5',
        city: 'Gaya',
        state: 'Bihar',
      },
      contactForm: { message: 'A secret wish' },
    });
    await send('POST', `/leads/${id}/notes`, admin, { content: 'A secret note' });
    await send('POST', `/leads/${id}/follow-ups`, admin, {
      on: '2036-04-22',
      at: '2036-04-22T10:00:00Z',
      note: 'A secret note',
      place: 'Secret place',
    });
    await send('PUT', `/leads/${id}`, admin, { personalInfo: { fullName: 'Sunita Devi K' }, status: 'contacted' });
  });

  it.each([
    ['GET', '/leads'],
    ['GET', '/leads?updatedSince=2020-01-01&limit=100'],
    ['GET', '/leads/{id}'],
    ['GET', '/leads/stats'],
    ['PUT', '/leads/{id}', { priority: 'urgent' }],
    ['PUT', '/leads/{id}/assign', { assignedTo: null }],
    ['PUT', '/leads/by/erp/{new}', { type: 'contact', personalInfo: { fullName: 'Sunita Devi' } }],
    ['GET', '/leads/export?values=codes'],
    ['GET', '/leads/export'],
    ['GET', '/leads/export?format=ndjson'],
  ] as const)('%s %s shows no name, phone, email or text', async (...[method, path, body]) => {
    const { status, text } = await send(method, path.replace('{id}', id).replace('{new}', 'C-1'), narrow.secret, body);
    expect([200, 201]).toContain(status);
    for (const secret of SECRETS) expect([secret, text.includes(secret)]).toEqual([secret, false]);
  });

  it('sees everything else', async () => {
    const { data } = (await send('GET', `/leads/${id}`, narrow.secret)).body;
    expect(data).toMatchObject({
      personalInfo: { city: 'Gaya', state: 'Bihar' },
      phoneE164: null,
      phoneKind: null,
      followUp: { on: '2036-04-22', note: null, place: null },
      notes: [],
      noteCount: 1,
      status: 'contacted',
    });
    const changes = data.history.map((entry: { details: { changes?: object } }) => entry.details.changes);
    expect(changes).toContainEqual({
      status: { from: 'new', to: 'contacted' },
      'personalInfo.fullName': { from: null, to: null },
    });
    const [header = []] = parseCsv((await send('GET', '/leads/export?values=codes', narrow.secret)).text);
    expect(header).toEqual(expect.arrayContaining(['personalInfo.city', 'status', 'assignedTo.name', 'externalIds']));
    for (const hidden of ['personalInfo.fullName', 'phoneE164', 'notes', 'contactForm.message', 'followUp.note']) {
      expect(header).not.toContain(hidden);
    }
  });

  it('gets the whole lead once it may read contacts, although its copy has an ETag', async () => {
    const key = await keyWith(['leads:read']);
    const first = await send('GET', `/leads/${id}`, key.secret);
    const again = () =>
      send('GET', `/leads/${id}`, key.secret, undefined, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect((await again()).status).toBe(304);
    await send('PUT', `/keys/${key._id}`, admin, { scopes: READ });
    expect((await again()).body.data.personalInfo.fullName).toBe('Sunita Devi K');
  });

  it.each([
    '/leads?search=sunita',
    '/leads?sortBy=personalInfo.fullName',
    '/leads?include=notes',
    '/leads?updatedSince=2020-01-01&search=sunita',
    '/leads/export?search=sunita',
    '/leads/export?sortBy=personalInfo.fullName',
    '/leads?duplicates=open',
    '/reports/types?search=sunita',
    '/reports/csv?report=types&search=sunita',
  ])('cannot find out names by GET %s', async (path) => {
    expect((await send('GET', path, narrow.secret)).problem).toMatchObject({ status: 403, code: 'scope_missing' });
  });
});

describe('the limits of a key', () => {
  it('are 600 calls a minute, in headers, and apart from those of others', async () => {
    const { secret } = await keyWith(READ);
    const first = await send('GET', '/leads/types', secret);
    expect(first.headers.get('ratelimit-policy')).toBe('"key-calls";q=600;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"key-calls";r=599;t=\d+$/);
    const places = '/leads/places?place=block';
    const more = await Promise.all(Array.from({ length: 610 }, () => send('GET', places, secret)));
    // A window can end in between.
    expect(more.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(599);
    const over = more.find(({ status }) => status === 429);
    expect(over?.headers.get('retry-after')).toEqual(expect.any(String));
    expect((await send('GET', places, (await keyWith(READ)).secret)).status).toBe(200);
  });

  it('let it send a batch larger than other bodies, and honour its own idempotency keys', async () => {
    const { secret } = await keyWith(['leads:create']);
    const items = Array.from({ length: 400 }, (_, n) => ({
      action: 'create',
      lead: { type: 'contact', personalInfo: { fullName: `Lead ${n}`, address: 'x'.repeat(900) } },
    }));
    const key = { 'idempotency-key': 'shared' };
    const batch = (token: string) => send('POST', '/leads/batch', token, { items }, key);
    expect((await batch(secret)).body.message).toBe('400 of 400 items succeeded');
    expect((await batch(secret)).body.data.every(({ replayed }: { replayed?: true }) => replayed)).toBe(true);
    expect((await batch((await keyWith(['leads:create'])).secret)).headers.get('idempotent-replayed')).toBeNull();
  });
});

describe('the user who created a key', () => {
  it('can leave: the key goes on and is marked, and the users who manage keys are notified', async () => {
    const giver = await addStaff(api, admin, { role: 'admin' });
    const holder = await addStaff(api, admin, { permissions: ['canManageIntegrations'], leadTypes: [] });
    const agent = await addStaff(api, admin, { permissions: [], leadTypes: ['contact'] });
    const { _id, secret } = (await makeKey({ name: 'Shop', scopes: READ }, giver.token)).body.data;
    const bell = async (token: string) => {
      const { data, unread } = (await send('GET', '/notifications', token)).body;
      return { unread, kinds: data.map(({ kind, key }: Schema<'Notification'>) => [kind, key?.name]) };
    };
    const key = async () => (await send('GET', `/keys/${_id}`, admin)).body.data;
    await send('PUT', `/users/${giver.id}/toggle-status`, admin);
    expect(await key()).toMatchObject({ isCreatorActive: false, createdBy: { _id: giver.id } });
    expect(await bell(holder.token)).toEqual({ unread: 1, kinds: [['key_creator_left', 'Shop']] });
    expect(await bell(agent.token)).toEqual({ unread: 0, kinds: [] });
    expect((await send('GET', '/leads/types', secret)).status).toBe(200);
    await send('DELETE', `/users/${giver.id}`, admin);
    expect(await key()).toMatchObject({ isCreatorActive: false, createdBy: null });
    expect((await send('GET', '/leads/types', secret)).status).toBe(200);
    // Deleting an active user also notifies them. A key has one notification, which becomes unread again.
    const other = await addStaff(api, admin, { role: 'admin' });
    await makeKey({ name: 'Depot', scopes: READ }, other.token);
    await send('DELETE', `/users/${other.id}`, admin);
    expect((await bell(holder.token)).kinds).toEqual([
      ['key_creator_left', 'Depot'],
      ['key_creator_left', 'Shop'],
    ]);
    await send('DELETE', `/keys/${_id}`, admin);
    expect((await bell(holder.token)).kinds).toEqual([['key_creator_left', 'Depot']]);
    await send('PUT', `/users/${holder.id}`, admin, { permissions: { canManageIntegrations: false } });
    expect((await bell(holder.token)).kinds).toEqual([]);
  });
});

// Passport keeps one strategy for each process, from the newest application, so this must be the last test.
it('a revoked key is refused by every process on the next call', async () => {
  const beside = await startBeside(api);
  try {
    const other = new ApiClient(beside.url);
    const { _id, secret } = await keyWith(READ);
    const ask = async () => (await other.raw('GET', '/api/leads/types', { token: secret })).status;
    expect(await ask()).toBe(200);
    await send('DELETE', `/keys/${_id}`, admin);
    expect(await ask()).toBe(401);
  } finally {
    await beside.close();
  }
});
