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

describe('validated input', () => {
  it('is returned as the DTO', () => {
    const form = validate(FormDto, { title: ' Rabi ', person: { name: 'Asha' } });
    expect(form).toBeInstanceOf(FormDto);
    expect(form.person).toBeInstanceOf(PersonDto);
    expect(form).toEqual({ title: 'Rabi', person: { name: 'Asha' } });
  });

  it.each([
    ['missing', {}],
    ['empty', { title: '' }],
    ['null', { title: null }],
  ])('keeps a default where the value is %s', (_, sent) => {
    expect(validate(FormDto, { ...sent, person: { name: 'Asha' } }).title).toBe('None');
  });

  it.each([[null], ['text'], [7], [[]], [undefined]])('must be an object, not %p', (plain) => {
    expect(refusal(plain)).toMatchObject({ code: 'invalid_input', errors: [{ field: '', code: 'invalid' }] });
  });

  it('is refused with one error per wrong field, by path', () => {
    expect(refusal({ title: 7, person: { phone: '1' } })?.errors).toEqual([
      { field: 'title', message: 'Title must be text.', code: 'invalid' },
      { field: 'person.name', message: 'Name is required.', code: 'required' },
      { field: 'person.phone', message: 'Phone must have 7 to 15 digits.', code: 'invalid_phone' },
    ]);
  });

  it('lists every missing field of a missing part', () => {
    expect(refusal({})?.errors).toEqual([{ field: 'person.name', message: 'Name is required.', code: 'required' }]);
  });

  it.each([
    ['extra', '"extra" is not a field that can be sent here.'],
    ['my-field.x', '"my-field.x" is not a field that can be sent here.'],
    ['token', 'The request contains an unknown field.'],
    ['x401', 'The request contains an unknown field.'],
    ['<b>', 'The request contains an unknown field.'],
    ['x'.repeat(61), 'The request contains an unknown field.'],
  ])('holds no field of another name: %s', (field, message) => {
    expect(refusal({ person: { name: 'Asha' }, [field]: 1 })?.errors).toEqual([
      { field, message, code: 'unknown_key' },
    ]);
  });

  it('is refused with only the unknown keys if there are twenty', () => {
    const junk = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));
    const together = refusal({ ...junk(12), person: { phone: '1', ...junk(5_000) } });
    expect(together?.errors).toHaveLength(20);
    expect(together?.errors).toContainEqual(expect.objectContaining({ field: 'person.k7', code: 'unknown_key' }));
    expect(together?.message).toBe('"k0" is not a field that can be sent here, and 19 more fields need correcting.');
    expect(refusal({ ...junk(19), person: {} })?.errors).toHaveLength(20);
  });

  it('must not contain a list in place of a part', () => {
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
