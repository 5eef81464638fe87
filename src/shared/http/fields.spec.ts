import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import {
  ChoiceField,
  ChoicesField,
  DateField,
  EmailField,
  FlagField,
  IdsField,
  LineField,
  LinesField,
  MomentField,
  NameField,
  PhoneField,
  TextField,
  WholeNumberField,
} from './fields.js';
import { validate } from './validate.js';

const ID = '01960000-0000-7000-8000-000000000001';
const LABEL = { label: 'It' };

/** Returns the field's value for an input, or the code and message of its error. */
function read(field: PropertyDecorator, value: unknown): unknown {
  class Dto {
    it?: unknown;
  }
  field(Dto.prototype, 'it');
  try {
    return validate(Dto, { it: value }).it;
  } catch (refusal) {
    const [error] = (refusal as { errors: { field: string; code: string; message: string }[] }).errors;
    return `${error?.field} ${error?.code}: ${error?.message}`;
  }
}

describe('a field', () => {
  const optional = {
    line: LineField(LABEL),
    text: TextField(LABEL),
    mail: EmailField(LABEL),
    phone: PhoneField(LABEL),
    choice: ChoiceField(['a', 'b'], LABEL),
    choices: ChoicesField(['a', 'b'], LABEL),
    day: DateField(LABEL),
    moment: MomentField(LABEL),
    number: WholeNumberField({ min: 1, max: 9 }, LABEL),
    flag: FlagField(LABEL),
  };
  it.each(Object.entries(optional))('of the kind %s can be missing or empty', (_, field) => {
    expect(read(field, undefined)).toBeUndefined();
    expect(read(field, '')).toBeUndefined();
  });

  const required = { ...LABEL, required: true };
  const needed = {
    line: LineField(required),
    text: TextField(required),
    mail: EmailField(required),
    phone: PhoneField(required),
    choice: ChoiceField(['a', 'b'], required),
    choices: ChoicesField(['a', 'b'], required),
    ids: IdsField(2, required),
    lines: LinesField(2, required),
    day: DateField(required),
    moment: MomentField(required),
    number: WholeNumberField({ min: 1, max: 9 }, required),
    flag: FlagField(required),
  };
  it.each(Object.entries(needed))('of the required kind %s reports that it is missing', (_, field) => {
    expect(read(field, undefined)).toBe('it required: It is required.');
  });

  it.each(Object.entries(needed).filter(([kind]) => kind !== 'lines'))(
    'that is a required %s says so when it is empty',
    (_, field) => {
      expect(read(field, '')).toBe('it required: It is required.');
    },
  );
});

describe('a text', () => {
  it.each([
    ['is trimmed', '  Asha  ', 'Asha'],
    ['that is blank counts as missing', ' \t ', undefined],
    ['that is null counts as missing', null, undefined],
    ['of the maximum length is accepted', 'x'.repeat(200), 'x'.repeat(200)],
    ['that is longer is refused', 'x'.repeat(201), 'it too_long: It can have at most 200 characters.'],
    ['is measured after trimming', ` ${'x'.repeat(200)} `, 'x'.repeat(200)],
    ['that is a number is refused', 7, 'it invalid: It must be text.'],
    ['that is a list is refused', ['a'], 'it invalid: It must be text.'],
  ])('%s', (_, value, expected) => {
    expect(read(LineField(LABEL), value)).toBe(expected);
  });

  it('of several lines can have 5,000 characters', () => {
    expect(read(TextField(LABEL), 'x'.repeat(5_000))).toHaveLength(5_000);
    expect(read(TextField(LABEL), 'x'.repeat(5_001))).toMatch(/^it too_long/);
  });
});

describe('a name', () => {
  it.each(['Asha', 'आशा', 'عائشة', '7', '🌾 Ram', 'क्\u200dष'])('%s is kept as written', (value) => {
    expect(read(NameField(LABEL), value)).toBe(value);
  });

  it.each(['\u200b', '\u2060\u200d', '\u3164', '\ufe0f', '\u2800', '-', '🙂'])('%j is refused', (value) => {
    expect(read(NameField(LABEL), value)).toBe('it invalid: It must have a letter or a digit.');
  });

  it('that is missing is not checked', () => {
    expect(read(NameField(LABEL), '  ')).toBeUndefined();
  });
});

