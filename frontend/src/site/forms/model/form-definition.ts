import { MAX_LENGTHS } from '@lead-types/field-kinds';
import type { LeadFieldOption, LeadTypeDefinition } from '@lead-types/lead-type-definition';
import type { LEAD_TYPES, LeadType } from '@lead-types/lead-types';
import type { PERSONAL_FIELDS, PersonalField } from '@lead-types/personal-fields';
import type { FormTexts, SharedFormTexts } from '../../../content/form-texts';
import { today } from '../../lib/indian-locale';

export type ProblemCode = keyof SharedFormTexts['problems'];

interface FieldBase {
  /** Path in the request body: `personalInfo.email`. Fields that are composed into one value share a path. */
  readonly path: string;
  readonly required?: boolean;
  /** The form does not mark this optional field as optional, because the specification requires this. */
  readonly looksRequired?: boolean;
  /** In characters. Fields that are composed into one value need a lower limit than the default. */
  readonly maxLength?: number;
  readonly autoComplete?: string;
}

export type FormField = FieldBase &
  /** `digits` is text that is mostly a number: phones show a number keyboard, and the text is sent as typed. */
  (
    | { readonly kind: 'line' | 'digits' | 'email' | 'phone' | 'url' | 'text' }
    /** A whole number, sent as a number. `outside` is the error for a number below `min`. */
    | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly outside?: ProblemCode }
    /** The limits are functions because they depend on today. */
    | {
        readonly kind: 'date';
        readonly min?: () => string;
        readonly max?: () => string;
        readonly outside?: ProblemCode;
      }
    | { readonly kind: 'choice' | 'radio'; readonly options: readonly LeadFieldOption[] }
    /** Any number of options can be chosen; the value has one per line. */
    | { readonly kind: 'checkboxes'; readonly options: readonly LeadFieldOption[] }
  );

export type FormValues = Readonly<Record<string, string>>;
export type LeadValue = string | number | null | readonly string[];
type Compose = (values: FormValues) => LeadValue | undefined;

interface FormBase<Type extends LeadType> {
  /** Never change this: drafts on visitors' devices are stored under it. */
  readonly id: string;
  readonly type: Type;
  /** Query or hash of the page's address that opens the form, unless it is always open. */
  readonly opensBy?: string;
  readonly opensFullScreen?: true;
  /** Sent as `source.form`, for types that also have a longer form. */
  readonly sourceForm?: 'callback';
  /** Purposes that the visitor consents to. Default: contact. */
  readonly purposes?: readonly string[];
}

export interface FormDefinition<Field extends string = string, Section extends string = string>
  extends FormBase<LeadType> {
  readonly fields: Readonly<Record<Field, FormField>>;
  /** The sections in order, each with a heading. Fields without a section come before them. */
  readonly sections: Readonly<Record<Section, readonly Field[]>>;
  /** Optional sections that are collapsed at first, so that the form looks short. */
  readonly folded?: readonly Section[];
  /** By path: functions that compute a value from all trimmed values. */
  readonly composed?: Readonly<Partial<Record<string, Compose>>>;
}

export interface FormSpec<Field extends string = string, Section extends string = string> {
  readonly form: FormDefinition<Field, Section>;
  readonly texts: FormTexts<Field, Section>;
  readonly shared: SharedFormTexts;
}

type OwnField<Type extends LeadType> = keyof (typeof LEAD_TYPES)[Type]['fields'] & string;
type FieldOf<Type extends LeadType> = keyof typeof PERSONAL_INPUTS | OwnField<Type>;
type PathOf<Type extends LeadType> =
  | `personalInfo.${keyof typeof PERSONAL_INPUTS}`
  | `${(typeof LEAD_TYPES)[Type]['group'] & string}.${OwnField<Type>}`;

