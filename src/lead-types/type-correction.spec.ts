import { describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES } from './lead-types.js';
import { correctDetails } from './type-correction.js';

const MESSAGE = 'My father farms four acres near Gaya.\nCan you test the soil?';
const contact = { type: 'contact', details: { message: MESSAGE }, formerDetails: [] } as const;
const franchise = {
  type: 'franchise',
  details: { location: 'Gaya', investment: '₹10-25 Lakhs', experience: 'A shop', expectations: 'Profit' },
  formerDetails: [],
} as const;

describe('the fields of a lead whose type is corrected', () => {
  it('keep their name if the new type has a suitable field of that name', () => {
    expect(correctDetails(franchise, 'kisan_canteen')).toEqual({
      details: { location: 'Gaya', investment: '₹10-25 Lakhs', experience: 'A shop' },
      formerDetails: [{ type: 'franchise', details: { expectations: 'Profit' } }],
      kept: ['location', 'investment', 'experience'],
      left: ['expectations'],
    });
  });

  it('move to a field with the same meaning', () => {
    expect(correctDetails(contact, 'soil_testing').details).toEqual({ additionalNotes: MESSAGE });
    expect(correctDetails(contact, 'partner').details).toEqual({ proposalDetails: MESSAGE });
  });

  it('become former details if the new type has no field for them, or one with other options', () => {
    expect(correctDetails(contact, 'newsletter').formerDetails).toEqual([
      { type: 'contact', details: contact.details },
    ]);
    expect(correctDetails(franchise, 'ddo_application')).toMatchObject({
      details: { preferredDistrict: 'Gaya' },
      left: ['investment', 'experience', 'expectations'],
    });
  });

  it('become former details if they do not fit in one line', () => {
    for (const preferredDistrict of ['Gaya\nor Patna', 'G'.repeat(201)]) {
      const application = { type: 'ddo_application', details: { preferredDistrict }, formerDetails: [] } as const;
      expect(correctDetails(application, 'kisan_mandi')).toMatchObject({ details: {}, left: ['preferredDistrict'] });
    }
  });

  it('do not move to a field for another place: a field to test is not a shop location', () => {
    const soil = { type: 'soil_testing', details: { fieldAddress: 'Near the well' }, formerDetails: [] } as const;
    expect(correctDetails(soil, 'franchise')).toMatchObject({ details: {}, left: ['fieldAddress'] });
    expect(correctDetails(franchise, 'soil_testing').details).toEqual({});
  });

  it.each(LEAD_TYPE_NAMES)('are unchanged after a correction to %s and back', (type) => {
    for (const lead of [contact, franchise]) {
      const there = correctDetails(lead, type);
      const back = correctDetails({ type, ...there }, lead.type);
      expect(back.details).toEqual(lead.details);
      expect(back.formerDetails).toEqual([]);
    }
  });

  it('lose nothing if both types were filled in', () => {
    const there = correctDetails(contact, 'newsletter');
    const soil = correctDetails({ type: 'newsletter', ...there }, 'soil_testing');
    const filled = { ...soil.details, additionalNotes: 'Two samples', areaOfField: '4 acres' };
    const back = correctDetails({ type: 'soil_testing', ...soil, details: filled }, 'contact');
    expect(back.details).toEqual({ message: MESSAGE });
    expect(back.formerDetails).toEqual([
      { type: 'soil_testing', details: { additionalNotes: 'Two samples', areaOfField: '4 acres' } },
    ]);
  });
});
