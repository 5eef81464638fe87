import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from '../../src/lead-types/lead-types.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { addLead, addStaff, PASSWORD, type StaffMember } from '../support/staff.js';
import { smallestSubmission } from '../support/submissions.js';

let api: Api;
let admin: string;
/** Can manage users, export leads and see contact leads, but is not an administrator. */
let manager: StaffMember;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  manager = await addStaff(api, admin, {
    permissions: ['canManageUsers', 'canExportData'],
    leadTypes: ['contact', 'franchise'],
  });
});
afterAll(() => api.close());

const as = <Body = Schema<'UserResult'>>(token: string, method: string, path: string, body?: unknown) =>
  api.raw<Body>(method, `/api/users${path}`, { token, body });
const person = (email: string, more = {}) => ({ name: 'New Person', email, password: PASSWORD, ...more });
const truths = (flags: Readonly<Record<string, boolean>> = {}) => Object.keys(flags).filter((name) => flags[name]);

describe('the first administrator', () => {
  it('is created together with its audit row, or not at all', async () => {
    const rows = await api.sql<{ together: boolean }>(
      `SELECT u.xmin = e.xmin AS together FROM audit_events e JOIN users u ON u.id = e.subject_id
       WHERE e.action = 'user.created' AND e.details @> '{"first": true}'`,
    );
    expect(rows).toEqual([{ together: true }]);
  });
});

describe('POST /api/users', () => {
  it('sets the named permissions, or those of the role', async () => {
    const agent = (await as(admin, 'POST', '', person('agent@kc.local'))).body.data;
    expect(agent).toMatchObject({ role: 'agent', isActive: true });
    expect(truths(agent.permissions)).toEqual([]);
    const types = LEAD_TYPE_NAMES.filter((type) => leadTypeDefinition(type).presets.includes('default'));
    expect(truths(agent.leadTypeAccess).sort()).toEqual(types.sort());
    const lead = (await as(admin, 'POST', '', person('manager@kc.local', { role: 'manager' }))).body.data;
    expect(truths(lead.permissions)).toEqual([
      'canViewAllLeads',
      'canEditAllLeads',
      'canViewReports',
      'canExportData',
      'canBulkActions',
    ]);
    const named = await as(
      admin,
      'POST',
      '',
      person('named@kc.local', { permissions: { canExportData: true }, leadTypeAccess: {} }),
    );
    expect(truths(named.body.data.permissions)).toEqual(['canExportData']);
    expect(truths(named.body.data.leadTypeAccess)).toEqual([]);
  });

  it('refuses an email that exists in another case, and names missing and unknown fields', async () => {
    expect(await as(admin, 'POST', '', person('AGENT@KC.local'))).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
    expect((await as(admin, 'POST', '', { email: 'x' })).problem.errors.map(({ field }) => field).sort()).toEqual([
      'email',
      'name',
      'password',
    ]);
    const permissions = { canFly: true, canExportData: 'yes' };
    const leadTypeAccess = { contact: null };
    const marks = await as(admin, 'POST', '', person('m@kc.local', { permissions, leadTypeAccess }));
    expect(marks.problem.errors).toEqual([
      {
        field: 'permissions.canFly',
        message: '"permissions.canFly" is not a field that can be sent here.',
        code: 'unknown_key',
      },
      { field: 'permissions.canExportData', message: 'canExportData must be true or false.', code: 'invalid' },
      { field: 'leadTypeAccess.contact', message: 'contact must be true or false.', code: 'invalid' },
    ]);
  });
});

it('null leaves a value of a user as it is', async () => {
  const { id } = await addStaff(api, admin, { role: 'manager' });
  const { body: before } = await as(admin, 'GET', `/${id}`);
  const nothing = { name: null, email: null, role: null, permissions: null, leadTypeAccess: null, leads: null };
  expect((await as(admin, 'PUT', `/${id}`, nothing)).status).toBe(200);
  const { body: after } = await as(admin, 'GET', `/${id}`);
  expect(after.data).toEqual({ ...before.data, updatedAt: after.data.updatedAt });
});

