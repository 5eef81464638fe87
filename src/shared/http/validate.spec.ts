import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { type ClassConstructor } from 'class-transformer';
import { LineField, PartOf, PhoneField } from './fields.js';
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

  @PartOf(() => PersonDto)
  person: PersonDto = new PersonDto();
}

function refusal(plain: unknown, dto: ClassConstructor<object> = FormDto) {
  try {
    validate(dto, plain);
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

  it('is refused at its twentieth unknown key, wherever that stands, without a look at the rest', () => {
    const junk = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));
    const together = refusal({ ...junk(12), person: { phone: '1', ...junk(5_000) } });
    expect(together?.errors).toHaveLength(20);
    expect(together?.errors).toContainEqual(expect.objectContaining({ field: 'person.k7', code: 'unknown_key' }));
    expect(together?.message).toBe('"k0" is not a field that can be sent here, and 19 more fields need correcting.');
    expect(refusal({ ...junk(19), person: {} })?.errors).toHaveLength(20);
  });

  it('holds no list where one part is asked for', () => {
    expect(refusal({ person: Array(5_000).fill({}) })?.errors).toEqual([
      { field: 'person', message: 'person must be an object, not a list.', code: 'invalid' },
    ]);
  });

  it('is refused with at most fifty fields to correct', () => {
    class WideDto {}
    for (let index = 0; index < 60; index += 1)
      LineField({ label: 'X', required: true })(WideDto.prototype, `f${index}`);
    const refused = refusal({}, WideDto);
    expect(refused?.errors).toHaveLength(50);
    expect(refused?.message).toMatch(/^X is required, and 59 more fields need correcting\.$/);
  });
});
