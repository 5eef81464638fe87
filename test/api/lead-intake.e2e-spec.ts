import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { sharedFormTexts } from '../../frontend/src/content/en/forms.js';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from '../../src/lead-types/lead-types.js';
import { IDEMPOTENCY_KEY_LOCKS, USER_LOCKS } from '../../src/shared/database/advisory-locks.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { leadReads } from '../support/lead-reads.js';
import {
  BOT_SIGNS,
  fieldsFilledWith,
  fullSubmission,
  longestSubmission,
  smallestSubmission,
} from '../support/submissions.js';

let api: Api;
let admin: string;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
});
afterAll(() => api.close());

const send = (body: unknown, headers: Record<string, string> = {}) =>
  api.raw<Schema<'LeadCreatedResult'>>('POST', '/api/leads', { body, headers });
const stored = (id: string) => api.call('get', '/api/leads/{id}', { params: { id }, token: admin });
const newsletter = (email: string) => ({ type: 'newsletter', personalInfo: { email } });

describe('POST /api/leads, for each lead type', () => {
  for (const type of LEAD_TYPE_NAMES) {
    const { group, fields, requiredPersonal } = leadTypeDefinition(type);

    it(`keeps every field of a full ${type} lead`, async () => {
      const full = fullSubmission(type);
      const answer = await send(full);
      expect(answer.status).toBe(201);
      expect(answer.body.data).toEqual({
        _id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/),
        type,
        status: 'new',
        createdAt: expect.stringMatching(/Z$/),
      });
      const { data } = (await stored(answer.body.data._id)).body;
      expect(data.personalInfo).toEqual(full.personalInfo);
      if (group !== null) expect(data).toMatchObject({ [group]: full[group] });
      expect(data).toMatchObject({ status: 'new', priority: 'medium', assignedTo: null });
    });

    it(`takes a ${type} lead with only what it must have, and names each of those when missing`, async () => {
      expect((await send(smallestSubmission(type))).status).toBe(201);
      const answer = await send({ type });
      expect(answer.status).toBe(400);
      const required = Object.entries(fields).flatMap(([name, field]) => (field.required ? [`${group}.${name}`] : []));
      expect(answer.problem.errors.map(({ field }) => field).sort()).toEqual(
        [...requiredPersonal.map((name) => `personalInfo.${name}`), ...required].sort(),
      );
      expect(answer.problem.errors.every(({ code }) => code === 'required')).toBe(true);
    });
  }
});

