import type { LeadFieldKind, OptionFieldKind } from './field-kinds.js';
import type { PersonalField } from './personal-fields.js';
import type { PlaceField } from './places.js';

export interface LeadFieldOption {
  readonly value: string;
  readonly label: string;
}

interface FieldBase {
  readonly label: string;
  /** The server requires the field. A form on the site can require more fields. */
  readonly required?: true;
  /** The server refuses a day that has already passed in India when the form is sent. */
  readonly fromToday?: true;
}

export type LeadFieldDefinition =
  | (FieldBase & { readonly kind: Exclude<LeadFieldKind, OptionFieldKind> })
  | (FieldBase & { readonly kind: OptionFieldKind; readonly options: readonly LeadFieldOption[] });

/** Sets of lead types that an administrator can select with one click. The preset `admin` always has every type. */
export type AccessPreset = 'manager' | 'sales' | 'hr' | 'default';

/** The first contact is due by the same time on the next working day (24) or on the working day after that (48). */
export type PromiseHours = 24 | 48;

interface LeadTypeBase {
  readonly label: string;
  readonly description: string;
  readonly fields: Readonly<Record<string, LeadFieldDefinition>>;
  readonly requiredPersonal: readonly PersonalField[];
  /** Fields of the type that name a place. Their answers also fill these personal fields of new leads (places.ts). */
  readonly placeFields?: Readonly<Partial<Record<PlaceField, string>>>;
  /** The time to the first contact that the site promises; null if it promises none. */
  readonly promiseHours: PromiseHours | null;
  /** The promise of the short form (`source.form`), if it is different. */
  readonly shortFormPromiseHours?: PromiseHours;
  readonly presets: readonly AccessPreset[];
  /** In years. Younger applicants are refused. */
  readonly minimumAge?: number;
}

/**
 * `group` is the property of the lead that holds the type's own fields. `groupTitle` is the heading that staff see
 * above them. A type without own fields has neither.
 */
export type LeadTypeDefinition = LeadTypeBase &
  (
    | { readonly group: string; readonly groupTitle: string }
    | { readonly group: null; readonly groupTitle?: never; readonly fields: Readonly<Record<string, never>> }
  );

export function optionsOf<const T extends readonly string[]>(
  ...values: T
): { readonly [K in keyof T]: { readonly value: T[K]; readonly label: T[K] } } {
  return values.map((value) => ({ value, label: value })) as never;
}
