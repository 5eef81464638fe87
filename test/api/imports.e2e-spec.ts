/** What an import does with its rows: the check, the start, the undo, and who can do it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '../support/api.js';
import { Imports } from '../support/imports.js';
import { type MailServer, startMailServer } from '../support/mail-server.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { thirdPartySubmission } from '../support/submissions.js';
import { waitFor } from '../support/wait-for.js';

let api: Api;
let mails: MailServer;
let admin: string;
let imports: Imports;
let asha: StaffMember;

beforeAll(async () => {
  mails = await startMailServer();
  api = await startApi({ staffWritesPerMinute: 0, mail: mailSettings(), publicUrl: 'https://kisancanteen.example' });
  admin = await api.signIn();
  imports = new Imports(api, admin);
  asha = await addStaff(api, admin, { leadTypes: ['contact', 'franchise'] });
  await api.sql(`UPDATE users SET name = 'Asha Kumari' WHERE id = $1`, [asha.id]);
});
// A user can have ten imports that have not ended.
afterEach(() =>
  api.sql(`UPDATE imports SET state = 'cancelled' WHERE state IN ('uploading', 'asking', 'ready', 'checked')`),
);
afterAll(async () => {
  await api.close();
  await mails.stop();
});

const mailSettings = () => ({
  smtpUrl: mails.url,
  from: { name: 'Kisan Canteen', address: 'leads@kisancanteen.example' },
});
const send = (method: string, path: string, body?: object, token = admin) =>
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls
  api.raw<any>(method, `/api${path}`, { token, ...(body && { body }) });
const leadOf = async (id: string | null | undefined) => (await send('GET', `/leads/${id}`)).body.data;

let people = 0;
/** The cells of somebody whom no other lead resembles. */
function person() {
  people += 1;
  return {
    name: `Person${people} Alone`,
    phone: `97${String(people).padStart(8, '0')}`,
    email: `p${people}@example.com`,
  };
}
/** A form with a phone number. */
function contactForm(more: object = {}) {
  const form = thirdPartySubmission('contact');
  return { ...form, personalInfo: { ...form.personalInfo, phone: person().phone, ...more } as Record<string, string> };
}
const csv = (...rows: readonly (readonly string[])[]) => rows.map((cells) => cells.join(',')).join('\n');
const BY_PHONE = { matchBy: 'phone', leadType: 'contact', assign: 'nobody' };
const outcomes = async (id: string) => (await imports.rows(id)).map(({ outcome }) => outcome);

