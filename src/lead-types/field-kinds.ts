interface FieldKindDefinition {
  /** The input with which staff edit the field. `select` and `checkboxes` need `options` in the field. */
  readonly control: 'line' | 'area' | 'day' | 'select' | 'checkboxes';
  /** The on-screen keyboard that phones show, if it is not the default one. */
  readonly keyboard?: 'email' | 'tel' | 'numeric';
  /** The JSON type of the value; `strings` is an array of strings. */
  readonly json: 'string' | 'number' | 'strings';
  /** Builds a valid value from the field's label, for tests and demo data. Null if the value is one of the options. */
  readonly example: ((label: string) => string | number) | null;
}

/** Maximum lengths in characters. */
export const MAX_LENGTHS = { line: 200, text: 5_000 } as const;

/**
 * What a field can hold. Editing, detail view, CSV, demo data and tests read this table. The API validates each kind
 * with one decorator in src/modules/leads/http.
 * - `line`: one line
 * - `text`: long text
 * - `email`, `phone`: a line in that format
 * - `age`: whole years from 0 to 120
 * - `date`: a calendar day, `YYYY-MM-DD`
 * - `choice`: one value of the field's `options`
 * - `choices`: any number of the field's `options`
 */
export const FIELD_KINDS = {
  line: { control: 'line', json: 'string', example: (label) => `A ${label}` },
  text: { control: 'area', json: 'string', example: (label) => `Something longer about ${label},\nin "two" lines` },
  email: { control: 'line', keyboard: 'email', json: 'string', example: () => 'sunita@example.com' },
  phone: { control: 'line', keyboard: 'tel', json: 'string', example: () => '+91 98765 43210' },
  age: { control: 'line', keyboard: 'numeric', json: 'number', example: () => 34 },
  date: { control: 'day', json: 'string', example: () => '1990-04-22' },
  choice: { control: 'select', json: 'string', example: null },
  choices: { control: 'checkboxes', json: 'strings', example: null },
} as const satisfies Readonly<Record<string, FieldKindDefinition>>;

export type FieldKind = keyof typeof FIELD_KINDS;

/** The kinds of personal fields (personal-fields.ts). A new kind needs a column type in SQL. */
export type PersonalFieldKind = Extract<FieldKind, 'line' | 'text' | 'email' | 'phone' | 'age'>;

export type LeadFieldKind = Exclude<FieldKind, 'email' | 'phone' | 'age'>;

export type OptionFieldKind = {
  [Kind in LeadFieldKind]: (typeof FIELD_KINDS)[Kind]['control'] extends 'select' | 'checkboxes' ? Kind : never;
}[LeadFieldKind];

export function fieldKind(kind: FieldKind): FieldKindDefinition {
  return FIELD_KINDS[kind];
}
