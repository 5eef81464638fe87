import { describe, expect, it } from '@jest/globals';
import type { Lead } from './lead';
import { labelOfPath, personalLines, typeLines } from './lead-fields';
import { leadName, leadTypeLabel } from './lead-labels';

const lead = (more: object) => ({ type: 'soil_testing', personalInfo: {}, ...more }) as unknown as Lead;

describe('who a lead is', () => {
  it('is what was filled in, in the order of the form', () => {
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

  it('are all of them, empty where the visitor left them out', () => {
    const lines = typeLines(lead({ soilTestingInfo: { areaOfField: '2 bigha' } }));
    expect(lines.filter(({ text }) => text !== '')).toEqual([
      { name: 'areaOfField', label: 'Area of field', text: '2 bigha' },
    ]);
    expect(lines.length).toBeGreaterThan(5);
  });

  it.each([
    ['a choice by its label', textOf('typeOfSoil', 'unknown'), 'Not Sure'],
    ['a choice that there is no more as it stands', textOf('typeOfSoil', 'rock'), 'rock'],
    ['a day in words', textOf('preferredTestDate', '2026-11-21'), '21 November 2026'],
    ['what is no day as it stands', textOf('preferredTestDate', 'soon'), 'soon'],
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

  it('of a type that only the server knows yet is made of its name', () => {
    expect(leadTypeLabel('soil_testing')).toBe('Soil Testing');
    expect(leadTypeLabel('seed_order')).toBe('SEED ORDER');
  });
});