describe('POST /api/leads with bad input', () => {
  it.each([
    ['an unknown type', { type: 'lottery' }, 'type', 'invalid_choice'],
    ['no type', { personalInfo: {} }, 'type', 'required'],
    ['a list instead of an object', [], '', 'invalid'],
    ['an invalid email', newsletter('nobody'), 'personalInfo.email', 'invalid_email'],
    ['a status', { ...newsletter('a@b.co'), status: 'converted' }, 'status', 'unknown_key'],
    ['an id', { ...newsletter('a@b.co'), _id: 'x' }, '_id', 'unknown_key'],
    [
      'a key nobody knows',
      { type: 'newsletter', personalInfo: { email: 'a@b.co', shoe: 1 } },
      'personalInfo.shoe',
      'unknown_key',
    ],
    ['a person that is a list', { type: 'newsletter', personalInfo: ['a@b.co'] }, 'personalInfo', 'invalid'],
    [
      'a name that is a number',
      { type: 'newsletter', personalInfo: { email: 'a@b.co', fullName: 7 } },
      'personalInfo.fullName',
      'invalid',
    ],
    ['a NUL', newsletter('a\u0000@b.co'), 'personalInfo.email', 'invalid'],
    [
      'a name that shows nothing',
      { type: 'quick_contact', personalInfo: { email: 'a@b.co', phone: '98110 01100', fullName: '\u200b' } },
      'personalInfo.fullName',
      'invalid',
    ],
  ])('refuses %s and names the field', async (_, body, field, code) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ status: 400, errors: [{ field, code }] });
    expect(answer.problem.message).toBe(answer.problem.detail);
  });

  it('refuses a phone with too few or too many digits, and stores one that only looks wrong', async () => {
    const withPhone = (phone: string) => {
      const body = smallestSubmission('quick_contact');
      return { ...body, personalInfo: { ...body.personalInfo, phone } };
    };
    expect((await send(withPhone('123 456'))).problem.errors[0]).toMatchObject({
      field: 'personalInfo.phone',
      code: 'invalid_phone',
    });
    expect((await send(withPhone('1234567890123456'))).status).toBe(400);
    const doubtful = await send(withPhone('5555555555'));
    expect(doubtful.status).toBe(201);
    expect((await stored(doubtful.body.data._id)).body.data).toMatchObject({ phoneDoubtful: true });
    const hindi = await send(withPhone('९८७६५ ४३२१०'));
    expect((await stored(hindi.body.data._id)).body.data).toMatchObject({
      phoneE164: '+919876543210',
      phoneDoubtful: false,
      personalInfo: { phone: '९८७६५ ४३२१०' },
    });
  });

  it('uses the first of two numbers, stores both as typed, and says how the number can be contacted', async () => {
    const withPhone = (phone: string) => {
      const body = smallestSubmission('quick_contact');
      return { ...body, personalInfo: { ...body.personalInfo, phone } };
    };
    const expected = {
      '98765 43210 / 9123456789': { phoneE164: '+919876543210', phoneKind: 'mobile' },
      '9812345671 / 72': { phoneE164: '+919812345671', phoneKind: 'mobile' },
      '98123\u200D45671': { phoneE164: '+919812345671', phoneKind: 'mobile' },
      '᱙᱘᱑᱒᱓ ᱔᱕᱖᱗᱑': { phoneE164: '+919812345671', phoneKind: 'mobile' },
      '+91 91 98123 45670': { phoneE164: '+919812345670', phoneKind: 'mobile' },
      '0755-6458027': { phoneE164: '+917556458027', phoneKind: 'landline' },
      '1800 180 1551': { phoneKind: 'other' },
      '5555555555': { phoneKind: null },
    };
    for (const [phone, reading] of Object.entries(expected)) {
      const { body } = await send(withPhone(phone));
      expect((await stored(body.data._id)).body.data).toMatchObject({ ...reading, personalInfo: { phone } });
    }
  });

  it('removes invisible characters from an email', async () => {
    for (const email of [
      'as\u200Bha@example.com',
      'asha@\u2060example.com',
      'asha@exam\u00ADple.com\uFEFF',
      'ａｓｈａ＠example.com',
    ]) {
      const { body } = await send(newsletter(email));
      expect((await stored(body.data._id)).body.data).toMatchObject({ personalInfo: { email: 'asha@example.com' } });
    }
  });

  it('limits the length of one-line and long texts', async () => {
    const body = (fullName: string, message: string) => ({
      type: 'contact',
      personalInfo: { fullName, email: 'a@b.co' },
      contactForm: { message },
    });
    expect((await send(body('न'.repeat(200), 'म'.repeat(5_000)))).status).toBe(201);
    expect((await send(body('n'.repeat(201), 'm'))).problem.errors).toMatchObject([
      { field: 'personalInfo.fullName', code: 'too_long' },
    ]);
    expect((await send(body('n', 'm'.repeat(5_001)))).problem.errors).toMatchObject([
      { field: 'contactForm.message', code: 'too_long' },
    ]);
  });

  it('refuses a choice that is not offered', async () => {
    const body = fullSubmission('soil_testing');
    const answer = await send({
      ...body,
      soilTestingInfo: { ...(body.soilTestingInfo as object), typeOfSoil: 'cheese' },
    });
    expect(answer.problem.errors).toMatchObject([{ field: 'soilTestingInfo.typeOfSoil', code: 'invalid_choice' }]);
  });

  it('refuses applicants under 18 politely, by age and by date of birth', async () => {
    const bdo = fullSubmission('bdo_application');
    const young = await send({ ...bdo, personalInfo: { ...bdo.personalInfo, age: 17 } });
    expect(young.problem.errors).toMatchObject([{ field: 'personalInfo.age', code: 'underage' }]);
    const sarthi = smallestSubmission('sarthi');
    const thisYear = new Date().getFullYear();
    const born = await send({ ...sarthi, sarthiInfo: { dateOfBirth: `${thisYear - 10}-01-01` } });
    expect(born.problem.errors).toMatchObject([{ field: 'sarthiInfo.dateOfBirth', code: 'underage' }]);
  });

  it('accepts the null age of a BDO form that has an age range', async () => {
    const bdo = fullSubmission('bdo_application');
    expect((await send({ ...bdo, personalInfo: { ...bdo.personalInfo, age: null } })).status).toBe(201);
  });

  it('refuses other content types, broken JSON, deep nesting and bodies over 256 KB', async () => {
    const raw = (body: string, type = 'application/json') =>
      api.raw('POST', '/api/leads', { body, headers: { 'content-type': type } });
    expect((await raw('type=contact', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await raw('{"type":')).status).toBe(400);
    expect((await raw(`${'{"a":'.repeat(9)}1${'}'.repeat(9)}`)).body).toMatchObject({ status: 400, code: 'too_deep' });
    expect((await raw(JSON.stringify({ ...newsletter('a@b.co'), companyFax: 'x'.repeat(262_144) }))).status).toBe(413);
  });

  it.each(LEAD_TYPE_NAMES)('accepts the longest form of %s in Devanagari', async (type) => {
    expect((await send(longestSubmission(type))).status).toBe(201);
  });

  it('refuses a soil test on a past day', async () => {
    const soil = fullSubmission('soil_testing');
    const details = { ...(soil['soilTestingInfo'] as object), preferredTestDate: '2020-01-01' };
    const refused = await send({ ...soil, soilTestingInfo: details });
    expect(refused.problem.errors).toMatchObject([{ field: 'soilTestingInfo.preferredTestDate', code: 'past_day' }]);
  });

  it('gives no reason for which the site has no text', async () => {
    const reasons = new Set<string>();
    const wrong = [undefined, '?', 7, [], 'x'.repeat(5_001), '2020-01-01'].flatMap((value) =>
      LEAD_TYPE_NAMES.map((type) => fieldsFilledWith(type, () => value)),
    );
    // Days and ages are checked only if everything else is valid, so these forms have no other mistakes.
    const late = LEAD_TYPE_NAMES.map((type) =>
      fieldsFilledWith(type, ({ kind }, right) => (kind === 'date' ? '2020-01-01' : kind === 'age' ? 7 : right)),
    );
    for (const body of [...wrong, ...late]) {
      for (const { field, code } of (await send(body)).problem?.errors ?? [])
        if (field.includes('.')) reasons.add(code);
    }
    expect([...reasons]).toEqual(expect.arrayContaining(['required', 'invalid_choice', 'past_day', 'underage']));
    // The compiler ensures that the other language has the same keys.
    expect([...reasons].filter((code) => !Object.hasOwn(sharedFormTexts.problems, code))).toEqual([]);
  });

  it('treats an empty text like a missing one', async () => {
    const answer = await send({
      type: 'newsletter',
      personalInfo: { email: 'a@b.co', fullName: '', phone: '  ', age: '' },
    });
    expect(answer.status).toBe(201);
    expect((await stored(answer.body.data._id)).body.data.personalInfo).toEqual({ email: 'a@b.co' });
  });

  it('stores source and consent', async () => {
    const source = { page: '/hi/contact-us', language: 'hi', utm_source: 'whatsapp', referrer: 'https://example.com/' };
    const consent = { noticeVersion: '2026-11', language: 'hi', purposes: ['contact'] };
    const answer = await send({ ...newsletter('s@b.co'), source, consent });
    expect((await stored(answer.body.data._id)).body.data).toMatchObject({ source, consent });
  });

  it('truncates a page address that is too long, between two characters', async () => {
    const page = `/${'x'.repeat(1_998)}`;
    const answer = await send({ ...newsletter('long@b.co'), source: { page: `${page}🌾` } });
    expect(answer.status).toBe(201);
    expect((await stored(answer.body.data._id)).body.data.source).toEqual({ page });
  });
});