describe('the check', () => {
  it('says for each row what it does, and changes nothing', async () => {
    const known = contactForm();
    const id = await addLead(api, known);
    const { phone, fullName } = known.personalInfo;
    const same = contactForm();
    const sameId = await addLead(api, same);
    const one = person();
    const total = (await send('GET', '/leads?limit=1')).body.pagination.totalItems;
    const { _id, counts, state } = await imports.check(
      csv(
        ['Name', 'Mobile', 'City', 'Email'],
        [one.name, one.phone, 'Gaya', one.email],
        [String(fullName), String(phone), 'Patna', ''],
        [String(same.personalInfo['fullName']), String(same.personalInfo['phone']), '', ''],
        ['Someone Else', one.phone, 'Gaya', ''],
        ['Ravi', '9870000001', 'Gaya', 'no email'],
      ),
      BY_PHONE,
    );
    expect(state).toBe('checked');
    expect(counts).toEqual({ created: 1, changed: 1, unchanged: 1, duplicate: 1, refused: 1, undone: 0, kept: 0 });
    expect(await imports.rows(_id)).toMatchObject([
      { line: 2, outcome: 'created', done: null },
      {
        line: 3,
        outcome: 'changed',
        leadId: id,
        differences: [{ field: 'personalInfo.city', from: null, to: 'Patna' }],
      },
      { line: 4, outcome: 'unchanged', leadId: sameId },
      { line: 5, outcome: 'duplicate', duplicateOfLine: 2 },
      { line: 6, outcome: 'refused', problems: [{ column: 'Email', code: 'invalid_email' }] },
    ]);
    expect((await send('GET', '/leads?limit=1')).body.pagination.totalItems).toBe(total);
  });

  it.each([
    ['update', 'changed', 'Patna', 'Delhi'],
    ['fill', 'changed', 'Gaya', 'Delhi'],
    ['skip', 'duplicate', 'Gaya', undefined],
  ] as const)('with %s on a match gives %s', async (onMatch, outcome, city, state) => {
    const form = contactForm({ city: 'Gaya' });
    const id = await addLead(api, form);
    const file = csv(['Mobile', 'City', 'State'], [String(form.personalInfo['phone']), 'Patna', 'Delhi']);
    const { _id } = await imports.run(file, { ...BY_PHONE, onMatch });
    expect(await outcomes(_id)).toEqual([outcome]);
    expect((await leadOf(id)).personalInfo).toMatchObject({ city, ...(state && { state }) });
  });

  it('with flag creates another lead, as a possible duplicate', async () => {
    const form = contactForm();
    const id = await addLead(api, form);
    const file = csv(['Name', 'Mobile'], ['Another Name', String(form.personalInfo['phone'])]);
    const { _id } = await imports.run(file, { ...BY_PHONE, onMatch: 'flag' });
    const [row] = await imports.rows(_id);
    expect(row).toMatchObject({ outcome: 'created', duplicateOf: id, done: 'imported' });
    const { body } = await send('GET', `/leads/${id}/duplicates`);
    expect(body.data.candidates.map(({ lead }: { lead: { _id: string } }) => lead._id)).toContain(row?.leadId);
  });

  it('matches by the id in another system, and adds that id to new leads', async () => {
    const one = person();
    const file = csv(['ERP no', 'Name', 'Mobile'], ['C-77', one.name, one.phone]);
    const fields = ['externalId', 'personalInfo.fullName', 'personalInfo.phone'];
    const options = { matchBy: 'external_id', fields, leadType: 'contact' };
    const upload = await imports.upload(file);
    const refused = await imports.send('POST', `/${upload._id}/check`, options);
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'system']);
    const first = await imports.run(file, { ...options, system: 'erp' });
    const [row] = await imports.rows(first._id);
    expect((await leadOf(row?.leadId)).externalIds).toEqual([{ system: 'erp', id: 'C-77' }]);
    const again = await imports.check(file, { ...options, system: 'erp' });
    expect(again.counts).toMatchObject({ created: 0, unchanged: 1 });
  });

  it('removes values by empty cells only if asked to', async () => {
    const form = contactForm({ city: 'Gaya' });
    const id = await addLead(api, form);
    const file = csv(['Mobile', 'City'], [String(form.personalInfo['phone']), '']);
    expect((await imports.check(file, BY_PHONE)).counts).toMatchObject({ unchanged: 1 });
    await imports.run(file, { ...BY_PHONE, emptyRemoves: true });
    expect((await leadOf(id)).personalInfo.city).toBeUndefined();
  });

  it('refuses rows that cannot be right, each with its reason', async () => {
    const form = contactForm();
    await addLead(api, form);
    await addLead(api, contactForm({ phone: form.personalInfo['phone'] }));
    const [one, two] = [person(), person()];
    const file = csv(
      ['Name', 'Mobile', 'Lead type', "Assignee's email", 'Assigned to', 'Status'],
      ['Twice Known', String(form.personalInfo['phone']), '', '', '', ''],
      [one.name, one.phone, 'Mars mission', '', '', ''],
      [one.name, person().phone, '', 'nobody@example.com', '', ''],
      [two.name, two.phone, 'Soil Testing', asha.email, '', ''],
      [two.name, person().phone, '', asha.email, 'Administrator', ''],
      [two.name, person().phone, '', '', '', 'Asleep'],
      ['', '', '', '', '', 'New'],
    );
    const { _id } = await imports.check(file, BY_PHONE);
    const rows = await imports.rows(_id);
    expect(rows.map(({ outcome, problems }) => [outcome, problems[0]?.column, problems[0]?.message])).toEqual([
      ['refused', null, expect.stringContaining('2 leads match')],
      ['refused', 'Lead type', expect.stringContaining('Type must be one of')],
      ['refused', "Assignee's email", 'There is no user like this.'],
      ['refused', null, expect.stringContaining('see leads of this type')],
      ['refused', 'Assigned to', expect.stringContaining("Assignee's email")],
      ['refused', 'Status', expect.stringContaining('Asleep')],
      ['refused', 'Name', 'Give a name or a phone number.'],
    ]);
    const answer = await send('GET', `/imports/${_id}/refused`);
    expect(answer.text.split('\r\n')[0]).toBe(
      "Name,Mobile,Lead type,Assignee's email,Assigned to,Status,Line,Refused because",
    );
    expect(answer.text).toContain('Assigned to: ');
    const corrected = answer.text.replace('Mars mission', 'Contact');
    expect((await imports.check(corrected, BY_PHONE)).counts).toMatchObject({ created: 1, refused: 6 });
  });

  it('refuses each row whose phone number is mangled, because nothing shows that they are one person', async () => {
    const file = csv(['Name', 'Mobile'], ['Asha', '9.87654E+09'], ['Ravi', '9.87654E+09'], ['Mina', '919876543210.0']);
    const { _id } = await imports.check(file, BY_PHONE);
    expect(await outcomes(_id)).toEqual(['refused', 'refused', 'refused']);
  });

  it('refuses a row with the external id of an earlier row, and the import adds the others', async () => {
    const [one, other, third] = [person(), person(), person()];
    const file = csv(
      ['Name', 'Mobile', 'External ids'],
      [one.name, one.phone, 'erp:twice'],
      [other.name, other.phone, 'erp:twice'],
      [third.name, third.phone, 'erp:once'],
    );
    const { _id, counts } = await imports.check(file, BY_PHONE);
    expect(counts).toMatchObject({ created: 2, refused: 1 });
    expect(await imports.rows(_id, '&outcome=refused')).toMatchObject([
      { line: 3, problems: [{ column: 'External ids', code: 'taken' }] },
    ]);
    const { state } = await imports.step(_id, 'start');
    expect(state).toBe('imported');
    expect(await outcomes(_id)).toEqual(['created', 'refused', 'created']);
  });

  it('compares external ids as the API stores them', async () => {
    const one = person();
    const first = await imports.run(csv(['Name', 'External ids'], [one.name, 'erp:  C-99 ']), {
      ...BY_PHONE,
      matchBy: 'none',
    });
    expect(first.counts).toMatchObject({ created: 1 });
    const again = csv(['Name', 'External ids'], [one.name, 'erp: C-99']);
    expect((await imports.check(again, { ...BY_PHONE, matchBy: 'external_id' })).counts).toMatchObject({
      unchanged: 1,
    });
    expect((await imports.check(again, { ...BY_PHONE, matchBy: 'none' })).counts).toMatchObject({ refused: 1 });
  });

  it('refuses a cell that is too long for any field without reading it', async () => {
    // Parsing such a phone number would take minutes.
    const { _id } = await imports.check(csv(['Name', 'Mobile'], ['Asha', '-'.repeat(150_000)]), BY_PHONE);
    expect(await imports.rows(_id)).toMatchObject([{ problems: [{ column: 'Mobile', code: 'too_long' }] }]);
    const form = contactForm();
    await addLead(api, form);
    const known = csv(['Mobile', 'Pin code'], [form.personalInfo['phone'] ?? '', '8'.repeat(30_000)]);
    expect((await imports.check(known, BY_PHONE)).counts).toMatchObject({ refused: 1, unchanged: 0 });
  });

  it('refuses applicants who are too young', async () => {
    const file = csv(['Name', 'Mobile', 'Age'], [person().name, person().phone, '12']);
    const { _id } = await imports.check(file, { ...BY_PHONE, leadType: 'bdo_application' });
    expect(await imports.rows(_id)).toMatchObject([{ outcome: 'refused' }]);
  });

  it('refuses an unknown reference, and a row that was exported before the lead changed', async () => {
    const id = await addLead(api, thirdPartySubmission('contact'));
    const { reference } = await leadOf(id);
    const file = csv(['Reference', 'City', 'Version'], [reference, 'Gaya', '1'], ['ZZZZZ-ZZZZZ', 'Gaya', '1']);
    await send('PUT', `/leads/${id}`, { priority: 'high' });
    const { _id } = await imports.check(file, { matchBy: 'reference' });
    expect((await imports.rows(_id)).map(({ problems }) => problems[0]?.code)).toEqual([
      'import_row_outdated',
      'import_reference_unknown',
    ]);
  });
});

