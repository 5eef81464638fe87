/** Plain data only: the frontend imports this folder too, so nothing here may import anything outside it. */
import type { LeadFieldKind, OptionFieldKind } from './field-kinds.js';
import type { PersonalField } from './personal-fields.js';

/** A choice as it is stored and as staff read it. */
export interface LeadFieldOption {
  readonly value: string;
  readonly label: string;
}

interface FieldBase {
  readonly label: string;
  /** The server's minimum; a form may ask for more. */
  readonly required?: true;
  /** A day that is still to come when the form is sent: a past one (in India) is refused. */
  readonly fromToday?: true;
}

/** One field of a lead type's group; what the kinds mean is in field-kinds.ts. */
export type LeadFieldDefinition =
  | (FieldBase & { readonly kind: Exclude<LeadFieldKind, OptionFieldKind> })
  | (FieldBase & { readonly kind: OptionFieldKind; readonly options: readonly LeadFieldOption[] });

/** Named sets of lead types an administrator can give a user with one click. `admin` (every type) needs no mark. */
export type AccessPreset = 'manager' | 'sales' | 'hr' | 'default';

/** A first contact by the same time of the next working day (24) or the one after it (48). */
export type PromiseHours = 24 | 48;

interface LeadTypeBase {
  readonly label: string;
  readonly description: string;
  readonly fields: Readonly<Record<string, LeadFieldDefinition>>;
  readonly requiredPersonal: readonly PersonalField[];
  /** What the site promises as the time to a first contact; null where it promises none. */
  readonly promiseHours: PromiseHours | null;
  /** What the short form promises, which marks itself (`source.form`); absent where that is the same. */
  readonly shortFormPromiseHours?: PromiseHours;
  readonly presets: readonly AccessPreset[];
  /** Applicants under this age (years) are refused. */
  readonly minimumAge?: number;
}

/**
 * `group` is the sub-object of the lead that holds the type's own fields and `groupTitle` the heading that staff read above
 * them; a type that asks for nothing of its own has neither.
 */
export type LeadTypeDefinition = LeadTypeBase &
  (
    | { readonly group: string; readonly groupTitle: string }
    | { readonly group: null; readonly groupTitle?: never; readonly fields: Readonly<Record<string, never>> }
  );

/** Options whose stored value is also what people read. */
export function optionsOf<const T extends readonly string[]>(
  ...values: T
): { readonly [K in keyof T]: { readonly value: T[K]; readonly label: T[K] } } {
  return values.map((value) => ({ value, label: value })) as never;
}
