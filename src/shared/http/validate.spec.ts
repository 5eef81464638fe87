import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { LineField, PhoneField } from './fields.js';
import { validate } from './validate.js';

class PersonDto {
  @LineField({ label: 'Name', required: true })
  name: string;

  @PhoneField({ label: 'Phone' })
  phone?: string;
}

class FormDto {
  @LineField({ label: 'Title', required: true })
  title: string = 'None';

  @ValidateNested()
  @Type(() => PersonDto)
  person: PersonDto = new PersonDto();
}

function refusal(plain: unknown) {
  try {
    validate(FormDto, plain);
    return null;
  } catch (error) {
    return error as { code: string; message: string; errors: readonly object[] };
  }
}

describe('what is sent', () => {
  it('is the DTO it fills', () => {
    const form = validate(FormDto, { title: ' Rabi ', person: { name: 'Asha' } });
    expect(form).toBeInstanceOf(FormDto);
    expect(form.person).toBeInstanceOf(PersonDto);
    expect(form).toEqual({ title: 'Rabi', person: { name: 'Asha' } });
  });

  it.each([
    ['left out', {}],
    ['empty', { title: '' }],
    ['null', { title: null }],
  ])('keeps a default where the value is %s', (_, sent) => {
    expect(validate(FormDto, { ...sent, person: { name: 'Asha' } }).title).toBe('None');
  });

  it.each([[null], ['text'], [7], [[]], [undefined]])('is an object, not %p', (plain) => {
    expect(refusal(plain)).toMatchObject({ code: 'invalid_input', errors: [{ field: '', code: 'invalid' }] });
  });

  it('is refused with one line a wrong field, by its path', () => {
    expect(refusal({ title: 7, person: { phone: '1' } })?.errors).toEqual([
      { field: 'title', message: 'Title must be text.', code: 'invalid' },
      { field: 'person.name', message: 'Name is required.', code: 'required' },
      { field: 'person.phone', message: 'Phone must have 7 to 15 digits.', code: 'invalid_phone' },
    ]);
  });

  it('names a part that is missing by each field it lacks', () => {
    expect(refusal({})?.errors).toEqual([{ field: 'person.name', message: 'Name is required.', code: 'required' }]);
  });

  it.each([
    ['extra', '"extra" is not a field that can be sent here.'],
    ['my-field.x', '"my-field.x" is not a field that can be sent here.'],
    ['token', 'A field was sent that is not known here.'],
    ['x401', 'A field was sent that is not known here.'],
    ['<b>', 'A field was sent that is not known here.'],
    ['x'.repeat(61), 'A field was sent that is not known here.'],
  ])('holds no field of another name: %s', (field, message) => {
    expect(refusal({ person: { name: 'Asha' }, [field]: 1 })?.errors).toEqual([
      { field, message, code: 'unknown_key' },
    ]);
  });
});