interface Input<Type extends LeadType> {
  /** The field of the lead type that the input fills. Default: the input's own name. */
  readonly of?: FieldOf<Type>;
  readonly kind?: FormField['kind'];
  readonly required?: true;
  readonly looksRequired?: true;
  readonly maxLength?: number;
  readonly autoComplete?: string;
  readonly options?: readonly LeadFieldOption[];
  readonly min?: number;
  readonly max?: number | (() => string);
  readonly outside?: ProblemCode;
}

/** An input whose name is not a field of the lead type must set `of`. */
type Inputs<Type extends LeadType, Field extends string> = {
  readonly [Name in Exclude<Field, FieldOf<Type>>]: Input<Type> & { readonly of: FieldOf<Type> };
} & { readonly [Name in Field]?: Input<Type> };

interface LeadForm<Type extends LeadType, Field extends string, Section extends string>
  extends Omit<FormBase<Type>, 'type'> {
  readonly fields?: readonly Field[];
  readonly sections?: Readonly<Record<Section, readonly Field[]>>;
  readonly folded?: readonly NoInfer<Section>[];
  readonly inputs: Inputs<Type, NoInfer<Field>>;
  readonly composed?: Readonly<Partial<Record<PathOf<Type>, Compose>>>;
}

/** Defines a form of a lead type. Kind, options and required state of an input default to those of the type's field. */
export function leadForm<Type extends LeadType, const Field extends string, const Section extends string = never>(
  type: Type,
  lead: (typeof LEAD_TYPES)[Type] & LeadTypeDefinition,
  form: LeadForm<Type, Field, Section>,
): FormDefinition<Field, Section> {
  const { fields = [], sections = {} as Record<Section, readonly Field[]>, inputs, ...rest } = form;
  const names = [...fields, ...Object.values<readonly Field[]>(sections).flat()];
  const field = (name: Field) => {
    const { of = name, ...input } = (inputs as Readonly<Record<string, Input<Type>>>)[name] ?? {};
    return [name, { ...leadField(lead, of), ...input }];
  };
  return { ...rest, type, sections, fields: Object.fromEntries(names.map(field)) as Record<Field, FormField> };
}

function leadField({ group, fields, requiredPersonal }: LeadTypeDefinition, name: string): FormField {
  const field = fields[name];
  if (!field) return personalField(name as keyof typeof PERSONAL_INPUTS, requiredPersonal);
  const kind: FormField['kind'] = field.kind === 'choices' ? 'checkboxes' : field.kind;
  const days = field.fromToday && { min: today, outside: 'past_day' };
  return { ...field, ...days, kind, path: `${group}.${name}` } as FormField;
}

export function personalField(name: keyof typeof PERSONAL_INPUTS, required: readonly PersonalField[]): FormField {
  return { ...PERSONAL_INPUTS[name], path: `personalInfo.${name}`, required: required.includes(name) };
}

interface InputKinds {
  readonly line: 'line';
  readonly text: 'text';
  readonly email: 'email';
  readonly phone: 'phone';
  readonly age: 'number';
}

/** The compiler checks these inputs against the registry of personal fields, which is too large to load on pages. */
const PERSONAL_INPUTS = {
  fullName: { kind: 'line', autoComplete: 'name' },
  email: { kind: 'email', autoComplete: 'email' },
  phone: { kind: 'phone', autoComplete: 'tel' },
  city: { kind: 'line', autoComplete: 'address-level2' },
  state: { kind: 'line', autoComplete: 'address-level1' },
  address: { kind: 'text', autoComplete: 'street-address' },
  age: { kind: 'number' },
} as const satisfies {
  readonly [Name in PersonalField]?: {
    readonly kind: InputKinds[(typeof PERSONAL_FIELDS)[Name]['kind']];
    readonly autoComplete?: string;
  };
};

/** Returns the field's limit in characters; the defaults are the server's limits. */
export function maxLength({ maxLength: own, kind }: FormField): number {
  return own ?? MAX_LENGTHS[kind === 'text' ? 'text' : 'line'];
}
