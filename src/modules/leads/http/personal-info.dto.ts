import { applyDecorators } from '@nestjs/common';
import type { ClassConstructor } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import type { PersonalFieldKind } from '../../../lead-types/field-kinds.js';
import { PERSONAL_COLUMNS, type PersonalField } from '../../../lead-types/personal-fields.js';
import {
  EmailField,
  type FieldOptions,
  LineField,
  PhoneField,
  TextField,
  WholeNumberField,
} from '../../../shared/http/fields.js';
import type { PersonalInfo } from '../domain/lead.js';

/** The class of `personalInfo`, with the fields a lead type requires. `name` names it in the API document. */
export function personalInfoDto(name: string, required: readonly PersonalField[]): ClassConstructor<PersonalInfo> {
  class PersonalInfoDto {}
  Object.defineProperty(PersonalInfoDto, 'name', { value: name });
  for (const { name: field, kind, label, example } of PERSONAL_COLUMNS) {
    DECORATORS[kind]({ label, example, required: required.includes(field) })(PersonalInfoDto.prototype, field);
  }
  return PersonalInfoDto as ClassConstructor<PersonalInfo>;
}

const DECORATORS: Readonly<Record<PersonalFieldKind, (options: FieldOptions) => PropertyDecorator>> = {
  line: LineField,
  text: TextField,
  email: EmailField,
  phone: PhoneField,
  // The BDO form sends null for an age range it cannot read, beside the range itself.
  age: (options: FieldOptions) =>
    applyDecorators(
      ValidateIf((info: PersonalInfo) => info.age !== null),
      WholeNumberField({ min: 0, max: 120 }, options),
    ),
};
