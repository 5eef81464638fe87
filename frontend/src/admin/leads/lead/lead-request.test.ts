import { describe, expect, it } from '@jest/globals';
import { LEAD } from '../../testing/render-admin';
import type { Lead } from './lead';
import { leadRequest, requestTitle } from './lead-request';

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

  it('says of a message that was asked for and not written that it is empty', () => {
    expect(leadRequest(LEAD).words).toMatchObject({ label: 'Message', text: '' });
  });

  it('is what was noted, with the short answers beside it and the long ones left for reading', () => {
    const { words, facts, hasMore } = leadRequest(soil as unknown as Lead);
    expect(words?.text).toBe('Please come early');
    expect(facts.map(({ label }) => label)).toEqual(['Field address', 'Area of field', 'Total area of field']);
    expect(hasMore).toBe(true);
  });

  it('has the heading that the specification names', () => {
    expect(requestTitle({ type: 'franchise' })).toBe('Franchise Information');
    expect(requestTitle({ type: 'newsletter' })).toBeNull();
  });
});
