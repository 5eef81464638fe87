/** `POST /api/leads/form`: a plain HTML form on another site, without any script. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from '../../src/lead-types/lead-types.js';
import { partnershipFields } from '../../src/lead-types/partnership-fields.js';
import { PERSONAL_FIELDS } from '../../src/lead-types/personal-fields.js';
import { type Api, startApi } from '../support/api.js';

const SITE = 'https://partner.example';
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', origin: SITE, referer: `${SITE}/` };
const FORM = 'application/x-www-form-urlencoded';

let api: Api;

beforeAll(async () => {
  api = await startApi({ corsOrigins: [SITE] });
});
afterAll(() => api.close());

let visitors = 0;

function contact(more: Readonly<Record<string, string>> = {}): [string, string][] {
  visitors += 1;
  return Object.entries({
    type: 'contact',
    'personalInfo.fullName': `Visitor ${visitors}`,
    'personalInfo.email': 'asha@example.in',
    'contactForm.message': 'When do you open?\r\nWe are in Gaya & need "seed".',
    ...more,
  });
}

interface Sent {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function send(
  fields: readonly (readonly [string, string])[] | string,
  { query = '', ...headers }: Readonly<Record<string, string>> = {},
): Promise<Sent> {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields.map(([...pair]) => pair)).toString();
  const answer = await fetch(`${api.url}/api/leads/form${query}`, {
    method: 'POST',
    headers: { 'content-type': FORM, ...BROWSER, ...headers },
    body,
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const stored = () => api.sql('SELECT * FROM leads ORDER BY created_at DESC, id DESC LIMIT 1').then(([lead]) => lead);
const count = async () => (await api.sql('SELECT count(*)::int AS leads FROM leads'))[0]?.['leads'];

describe('a plain form', () => {
  it('stores a lead as JSON does, and answers with a page that has the reference', async () => {
    const { status, headers, text } = await send(contact({ 'personalInfo.phone': '98765 43210' }));
    expect(status).toBe(201);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';style-src 'sha256-/);
    const lead = await stored();
    const reference = String(lead?.['reference']);
    const spoken = `${reference.slice(0, 5)}-${reference.slice(5)}`;
    expect(text).toContain(`<strong>${spoken}</strong>`);
    expect(text).toContain(`href="/track#${spoken}"`);
    expect(text).toContain(`href="${SITE}/"`);
    expect(lead).toMatchObject({
      type: 'contact',
      full_name: `Visitor ${visitors}`,
      phone: '98765 43210',
      details: { message: 'When do you open?\r\nWe are in Gaya & need "seed".' },
      source: { page: `${SITE}/`, language: 'en' },
    });
  });

  it('answers in Hindi, without a link to the request if there is no phone number', async () => {
    const { status, text } = await send(contact(), { query: '?language=hi' });
    expect(status).toBe(201);
    expect(text).toContain('<html lang="hi">');
    expect(text).toContain('आपका फ़ॉर्म हमें मिल गया है');
    expect(text).not.toContain('/track');
    expect((await stored())?.['source']).toMatchObject({ language: 'hi' });
  });

  it('is stored once if it is sent twice, and twice for other values', async () => {
    const before = Number(await count());
    const form = contact();
    const first = await send(form);
    const again = await send(form);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.text).toBe(first.text);
    await send(form.map(([name, value]) => [name, name.endsWith('message') ? 'Another question' : value]));
    expect(await count()).toBe(before + 2);
  });

  it('gets its reference even if the same form is still being stored', async () => {
    const form = contact();
    const answers = await Promise.all([send(form), send(form), send(form)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('uses an Idempotency-Key in place of its values', async () => {
    const before = Number(await count());
    const form = contact();
    for (const replayed of [null, 'true'])
      expect((await send(form, { 'idempotency-key': 'plain-1' })).headers.get('idempotent-replayed')).toBe(replayed);
    expect((await send(contact(), { 'idempotency-key': 'plain-1' })).status).toBe(422);
    expect(await count()).toBe(before + 1);
  });

  it('keeps numbers, lists and consent', async () => {
    const form = contact({ 'personalInfo.age': '३४', 'consent.noticeVersion': '2025-04-22', 'consent.language': 'hi' });
    const { status } = await send([...form, ['consent.purposes', 'contact'], ['consent.purposes', 'newsletter']]);
    expect(status).toBe(201);
    expect(await stored()).toMatchObject({
      age: 34,
      consent: { noticeVersion: '2025-04-22', language: 'hi', purposes: ['contact', 'newsletter'] },
    });
    const partner = [
      ['type', 'partner'],
      ['personalInfo.fullName', 'Asha'],
      ['personalInfo.email', 'asha@example.in'],
      ['personalInfo.phone', '98765 43210'],
    ] as const;
    const [option] = partnershipFields.collaboration.options;
    expect((await send([...partner, ['partnershipInfo.collaboration', option.value]])).status).toBe(201);
    expect((await stored())?.['details']).toMatchObject({ collaboration: [option.value] });
  });

  it('says on a page which fields are wrong, and stores nothing', async () => {
    const before = await count();
    const { status, headers, text } = await send([
      ['type', 'contact'],
      ['personalInfo.fullName', '<script>alert(1)</script>'],
      ['personalInfo.email', 'not an address'],
    ]);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('Go back to the form: what you wrote is still there.');
    expect(text.match(/<li lang="en">[^<]+<\/li>/g)).toHaveLength(2);
    expect(text).not.toContain('<script>');
    expect(await count()).toBe(before);
  });

  it.each(LEAD_TYPE_NAMES)('says in Hindi what is wrong in each field of the type %s', async (type) => {
    const { group, fields } = leadTypeDefinition(type);
    const own = Object.keys(fields).map((name) => `${group}.${name}`);
    const all = [...Object.keys(PERSONAL_FIELDS).map((name) => `personalInfo.${name}`), ...own];
    for (const value of ['', 'x'.repeat(5_001)]) {
      const wrong = all.map((name) => [name, value] as const);
      const { status, text } = await send([['type', type], ...wrong], { query: '?language=hi' });
      expect(status).toBe(400);
      expect(text).toMatch(/<li>[^<]+: [^<]+<\/li>/);
      expect(text).not.toContain('lang="en"');
    }
  });

  it('answers programs with JSON', async () => {
    const wrong = await send('type=contact', { accept: 'application/json' });
    expect(wrong.headers.get('content-type')).toContain('application/problem+json');
    expect(wrong.status).toBe(400);
    const right = await send(contact(), { accept: '*/*' });
    expect(JSON.parse(right.text)).toMatchObject({ data: { type: 'contact', reference: expect.any(String) } });
  });
});

