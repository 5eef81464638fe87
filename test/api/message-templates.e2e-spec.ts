import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillMessage, unknownPlaceholders } from '../../src/lead-types/fill-message.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { addStaff, type StaffMember } from '../support/staff.js';

let api: Api;
let admin: string;
let agent: StaffMember;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  agent = await addStaff(api, admin, { leadTypes: ['contact'] });
});
afterAll(() => api.close());

type Template = Schema<'MessageTemplate'>;
const list = async (token = admin) =>
  (await api.raw<Schema<'MessageTemplateList'>>('GET', '/api/message-templates', { token })).body.data;
const send = (method: string, path: string, body?: object, token = admin) =>
  api.raw<{ data: Template }>(method, `/api/message-templates${path}`, { token, body });
const PRICES = {
  channel: 'mail',
  leadType: 'soil_testing',
  language: 'hi',
  name: 'दरें',
  subject: 'मिट्टी जाँच की दरें ({reference})',
  body: 'नमस्ते {name} जी,\nदरें नीचे हैं।',
};

describe('the templates of a new office', () => {
  it('greet and ask when to call, in both languages and for both channels, with valid placeholders', async () => {
    const templates = await list();
    const kinds = new Set(templates.map(({ channel, language }) => `${channel} ${language}`));
    expect([...kinds].sort()).toEqual(['mail en', 'mail hi', 'whatsapp en', 'whatsapp hi']);
    expect(templates).toHaveLength(8);
    const values = { name: '', reference: 'R', promise: '', type: 'your message', staffName: 'Asha' };
    for (const { leadType, subject, body } of templates) {
      expect(leadType).toBeNull();
      expect(unknownPlaceholders(`${subject} ${body}`)).toEqual([]);
      expect(fillMessage(body, values)).not.toMatch(/[{}]| ,| {2}|\bnull\b/);
    }
  });
});