describe('the import', () => {
  it('adds leads as they were received, without promise, email, notification or rule', async () => {
    const rule = { leadType: 'contact', kind: 'round_robin', userIds: [asha.id] };
    const { body } = await send('POST', '/assignment/rules', rule);
    await send('PUT', '/notifications/settings', { watchedTypes: ['contact'] }, asha.token);
    const one = person();
    const file = csv(
      ['Name', 'Mobile', 'Email', 'Date', 'Status', 'utm_source', "Assignee's email"],
      [one.name, one.phone, one.email, '2025-01-20 10:30', 'Qualified', 'mela', asha.email],
    );
    const { _id } = await imports.run(file, BY_PHONE);
    const [row] = await imports.rows(_id);
    const lead = await leadOf(row?.leadId);
    expect(lead).toMatchObject({
      createdAt: '2025-01-20T05:00:00.000Z',
      status: 'qualified',
      promise: { state: 'none' },
      source: { utm_source: 'mela' },
      assignedTo: { _id: asha.id },
      history: [
        { action: 'lead.updated', details: { import: true } },
        { action: 'lead.created', details: { import: true } },
      ],
    });
    const unassigned = await imports.run(csv(['Name', 'Mobile'], [person().name, person().phone]), BY_PHONE);
    expect((await leadOf((await imports.rows(unassigned._id))[0]?.leadId)).assignedTo).toBeNull();
    expect(await api.sql('SELECT FROM notifications WHERE user_id = $1', [asha.id])).toEqual([]);
    expect(await api.sql('SELECT FROM outbox WHERE lead_id = $1', [row?.leadId])).toEqual([]);
    await send('DELETE', `/assignment/rules/${body.data._id}`);
  });

  it('does all this if asked to', async () => {
    const rule = { leadType: 'contact', kind: 'round_robin', userIds: [asha.id] };
    const { body } = await send('POST', '/assignment/rules', rule);
    const one = person();
    const options = { ...BY_PHONE, assign: 'rules', startsPromises: true, sendsAcknowledgements: true, notifies: true };
    const { _id } = await imports.run(csv(['Name', 'Mobile', 'Email'], [one.name, one.phone, one.email]), options);
    const [row] = await imports.rows(_id);
    expect(await leadOf(row?.leadId)).toMatchObject({ assignedTo: { _id: asha.id }, promise: { state: 'waiting' } });
    await waitFor('the acknowledgement', () => mails.received.some(({ to }) => to.includes(one.email)));
    expect(await api.sql('SELECT kind FROM notifications WHERE user_id = $1', [asha.id])).toEqual([
      { kind: 'assigned' },
    ]);
    await send('DELETE', `/assignment/rules/${body.data._id}`);
  });

  it('does not notify assignees whom the same person wrote to before', async () => {
    const form = contactForm();
    const id = await addLead(api, form);
    await send('PUT', `/leads/${id}/assign`, { assignedTo: asha.id });
    await api.sql('DELETE FROM notifications');
    const file = csv(['Name', 'Mobile'], [String(form.personalInfo['fullName']), String(form.personalInfo['phone'])]);
    const { _id } = await imports.run(file, { ...BY_PHONE, matchBy: 'none' });
    await waitFor('the possible duplicate', async () => (await leadOf(id)).possibleDuplicates === 1);
    expect(await outcomes(_id)).toEqual(['created']);
    expect(await api.sql('SELECT FROM notifications')).toEqual([]);
  });

  it('assigns to one user, and changes an assignee whom a row names', async () => {
    const one = person();
    const to = { ...BY_PHONE, assign: 'user', assignedTo: asha.id };
    const first = await imports.run(csv(['Name', 'Mobile'], [one.name, one.phone]), to);
    const [row] = await imports.rows(first._id);
    expect((await leadOf(row?.leadId)).assignedTo._id).toBe(asha.id);
    const file = csv(['Mobile', 'Assigned to', "Assignee's email"], [one.phone, 'Administrator', asha.email]);
    const second = await imports.run(file, BY_PHONE);
    expect((await imports.rows(second._id))[0]?.differences).toEqual([
      { field: 'assignedTo', from: 'Asha Kumari', to: 'Administrator' },
    ]);
    expect((await leadOf(row?.leadId)).assignedTo.name).toBe('Administrator');
  });

  it('does not add a lead again that somebody has deleted since the check', async () => {
    const form = contactForm();
    const id = await addLead(api, form);
    const file = csv(['Name', 'Mobile', 'City'], ['Asha', form.personalInfo['phone'] ?? '', 'Gaya']);
    const { _id } = await imports.check(file, BY_PHONE);
    await send('DELETE', `/leads/${id}`);
    expect(await imports.step(_id, 'start')).toMatchObject({ counts: { created: 0, changed: 0, refused: 1 } });
    expect((await imports.rows(_id))[0]?.problems[0]?.code).toBe('import_row_outdated');
  });

  it('counts leads that were converted before as nobody’s work', async () => {
    const converted = async () =>
      (await send('GET', '/reports/team')).body.data.team ?? (await send('GET', '/reports/team')).body.data;
    const before = JSON.stringify(await converted());
    const one = person();
    const { _id } = await imports.run(csv(['Name', 'Mobile', 'Status'], [one.name, one.phone, 'Converted']), BY_PHONE);
    expect(await outcomes(_id)).toEqual(['created']);
    expect(JSON.stringify(await converted())).toBe(before);
    const [stored] = await api.sql('SELECT first_response_at FROM leads WHERE phone_e164 = $1', [`+91${one.phone}`]);
    expect(stored).toEqual({ first_response_at: null });
  });

  it('leaves a lead alone that has changed since the check', async () => {
    const form = contactForm();
    const id = await addLead(api, form);
    const { _id } = await imports.check(
      csv(['Mobile', 'City'], [String(form.personalInfo['phone']), 'Gaya']),
      BY_PHONE,
    );
    await send('PUT', `/leads/${id}`, { personalInfo: { city: 'Patna' } });
    const done = await imports.step(_id, 'start');
    expect(done.counts).toMatchObject({ changed: 0, refused: 1 });
    expect((await imports.rows(_id))[0]?.problems[0]?.code).toBe('import_row_outdated');
    expect((await leadOf(id)).personalInfo.city).toBe('Patna');
  });

  it('is reported to those who follow events, and in the activity', async () => {
    const { _id } = await imports.run(csv(['Name', 'Mobile'], [person().name, person().phone]), BY_PHONE);
    const events = await api.sql(`SELECT type, lead_id FROM events WHERE import_id = $1`, [_id]);
    expect(events).toEqual([{ type: 'import.finished', lead_id: null }]);
    const { data } = (await send('GET', '/activity?limit=2')).body;
    expect(data.map(({ action, details }: { action: string; details: object }) => [action, details])).toEqual([
      ['lead.imported', expect.objectContaining({ created: 1 })],
      ['import.uploaded', { bytes: expect.any(Number) }],
    ]);
  });

  it('waits while another one runs', async () => {
    const files = await Promise.all(
      [1, 2, 3].map(() => imports.check(csv(['Name', 'Mobile'], [person().name, person().phone]), BY_PHONE)),
    );
    await Promise.all(files.map(({ _id }) => imports.send('POST', `/${_id}/start`)));
    for (const { _id } of files)
      expect(await imports.settled(_id)).toMatchObject({ state: 'imported', counts: { created: 1 } });
    const [running] = await api.sql<{ times: number }>(
      `SELECT count(*)::int AS times FROM imports a JOIN imports b ON a.id <> b.id
       AND a.started_at IS NOT NULL AND b.started_at IS NOT NULL AND a.finished_at = b.finished_at`,
    );
    expect(running?.times).toBe(0);
  });

  it('continues after the last rows that were stored if its server dies', async () => {
    const { _id } = await imports.check(csv(['Name', 'Mobile'], [person().name, person().phone]), BY_PHONE);
    await api.sql(
      `UPDATE imports SET state = 'importing', queued_at = now(), started_at = now(), rows_done = 0, line_done = 0,
         lease = gen_random_uuid(), leased_until = now() + interval '1 second' WHERE id = $1`,
      [_id],
    );
    expect(await imports.settled(_id)).toMatchObject({ state: 'imported', counts: { created: 1 } });
  });

  it('can be cancelled, and is stopped if its user loses the permission', async () => {
    const file = csv(['Name', 'Mobile'], [person().name, person().phone]);
    const { _id } = await imports.check(file, BY_PHONE);
    expect(await imports.step(_id, 'cancel')).toMatchObject({ state: 'cancelled', undoUntil: null });
    const late = await imports.send('POST', `/${_id}/start`);
    expect([late.status, late.body.code]).toEqual([409, 'import_not_possible_now']);

    const permissions = ['canViewAllLeads', 'canEditAllLeads', 'canManageIntegrations'] as const;
    const user = await addStaff(api, admin, { role: 'manager', permissions, leadTypes: ['contact'] });
    const own = new Imports(api, user.token);
    const checked = await own.check(file, BY_PHONE);
    await api.sql(`UPDATE users SET permissions = '{canViewAllLeads}' WHERE id = $1`, [user.id]);
    await api.sql(
      `UPDATE imports SET state = 'importing', queued_at = now(), started_at = now(), line_done = 0 WHERE id = $1`,
      [checked._id],
    );
    expect(await imports.settled(checked._id)).toMatchObject({
      state: 'cancelled',
      problem: { code: 'import_rights_lost' },
      counts: { created: 1 },
    });
    expect(await api.sql('SELECT FROM leads WHERE phone_e164 = $1', [`+91${file.split(',').at(-1)}`])).toEqual([]);
  });
});

