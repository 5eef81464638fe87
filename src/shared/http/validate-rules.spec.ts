import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance, Type } from 'class-transformer';
import { IsArray, IsOptional, IsString, ValidateIf, ValidateNested, validateSync } from 'class-validator';
import fc from 'fast-check';
import {
  ChoiceField,
  ChoicesField,
  DateField,
  EmailField,
  FlagField,
  LineField,
  NameField,
  PhoneField,
  WholeNumberField,
} from './fields.js';
import { passesFastCheck } from './validate.js';

class PersonDto {
  @NameField({ label: 'Name', required: true })
  name: string;

  @PhoneField({ label: 'Phone' })
  phone?: string;

  @EmailField({ label: 'Email' })
  email?: string;

  @ValidateIf((person: PersonDto) => person.age !== null)
  @WholeNumberField({ min: 0, max: 120 }, { label: 'Age' })
  age?: number | null;
}

class FormDto {
  @ChoiceField(['wheat', 'rice'], { label: 'Crop', required: true })
  crop: string;

  @ChoicesField(['seed', 'soil'], { label: 'Topics' })
  topics?: string[];

  @DateField({ label: 'Day' })
  day?: string;

  @FlagField({ label: 'Urgent' })
  urgent?: boolean;

  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  purposes?: string[];

  @ValidateNested()
  @Type(() => PersonDto)
  person: PersonDto = new PersonDto();
}

class FamilyDto {
  @ValidateNested({ each: true })
  @Type(() => PersonDto)
  people: PersonDto[];
}

const form = (plain: object) => plainToInstance(FormDto, plain, { exposeUnsetFields: false });
const OPTIONS = { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true, stopAtFirstError: true };

const anything = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    '',
    'wheat',
    'seed',
    '2026-04-22',
    '+91 98765 43210',
    'asha@example.com',
    'true',
    true,
    7,
    130,
  ),
  fc.string(),
  fc.array(fc.oneof(fc.constantFrom('seed', 'soil', 7), fc.string()), { maxLength: 3 }),
  fc.constantFrom({}, { name: 'Asha' }, [{ name: 'Asha' }]),
);
/** Generates mostly valid values of a field, and sometimes arbitrary ones. */
const record = (fields: Readonly<Record<string, unknown>>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, good]) => [
        name,
        fc.oneof({ weight: 8, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: anything }),
      ]),
    ),
  );
const people = record({ name: 'Asha', phone: '+91 98765 43210', email: undefined, age: 30 });
const forms = fc
  .tuple(
    record({ crop: 'rice', topics: ['seed'], day: '2026-04-22', urgent: true, purposes: ['contact'] }),
    people,
    fc.oneof({ weight: 8, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.constant({ more: 1 }) }),
  )
  .map(([plain, person, more]) => ({ ...plain, person, ...more }));

describe('the compiled rules of a class', () => {
  it('agree with class-validator for every input', () => {
    const answers = new Set<boolean>();
    fc.assert(
      fc.property(forms, (plain) => {
        const isValid = validateSync(form(plain), OPTIONS).length === 0;
        answers.add(isValid);
        expect(passesFastCheck(form(plain))).toBe(isValid);
      }),
      { numRuns: 2_000 },
    );
    expect(answers).toEqual(new Set([true, false]));
  });

  it.each([
    ['a list of parts', plainToInstance(FamilyDto, { people: [{ name: 'Asha' }] })],
    ['an object whose class has no rules', { name: 'Asha' }],
  ])('leave %s to class-validator', (_, object) => {
    expect(passesFastCheck(object)).toBe(false);
  });

  it('are separate from those of a class with the same field names', () => {
    class OtherDto {
      @LineField({ label: 'Name' })
      name?: string;
    }
    expect(passesFastCheck(plainToInstance(OtherDto, {}))).toBe(true);
    expect(passesFastCheck(plainToInstance(PersonDto, {}))).toBe(false);
  });
});
