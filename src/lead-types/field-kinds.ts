/** Plain data only: the frontend imports this folder too, so nothing here may import anything outside it. */

interface FieldKindDefinition {
  /** The input that staff correct it with; `select` and `checkboxes` demand options of the field. */
  readonly control: 'line' | 'area' | 'day' | 'select' | 'checkboxes';
  /** Which keys a phone brings up, where that is not all of them. */
  readonly keyboard?: 'email' | 'tel' | 'numeric';
  /** What it is in JSON; `strings` is a list. */
  readonly json: 'string' | 'number' | 'strings';
  /** A value that passes, made of the field's label: for tests and demo data. Null where the options give one. */
  readonly example: ((label: string) => string | number) | null;
}

/** The most characters a line and a text can have. */
export const MAX_LENGTHS = { line: 200, text: 5_000 } as const;

/**
 * What a field can hold. Correction, detail view, CSV, demo data and tests read this table; what the API accepts is one
 * decorator for each kind, in src/modules/leads/http.
 * - `line`: one line
 * - `text`: long text
 * - `email`, `phone`: a line that must look like one
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

/** The kinds of what is asked about the person; a new one needs a column's type in SQL (personal-fields.ts). */
export type PersonalFieldKind = Extract<FieldKind, 'line' | 'text' | 'email' | 'phone' | 'age'>;

/** The kinds of a lead type's own fields. */
export type LeadFieldKind = Exclude<FieldKind, 'email' | 'phone' | 'age'>;

/** Those of them whose fields have options. */
export type OptionFieldKind = {
  [Kind in LeadFieldKind]: (typeof FIELD_KINDS)[Kind]['control'] extends 'select' | 'checkboxes' ? Kind : never;
}[LeadFieldKind];

/** The definition of a kind, without the literal types of its values. */
export function fieldKind(kind: FieldKind): FieldKindDefinition {
  return FIELD_KINDS[kind];
}
