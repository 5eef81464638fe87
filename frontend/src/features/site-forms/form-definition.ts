import type {
  LeadFieldOption,
  PersonalField,
} from '../../../../src/modules/leads/domain/lead-types/lead-type-definition';
import type { LEAD_TYPES, LeadType } from '../../../../src/modules/leads/domain/lead-types/lead-types';

/** Where a value stands in the body: `personalInfo.email`, or a field of the type's own group. */
type PathOf<Type extends LeadType> = `personalInfo.${PersonalField}` | GroupPath<(typeof LEAD_TYPES)[Type]>;
type GroupPath<Definition> = Definition extends { group: infer Group extends string; fields: infer Fields }
  ? `${Group}.${keyof Fields & string}`
  : never;

interface FieldBase<Type extends LeadType> {
  readonly path: PathOf<Type>;
  readonly required?: true;
  readonly autoComplete?: string;
}

/** One input of a form, named as the specification names it; its texts are in the content. */
export type FormField<Type extends LeadType = LeadType> = FieldBase<Type> &
  (
    | { readonly kind: 'line' | 'email' | 'phone' | 'text' }
    | { readonly kind: 'choice'; readonly options: readonly LeadFieldOption[] }
  );

/** A form of the site: what it asks for and which lead it makes. `id` is also the name its draft is kept under. */
export interface FormDefinition<
  Field extends string = string,
  Section extends string = string,
  Type extends LeadType = LeadType,
> {
  readonly id: string;
  readonly type: Type;
  readonly fields: Readonly<Record<Field, FormField<Type>>>;
  /** The form's parts in their order, each with a heading; fields that are in none stand before them. */
  readonly sections: Readonly<Record<Section, readonly Field[]>>;
}

export type FormValues = Readonly<Record<string, string>>;

/** The most characters a field takes; the server's own limits. */
export function maxLength(field: FormField): number {
  return field.kind === 'text' ? 5_000 : 200;
}