describe('a manager of users who is not an administrator', () => {
  it('cannot change or create an administrator', async () => {
    const { id } = await addStaff(api, admin, { role: 'admin' });
    expect((await as(manager.token, 'PUT', `/${id}`, { name: 'Renamed' })).status).toBe(403);
    expect((await as(manager.token, 'PUT', `/${id}/toggle-status`)).status).toBe(403);
    expect((await as(manager.token, 'PUT', `/${id}/toggle-status`, { unknown: true })).status).toBe(403);
    expect((await as(manager.token, 'PUT', `/${id}/reset-password`, { newPassword: PASSWORD })).status).toBe(403);
    expect((await as(manager.token, 'DELETE', `/${id}`)).status).toBe(403);
    expect((await as(manager.token, 'POST', '', person('boss@kc.local', { role: 'admin' }))).status).toBe(403);
    const agent = await addStaff(api, admin, {});
    expect((await as(manager.token, 'PUT', `/${agent.id}`, { role: 'admin' })).status).toBe(403);
    await as(admin, 'DELETE', `/${id}`);
  });

  it('can give and remove only permissions that they have', async () => {
    const agent = await addStaff(api, admin, { permissions: ['canExportData'], leadTypes: ['contact'] });
    const change = (body: unknown) => as(manager.token, 'PUT', `/${agent.id}`, body);
    const setAccess = (leadTypeAccess: object) =>
      as(manager.token, 'PUT', `/${agent.id}/lead-access`, { leadTypeAccess });
    expect((await change({ permissions: { canExportData: false } })).status).toBe(200);
    expect((await change({ permissions: { canExportData: true } })).status).toBe(200);
    expect((await change({ permissions: { canBulkActions: true } })).status).toBe(403);
    expect((await setAccess({ partner: true })).status).toBe(403);
    expect((await setAccess({ franchise: true, contact: false })).status).toBe(200);
  });

  it('cannot change a user with one more permission, whatever the body says', async () => {
    const email = (id: string) => api.sql('SELECT email, is_active, password_hash FROM users WHERE id = $1', [id]);
    for (const rights of [
      { permissions: ['canDeleteLeads'], leadTypes: ['contact'] },
      { permissions: [], leadTypes: ['sarthi'] },
    ] as const) {
      const { id } = await addStaff(api, admin, rights);
      const before = await email(id);
      for (const [method, path, body] of [
        ['PUT', `/${id}`, { name: 'Renamed' }],
        ['PUT', `/${id}`, { email: 'mine@kc.local' }],
        ['PUT', `/${id}`, { permissions: { canDeleteLeads: false }, leadTypeAccess: { sarthi: false } }],
        ['PUT', `/${id}`, { name: 7, nonsense: true }],
        ['PUT', `/${id}/lead-access`, { leadTypeAccess: { sarthi: false } }],
        ['PUT', `/${id}/lead-access`, {}],
        ['PUT', `/${id}/toggle-status`, undefined],
        ['PUT', `/${id}/reset-password`, { newPassword: PASSWORD }],
        ['PUT', `/${id}/reset-password`, { newPassword: 'short' }],
        ['PUT', `/${id}/reset-password`, undefined],
        ['DELETE', `/${id}`, undefined],
      ] as const) {
        const answer = await as(manager.token, method, path, body);
        expect([path, body, answer.status, answer.problem.code]).toEqual([path, body, 403, 'beyond_own_rights']);
      }
      expect(await email(id)).toEqual(before);
      expect((await as(admin, 'PUT', `/${id}/reset-password`, { newPassword: 'short' })).status).toBe(400);
    }
  });

  it('gets the error about a missing permission before other errors of a new user', async () => {
    const ask = (more: object) => as(manager.token, 'POST', '', { name: '', ...more });
    expect(await ask({ role: 'admin' })).toMatchObject({ status: 403, body: { code: 'admin_only' } });
    expect(await ask({ permissions: { canDeleteLeads: true }, leadTypeAccess: {} })).toMatchObject({
      status: 403,
      body: { code: 'grant_beyond_own' },
    });
    expect((await ask({ permissions: {}, leadTypeAccess: { contact: true } })).status).toBe(400);
  });

  it('cannot change their own role or permissions, but their own name', async () => {
    const own = (body: unknown) => as(manager.token, 'PUT', `/${manager.id}`, body);
    expect((await own({ permissions: { canExportData: false } })).status).toBe(403);
    expect((await own({ role: 'manager' })).status).toBe(403);
    expect((await own({ leadTypeAccess: { contact: false } })).status).toBe(403);
    expect((await own({ name: 'Renamed', role: 'agent', permissions: { canExportData: true } })).status).toBe(200);
  });
});