describe('POST /api/leads with an Idempotency-Key', () => {
  it('returns the first response again for the same submission, and stores one lead', async () => {
    const key = { 'idempotency-key': 'first-key' };
    const first = await send({ ...newsletter('once@b.co'), elapsedMs: 5_000 }, key);
    const second = await send({ personalInfo: { email: 'once@b.co' }, type: 'newsletter', elapsedMs: 90_000 }, key);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.status).toBe(201);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
    expect(await api.sql(`SELECT 1 FROM leads WHERE email = 'once@b.co'`)).toHaveLength(1);
  });

  it('refuses the key for another submission', async () => {
    const key = { 'idempotency-key': 'second-key' };
    await send(newsletter('one@b.co'), key);
    expect(await send(newsletter('two@b.co'), key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
  });

  it('stores exactly one of twenty simultaneous leads', async () => {
    const key = { 'idempotency-key': 'crowd-key' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(newsletter('crowd@b.co'), key)));
    // Requests that arrive while the first is being stored are refused with Retry-After.
    const retryAfter = new Map([
      [201, null],
      [409, '1'],
    ]);
    for (const { status, headers } of answers) expect(headers.get('retry-after')).toBe(retryAfter.get(status));
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    expect(await api.sql(`SELECT 1 FROM leads WHERE email = 'crowd@b.co'`)).toHaveLength(1);
  });

  it('returns Retry-After while the key is in use, which locks of other purposes do not affect', async () => {
    const key = 'locked-key';
    const other = new pg.Client({ connectionString: api.databaseUrl });
    await other.connect();
    try {
      const lock = (text: string) => other.query(`SELECT pg_advisory_lock(${text})`, [key]);
      await lock(`${USER_LOCKS}, hashtext($1)`);
      await lock('hashtext($1)');
      expect((await send(newsletter('free@b.co'), { 'idempotency-key': key })).status).toBe(201);
      await other.query('SELECT pg_advisory_lock($1, hashtext($2))', [IDEMPOTENCY_KEY_LOCKS, `${key} 2`]);
      const { status, headers, problem } = await send(newsletter('held@b.co'), { 'idempotency-key': `${key} 2` });
      expect({ status, code: problem.code }).toEqual({ status: 409, code: 'submission_in_flight' });
      expect(headers.get('retry-after')).toBe('1');
    } finally {
      await other.end();
    }
    expect((await send(newsletter('held@b.co'), { 'idempotency-key': `${key} 2` })).status).toBe(201);
  });

  it('can be used again after 24 hours', async () => {
    const key = { 'idempotency-key': 'old-key' };
    await send(newsletter('yesterday@b.co'), key);
    await api.sql(`UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE key = 'old-key'`);
    expect((await send(newsletter('today@b.co'), key)).status).toBe(201);
  });

  it('refuses a key that is empty or too long', async () => {
    expect((await send(newsletter('a@b.co'), { 'idempotency-key': 'k'.repeat(256) })).status).toBe(400);
  });
});

