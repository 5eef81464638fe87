/** No call assigns a lead to a user who must not have it, even when it restores or reopens a lead. */
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ASSIGNEE_LOCKS } from '../../src/shared/database/advisory-locks.js';
import { AlikeLeads } from '../support/alike-leads.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';

let api: Api;
let admin: string;
let leads: AlikeLeads;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  leads = new AlikeLeads(api, admin);
});
afterAll(() => api.close());

const send = (method: string, path: string, body?: unknown) => api.raw(method, path, { token: admin, body });
const sendDone = async (method: string, path: string, body?: unknown) => {
  const answer = await send(method, path, body);
  expect([method, path, answer.status < 300, answer.text]).toEqual([method, path, true, answer.text]);
  return answer;
};
const staff = () => addStaff(api, admin, { permissions: [], leadTypes: ['contact', 'soil_testing'] });
const detail = async (id: string) =>
  (await api.raw<{ data: Schema<'LeadDetail'> }>('GET', `/api/leads/${id}`, { token: admin })).body.data;
const assign = (id: string, assignedTo: string) => sendDone('PUT', `/api/leads/${id}/assign`, { assignedTo });
const contact = () => addLead(api, leads.contact({}));

const LEAVING: Record<string, (person: StaffMember) => Promise<unknown>> = {
  deactivated: ({ id }) => sendDone('PUT', `/api/users/${id}/toggle-status`),
  'without the type': ({ id }) =>
    sendDone('PUT', `/api/users/${id}/lead-access`, { leadTypeAccess: { contact: false, soil_testing: true } }),
  'without the type by a change of the user': ({ id }) =>
    sendDone('PUT', `/api/users/${id}`, { leadTypeAccess: { contact: false, soil_testing: true } }),
  deleted: ({ id }) => sendDone('DELETE', `/api/users/${id}`),
};

/** Ways in which a user could become assignee again. Each calls `leave` before this happens, and returns the lead. */
const COMING_BACK: Record<string, (person: StaffMember, leave: () => Promise<unknown>) => Promise<string>> = {
  'unmerging gives the survivor back': async (person, leave) => {
    const other = await staff();
    const [stays, goes] = await leads.pair();
    await assign(stays, person.id);
    await assign(goes, other.id);
    await leads.merge(stays, goes, { take: ['assignedTo'] });
    await leave();
    expect((await leads.unmerge(stays, goes)).status).toBe(200);
    expect((await detail(goes)).assignedTo?._id).toBe(other.id);
    return stays;
  },
  'unmerging brings the other back': async (person, leave) => {
    const [stays, goes] = await leads.pair();
    await assign(goes, person.id);
    await leads.merge(stays, goes);
    await leave();
    expect((await leads.unmerge(stays, goes)).status).toBe(200);
    return goes;
  },
  'unmerging reopens the survivor': async (person, leave) => {
    const [stays, goes] = await leads.pair();
    await assign(stays, person.id);
    await sendDone('PUT', `/api/leads/${goes}`, { status: 'closed' });
    await leads.merge(stays, goes, { take: ['status'] });
    await leave();
    expect((await leads.unmerge(stays, goes)).status).toBe(200);
    return stays;
  },
  'merging reopens the survivor': async (person, leave) => {
    const [stays, goes] = await leads.pair();
    await assign(stays, person.id);
    await sendDone('PUT', `/api/leads/${stays}`, { status: 'closed' });
    await leave();
    expect((await leads.merge(stays, goes, { take: ['status'] })).status).toBe(200);
    return stays;
  },
  'a closed lead is set to New': async (person, leave) => {
    const id = await closedOf(person);
    await leave();
    const answer = await sendDone('PUT', `/api/leads/${id}`, { status: 'new' });
    expect(answer.body).toMatchObject({ data: { status: 'new', assignedTo: null } });
    return id;
  },
  'many closed leads are set to Contacted': async (person, leave) => {
    const id = await closedOf(person);
    await leave();
    await sendDone('PUT', '/api/leads/bulk', { leadIds: [id], updates: { status: 'contacted' } });
    return id;
  },
  'a note sets a closed lead to Contacted': async (person, leave) => {
    const id = await closedOf(person);
    await leave();
    await sendDone('POST', `/api/leads/${id}/notes`, { content: 'She wrote again', status: 'contacted' });
    return id;
  },
  'a call sets a closed lead to Qualified': async (person, leave) => {
    const id = await closedOf(person);
    await leave();
    await sendDone('POST', `/api/leads/${id}/calls`, { outcome: 'reached', status: 'qualified' });
    return id;
  },
  'a deleted lead comes out of the bin': async (person, leave) => {
    const id = await contact();
    await assign(id, person.id);
    await sendDone('DELETE', `/api/leads/${id}`);
    await leave();
    await sendDone('POST', '/api/leads/bin/restore', { leadIds: [id] });
    return id;
  },
  'a closed lead comes out of the bin and is reopened': async (person, leave) => {
    const id = await closedOf(person);
    await sendDone('DELETE', `/api/leads/${id}`);
    await leave();
    await sendDone('POST', '/api/leads/bin/restore', { leadIds: [id] });
    await sendDone('PUT', `/api/leads/${id}`, { status: 'new' });
    return id;
  },
  'a share-out is undone': async (person, leave) => {
    const other = await staff();
    const id = await contact();
    await assign(id, person.id);
    const shared = await sendDone('POST', '/api/assignment/share-out', {
      leadIds: [id],
      userIds: [other.id],
      includeAssigned: true,
    });
    await leave();
    await send('POST', `/api/assignment/share-out/${(shared.body as { data: { _id: string } }).data._id}/undo`);
    return id;
  },
  'a type is corrected back': async (person, leave) => {
    const id = await addLead(api, {
      type: 'soil_testing',
      personalInfo: { fullName: 'Field Person', phone: leads.freshPhone() },
      soilTestingInfo: { fieldAddress: 'Field', areaOfField: '2', totalAreaOfField: '3', typeOfSoil: 'clay' },
    });
    await assign(id, person.id);
    await leave();
    await sendDone('PUT', `/api/leads/${id}/type`, { type: 'contact' });
    return id;
  },
};