describe('the undo', () => {
  it('is for the uploader, and for users who can see and delete all leads', async () => {
    const { _id } = await imports.run(csv(['Name', 'Mobile'], [person().name, person().phone]), BY_PHONE);
    const flags = ['canViewAllLeads', 'canEditAllLeads', 'canManageIntegrations'] as const;
    const limited = new Imports(api, (await addStaff(api, admin, { role: 'manager', permissions: flags })).token);
    expect((await limited.send('POST', `/${_id}/undo`)).body.code).toBe('permission_missing');
    const other = await addStaff(api, admin, { role: 'admin' });
    expect(await new Imports(api, other.token).step(_id, 'undo')).toMatchObject({ counts: { undone: 1, kept: 0 } });
  });

  it('moves created leads to the bin and restores changed ones, except those that somebody has touched', async () => {
    const forms = [contactForm(), contactForm()];
    const ids = [await addLead(api, forms[0]), await addLead(api, forms[1])];
    const before = await leadOf(ids[0]);
    const [one, two] = [person(), person()];
    const file = csv(
      ['Name', 'Mobile', 'City', 'Priority', 'Status', "Assignee's email"],
      ...forms.map(({ personalInfo }) => ['', String(personalInfo['phone']), 'Gaya', 'High', 'Contacted', asha.email]),
      [one.name, one.phone, 'Gaya', '', '', ''],
      [two.name, two.phone, 'Gaya', '', '', ''],
    );
    const { _id, undoUntil, finishedAt } = await imports.run(file, BY_PHONE);
    expect(Date.parse(String(undoUntil)) - Date.parse(String(finishedAt))).toBe(24 * 3_600_000);
    const rows = await imports.rows(_id);
    await send('PUT', `/leads/${ids[1]}`, { personalInfo: { village: 'Kurkihar' } });
    await send('POST', `/leads/${rows[3]?.leadId}/notes`, { content: 'Called back' });
    const undone = await imports.step(_id, 'undo');
    expect(undone).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 2 }, undoUntil: null });
    expect((await imports.rows(_id)).map(({ done }) => done)).toEqual(['undone', 'kept', 'undone', 'kept']);
    const after = await leadOf(ids[0]);
    for (const name of ['personalInfo', 'status', 'priority', 'assignedTo', 'closeReason']) {
      expect(after[name]).toEqual(before[name]);
    }
    expect((await leadOf(ids[1])).personalInfo).toMatchObject({ city: 'Gaya', village: 'Kurkihar' });
    expect((await send('GET', `/leads/${rows[2]?.leadId}`)).status).toBe(404);
    expect((await send('GET', `/leads/bin?search=${one.phone}`)).body.data).toHaveLength(1);
    expect((await leadOf(rows[3]?.leadId)).personalInfo.fullName).toBe(two.name);
  });

  it('restores when the lead was first answered, which a status sets and clears', async () => {
    const forms = [contactForm(), contactForm()];
    const [answered, received] = [await addLead(api, forms[0]), await addLead(api, forms[1])];
    await send('PUT', `/leads/${answered}`, { status: 'qualified' });
    // Nobody knows when leads were answered that an earlier import added as closed.
    await api.sql(`UPDATE leads SET status = 'closed', first_response_at = NULL WHERE id = $1`, [received]);
    const before = [await leadOf(answered), await leadOf(received)];
    const [first, second] = forms.map(({ personalInfo }) => String(personalInfo['phone']));
    const file = csv(['Mobile', 'Status'], [String(first), 'New'], [String(second), 'Contacted']);
    const { _id } = await imports.run(file, BY_PHONE);
    expect((await leadOf(answered)).promise.firstResponseAt).toBeNull();
    expect((await leadOf(received)).promise.firstResponseAt).not.toBeNull();
    expect(await imports.step(_id, 'undo')).toMatchObject({ counts: { undone: 2, kept: 0 } });
    const after = [await leadOf(answered), await leadOf(received)];
    expect(after.map(({ status, promise }) => [status, promise])).toEqual(
      before.map(({ status, promise }) => [status, promise]),
    );
  });

  it('of two imports leaves nothing, in the order of their undo', async () => {
    const one = person();
    const first = await imports.run(csv(['Name', 'Mobile'], [one.name, one.phone]), BY_PHONE);
    const second = await imports.run(csv(['Mobile', 'City'], [one.phone, 'Gaya']), BY_PHONE);
    expect(await imports.step(second._id, 'undo')).toMatchObject({ counts: { undone: 1, kept: 0 } });
    expect(await imports.step(first._id, 'undo')).toMatchObject({ counts: { undone: 1, kept: 0 } });
    expect((await send('GET', `/leads?search=${one.phone}`)).body.data).toEqual([]);
  });

  it('is possible for 24 hours', async () => {
    const { _id } = await imports.run(csv(['Name', 'Mobile'], [person().name, person().phone]), BY_PHONE);
    await api.sql(
      `UPDATE imports SET finished_at = finished_at - interval '25 hours', queued_at = NULL WHERE id = $1`,
      [_id],
    );
    const late = await imports.send('POST', `/${_id}/undo`);
    expect([late.status, late.body.code]).toEqual([409, 'import_undo_over']);
  });
});

