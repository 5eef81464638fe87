/** `POST /api/leads/track`: a visitor sees where their request stands, and nobody learns more than that. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AlikeLeads } from '../support/alike-leads.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
let admin: string;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
});
afterAll(() => api.close());

interface Form {
  readonly _id: string;
  readonly reference: string;
  readonly createdAt: string;
}

let forms = 0;

async function sendForm(phone: string | undefined, more: object = {}): Promise<Form> {
  forms += 1;
  const body = {
    type: 'soil_testing',
    personalInfo: { fullName: `Visitor ${forms}`, phone },
    soilTestingInfo: { fieldAddress: 'Plot 4', areaOfField: '2 acres', totalAreaOfField: '5 acres' },
    ...more,
  };
  const answer = await api.raw<{ data: Form }>('POST', '/api/leads', { body });
  expect(answer.status).toBe(201);
  return answer.body.data;
}

async function track(reference: string, lastFourDigits: string) {
  return api.raw<Record<string, unknown>>('POST', '/api/leads/track', { body: { reference, lastFourDigits } });
}

const change = (id: string, body: object) => api.raw('PUT', `/api/leads/${id}`, { token: admin, body });
const spoken = (reference: string) => `${reference.slice(0, 5)}-${reference.slice(5)}`;

describe('a visitor who knows the reference and the phone number', () => {
  it('sees when the form came, by when somebody calls and the state, and nothing else', async () => {
    const form = await sendForm('98765 43210');
    const [stored] = await api.sql('SELECT due_at FROM leads WHERE id = $1', [form._id]);
    const answer = await track(spoken(form.reference), '3210');
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({
      data: {
        receivedAt: form.createdAt,
        callBy: (stored as { due_at: Date }).due_at.toISOString(),
        state: 'received',
      },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['lower case and blanks', (reference: string) => ` ${spoken(reference).toLowerCase().replace('-', ' ')} `],
    ['letters that look like digits', (reference: string) => reference.replaceAll('0', 'O').replaceAll('1', 'l')],
    [
      'Devanagari digits',
      (reference: string) => reference.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
    ],
  ])('can type the reference with %s', async (_, typed) => {
    const { reference } = await sendForm('98765 43210');
    expect((await track(typed(reference), '३२१०')).status).toBe(200);
  });

  it.each([
    ['+91 98765-43210', '3210'],
    ['९८७६५४३२१०', '3210'],
    ['98765 43210, 91234 56789', '3210'],
    ['98765 43210, 91234 56789', '6789'],
    ['0141 2345678', '5678'],
  ])('finds the phone number %s by %s', async (phone, digits) => {
    const { reference } = await sendForm(phone);
    expect((await track(reference, digits)).status).toBe(200);
  });

  it('sees that somebody has called, and that the request is closed', async () => {
    const { _id, reference } = await sendForm('98765 43210');
    for (const [status, state] of [
      ['contacted', 'in_progress'],
      ['qualified', 'in_progress'],
      ['converted', 'closed'],
      ['closed', 'closed'],
      ['rejected', 'closed'],
    ]) {
      expect((await change(_id, { status })).status).toBe(200);
      expect((await track(reference, '3210')).body).toMatchObject({ data: { callBy: null, state } });
    }
  });

  it('sees that somebody has called if the status is still new', async () => {
    const { _id, reference } = await sendForm('98765 43210');
    const body = { outcome: 'reached', content: 'Talked about the field.' };
    expect((await api.raw('POST', `/api/leads/${_id}/calls`, { token: admin, body })).status).toBe(201);
    expect((await track(reference, '3210')).body).toMatchObject({ data: { callBy: null, state: 'in_progress' } });
  });

  it('sees the state of the lead that the form was merged into', async () => {
    const alike = new AlikeLeads(api, admin);
    const [stays, goes] = await alike.pair();
    expect((await alike.merge(stays, goes)).status).toBe(200);
    await change(stays, { status: 'converted' });
    const [merged] = await api.sql(
      'SELECT reference, right(phone_e164, 4) AS digits, created_at FROM leads WHERE id = $1',
      [goes],
    );
    const {
      reference,
      digits,
      created_at: receivedAt,
    } = merged as Record<'reference' | 'digits', string> & { created_at: Date };
    expect((await track(reference, digits)).body).toMatchObject({
      data: { receivedAt: receivedAt.toISOString(), state: 'closed' },
    });
  });

  it('does not learn that a form is suspected spam', async () => {
    const { _id, reference } = await sendForm('98765 43210');
    await api.sql('UPDATE leads SET quarantined_at = now() WHERE id = $1', [_id]);
    expect((await track(reference, '3210')).body).toMatchObject({
      data: { callBy: expect.any(String), state: 'received' },
    });
  });
});

describe('everybody else', () => {
  it('gets one and the same response, and not faster', async () => {
    const { _id: deleted, reference: deletedReference } = await sendForm('98765 43210');
    expect((await api.raw('DELETE', `/api/leads/${deleted}`, { token: admin })).status).toBe(200);
    const { _id: erased, reference: erasedReference } = await sendForm('98765 43210');
    const erasure = await api.raw('POST', `/api/leads/${erased}/erase`, { token: admin, body: {} });
    expect(erasure.status).toBe(200);
    const withoutPhone = await sendForm(undefined, {
      type: 'newsletter',
      personalInfo: { email: 'a@example.in' },
      soilTestingInfo: undefined,
    });
    const { reference } = await sendForm('98765 43210');
    const responses = [];
    for (const [typed, digits] of [
      [reference, '3211'],
      ['0123456789', '3210'],
      [deletedReference, '3210'],
      [erasedReference, '3210'],
      [withoutPhone.reference, '0000'],
    ] as const) {
      const startedMs = performance.now();
      const { status, body } = await track(typed, digits);
      responses.push({ status, body, isHeldBack: performance.now() - startedMs >= 199 });
    }
    expect(responses).toEqual(
      responses.map(() => ({
        status: 404,
        body: expect.objectContaining({
          code: 'request_not_found',
          message: 'We found no form with this reference and phone number. Please check both.',
        }),
        isHeldBack: true,
      })),
    );
  });

  it('cannot try all endings of the phone number', async () => {
    const { reference } = await sendForm('98765 43210');
    for (let tries = 0; tries < 10; tries += 1) expect((await track(reference, '0000')).status).toBe(404);
    const answer = await track(spoken(reference), '3210');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('learns which field is wrong', async () => {
    const answer = await track('7ZK4M', '321');
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      errors: [
        { field: 'reference', message: 'Reference must have 10 letters and digits, for example 7ZK4M-0QXJD.' },
        { field: 'lastFourDigits', message: 'Last four digits must be four digits.' },
      ],
    });
  });
});
