/** Makes DTO classes from the lead-type registry: the one definition of a type is also its validation and its documentation. */
import type { ClassConstructor } from 'class-transformer';
import type { LeadFieldKind } from '../../../lead-types/field-kinds.js';
import type { LeadFieldDefinition, LeadTypeDefinition } from '../../../lead-types/lead-type-definition.js';
import { LEAD_TYPES } from '../../../lead-types/lead-types.js';
import {
  ChoiceField,
  ChoicesField,
  DateField,
  type FieldOptions,
  LineField,
  TextField,
} from '../../../shared/http/fields.js';

type Values = Record<string, string | number | string[] | undefined>;

/** What the API accepts and documents for a field of each kind; `values` are those of its options. */
const DECORATORS: Readonly<
  Record<LeadFieldKind, (options: FieldOptions, values: readonly string[]) => PropertyDecorator>
> = {
  line: LineField,
  text: TextField,
  date: DateField,
  choice: (options, values) => ChoiceField(values, options),
  choices: (options, values) => ChoicesField(values, options),
};

/** The class of a type's own fields. With `partial` none of them is required: what a stored lead answers. */
export function leadGroupDto(
  name: string,
  fields: LeadTypeDefinition['fields'],
  partial = false,
): ClassConstructor<Values> {
  class LeadGroupDto {}
  Object.defineProperty(LeadGroupDto, 'name', { value: name });
  for (const [field, definition] of Object.entries(fields)) {
    leadFieldDecorator(definition, partial)(LeadGroupDto.prototype, field);
  }
  return LeadGroupDto as ClassConstructor<Values>;
}

/** Group name -> the class of what a stored lead answers there; types that share a group share its fields. */
export const LEAD_GROUP_DTOS: ReadonlyMap<string, ClassConstructor<Values>> = new Map(
  Object.values<LeadTypeDefinition>(LEAD_TYPES).flatMap(({ group, fields }) =>
    group === null ? [] : [[group, leadGroupDto(`${group[0]?.toUpperCase()}${group.slice(1)}`, fields, true)] as const],
  ),
);

function leadFieldDecorator(field: LeadFieldDefinition, partial: boolean): PropertyDecorator {
  const values = 'options' in field ? field.options.map(({ value }) => value) : [];
  return DECORATORS[field.kind]({ label: field.label, required: !partial && field.required }, values);
}
