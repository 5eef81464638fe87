import { describe, expect, it } from '@jest/globals';
import type { LeadFieldDefinition } from '../../../src/lead-types/lead-type-definition.js';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from '../../../src/lead-types/lead-types.js';
import { Random } from '../random.js';
import { drawPerson } from './demo-person.js';
import { type FieldContext, writeField } from './field-writers.js';

const contexts = Array.from({ length: 60 }, (_, index): FieldContext => {
  const random = new Random(1, index, 'details');
  return { person: drawPerson(random), random, createdAtMs: Date.parse('2026-04-22T18:30:00Z'), earlier: {} };
});
const said = (group: string, name: string, field: LeadFieldDefinition) =>
  contexts.map((context) => writeField(group, name, field, context)).filter((value) => value !== undefined);

describe('the demo text of a field', () => {
  it.each(LEAD_TYPE_NAMES)('is valid in every field of %s', (type) => {
    const { group, fields } = leadTypeDefinition(type);
    for (const [name, field] of Object.entries(fields)) {
      for (const value of said(group ?? '', name, field)) {
        const shown = [name, String(value)];
        expect(shown).toEqual([name, expect.stringMatching(/^[^{}]+$/)]);
        expect(shown[1]?.length).toBeLessThanOrEqual(field.kind === 'text' ? 5_000 : 200);
      }
    }
  });

  it.each([
    ['PIN code of the shop', /^\d{6}$/],
    ['Number of members', /^\d+$/],
    ['Monthly sales', /^(₹|Rs )?[\d,]+$/],
    ['Area of the plot', /^[\d.०-९]+ \S+$/],
  ])('fits the label of a line that nobody wrote one for: %s', (label, pattern) => {
    for (const value of said('newInfo', 'asked', { label, kind: 'line' })) expect(value).toMatch(pattern);
  });

  it('is generic if the label gives no hint', () => {
    const values = said('newInfo', 'asked', { label: 'Anything else', kind: 'line' });
    expect(new Set(values).size).toBeGreaterThan(5);
    expect(values).toContain('Will tell on the phone');
    const texts = said('newInfo', 'asked', { label: 'Anything else', kind: 'text' });
    expect(texts.every((text) => typeof text === 'string' && text.length > 20)).toBe(true);
  });
});