describe('a plain form is refused', () => {
  it('from a site that is not listed, but not from a browser that hides the site', async () => {
    const refused = await send(contact(), { origin: 'https://other.example' });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('Forms from this website are not accepted.');
    expect(refused.text).not.toContain('Correct it');
    expect((await send(contact(), { origin: 'null', referer: '' })).status).toBe(201);
  });

  it.each([
    ['a name that every object inherits', 'type=contact&__proto__.polluted=1', 400],
    ['such a name in a part', 'type=contact&personalInfo.constructor=1', 400],
    ['invalid UTF-8', 'type=contact&personalInfo.fullName=%FF', 400],
    ['a percent sign alone', 'type=contact&personalInfo.fullName=%', 400],
    ['a character that cannot be stored', 'type=contact&personalInfo.fullName=a%00b', 400],
    ['names that are nested too deeply', 'type=contact&a.b.c.d.e.f.g.h.i.j=1', 400],
    ['a field that only staff can set', 'type=contact&status=closed', 400],
    ['too many fields', `type=contact&${'x=1&'.repeat(20_000)}`, 400],
    ['too much text', `type=contact&contactForm.message=${'x'.repeat(300_000)}`, 413],
    ['no field', '', 400],
  ])('if it has %s', async (_, body, status) => {
    const answer = await send(body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('as JSON, and no other route takes a form', async () => {
    const json = await api.raw('POST', '/api/leads/form', { body: { type: 'contact' } });
    expect(json.status).toBe(415);
    expect(json.problem?.code).toBe('form_expected');
    const answer = await fetch(`${api.url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': FORM },
      body: 'type=contact',
    });
    expect(answer.status).toBe(415);
  });

  it('after too many forms from one network, on a page that says how long to wait', async () => {
    const limited = await startApi({ leadsPerMinute: 1 });
    try {
      const post = () =>
        fetch(`${limited.url}/api/leads/form?language=hi`, {
          method: 'POST',
          headers: { 'content-type': FORM, accept: 'text/html' },
          body: new URLSearchParams(contact()),
        });
      await post();
      const answer = await post();
      expect(answer.status).toBe(429);
      expect(await answer.text()).toMatch(/\d+ सेकंड रुककर यह पेज फिर से खोलिए/);
    } finally {
      await limited.close();
    }
  });
});