async function closedOf(person: StaffMember): Promise<string> {
  const id = await contact();
  await assign(id, person.id);
  await sendDone('PUT', `/api/leads/${id}`, { status: 'closed' });
  return id;
}

describe.each(Object.keys(LEAVING))('a user who is %s', (leaving) => {
  it.each(Object.keys(COMING_BACK))('is not the assignee after: %s', async (coming) => {
    const person = await staff();
    const id = await COMING_BACK[coming]!(person, () => LEAVING[leaving]!(person));
    const { assignedTo } = await detail(id);
    expect(assignedTo?._id).not.toBe(person.id);
    expect(await strandedLeads()).toEqual([]);
  });

  it('is not assigned leads by any call', async () => {
    const person = await staff();
    await LEAVING[leaving]!(person);
    const id = await contact();
    const [stays, goes] = await leads.pair();
    const manual = { type: 'contact', personalInfo: { fullName: 'By Hand', phone: leads.freshPhone() } };
    const answers = [
      await send('PUT', `/api/leads/${id}/assign`, { assignedTo: person.id }),
      await send('PUT', `/api/leads/${id}`, { assignedTo: person.id }),
      await send('PUT', '/api/leads/bulk', { leadIds: [id], updates: { assignedTo: person.id } }),
      await send('POST', '/api/leads/manual', {
        ...manual,
        source: { how: 'call', language: 'hi' },
        assignedTo: person.id,
      }),
      await send('POST', '/api/assignment/share-out', { leadIds: [id], userIds: [person.id] }),
      await send('POST', '/api/assignment/rules', { leadType: 'contact', kind: 'fixed', userIds: [person.id] }),
    ];
    // Bulk changes and share-outs do not refuse a user who cannot see the lead's type. They skip the lead.
    const passedOver = ['deactivated', 'deleted'].includes(leaving) ? 422 : 200;
    expect(answers.map(({ status }) => status)).toEqual([422, 422, passedOver, 422, passedOver, 422]);
    expect((await detail(id)).assignedTo).toBeNull();
    await api.sql('UPDATE leads SET assigned_to = (SELECT id FROM users WHERE id = $2) WHERE id = $1', [
      goes,
      person.id,
    ]);
    const merged = await leads.merge(stays, goes, { take: ['assignedTo'] });
    expect([400, 422]).toContain(merged.status);
    await api.sql('UPDATE leads SET assigned_to = NULL WHERE id = $1', [goes]);
  });
});