describe('an email address', () => {
  it.each(['asha@example.in', 'asha.devi+kc@mail.example.co.in'])('%s is accepted', (value) => {
    expect(read(EmailField(LABEL), value)).toBe(value);
  });

  it.each(['asha', 'asha@', '@example.in', 'asha@example', 'asha devi@example.in'])('%s is refused', (value) => {
    expect(read(EmailField(LABEL), value)).toBe('it invalid_email: It must be an email address like name@example.com.');
  });
});

describe('a phone number', () => {
  it.each(['1234567', '+91 98765 43210', '(098) 765-43210', '९८७६५ ४३२१०'])('%s is kept as written', (value) => {
    expect(read(PhoneField(LABEL), value)).toBe(value);
  });

  it.each(['123456', '1234567890123456', 'call me'])('%s is refused', (value) => {
    expect(read(PhoneField(LABEL), value)).toBe('it invalid_phone: It must have 7 to 15 digits.');
  });
});

describe('a choice', () => {
  it.each([
    ['is one of the allowed values', 'a', 'a'],
    ['is trimmed', ' a ', 'a'],
    ['is not another value', 'c', 'it invalid_choice: It must be one of: a, b; it was "c".'],
    ['is not in capitals', 'A', 'it invalid_choice: It must be one of: a, b; it was "A".'],
    ['is not quoted if it is not a plain name', '<b>c</b>', 'it invalid_choice: It must be one of: a, b.'],
    [
      'is not quoted if it contains a word that clients search for',
      'my-token',
      'it invalid_choice: It must be one of: a, b.',
    ],
    ['is not quoted if it is long', 'c'.repeat(61), 'it invalid_choice: It must be one of: a, b.'],
  ])('%s', (_, value, expected) => {
    expect(read(ChoiceField(['a', 'b'], LABEL), value)).toBe(expected);
  });
});

it('of many choices names twenty', () => {
  const many = Array.from({ length: 25 }, (_, index) => `c${index}`);
  expect(read(ChoiceField(many, LABEL), 'x')).toMatch(/: c0, .*, c19 and 5 more; it was "x"\.$/);
});

describe('several choices', () => {
  it.each<[string, unknown, unknown]>([
    ['come as a list', ['a', 'b'], ['a', 'b']],
    ['come joined by commas', 'a, b', ['a', 'b']],
    ['can be mixed', ['a,b', 'a'], ['a', 'b', 'a']],
    ['can be one', 'a', ['a']],
    ['can be none', [], []],
    ['contain no other value', ['a', 'c'], 'it invalid_choice: It must be one of: a, b; it was "c".'],
    [
      'are not split if there are more than a body can contain',
      'a,'.repeat(2_000),
      'it invalid_choice: It must be one of: a, b.',
    ],
    ['are not numbers', [1], 'it invalid_choice: It must be one of: a, b.'],
  ])('%s', (_, value, expected) => {
    expect(read(ChoicesField(['a', 'b'], LABEL), value)).toEqual(expected);
  });
});

describe('ids', () => {
  it.each<[string, unknown, unknown]>([
    ['can be a list', [ID], [ID]],
    ['come joined by commas', `${ID},${ID}`, [ID, ID]],
    ['must be at least one', [], 'it invalid: It must contain at least one id.'],
    ['are no more than allowed', [ID, ID, ID], 'it invalid: It can contain at most 2 ids.'],
    ['must be ids', ['x'], 'it invalid: It must be a list of ids.'],
  ])('%s', (_, value, expected) => {
    expect(read(IdsField(2, LABEL), value)).toEqual(expected);
  });
});

describe('lines', () => {
  it.each<[string, unknown, unknown]>([
    ['come as a list', ['a', 'b'], ['a', 'b']],
    ['must be a list', 'a', 'it invalid: It must be a list.'],
    ['must be texts', [1], 'it invalid: It must be a list of texts.'],
    ['are no more than allowed', ['a', 'b', 'c'], 'it invalid: It can have at most 2 lines.'],
    ['must not be longer than a line', ['x'.repeat(201)], 'it too_long: It can have lines of at most 200 characters.'],
  ])('%s', (_, value, expected) => {
    expect(read(LinesField(2, LABEL), value)).toEqual(expected);
  });
});