describe('a message template', () => {
  it('is created, replaced and deleted; the audit trail names it without its text', async () => {
    const created = await send('POST', '', PRICES);
    expect(created).toMatchObject({ status: 201, body: { data: { ...PRICES, _id: expect.any(String) } } });
    const { _id, ...content } = created.body.data;
    const replaced = await send('PUT', `/${_id}`, { channel: 'whatsapp', language: 'en', name: 'Prices', body: 'Hi' });
    expect(replaced.body.data).toMatchObject({ _id, channel: 'whatsapp', leadType: null, subject: null, body: 'Hi' });
    expect(replaced.body.data.updatedAt >= content.updatedAt).toBe(true);
    expect((await send('DELETE', `/${_id}`)).status).toBe(200);
    expect((await list()).some((template) => template._id === _id)).toBe(false);
    for (const gone of [send('DELETE', `/${_id}`), send('PUT', `/${_id}`, PRICES), send('DELETE', '/none')]) {
      expect((await gone).status).toBe(404);
    }
    const told = await api.sql<{ action: string; whole: string }>(
      `SELECT e.action, concat(e.details, v.personal) AS whole
       FROM audit_events e LEFT JOIN audit_values v ON v.event_id = e.id WHERE e.subject_id = $1 ORDER BY e.id`,
      [_id],
    );
    expect(told.map(({ action }) => action)).toEqual([
      'message_template.created',
      'message_template.changed',
      'message_template.deleted',
    ]);
    expect(told[0]?.whole).toContain('दरें');
    expect(JSON.stringify(told)).not.toMatch(/नमस्ते|मिट्टी/);
  });

  it('is read by all users and changed by users who can edit all leads', async () => {
    expect(await list(agent.token)).toEqual(await list());
    const [first] = await list();
    for (const refused of [
      send('POST', '', PRICES, agent.token),
      send('PUT', `/${first?._id}`, PRICES, agent.token),
      send('DELETE', `/${first?._id}`, undefined, agent.token),
    ]) {
      expect((await refused).status).toBe(403);
    }
    const editor = await addStaff(api, admin, { permissions: ['canEditAllLeads'], leadTypes: ['contact'] });
    expect((await send('POST', '', { ...PRICES, leadType: 'contact' }, editor.token)).status).toBe(201);
  });

  it('is changed for the lead types that the user can see; for all types only by users who see all types', async () => {
    const { token } = await addStaff(api, admin, { permissions: ['canEditAllLeads'], leadTypes: ['contact'] });
    const add = async (leadType: string | undefined, name: string) =>
      (await send('POST', '', { ...PRICES, leadType, name })).body.data._id;
    const [own, other, general] = [
      await add('contact', 'Reach own'),
      await add('franchise', 'Reach other'),
      await add(undefined, 'Reach all'),
    ];
    const before = await list();
    const as = (leadType?: string) => ({ ...PRICES, leadType, name: 'Taken over' });
    for (const refused of [
      await send('POST', '', as('franchise'), token),
      await send('POST', '', as(), token),
      await send('PUT', `/${other}`, as('contact'), token),
      await send('PUT', `/${general}`, as('contact'), token),
      await send('PUT', `/${own}`, as('franchise'), token),
      await send('PUT', `/${own}`, as(), token),
      await send('DELETE', `/${other}`, undefined, token),
      await send('DELETE', `/${general}`, undefined, token),
    ]) {
      expect([refused.status, refused.problem.code]).toEqual([403, 'template_type_out_of_reach']);
    }
    expect(await list()).toEqual(before);
    expect((await send('PUT', `/${own}`, as('contact'), token)).status).toBe(200);
    expect((await send('DELETE', `/${own}`, undefined, token)).status).toBe(200);
  });

  it('has a unique name within its channel, type and language, ignoring case', async () => {
    const named = (name: string, more = {}) => send('POST', '', { ...PRICES, name, ...more });
    const { body } = await named('Prices');
    expect((await named('PRICES')).problem).toMatchObject({ status: 409, code: 'template_name_taken' });
    expect((await named('prices', { language: 'en' })).status).toBe(201);
    expect((await named('prices', { leadType: undefined })).status).toBe(201);
    const other = await named('Distance');
    expect((await send('PUT', `/${other.body.data._id}`, { ...PRICES, name: 'prices' })).status).toBe(409);
    expect((await send('PUT', `/${body.data._id}`, { ...PRICES, name: 'prices' })).status).toBe(200);
  });

  it.each([
    [
      { body: 'Namaste {nmae}, {amount}' },
      'body',
      /^\{nmae\}, \{amount\} are not placeholders\. Placeholders: \{name\}, /,
    ],
    [{ subject: 'About {Reference}' }, 'subject', /^\{Reference\} is not a placeholder/],
    [{ subject: '' }, 'subject', 'Subject is required for an email.'],
    [{ channel: 'whatsapp' }, 'subject', 'A WhatsApp message has no subject.'],
    [{ body: ' ' }, 'body', 'Message is required.'],
    [{ name: '--' }, 'name', /letter or a digit/],
    [{ channel: 'sms' }, 'channel', /^Channel must be one of/],
    [{ language: 'fr' }, 'language', /^Language must be one of/],
    [{ leadType: 'loan' }, 'leadType', /^Lead type must be one of/],
  ])('with %j is refused, naming the field', async (wrong, field, message) => {
    const { status, problem } = await send('POST', '', { ...PRICES, ...wrong });
    expect([status, problem.errors[0]?.field]).toEqual([400, field]);
    expect(problem.errors[0]?.message).toMatch(message);
  });

  it('is one of at most 200, also if several are created at the same time', async () => {
    const missing = 199 - (await list()).length;
    await api.sql(
      `INSERT INTO message_templates (id, channel, language, name, body)
       SELECT gen_random_uuid(), 'whatsapp', 'en', 'Number ' || n, 'Hello' FROM generate_series(1, $1::int) AS n`,
      [missing],
    );
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => send('POST', '', { ...PRICES, name: `Last ${name}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });
});