/** Calls that assign a lead to a user. Each calls `leave` before the assignment, and returns the lead. */
const ASSIGNING: typeof COMING_BACK = {
  'one lead is assigned': async (person, leave) => {
    const id = await contact();
    await leave();
    expect((await send('PUT', `/api/leads/${id}/assign`, { assignedTo: person.id })).status).toBe(422);
    return id;
  },
  'one lead is changed': async (person, leave) => {
    const id = await contact();
    await leave();
    const body = { assignedTo: person.id, priority: 'high' };
    expect((await send('PUT', `/api/leads/${id}`, body)).status).toBe(422);
    return id;
  },
  'many leads are assigned': async (person, leave) => {
    const id = await contact();
    await leave();
    const body = { leadIds: [id], updates: { assignedTo: person.id } };
    expect((await send('PUT', '/api/leads/bulk', body)).status).toBe(422);
    return id;
  },
  'leads are shared out': async (person, leave) => {
    const id = await contact();
    await leave();
    const body = { leadIds: [id], userIds: [person.id] };
    expect((await send('POST', '/api/assignment/share-out', body)).status).toBe(422);
    return id;
  },
  'a lead is entered by hand': async (person, leave) => {
    const personalInfo = { fullName: 'By Hand', phone: leads.freshPhone() };
    await leave();
    const source = { how: 'call', language: 'hi' };
    const body = { type: 'contact', personalInfo, source, assignedTo: person.id };
    expect((await send('POST', '/api/leads/manual', body)).status).toBe(422);
    return contact();
  },
  'a merge takes the assignee over': async (person, leave) => {
    const [stays, goes] = await leads.pair();
    await assign(goes, person.id);
    await leave();
    expect((await leads.merge(stays, goes, { take: ['assignedTo'] })).status).toBe(422);
    return stays;
  },
  'a rule assigns a form': async (person, leave) => {
    const made = await sendDone('POST', '/api/assignment/rules', {
      leadType: 'contact',
      kind: 'fixed',
      userIds: [person.id],
    });
    await leave();
    const id = await contact();
    await sendDone('DELETE', `/api/assignment/rules/${(made.body as { data: { _id: string } }).data._id}`);
    return id;
  },
};

/**
 * Starts to deactivate a user, and commits when another session waits for the lock. The returned function stops the
 * wait for such a session, and resolves with whether there was one.
 */
