/** Checks each field of `PERSONAL_COLUMNS` in everything that uses this table. Also finds columns that it lacks. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PersonalFieldKind } from '../../src/lead-types/field-kinds.js';
import { PERSONAL_COLUMNS, type PersonalColumn } from '../../src/lead-types/personal-fields.js';
import { type Api, startApi } from '../support/api.js';
import { parseCsv } from '../support/csv.js';
import { leadReads } from '../support/lead-reads.js';
import { addLead } from '../support/staff.js';

const EXAMPLES = Object.fromEntries(PERSONAL_COLUMNS.map(({ name, example }) => [name, example]));

const CORRECTED: Readonly<Record<PersonalFieldKind, (field: PersonalColumn) => string | number>> = {
  line: ({ name }) => `Another ${name}`,
  text: ({ name }) => `Another ${name}`,
  email: () => 'another@example.com',
  phone: () => '+91 91234 56780',
  age: () => 71,
};

let api: Api;
let token: string;
let id: string;

beforeAll(async () => {
  api = await startApi();
  token = await api.signIn();
  id = await addLead(api, { type: 'contact', personalInfo: EXAMPLES, contactForm: { message: 'Good day' } });
  await addLead(api, { type: 'newsletter', personalInfo: { email: 'somebody.else@example.com' } });
});
afterAll(() => api.close());

const personalInfo = async () =>
  (await leadReads(api, token)(`/${id}`)).body.data.personalInfo as Record<string, unknown>;

async function csvRow(): Promise<Record<string, string>> {
  const answer = await api.raw('POST', '/api/leads/export', { token, body: { leadIds: [id] } });
  const [header = [], cells = []] = parseCsv(answer.text);
  return Object.fromEntries(header.map((name, i) => [name, cells[i] ?? '']));
}

const OTHER_COLUMNS = [
  'id',
  'reference',
  'type',
  'status',
  'priority',
  'details',
  'source',
  'consent',
  'assigned_to',
  'quarantined_at',
  'spam_reasons',
  'merged_into',
  'version',
  'created_at',
  'updated_at',
  'utm_campaign',
  'utm_source',
  'activity_at',
  'phone_e164',
  'phone_doubtful',
  'due_at',
  'due_soon_at',
  'first_response_at',
  'close_reason',
  'in_pool',
  'follow_up_on',
  'follow_up_at',
  'follow_up_note',
  'erased_at',
  'original_type',
  'former_details',
];

describe('personal fields', () => {
  it('have a row in the table for every column of the migrations', async () => {
    const columns = await api.sql<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'leads'`,
    );
    expect(columns.map(({ name }) => name).sort()).toEqual(
      [...PERSONAL_COLUMNS.map(({ column }) => column), ...OTHER_COLUMNS].sort(),
    );
  });

  it('are all stored as sent', async () => {
    expect(await personalInfo()).toEqual(EXAMPLES);
  });

  it.each(PERSONAL_COLUMNS.map((field) => [field.name, field] as const))(
    '%s can be corrected, and then found, exported and seen in the history',
    async (name, field) => {
      const value = CORRECTED[field.kind](field);
      const corrected = await api.raw('PUT', `/api/leads/${id}`, { token, body: { personalInfo: { [name]: value } } });
      expect(corrected.status).toBe(200);
      expect(corrected.body).toMatchObject({ data: { personalInfo: { [name]: value } } });
      expect((await personalInfo())[name]).toBe(value);

      const { history } = (await leadReads(api, token)(`/${id}`)).body.data;
      expect(history[0]?.details['changes']).toEqual({ [`personalInfo.${name}`]: { from: field.example, to: value } });

      const cell = field.kind === 'phone' ? `'${value}` : String(value);
      expect((await csvRow())[field.label]).toBe(cell);

      // A number of two digits also occurs in phones and references.
      if (typeof value === 'number') return;
      const found = await leadReads(api, token)(`?search=${encodeURIComponent(value)}`);
      expect(found.body.data).toHaveLength(field.isSearchable ? 1 : 0);
    },
  );

  it('are corrected by the rules of the lead’s type', async () => {
    const wrong = await addLead(api, {
      type: 'contact',
      personalInfo: { fullName: 'Wrong Name', email: 'person@example.com', phone: '9811122233', city: 'Gya' },
      contactForm: { message: 'Please call' },
    });
    const put = (body: object) => api.raw<{ data: object }>('PUT', `/api/leads/${wrong}`, { token, body });
    const corrected = await put({
      personalInfo: { city: 'Gaya', phone: '' },
      contactForm: { message: 'Call after six' },
    });
    expect(corrected.body.data).toMatchObject({
      personalInfo: { fullName: 'Wrong Name', email: 'person@example.com', city: 'Gaya' },
      contactForm: { message: 'Call after six' },
      phoneE164: null,
    });
    expect((await put({ personalInfo: { email: '' } })).problem.errors).toMatchObject([
      { field: 'personalInfo.email', code: 'required' },
    ]);
    expect((await put({ soilTestingInfo: { areaOfField: '2' } })).status).toBe(400);
    expect((await put({ status: 'lost' })).status).toBe(400);
  });
});