describe('a day', () => {
  it.each(['2026-04-22', '2028-02-29', '1900-01-01', '2199-12-31'])('%s is accepted', (value) => {
    expect(read(DateField(LABEL), value)).toBe(value);
  });

  it.each([
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '1899-12-31',
    '2200-01-01',
    '2026-4-2',
    '22.04.2026',
    '2026-04-22T10:00Z',
  ])('%s is refused', (value) => {
    expect(read(DateField(LABEL), value)).toBe('it invalid: It must be a date like 2026-04-22.');
  });
});

describe('a day or a time', () => {
  it.each([
    '2026-04-22',
    '2026-04-22T10:00Z',
    '2026-04-22T10:00:00Z',
    '2026-04-22T10:00:00.123456Z',
    '2026-04-22T10:00+05:30',
  ])('%s is accepted', (value) => {
    expect(read(MomentField(LABEL), value)).toBe(value);
  });

  it.each(['2026-02-29T10:00Z', '2026-04-22T25:00Z', '2026-04-22T10:00', '2026-04-22 10:00Z', 'yesterday', '1'])(
    '%s is refused',
    (value) => {
      expect(read(MomentField(LABEL), value)).toBe(
        'it invalid: It must be a date like 2026-04-22, or a time with its zone like 2026-04-22T15:30:00+05:30.',
      );
    },
  );
});

describe('a whole number', () => {
  const refusal = 'it invalid: It must be a whole number from 1 to 9.';
  it.each<[unknown, unknown]>([
    [1, 1],
    [9, 9],
    ['7', 7],
    [' 7 ', 7],
    [0, refusal],
    [10, refusal],
    [1.5, refusal],
    ['-1', refusal],
    ['1e0', refusal],
    ['7px', refusal],
    [true, refusal],
    [Number.NaN, refusal],
  ])('%p is read as %p', (value, expected) => {
    expect(read(WholeNumberField({ min: 1, max: 9 }, LABEL), value)).toBe(expected);
  });
});

describe('a flag', () => {
  it.each<[unknown, unknown]>([
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
    ['yes', 'it invalid: It must be true or false.'],
    ['1', 'it invalid: It must be true or false.'],
    [1, 'it invalid: It must be true or false.'],
  ])('%p is read as %p', (value, expected) => {
    expect(read(FlagField(LABEL), value)).toBe(expected);
  });
});

describe('a list of ids', () => {
  it.each<unknown>(['', null, [], ',', ' '])('is refused as %p, which must not mean all', (value) => {
    expect(read(IdsField(2, LABEL), value)).toMatch(
      /^it invalid: It must (contain at least one id|be a list of ids)\.$/,
    );
  });

  it('can be missing', () => {
    expect(read(IdsField(2, LABEL), undefined)).toBeUndefined();
  });
});

describe('a line', () => {
  it.each<[string, string, string]>([
    ['is joined from several pasted lines', ' Ravi\r\n Kumar\tSingh\u2028x ', 'Ravi Kumar Singh x'],
    ['loses its direction marks', '\u202EmuraK\u202C \u2066Ravi\u2069\u200E\u061C', 'muraK Ravi'],
    ['keeps the joiners of Hindi and emoji', 'क्\u200Dष र्\u200Cक 👩\u200D🌾', 'क्\u200Dष र्\u200Cक 👩\u200D🌾'],
    ['keeps other blanks as they are', 'Ravi  Kumar', 'Ravi  Kumar'],
  ])('%s', (_, value, line) => {
    expect(read(LineField(LABEL), value)).toBe(line);
    expect(read(TextField(LABEL), `${line}\n\t${line}`)).toBe(`${line}\n\t${line}`);
  });

  it('of 250,000 blanks takes linear time', () => {
    const blanks = ' \u00A0'.repeat(125_000);
    expect(read(LineField(LABEL), `a${blanks}a`)).toBe('it too_long: It can have at most 200 characters.');
    expect(read(LineField(LABEL), `a${blanks}\n${blanks}a`)).toBe('a a');
  });

  it('is counted in characters, not in bytes', () => {
    for (const character of ['a', 'क', '🌾']) {
      expect(read(LineField(LABEL), character.repeat(200))).toBe(character.repeat(200));
      expect(read(LineField(LABEL), character.repeat(201))).toBe('it too_long: It can have at most 200 characters.');
    }
  });
});