async function deactivateBesides({ id }: StaffMember): Promise<() => Promise<boolean>> {
  const client = new pg.Client({ connectionString: api.ownerUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query(`SELECT pg_advisory_xact_lock(${ASSIGNEE_LOCKS}, 0)`);
  let isOver = false;
  const somethingWaits = async (): Promise<boolean> => {
    const { rows } = await client.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${ASSIGNEE_LOCKS} AND NOT granted`,
    );
    if (rows.length > 0 || isOver) return rows.length > 0;
    await delay(10);
    return somethingWaits();
  };
  const leaving = somethingWaits().then(async (waited) => {
    await client.query('UPDATE users SET is_active = FALSE WHERE id = $1', [id]);
    const open = `status IN ('new', 'contacted', 'qualified') AND merged_into IS NULL`;
    await client.query(`UPDATE leads SET assigned_to = NULL WHERE assigned_to = $1 AND ${open}`, [id]);
    await client.query('COMMIT');
    await client.end();
    return waited;
  });
  return () => {
    isOver = true;
    return leaving;
  };
}

it.each(Object.entries({ ...COMING_BACK, ...ASSIGNING }))(
  'while a user is being deactivated, %s: the call waits, and the user is not the assignee',
  async (_, giving) => {
    const person = await staff();
    let deactivated: () => Promise<boolean> = async () => false;
    const id = await giving(person, async () => {
      deactivated = await deactivateBesides(person);
    });
    expect(await deactivated()).toBe(true);
    expect((await detail(id)).assignedTo?._id).not.toBe(person.id);
    expect(await strandedLeads()).toEqual([]);
  },
);

it('the assignee of a stored lead is set in one file of the server', async () => {
  const files = (await readdir('src', { recursive: true })).filter((name) => /(?<!\.spec)\.ts$/.test(name));
  const setting = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(`src/${name}`, 'utf8');
      // Only a SET clause has the column without a table prefix. Conditions have a prefix, so they do not match.
      return /(?<![.\w])assigned_to\s*=(?![=>])|INSERT INTO leads\b[^)]*\bassigned_to/.test(text) ? [name] : [];
    }),
  );
  expect(setting.flat().sort()).toEqual([
    // Sets the assignee of new leads, after the checks in lead-assignment.ts.
    'modules/intake/infrastructure/insert-leads.ts',
    'modules/leads/sql/lead-assignment.ts',
  ]);
});

it('a reopened lead is assigned by the rules, and its history says why', async () => {
  const person = await staff();
  const next = await staff();
  const id = await closedOf(person);
  await LEAVING['deactivated']!(person);
  const made = await sendDone('POST', '/api/assignment/rules', {
    leadType: 'contact',
    kind: 'fixed',
    userIds: [next.id],
  });
  const answer = await sendDone('PUT', `/api/leads/${id}`, { status: 'new' });
  await sendDone('DELETE', `/api/assignment/rules/${(made.body as { data: { _id: string } }).data._id}`);
  expect(answer.body).toMatchObject({ data: { status: 'new', assignedTo: { _id: next.id } } });
  expect((await detail(id)).history.slice(0, 3)).toMatchObject([
    { action: 'lead.assigned', actor: null, details: { changes: { assignedTo: { from: null, to: next.id } } } },
    { action: 'lead.unassigned', actor: null, details: { changes: { assignedTo: { from: person.id, to: null } } } },
    { action: 'lead.updated', details: { changes: { status: { from: 'closed', to: 'new' } } } },
  ]);
});

it('a lead cannot be assigned again to an assignee who must no longer have it', async () => {
  const person = await staff();
  const id = await closedOf(person);
  await LEAVING['deactivated']!(person);
  expect((await send('PUT', `/api/leads/${id}/assign`, { assignedTo: person.id })).status).toBe(422);
  expect((await send('PUT', `/api/leads/${id}`, { assignedTo: person.id })).status).toBe(422);
});

it('a closed lead keeps its assignee, an open one only an assignee who can have it', async () => {
  const person = await staff();
  const closed = await closedOf(person);
  const open = await contact();
  await assign(open, person.id);
  await sendDone('PUT', `/api/leads/${open}`, { status: 'contacted' });
  expect((await detail(open)).assignedTo?._id).toBe(person.id);
  await LEAVING['deactivated']!(person);
  await sendDone('PUT', `/api/leads/${closed}`, { status: 'rejected' });
  expect((await detail(closed)).assignedTo?._id).toBe(person.id);
});

it('a closed lead keeps its assignee also after a restore from the bin', async () => {
  const person = await staff();
  const id = await closedOf(person);
  await sendDone('DELETE', `/api/leads/${id}`);
  await LEAVING['deactivated']!(person);
  await sendDone('POST', '/api/leads/bin/restore', { leadIds: [id] });
  expect(await detail(id)).toMatchObject({ status: 'closed', assignedTo: { _id: person.id } });
});

it('undoing a merge whose new assignee left keeps the current assignee of the lead', async () => {
  const [earlier, taken, heir] = [await staff(), await staff(), await staff()];
  const [stays, goes] = await leads.pair();
  await assign(stays, earlier.id);
  await assign(goes, taken.id);
  await leads.merge(stays, goes, { take: ['assignedTo'] });
  await sendDone('PUT', `/api/users/${taken.id}/toggle-status`, { leads: { to: 'user', userId: heir.id } });
  expect((await leads.unmerge(stays, goes)).status).toBe(200);
  expect((await detail(stays)).assignedTo?._id).toBe(heir.id);
  expect((await detail(goes)).assignedTo).toBeNull();
});

it('undoing a merge returns a lead to the pool that the merge took out of it', async () => {
  const person = await staff();
  const [stays, goes] = await leads.pair();
  await sendDone('PUT', `/api/leads/${stays}/assign`, { assignedTo: null, inPool: true });
  await assign(goes, person.id);
  await leads.merge(stays, goes, { take: ['assignedTo'] });
  expect(await detail(stays)).toMatchObject({ assignedTo: { _id: person.id }, inPool: false });
  expect((await leads.unmerge(stays, goes)).status).toBe(200);
  expect(await detail(stays)).toMatchObject({ assignedTo: null, inPool: true });
});

function strandedLeads(): Promise<object[]> {
  return api.sql(
    `SELECT l.id FROM leads l JOIN users u ON u.id = l.assigned_to
     WHERE l.status IN ('new', 'contacted', 'qualified') AND l.merged_into IS NULL
       AND NOT (u.is_active AND (u.role = 'admin' OR l.type = ANY (u.lead_types)))`,
  );
}