describe('many leads at the same time', () => {
  const crowd = (name: string) =>
    Array.from({ length: 40 }, (_, number) => newsletter(`${name}${number}@crowd.example`));
  const sendAll = (submissions: object[]) =>
    Promise.all(
      submissions.map((body, number) => send(body, { 'idempotency-key': `${JSON.stringify(body)}${number}` })),
    );
  const receivedFrom = (name: string) =>
    api.sql<{ id: string; email: string; transaction: string; history: number; answers: number }>(
      `SELECT l.id, l.email, l.xmin::text AS transaction,
              (SELECT count(*)::int FROM audit_events a WHERE a.subject_id = l.id AND a.action = 'lead.created') AS history,
              (SELECT count(*)::int FROM idempotency_keys k WHERE k.answer ->> 'id' = l.id::text) AS answers
       FROM leads l WHERE l.email LIKE $1 || '%@crowd.example'`,
      [name],
    );

  it('are stored together, each with its history, its key and its own answer', async () => {
    const submissions = crowd('together');
    const answers = await sendAll(submissions);
    expect(answers.map(({ status }) => status)).toEqual(submissions.map(() => 201));
    const leads = await receivedFrom('together');
    const emails = new Map(leads.map(({ id, email }) => [id, email]));
    expect(answers.map(({ body }) => emails.get(body.data._id))).toEqual(
      submissions.map(({ personalInfo }) => personalInfo.email),
    );
    expect(leads.every(({ history, answers: kept }) => history === 1 && kept === 1)).toBe(true);
    expect(new Set(leads.map(({ transaction }) => transaction)).size).toBeLessThan(leads.length);
    const again = await sendAll(submissions);
    expect(again.map(({ body }) => body)).toEqual(answers.map(({ body }) => body));
  });

  it('are stored even if one of them cannot be stored', async () => {
    await api.sql(`ALTER TABLE leads ADD CONSTRAINT not_this_one CHECK (email <> 'apart7@crowd.example')`);
    const answers = await sendAll(crowd('apart'));
    await api.sql('ALTER TABLE leads DROP CONSTRAINT not_this_one');
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, number) => (number === 7 ? 500 : 201)));
    expect(await receivedFrom('apart')).toHaveLength(39);
  });
});

