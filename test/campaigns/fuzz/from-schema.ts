import fc from 'fast-check';
import { ADMIN } from '../../support/admin.js';
import { IMPORTED_FILE } from '../../support/stored-imports.js';
import { formsOf, type Schema } from './api-document.js';
import { KEY_COUNT, LEAD_COUNT, SESSION_COUNT, USER_COUNT, VIEW_COUNT, WEBHOOK_COUNT, WEBHOOK_URLS } from './world.js';

/** A slot that is replaced by the id of an existing lead when the request is sent. */
export const leadSlot: fc.Arbitrary<string> = fc.nat({ max: LEAD_COUNT - 1 }).map((index) => `~lead${index}~`);
export const userSlot: fc.Arbitrary<string> = fc.nat({ max: USER_COUNT - 1 }).map((index) => `~user${index}~`);

export const sessionSlot: fc.Arbitrary<string> = fc.nat({ max: SESSION_COUNT - 1 }).map((index) => `~session${index}~`);
export const viewSlot: fc.Arbitrary<string> = fc.nat({ max: VIEW_COUNT - 1 }).map((index) => `~view${index}~`);
export const keySlot: fc.Arbitrary<string> = fc.nat({ max: KEY_COUNT - 1 }).map((index) => `~key${index}~`);

export const webhookSlot: fc.Arbitrary<string> = fc.nat({ max: WEBHOOK_COUNT - 1 }).map((index) => `~webhook${index}~`);

/** Contents of a part of a file. */
export const fileBytes: fc.Arbitrary<string> = fc.oneof(
  fc.constant(IMPORTED_FILE),
  fc.constantFrom('Name;Mobile\n', 'नाम,मोबाइल\nआशा,9876543210\n', '"', 'PK\u0003\u0004', '\uFEFFName\r\n=1+1\r\n'),
  fc.string({ unit: 'grapheme', minLength: 1 }),
);

/** The fields of an HTML form. */
export const plainForm: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: formText(fc.constantFrom('Asha Devi', 'आशा', 'x'.repeat(200))) },
  formText(fc.string({ unit: 'grapheme' })),
  fc.constantFrom(
    'type=contact',
    'a=1&a=2',
    '%',
    'type=newsletter&personalInfo.email=%00',
    '__proto__.x=1',
    '=&&=',
    '.=1',
  ),
  fc.string({ unit: 'binary' }),
);

function formText(name: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(name, fc.nat()).map(([fullName, number]) =>
    new URLSearchParams({
      type: 'contact',
      'personalInfo.fullName': fullName,
      'personalInfo.email': `visitor${number}@example.in`,
      'contactForm.message': 'When do you open?',
    }).toString(),
  );
}

/** These fields can mark a lead as suspected spam, so most requests omit them. */
const SPAM_SIGNS: ReadonlySet<string> = new Set(['leaveEmpty', 'companyFax', 'elapsedMs']);

/** Values that match the schema, most of which the server should accept. `name` is the property's name. */
export function fromSchema(
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  name = '',
): fc.Arbitrary<unknown> {
  return fc.oneof(...formsOf(schema, schemas).map((form) => fromForm(form, schemas, name)));
}

function fromForm(schema: Schema, schemas: Readonly<Record<string, Schema>>, name: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? 'object'].flat();
  const choices = types.map((type) => ofType(type, schema, schemas, name));
  return choices.length === 1 && choices[0] ? choices[0] : fc.oneof(...choices);
}

function ofType(
  type: string,
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  name: string,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return wholeNumber(schema);
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, schemas, name), {
        minLength: 1,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'string':
      return text(schema, name);
    default:
      return object(schema, schemas);
  }
}

function object(schema: Schema, schemas: Readonly<Record<string, Schema>>): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries(schema.properties ?? {});
  const required = new Set(schema.required);
  const model = properties.map(([key, child]) => {
    const value = fromSchema(child, schemas, key).map((made) => [key, made] as const);
    if (required.has(key)) return value;
    const absent = { weight: SPAM_SIGNS.has(key) ? 8 : 1, arbitrary: fc.constant(null) };
    return fc.oneof(absent, { weight: 2, arbitrary: value });
  });
  return fc.tuple(...model).map((entries) => Object.fromEntries(entries.filter((entry) => entry !== null)));
}

function wholeNumber({ minimum = 0, maximum = 100_000 }: Schema): fc.Arbitrary<number> {
  return fc.integer({ min: minimum, max: maximum });
}

function text(schema: Schema, name: string): fc.Arbitrary<string> {
  const known = KNOWN[name];
  if (known) return known;
  switch (schema.format) {
    case 'uuid':
      return name === 'assignedTo' || name === 'userIds' ? userSlot : leadSlot;
    case 'email':
      return fc.nat({ max: 1_000_000 }).map((number) => `visitor${number}@example.in`);
    case 'date':
      return day;
    case 'date-time':
      return fc.constantFrom('2036-04-22T15:30:00+05:30', '2037-01-01T00:00:00Z');
    case 'password':
      return fc.nat({ max: 1_000_000 }).map((number) => `wheat-field-${number}`);
  }
  const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(schema.maxLength ?? 40, 40) }).map(
    (made) =>
      made
        .replaceAll('\0', '')
        .slice(0, schema.maxLength ?? 40)
        .toWellFormed()
        .trim() || 'किसान',
  );
  return typeof schema.example === 'string'
    ? fc.oneof({ weight: 4, arbitrary: fc.constant(schema.example) }, { weight: 1, arbitrary: line })
    : line;
}

const day: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 1950, max: 2005 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`);

/** Properties whose schema does not fully describe valid values. */
const KNOWN: Readonly<Record<string, fc.Arbitrary<string>>> = {
  assignedTo: fc.oneof({ weight: 6, arbitrary: userSlot }, { weight: 1, arbitrary: fc.constant('me') }),
  currentPassword: fc.constant(ADMIN.password),
  dateFrom: fc.constantFrom('2020-01-01', '2024-02-29', '2025-06-01T00:00:00Z'),
  dateTo: fc.constantFrom('2030-12-31', '2031-01-01T10:00:00+05:30'),
  keyId: keySlot,
  otherEtag: fc.constantFrom('"1"', 'W/"1"', '*'),
  password: fc.constantFrom(ADMIN.password, 'wheat-field-7'),
  phone: fc.constantFrom('+91 98765 43210', '०९८७६५४३२१०', '98765-43210', '+1 (415) 555-2671'),
  search: fc.constantFrom('a', 'Sunita', '98765', 'किसान', '%', 'example.in'),
  url: fc.constantFrom(...WEBHOOK_URLS),
};