describe('a new password or email for another user', () => {
  const signedInLongAgo = async () => {
    const boss = await addStaff(api, admin, { role: 'admin' });
    await api.sql(`UPDATE sessions SET created_at = now() - interval '16 minutes' WHERE user_id = $1`, [boss.id]);
    return boss;
  };

  it('requires the caller’s own password after 15 minutes, and nothing else does', async () => {
    const boss = await signedInLongAgo();
    const { id, email } = await addStaff(api, admin, {});
    const put = (path: string, body: object) => as(boss.token, 'PUT', `/${id}${path}`, body);
    const required = {
      status: 403,
      body: { code: 'reauthentication_required', errors: [{ field: 'currentPassword' }] },
    };
    expect(await put('/reset-password', { newPassword: 'monsoon-in-the-hills' })).toMatchObject(required);
    expect(await put('', { email: 'other@kc.local' })).toMatchObject(required);
    expect((await put('/reset-password', { newPassword: 'monsoon-in-the-hills' })).problem.message).not.toMatch(
      /token|401/i,
    );
    expect((await put('', { name: 'Renamed', email })).status).toBe(200);
    expect(await put('', { email: 'other@kc.local', currentPassword: 'not mine' })).toMatchObject({
      status: 400,
      body: { code: 'wrong_password', errors: [{ field: 'currentPassword' }] },
    });
    expect((await put('', { email: 'other@kc.local', currentPassword: PASSWORD })).status).toBe(200);
    const reset = { newPassword: 'monsoon-in-the-hills', currentPassword: PASSWORD };
    expect((await put('/reset-password', reset)).status).toBe(200);
    expect(await api.signIn('other@kc.local', reset.newPassword)).toBeTruthy();
    await as(admin, 'DELETE', `/${boss.id}`);
  });

  it('counts a wrong own password like a failed sign-in', async () => {
    const boss = await signedInLongAgo();
    const before = await api.sql(`SELECT count(*)::int AS refused FROM audit_events WHERE action = 'auth.refused'`);
    const { id } = await addStaff(api, admin, {});
    await as(boss.token, 'PUT', `/${id}`, { email: 'new@kc.local', currentPassword: 'not mine' });
    const after = await api.sql(`SELECT count(*)::int AS refused FROM audit_events WHERE action = 'auth.refused'`);
    expect(after[0]!['refused']).toBe(before[0]!['refused'] + 1);
    await as(admin, 'DELETE', `/${boss.id}`);
  });

  it('is for others only: a user’s own needs the current one', async () => {
    const me = (await api.call('get', '/api/auth/me', { token: admin })).body.data._id;
    for (const [token, id] of [
      [admin, me],
      [manager.token, manager.id],
    ] as const) {
      const body = { newPassword: 'monsoon-in-the-hills', currentPassword: PASSWORD };
      expect(await as(token, 'PUT', `/${id}/reset-password`, body)).toMatchObject({
        status: 403,
        body: { code: 'own_password' },
      });
    }
  });
});

describe('a password that someone else chose', () => {
  const SENT = 'monsoon-in-the-hills';
  const OWN = 'paddy-after-the-rain-3';
  const refused = { status: 403, body: { code: 'password_change_required' } };
  const asUser = (token: string, method: string, path: string, body?: unknown) =>
    api.raw(method, `/api${path}`, { token, body });

  it.each<[string, () => Promise<{ id: string; email: string }>]>([
    [
      'for a new user',
      async () => {
        const email = 'first-day@kc.local';
        const { status, body } = await as(admin, 'POST', '', person(email, { password: SENT, role: 'manager' }));
        expect([status, body.data.mustChangePassword]).toEqual([201, true]);
        return { id: body.data._id, email };
      },
    ],
    [
      'for a known user',
      async () => {
        const { id, email } = await addStaff(api, admin, { role: 'manager' });
        expect((await as(admin, 'PUT', `/${id}/reset-password`, { newPassword: SENT })).status).toBe(200);
        return { id, email };
      },
    ],
  ])('%s must be changed before any other call', async (_, begin) => {
    const { id, email } = await begin();
    const token = await api.signIn(email, SENT);
    expect((await asUser(token, 'GET', '/auth/me')).body).toMatchObject({ data: { mustChangePassword: true } });
    for (const [method, path] of [
      ['GET', '/leads'],
      ['GET', '/leads/events'],
      ['GET', '/leads/export'],
      ['GET', '/auth/sessions'],
      ['POST', '/leads/manual'],
      ['PUT', '/notifications/settings'],
    ] as const) {
      expect([path, await asUser(token, method, path)]).toMatchObject([path, refused]);
    }
    expect(await asUser(token, 'PUT', '/auth/password', { currentPassword: SENT, newPassword: SENT })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'newPassword', code: 'weak_password' }] },
    });
    expect(await asUser(token, 'GET', '/leads')).toMatchObject(refused);

    const change = { currentPassword: SENT, newPassword: OWN };
    expect((await asUser(token, 'PUT', '/auth/password', change)).status).toBe(200);
    expect((await asUser(token, 'GET', '/leads')).status).toBe(200);
    expect((await as(admin, 'GET', `/${id}`)).body.data.mustChangePassword).toBeUndefined();
    const again = await api.signIn(email, OWN);
    expect((await asUser(again, 'POST', '/auth/logout')).status).toBe(200);
    const next = { currentPassword: OWN, newPassword: `${OWN}4` };
    expect((await asUser(token, 'PUT', '/auth/password', next)).status).toBe(200);
    expect((await asUser(token, 'GET', '/leads')).status).toBe(200);
  });

  it('lets its user sign out', async () => {
    const email = 'not-today@kc.local';
    await as(admin, 'POST', '', person(email, { password: SENT }));
    expect((await asUser(await api.signIn(email, SENT), 'POST', '/auth/logout')).status).toBe(200);
  });
});