describe('imports', () => {
  it('of one user can be ten that have not ended', async () => {
    const announced = await Promise.all(
      Array.from({ length: 11 }, () => imports.send('POST', '', { fileName: 'leads.csv', size: 10 })),
    );
    expect(announced.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409]);
    expect(announced.find(({ status }) => status === 409)?.body.code).toBe('import_too_many_open');
  });

  it('are visible to those who manage integrations, their rows only to those who uploaded the file', async () => {
    const { _id } = await imports.check(csv(['Name', 'Mobile'], [person().name, person().phone]), BY_PHONE);
    const permissions = ['canViewAllLeads', 'canEditAllLeads', 'canManageIntegrations'] as const;
    const other = new Imports(api, (await addStaff(api, admin, { role: 'manager', permissions })).token);
    const found = await other.find(_id);
    expect(found).toMatchObject({ isOwn: false, counts: { created: 1 }, createdBy: { name: 'Administrator' } });
    expect(found.columns.flatMap(({ samples }) => samples)).toEqual([]);
    for (const [method, path] of [
      ['GET', 'rows'],
      ['GET', 'refused'],
      ['POST', 'check'],
      ['POST', 'start'],
      ['POST', 'read'],
    ] as const) {
      const answer = await other.send(method, `/${_id}/${path}`, path === 'check' ? { matchBy: 'none' } : undefined);
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'import_of_other']);
    }
    expect((await other.step(_id, 'cancel')).state).toBe('cancelled');
    const agent = new Imports(api, asha.token);
    expect((await agent.send('GET', `/${_id}`)).status).toBe(403);
  });

  it('add leads only of types that the user can see, and change only leads that the user can see', async () => {
    const hidden = thirdPartySubmission('soil_testing');
    await addLead(api, hidden);
    const permissions = ['canViewAllLeads', 'canEditAllLeads', 'canManageIntegrations'] as const;
    const user = await addStaff(api, admin, { role: 'manager', permissions, leadTypes: ['contact'] });
    const own = new Imports(api, user.token);
    const { _id } = await own.check(
      csv(
        ['Name', 'Mobile', 'Type'],
        [person().name, person().phone, 'Soil Testing'],
        [person().name, String(hidden.personalInfo['phone']), 'Contact'],
      ),
      BY_PHONE,
    );
    expect(await own.rows(_id)).toMatchObject([
      { outcome: 'refused', problems: [{ code: 'lead_type_not_accessible' }] },
      { outcome: 'created' },
    ]);
  });

  it('of a key need the scope and the contact details, and only the key sees them', async () => {
    const keyWith = async (scopes: readonly string[]) =>
      (await send('POST', '/keys', { name: 'ERP', scopes, leadTypes: ['contact'] })).body.data.secret as string;
    const blind = new Imports(api, await keyWith(['import']));
    expect((await blind.send('POST', '', { fileName: 'a.csv', size: 1 })).body.code).toBe('scope_missing');
    const key = new Imports(api, await keyWith(['import', 'contact:read']));
    const one = person();
    const { _id, createdBy } = await key.run(csv(['Name', 'Mobile'], [one.name, one.phone]), BY_PHONE);
    expect(createdBy.name).toBe('ERP (key)');
    const [row] = await key.rows(_id);
    expect((await leadOf(row?.leadId)).history).toMatchObject([
      { action: 'lead.created', actor: { name: 'ERP (key)' } },
    ]);
    expect((await blind.send('GET', `/${_id}`)).status).toBe(404);
    expect((await blind.send('GET', '')).body.data).toEqual([]);
    const stranger = new Imports(api, await keyWith(['leads:read']));
    expect((await stranger.send('GET', '')).body.code).toBe('scope_missing');
  });

  it('lose their rows and files after a day, and a row of a person who is erased at once', async () => {
    const one = person();
    const { _id } = await imports.run(csv(['Name', 'Mobile'], [one.name, one.phone]), BY_PHONE);
    const [row] = await imports.rows(_id);
    expect((await send('POST', `/leads/${row?.leadId}/erase`)).status).toBe(200);
    expect((await imports.rows(_id))[0]?.cells).toEqual([]);
    const idle = await imports.upload(csv(['Name', 'Mobile'], [person().name, person().phone]));
    await api.sql(
      `UPDATE imports SET finished_at = finished_at - interval '25 hours', queued_at = queued_at - interval '25 hours'
       WHERE id = ANY($1)`,
      [[_id, idle._id]],
    );
    await api.runHourlyTasks();
    expect(await imports.rows(_id)).toEqual([]);
    expect(await imports.find(idle._id)).toMatchObject({ state: 'cancelled' });
    expect(await api.sql('SELECT FROM import_parts WHERE import_id = $1', [idle._id])).toEqual([]);
  });
});
