import type { LeadFieldOption } from '@lead-types/lead-type-definition';
import type { LEAD_TYPES, LeadType } from '@lead-types/lead-types';
import type { PersonalField } from '@lead-types/personal-fields';
import type { SharedFormTexts } from '../../../content/form-texts';

/** A reason why a field cannot be sent as it is; what people read is in the content. */
export type ProblemCode = keyof SharedFormTexts['problems'];

/** Where a value stands in the body: `personalInfo.email`, or a field of the type's own group. */
type PathOf<Type extends LeadType> = `personalInfo.${PersonalField}` | GroupPath<(typeof LEAD_TYPES)[Type]>;
type GroupPath<Definition> = Definition extends { group: infer Group extends string; fields: infer Fields }
  ? `${Group}.${keyof Fields & string}`
  : never;

interface FieldBase<Type extends LeadType> {
  /** Also where a problem that the server names is shown; fields that are composed into one value share its path. */
  readonly path: PathOf<Type>;
  readonly required?: true;
  /** Not marked as optional although the form is sent without it: the specification wants it so. */
  readonly looksRequired?: true;
  /** The most characters it takes, where fewer than usual fit: several fields may be composed into one value. */
  readonly maxLength?: number;
  readonly autoComplete?: string;
}

/** One input of a form, named as the specification names it; its texts are in the content. */
export type FormField<Type extends LeadType = LeadType> = FieldBase<Type> &
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

export type LeadValue = string | number | null | readonly string[];

/** A form of the site: what it asks for and which lead it makes. Its draft is saved under `id`. */
export interface FormDefinition<
  Field extends string = string,
  Section extends string = string,
  Type extends LeadType = LeadType,
> {
  readonly id: string;
  readonly type: Type;
  /** What its page's address has to end in for it to be open there, where it is not always. */
  readonly opensBy?: string;
  /** What it says of itself in `source.form`, where its type has a longer form too. */
  readonly sourceForm?: 'callback';
  /** What the visitor agrees to by sending it, where that is not being contacted about it. */
  readonly purposes?: readonly string[];
  readonly fields: Readonly<Record<Field, FormField<Type>>>;
  /** The form's parts in their order, each with a heading; fields that are in none stand before them. */
  readonly sections: Readonly<Record<Section, readonly Field[]>>;
  /** Sections of optional answers, folded at first, so that three questions do not look like eighteen. */
  readonly folded?: readonly Section[];
  /** What is not sent the way it was typed: by path, made from all the (trimmed) values. */
  readonly composed?: Readonly<Partial<Record<PathOf<Type>, (values: FormValues) => LeadValue | undefined>>>;
}

export type FormValues = Readonly<Record<string, string>>;

/** The most characters a field takes; the server's own limits. */
export function maxLength(field: FormField): number {
  return field.maxLength ?? (field.kind === 'text' ? 5_000 : 200);
}
