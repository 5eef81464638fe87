import { MAX_LENGTHS } from '@lead-types/field-kinds';
import type { LeadFieldOption, LeadTypeDefinition } from '@lead-types/lead-type-definition';
import type { LEAD_TYPES, LeadType } from '@lead-types/lead-types';
import type { PERSONAL_FIELDS, PersonalField } from '@lead-types/personal-fields';
import type { FormTexts, SharedFormTexts } from '../../../content/form-texts';
import { today } from '../../lib/indian-locale';

/** A reason why a field cannot be sent as it is; the content has its sentence. */
export type ProblemCode = keyof SharedFormTexts['problems'];

interface FieldBase {
  /** Where the value stands in the body: `personalInfo.email`. Several fields may be composed into one value. */
  readonly path: string;
  readonly required?: boolean;
  /** Not marked as optional although the form is sent without it: the specification wants it so. */
  readonly looksRequired?: boolean;
  /** In characters, if less than usual: several fields may be composed into one value. */
  readonly maxLength?: number;
  readonly autoComplete?: string;
}

/** One input of a form. */
export type FormField = FieldBase &
  /** `digits` is a line that is mostly a number, typed with a phone's number keys and sent as it stands. */
  (
    | { readonly kind: 'line' | 'digits' | 'email' | 'phone' | 'url' | 'text' }
    /** A whole number, sent as one. `outside` is what is wrong with a smaller one. */
    | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly outside?: ProblemCode }
    /** A calendar day. The limits are functions, since they move with today. */
    | {
        readonly kind: 'date';
        readonly min?: () => string;
        readonly max?: () => string;
        readonly outside?: ProblemCode;
      }
    /** One of the options: in a select box, or all of them in sight. */
    | { readonly kind: 'choice' | 'radio'; readonly options: readonly LeadFieldOption[] }
    /** Any number of the options; the value holds one in each line. */
    | { readonly kind: 'checkboxes'; readonly options: readonly LeadFieldOption[] }
  );

export type FormValues = Readonly<Record<string, string>>;
export type LeadValue = string | number | null | readonly string[];
type Compose = (values: FormValues) => LeadValue | undefined;

interface FormBase<Type extends LeadType> {
  /** Drafts on visitors' devices are stored under it, so it never changes. */
  readonly id: string;
  readonly type: Type;
  /** What the address of its page must end in to open it, if it is not always open. */
  readonly opensBy?: string;
  /** Its dialog fills the screen on every device. */
  readonly opensFullScreen?: true;
  /** Sent as `source.form`, if its type has a longer form too. */
  readonly sourceForm?: 'callback';
  /** What the visitor agrees to by sending it, if that is not being contacted about it. */
  readonly purposes?: readonly string[];
}

/** A form of the site: what it asks for and which lead it makes. */
export interface FormDefinition<Field extends string = string, Section extends string = string>
  extends FormBase<LeadType> {
  /** Named as the specification names them, in the form's order. */
  readonly fields: Readonly<Record<Field, FormField>>;
  /** The form's parts in their order, each with a heading; fields that are in none stand before them. */
  readonly sections: Readonly<Record<Section, readonly Field[]>>;
  /** Sections of optional answers, folded at first, so that three questions do not look like eighteen. */
  readonly folded?: readonly Section[];
  /** By path: values that are not sent as they were typed, made from all (trimmed) values. */
  readonly composed?: Readonly<Partial<Record<string, Compose>>>;
}

/** A form with its texts, and with those that all forms share, in the page's language. */
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

/** What a form adds to a field of its lead type, or changes. */
interface Input<Type extends LeadType> {
  /** The lead's field that the input fills, if its name is another one. */
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

/** An input whose name is no field of the lead must say which one it fills. */
type Inputs<Type extends LeadType, Field extends string> = {
  readonly [Name in Exclude<Field, FieldOf<Type>>]: Input<Type> & { readonly of: FieldOf<Type> };
} & { readonly [Name in Field]?: Input<Type> };

interface LeadForm<Type extends LeadType, Field extends string, Section extends string>
  extends Omit<FormBase<Type>, 'type'> {
  /** Those before the sections. */
  readonly fields?: readonly Field[];
  readonly sections?: Readonly<Record<Section, readonly Field[]>>;
  readonly folded?: readonly NoInfer<Section>[];
  readonly inputs: Inputs<Type, NoInfer<Field>>;
  readonly composed?: Readonly<Partial<Record<PathOf<Type>, Compose>>>;
}

/** Makes a form of a lead type: kind, required and options of its inputs come from the type's fields of the same names. */
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

/** The input for a personal field of a lead. */
export function personalField(name: keyof typeof PERSONAL_INPUTS, required: readonly PersonalField[]): FormField {
  return { ...PERSONAL_INPUTS[name], path: `personalInfo.${name}`, required: required.includes(name) };
}

/** The kind of input for each kind of personal field. */
interface InputKinds {
  readonly line: 'line';
  readonly text: 'text';
  readonly email: 'email';
  readonly phone: 'phone';
  readonly age: 'number';
}

/** What forms ask about the person. The compiler compares the kinds with the registry, which is too large for a page to load. */
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

/** The most characters a field takes; the server's own limits. */
export function maxLength({ maxLength: own, kind }: FormField): number {
  return own ?? MAX_LENGTHS[kind === 'text' ? 'text' : 'line'];
}
