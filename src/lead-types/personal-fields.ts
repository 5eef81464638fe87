import type { PersonalFieldKind } from './field-kinds.js';

interface PersonalFieldDefinition {
  /** Shown on screens and in error messages, and used as the header of the CSV column. */
  readonly label: string;
  readonly kind: PersonalFieldKind;
  /** The field is the name of a person and must contain a letter or a digit. */
  readonly isName?: true;
  readonly column: string;
  /** Whether `lead_search.texts` contains the value, so that the search box finds it. */
  readonly isSearchable: boolean;
  readonly example: string | number;
}

/**
 * The personal fields of a lead of any type. Validation, storage, editing, merging, search, CSV, the back office, the
 * API document and the demo read this table. A new field needs a row here and a migration that adds its column.
 * test/api/personal-fields.e2e-spec.ts tests every row in all these places.
 */
export const PERSONAL_FIELDS = {
  fullName: {
    label: 'Full name',
    kind: 'line',
    isName: true,
    column: 'full_name',
    isSearchable: true,
    example: 'Sunita Devi',
  },
  email: { label: 'Email', kind: 'email', column: 'email', isSearchable: true, example: 'sunita@example.com' },
  phone: { label: 'Phone', kind: 'phone', column: 'phone', isSearchable: true, example: '+91 98765 43210' },
  city: { label: 'City', kind: 'line', column: 'city', isSearchable: true, example: 'Gaya' },
  village: { label: 'Village', kind: 'line', column: 'village', isSearchable: true, example: 'Kurkihar' },
  block: { label: 'Block', kind: 'line', column: 'block', isSearchable: true, example: 'Wazirganj' },
  district: { label: 'District', kind: 'line', column: 'district', isSearchable: true, example: 'Gaya' },
  state: { label: 'State', kind: 'line', column: 'state', isSearchable: true, example: 'Bihar' },
  address: {
    label: 'Address',
    kind: 'text',
    column: 'address',
    isSearchable: true,
    example: 'Khizarsarai, near the bus stand',
  },
  pincode: { label: 'PIN code', kind: 'line', column: 'pincode', isSearchable: true, example: '824233' },
  age: { label: 'Age', kind: 'age', column: 'age', isSearchable: false, example: 34 },
} as const satisfies Readonly<Record<string, PersonalFieldDefinition>>;

export type PersonalField = keyof typeof PERSONAL_FIELDS;

export interface PersonalColumn extends PersonalFieldDefinition {
  readonly name: PersonalField;
}

export const PERSONAL_COLUMNS: readonly PersonalColumn[] = Object.entries(PERSONAL_FIELDS).map(
  ([name, definition]) => ({ name: name as PersonalField, ...definition }),
);