describe('suspected spam', () => {
  it('is acknowledged like any lead but excluded from list and counts until it is restored', async () => {
    const before = (await api.call('get', '/api/leads/stats', { token: admin })).body.data.total;
    const bot = await send({ ...newsletter('bot@spam.example'), ...BOT_SIGNS });
    const phone = { fullName: 'A Bot', email: 'other@spam.example', phone: '98765 43210' };
    const other = await send({ type: 'quick_contact', personalInfo: phone, ...BOT_SIGNS });
    expect([bot.status, other.status]).toEqual([201, 201]);
    expect((await api.call('get', '/api/leads/stats', { token: admin })).body.data.total).toBe(before);
    const found = (query: string) => leadReads(api, admin)(`?search=spam.example${query}`);
    expect((await found('')).body.pagination.totalItems).toBe(0);
    expect((await found('&quarantined=true')).body.pagination.totalItems).toBe(2);
    const [listed] = (await found('&quarantined=true')).body.data;
    const reasons = ['hidden_field', 'old_hidden_field', 'instant'];
    expect(listed).toMatchObject({ quarantined: true, spamReasons: reasons });
    const lead = async () => (await leadReads(api, admin)(`/${bot.body.data._id}`)).body.data;
    expect(await lead()).toMatchObject({ quarantined: true, spamReasons: reasons });
    await api.raw('POST', `/api/leads/${bot.body.data._id}/restore`, { token: admin });
    expect((await found('')).body.pagination.totalItems).toBe(1);
    expect(await lead()).toMatchObject({ quarantined: false, spamReasons: [] });
  });

  it.each<[string, object, readonly string[]]>([
    ['the fax field that a browser filled in', { companyFax: 'Devi Traders Pvt Ltd' }, ['old_hidden_field']],
    ['the hidden field that a password manager filled in', { leaveEmpty: 'Devi Traders' }, ['hidden_field']],
    ['a submission sent immediately', { elapsedMs: 0 }, ['instant']],
    [
      'a browser that filled in a cached page immediately',
      { companyFax: 'Devi', elapsedMs: 900 },
      ['old_hidden_field', 'too_fast'],
    ],
  ])('is not %s: it is listed, counted and marked', async (_, signs, spamReasons) => {
    const before = (await api.call('get', '/api/leads/stats', { token: admin })).body.data;
    const forms = LEAD_TYPE_NAMES.map(smallestSubmission);
    const ids: string[] = [];
    for (const form of forms) ids.push((await send({ ...form, ...signs })).body.data._id);
    const { total, suspectedSpam } = (await api.call('get', '/api/leads/stats', { token: admin })).body.data;
    expect([total, suspectedSpam]).toEqual([before.total + forms.length, before.suspectedSpam]);
    for (const id of ids) {
      const { data } = (await leadReads(api, admin)(`/${id}`)).body;
      expect(data).toMatchObject({ quarantined: false, spamReasons });
    }
  });

  it('is not a plain lead without headers, time and source, from any client', async () => {
    for (const form of LEAD_TYPE_NAMES.map(smallestSubmission)) {
      const { _id } = (await send(form)).body.data;
      expect((await leadReads(api, admin)(`/${_id}`)).body.data).toMatchObject({ quarantined: false, spamReasons: [] });
    }
  });

  it('that is only possible can be unmarked by a user, with a history entry, and keeps its assignee', async () => {
    const { _id } = (await send({ ...newsletter('marked@mark.example'), elapsedMs: 0 })).body.data;
    const lead = () => leadReads(api, admin)(`/${_id}`);
    const { etag } = (await lead()).body.data;
    const restore = () => api.raw('POST', `/api/leads/${_id}/restore`, { token: admin, headers: { 'if-match': etag } });
    expect((await restore()).status).toBe(200);
    expect((await lead()).body.data).toMatchObject({
      quarantined: false,
      spamReasons: [],
      history: [{ action: 'lead.restored', details: { mark: true } }, { action: 'lead.created' }],
    });
    expect((await restore()).status).toBe(412);
  });

  it('is never a lead that a user adds', async () => {
    const body = {
      type: 'contact',
      personalInfo: { fullName: 'Visit http://cheap.example', email: 'by-hand@mark.example', phone: '98765 43210' },
      contactForm: { message: 'SEO services http://a.example http://b.example' },
      source: { how: 'call' },
    };
    const added = await api.raw<{ data: object }>('POST', '/api/leads/manual', { token: admin, body });
    expect(added.body.data).toMatchObject({ quarantined: false, spamReasons: [] });
  });
});

