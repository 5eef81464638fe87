import { describe, expect, it } from '@jest/globals';
import { LEAD } from '../../testing/render-admin';
import { type Lead, leadName, leadTypeLabel } from './lead';
import { firstCharacters, labelOfPath, leadRequest, personalLines, requestTitle, typeLines } from './lead-fields';

const lead = (more: object) => ({ type: 'soil_testing', personalInfo: {}, ...more }) as unknown as Lead;

describe('the personal fields', () => {
  it('are the filled-in fields, in the order of the form', () => {
    const personalInfo = { age: 0, fullName: 'Asha', city: 'Gaya' };
    expect(personalLines({ personalInfo } as unknown as Lead)).toEqual([
      { name: 'fullName', label: 'Full name', text: 'Asha' },
      { name: 'city', label: 'City', text: 'Gaya' },
      { name: 'age', label: 'Age', text: '0' },
    ]);
  });

  it.each([
    [{ fullName: 'Asha', email: 'asha@example.in' }, 'Asha'],
    [{ email: 'asha@example.in', phone: '98765 43210' }, 'asha@example.in'],
    [{ phone: '98765 43210' }, '98765 43210'],
    [{}, 'No name given'],
  ])('is named by %p as %s', (personalInfo, name) => {
    expect(leadName(lead({ personalInfo }))).toBe(name);
  });
});

describe('the fields of its type', () => {
  const textOf = (name: string, value: unknown, type = 'soil_testing', group = 'soilTestingInfo') =>
    typeLines(lead({ type, [group]: { [name]: value } })).find((line) => line.name === name)?.text;

  it('include the empty ones', () => {
    const lines = typeLines(lead({ soilTestingInfo: { areaOfField: '2 bigha' } }));
    expect(lines.filter(({ text }) => text !== '')).toEqual([
      { name: 'areaOfField', label: 'Area of field', text: '2 bigha' },
    ]);
    expect(lines.length).toBeGreaterThan(5);
  });

  it.each([
    ['a choice by its label', textOf('typeOfSoil', 'unknown'), 'Not Sure'],
    ['a choice that no longer exists as it is', textOf('typeOfSoil', 'rock'), 'rock'],
    ['a day in words', textOf('preferredTestDate', '2026-11-21'), '21 November 2026'],
    ['an invalid day as it is', textOf('preferredTestDate', 'soon'), 'soon'],
    ['nothing for null', textOf('pastCrops', null), ''],
  ])('say %s', (_, text, expected) => {
    expect(text).toBe(expected);
  });

  it('are none for a type without any', () => {
    expect(typeLines(lead({ type: 'newsletter' }))).toEqual([]);
  });
});

describe('a label', () => {
  it.each([
    ['personalInfo.pincode', 'PIN code'],
    ['personalInfo.other', 'other'],
    ['details.areaOfField', 'Area of field'],
    ['details.other', 'other'],
  ])('of %s is %s', (path, label) => {
    expect(labelOfPath(path, 'soil_testing')).toBe(label);
  });

  it('of an unknown type is derived from its name', () => {
    expect(leadTypeLabel('soil_testing')).toBe('Soil Testing');
    expect(leadTypeLabel('seed_order')).toBe('SEED ORDER');
  });
});

describe('the request of a lead', () => {
  const soil = {
    ...LEAD,
    type: 'soil_testing' as const,
    soilTestingInfo: {
      fieldAddress: 'Behind the school',
      areaOfField: '2 acres',
      totalAreaOfField: '4 acres',
      pastCrops: 'x'.repeat(121),
      additionalNotes: 'Please come early',
    },
  };

  describe('what a lead asks for', () => {
    it('is the message of a type that has one', () => {
      const wrote = { ...LEAD, contactForm: { message: 'Do you sell seeds?' } };
      const request = leadRequest(wrote as unknown as Lead);
      expect(request).toMatchObject({
        words: { label: 'Message', text: 'Do you sell seeds?' },
        facts: [],
        hasMore: false,
      });
    });

    it('has an empty message if the person wrote none', () => {
      expect(leadRequest(LEAD).words).toMatchObject({ label: 'Message', text: '' });
    });

    it('is the free text, with short answers as facts; long ones are only in the full form', () => {
      const { words, facts, hasMore } = leadRequest(soil as unknown as Lead);
      expect(words?.text).toBe('Please come early');
      expect(facts.map(({ label }) => label)).toEqual(['Field address', 'Area of field', 'Total area of field']);
      expect(hasMore).toBe(true);
    });

    it('has the heading of the specification', () => {
      expect(requestTitle({ type: 'franchise' })).toBe('Franchise Information');
      expect(requestTitle({ type: 'newsletter' })).toBeNull();
    });
  });
});

describe('the excerpt of a row', () => {
  describe('the first characters of a text', () => {
    it.each([
      ['a short text', 5, 'a sho'],
      ['short', 5, 'short'],
      ['ab👨‍👩‍👧‍👦cd', 3, 'ab👨‍👩‍👧‍👦'],
      ['ab👨‍👩‍👧‍👦cd', 2, 'ab'],
      ['हिन्दी में', 1, 'हि'],
      ['🌾🌾🌾', 2, '🌾🌾'],
    ])('of %j, %i of them, are whole', (text, most, cut) => {
      expect(firstCharacters(text, most)).toBe(cut);
    });
  });
});