describe('the sessions of a user', () => {
  it('are at most twenty, also if many begin together: the oldest end', async () => {
    const statusOf = async (token: string) => (await api.call('get', '/api/auth/me', { token })).status;
    const staff = await addStaff(api, admin, {});
    const tokens = await Promise.all(Array.from({ length: 22 }, () => api.signIn(staff.email, PASSWORD)));
    expect(await statusOf(staff.token)).toBe(401);
    const statuses = await Promise.all(tokens.map(statusOf));
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  });
});

describe('the last active administrator', () => {
  it('cannot be deleted, demoted or deactivated', async () => {
    const me = (await api.call('get', '/api/auth/me', { token: admin })).body.data._id;
    for (const answer of [
      await as(admin, 'DELETE', `/${me}`),
      await as(admin, 'PUT', `/${me}`, { role: 'agent' }),
      await as(admin, 'PUT', `/${me}/toggle-status`),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'last_administrator' } });
    }
  });

  it('remains when two administrators demote each other at once: exactly one succeeds', async () => {
    const first = (await api.call('get', '/api/auth/me', { token: admin })).body.data._id;
    for (let round = 0; round < 10; round += 1) {
      const second = await addStaff(api, admin, { role: 'admin' });
      const answers = await Promise.all([
        as(admin, 'PUT', `/${second.id}`, { role: 'agent' }),
        as(second.token, 'PUT', `/${first}`, { role: 'agent' }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const [row] = await api.sql<{ admins: number }>(
        `SELECT count(*)::int AS admins FROM users WHERE role = 'admin' AND is_active`,
      );
      expect(row?.admins).toBe(1);
      if (answers[1]?.status === 200) await as(second.token, 'PUT', `/${first}`, { role: 'admin' });
      await as(admin, 'DELETE', `/${second.id}`);
    }
  });
});

describe('DELETE /api/users/{id}', () => {
  it('keeps the user’s notes, and the leads as unassigned', async () => {
    const staff = await addStaff(api, admin, {
      permissions: ['canEditAllLeads', 'canViewAllLeads'],
      leadTypes: ['contact'],
    });
    const lead = await addLead(api, smallestSubmission('contact'));
    await api.raw('PUT', `/api/leads/${lead}/assign`, { token: admin, body: { assignedTo: staff.id } });
    await api.raw('POST', `/api/leads/${lead}/notes`, { token: staff.token, body: { content: 'Will call back' } });
    expect((await as(admin, 'DELETE', `/${staff.id}`)).status).toBe(200);
    const { data } = (await api.call('get', '/api/leads/{id}', { params: { id: lead }, token: admin })).body;
    expect(data).toMatchObject({ assignedTo: null, notes: [{ content: 'Will call back', author: null }] });
    const noted = async () =>
      (await api.call('get', '/api/leads/{id}', { params: { id: lead }, token: admin })).body.data.history.find(
        ({ action }) => action === 'lead.noted',
      )?.actor;
    expect(await noted()).toEqual({ _id: staff.id, name: expect.stringMatching(/^Staff \d+$/), isFormer: true });
    await api.sql('DELETE FROM audit_values WHERE subject_id = $1', [staff.id]);
    expect(await noted()).toEqual({ _id: staff.id, name: 'Former colleague' });
  });
});

describe('the audit trail of a user', () => {
  it('contains creation, old and new name, and deletion', async () => {
    const { _id: id } = (await as(admin, 'POST', '', person('asha@kc.local', { name: 'Asha' }))).body.data;
    await as(admin, 'PUT', `/${id}`, {
      name: 'Asha Devi',
      email: 'asha@kc.local',
      permissions: { canExportData: true },
    });
    await as(admin, 'PUT', `/${id}`, { email: 'devi@kc.local', role: 'manager' });
    await as(admin, 'PUT', `/${id}`, { role: 'agent' });
    await as(admin, 'DELETE', `/${id}`);
    const events = await api.sql<{ action: string; details: Record<string, unknown>; personal: object | null }>(
      `SELECT e.action, e.details, v.personal FROM audit_events e LEFT JOIN audit_values v ON v.event_id = e.id
       WHERE e.subject_id = $1 ORDER BY e.id`,
      [id],
    );
    expect(events.map(({ action, details, personal }) => [action, details['changes'], personal])).toEqual([
      ['user.created', undefined, { name: 'Asha', email: 'asha@kc.local' }],
      ['user.updated', { name: {} }, { changes: { name: { from: 'Asha', to: 'Asha Devi' } } }],
      ['user.updated', { email: {} }, { changes: { email: { from: 'asha@kc.local', to: 'devi@kc.local' } } }],
      ['user.updated', undefined, null],
      ['user.deleted', undefined, { name: 'Asha Devi', email: 'devi@kc.local' }],
    ]);
    // After the email is erased, the references still show that both events are about the same email address.
    const [, , renamed, , deleted] = events.map(({ details }) => details['references'] as { email: never } | undefined);
    expect(deleted?.email).toBe((renamed?.email as { to: string } | undefined)?.to);
    expect(deleted?.email).toEqual(expect.any(String));
  });
});

describe('PUT /api/users/{id}', () => {
  it('refuses an invisible name, also on creation, and keeps the name if none or an empty one is sent', async () => {
    const { id } = await addStaff(api, admin, {});
    const before = (await as(admin, 'GET', `/${id}`)).body.data.name;
    const refused = (message: string) => ({ status: 400, body: { errors: [{ field: 'name', message }] } });
    for (const name of ['   ', '\u200b', '\u200d\u2060', '\u3164', '. -']) {
      expect(await as(admin, 'PUT', `/${id}`, { name })).toMatchObject(refused('Name must have a letter or a digit.'));
    }
    const person = { name: '\u200b', email: 'nobody.seen@kc.local', password: 'a long night in Gaya' };
    expect(await as(admin, 'POST', '', person)).toMatchObject(refused('Name must have a letter or a digit.'));
    for (const body of [{ name: '' }, { name: null }, {}]) {
      expect((await as(admin, 'PUT', `/${id}`, body)).body.data.name).toBe(before);
    }
    expect((await as(admin, 'PUT', `/${id}`, { name: ' Asha ' })).body.data.name).toBe('Asha');
  });

  it('says that an administrator keeps every lead type', async () => {
    const { id } = await addStaff(api, admin, { role: 'admin' });
    const refused = { status: 409, body: { code: 'admin_has_every_type' } };
    const contact = (on: boolean) => ({ leadTypeAccess: { contact: on } });
    expect(await as(admin, 'PUT', `/${id}/lead-access`, contact(false))).toMatchObject(refused);
    expect(await as(admin, 'PUT', `/${id}`, contact(false))).toMatchObject(refused);
    expect((await as(admin, 'PUT', `/${id}/lead-access`, contact(true))).status).toBe(200);
    const agent = await as(admin, 'PUT', `/${id}`, { role: 'agent', ...contact(false) });
    expect(agent.body.data).toMatchObject({ role: 'agent', leadTypeAccess: { contact: false } });
    await as(admin, 'DELETE', `/${id}`);
  });
});

describe('an email or name with invisible characters', () => {
  const hidden = [
    'un\u200Bseen@kc.local',
    'unseen@\u2060kc.local',
    'unseen@kc.lo\u00ADcal',
    '\uFEFFUnseen@kc.local',
    'ｕｎｓｅｅｎ＠kc.local',
  ];

  it('is the same account as without them, also at the sign-in', async () => {
    const password = 'a long night in Gaya';
    const made = await as(admin, 'POST', '', {
      name: 'Una\u200B Seen\u2060',
      email: 'unseen\u200C@kc.local',
      password,
    });
    expect(made.body.data).toMatchObject({ name: 'Una Seen', email: 'unseen@kc.local' });
    for (const email of hidden) {
      expect(await as(admin, 'POST', '', { name: 'Other', email, password })).toMatchObject({
        status: 409,
        body: { code: 'email_taken' },
      });
      expect((await api.raw('POST', '/api/auth/login', { body: { email, password } })).status).toBe(200);
      const found = await as<Schema<'UserList'>>(admin, 'GET', `?search=${encodeURIComponent(email)}`);
      expect([email, found.body.data.map((user) => user.email)]).toEqual([email, ['unseen@kc.local']]);
    }
    const { id } = await addStaff(api, admin, {});
    expect((await as(admin, 'PUT', `/${id}`, { email: 'unseen@kc.loc\u200Dal' })).body).toMatchObject({
      code: 'email_taken',
    });
  });

  it('cannot look like another user’s', async () => {
    await as(admin, 'POST', '', person('sunita.asok@kc.local', { name: 'Asok Sen' }));
    const wanted = (name: string) => as(admin, 'POST', '', person('lookalike@kc.local', { name }));
    for (const name of ['As\u043Ek Sen', 'Ravi P\u03BFddar']) {
      expect(await wanted(name)).toMatchObject({ status: 400, body: { errors: [{ field: 'name' }] } });
    }
    for (const name of ['\u0410\u0455\u043E\u043A Sen', 'As0k Sen', '\u00C1sok Sen']) {
      expect(await wanted(name)).toMatchObject({ status: 409, body: { code: 'name_looks_taken' } });
    }
    const { id } = await addStaff(api, admin, {});
    for (const email of ['\u0430sok@kc.local', 'sunita.\u0430\u0455\u043E\u043A@kc.local', 'asok@kc.l\u03BFcal']) {
      const refused = { status: 400, body: { errors: [{ field: 'email' }] } };
      expect(await as(admin, 'POST', '', person(email, { name: 'Other Name' }))).toMatchObject(refused);
      expect(await as(admin, 'PUT', `/${id}`, { email })).toMatchObject(refused);
    }
    expect(await as(admin, 'PUT', `/${id}`, { name: 'As0k Sen' })).toMatchObject({ status: 409 });
    expect((await as(admin, 'PUT', `/${id}`, { name: 'Asok Sen' })).body.data.name).toBe('Asok Sen');
  });
});

describe('GET /api/users', () => {
  it('searches literally, filters and pages', async () => {
    await as(admin, 'POST', '', { ...person('100%@kc.local'), name: 'Percent_Person' });
    const found = async (query: string) => (await as<Schema<'UserList'>>(admin, 'GET', query)).body;
    expect((await found('?search=percent_')).data).toHaveLength(1);
    expect((await found('?search=percent%25')).data).toHaveLength(0);
    expect((await found('?role=admin')).data).toHaveLength(1);
    const all = await found('?limit=1');
    expect(all.pagination).toMatchObject({ currentPage: 1, pageSize: 1, totalPages: all.pagination.totalItems });
  });
});

describe('DELETE /api/users/:id of a user with very many leads', () => {
  it('unassigns each lead, with a history entry', async () => {
    const { id } = await addStaff(api, admin, {});
    await api.sql(
      `INSERT INTO leads (id, reference, type, full_name, phone_e164, assigned_to)
       SELECT gen_random_uuid(), 'MANY' || n, 'contact', 'Asha', '+91' || 9000000000 + n, $1 FROM generate_series(1, 5001) n`,
      [id],
    );
    expect((await as(admin, 'DELETE', `/${id}`)).status).toBe(200);
    const [left] = await api.sql<{ nobody: number; recorded: number }>(
      `SELECT count(*) FILTER (WHERE l.assigned_to IS NULL AND l.version = 2)::int AS nobody, count(e.subject_id)::int AS recorded
       FROM leads l LEFT JOIN audit_events e ON e.subject_id = l.id AND e.action = 'lead.updated'
       WHERE l.reference LIKE 'MANY%'`,
    );
    expect(left).toEqual({ nobody: 5_001, recorded: 5_001 });
  });
});