describe('the limit of submissions for each network', () => {
  let limited: Api;
  beforeAll(async () => {
    limited = await startApi({ leadsPerMinute: 3, trustProxy: 1 });
  });
  afterAll(() => limited.close());

  const from = (address: string, body: unknown = newsletter('a@b.co')) =>
    limited.raw('POST', '/api/leads', { body, headers: { 'x-forwarded-for': address } });
  const statuses = async (addresses: readonly string[]) => {
    const answers: number[] = [];
    for (const address of addresses) answers.push((await from(address)).status);
    return answers;
  };

  it('returns 429 with a message and Retry-After, counted by client address only behind trusted proxies', async () => {
    for (const _ of [1, 2, 3]) expect((await from('203.0.113.7')).status).toBe(201);
    const refused = await from('203.0.113.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(refused.problem.message).toMatch(/wait a minute/);
    expect((await from('203.0.113.8')).status).toBe(201);
    expect((await from('198.51.100.1, 203.0.113.7')).status).toBe(429);
  });

  it('refuses a network over its limit without the database and without reading the body', async () => {
    const counts = () => limited.sql(`SELECT key, points, expire FROM rate_limits ORDER BY key`);
    expect(await statuses(Array(4).fill('203.0.113.20'))).toEqual([201, 201, 201, 429]);
    const before = await counts();
    expect(await statuses(Array(5).fill('203.0.113.20'))).toEqual(Array(5).fill(429));
    expect((await from('203.0.113.20', '{"broken')).status).toBe(429);
    expect(await counts()).toEqual(before);
  });

  it('counts IPv6 by /64 and, eight times as much, by /48', async () => {
    expect(await statuses(['1', '2', '3', '4'].map((host) => `2001:db8:1:1::${host}`))).toEqual([201, 201, 201, 429]);
    const ofSite = ['2', '3', '4', '5', '6', '7', '8'].flatMap((subnet) => Array(3).fill(`2001:db8:1:${subnet}::1`));
    expect(await statuses(ofSite)).toEqual(Array(21).fill(201));
    expect(await statuses(['2001:db8:1:9::1', '2001:db8:2:9::1'])).toEqual([429, 201]);
    expect(await statuses(['203.0.113.30', '::ffff:203.0.113.30', '203.0.113.30', '::ffff:cb00:711e'])).toEqual([
      201, 201, 201, 429,
    ]);
  });

  it('counts an address without the port that a proxy adds, and an invalid one as the proxy', async () => {
    const asWritten = ['203.0.113.40:55', '203.0.113.40:56', '203.0.113.40', '203.0.113.40:57'];
    expect(await statuses(asWritten)).toEqual([201, 201, 201, 429]);
    const ofIpv6 = ['[2001:db8:40::1]:55', '[2001:db8:40::2]', '2001:db8:40::3', '[2001:db8:40::4]:56'];
    expect(await statuses(ofIpv6)).toEqual([201, 201, 201, 429]);
    expect(await statuses(['unknown', 'a', '203.0.113.999', 'b:1'])).toEqual([201, 201, 201, 429]);
  });

  it('accepts 32 MB a day from one network, so that large submissions do not fill the disk', async () => {
    const from24 = () => from('203.0.113.24', { ...newsletter('a@b.co'), source: { page: 'x'.repeat(40_000) } });
    expect((await from24()).status).toBe(201);
    const [{ points } = { points: 0 }] = await limited.sql<{ points: number }>(
      `UPDATE rate_limits SET points = 32 * 1024 * 1024 - 40000 WHERE key LIKE 'lead-bytes:%' AND points > 40000
       RETURNING (SELECT points FROM rate_limits old WHERE old.key = rate_limits.key)`,
    );
    expect(points).toBeLessThan(41_000);
    const refused = await from24();
    expect([refused.status, refused.problem.message]).toEqual([429, expect.stringMatching(/today/)]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect((await from('203.0.113.25')).status).toBe(201);
  });
});
