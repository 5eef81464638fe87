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
  it('are kept under their name where the new type has one that can hold them', () => {
    expect(correctDetails(franchise, 'kisan_canteen')).toEqual({
      details: { location: 'Gaya', investment: '₹10-25 Lakhs', experience: 'A shop' },
      formerDetails: [{ type: 'franchise', details: { expectations: 'Profit' } }],
      kept: ['location', 'investment', 'experience'],
      left: ['expectations'],
    });
  });

  it('are kept in a field that asks for the same in other words', () => {
    expect(correctDetails(contact, 'soil_testing').details).toEqual({ additionalNotes: MESSAGE });
    expect(correctDetails(contact, 'partner').details).toEqual({ proposalDetails: MESSAGE });
  });

  it('are left to be read where the new type has no field, or one with other choices', () => {
    expect(correctDetails(contact, 'newsletter').formerDetails).toEqual([
      { type: 'contact', details: contact.details },
    ]);
    expect(correctDetails(franchise, 'ddo_application')).toMatchObject({
      details: { preferredDistrict: 'Gaya' },
      left: ['investment', 'experience', 'expectations'],
    });
  });

  it('are left where they are too long for a line, or have several', () => {
    for (const preferredDistrict of ['Gaya\nor Patna', 'G'.repeat(201)]) {
      const application = { type: 'ddo_application', details: { preferredDistrict }, formerDetails: [] } as const;
      expect(correctDetails(application, 'kisan_mandi')).toMatchObject({ details: {}, left: ['preferredDistrict'] });
    }
  });

  it('are left where a field asks for another place: the field of a soil test is not where a shop is wanted', () => {
    const soil = { type: 'soil_testing', details: { fieldAddress: 'Near the well' }, formerDetails: [] } as const;
    expect(correctDetails(soil, 'franchise')).toMatchObject({ details: {}, left: ['fieldAddress'] });
    expect(correctDetails(franchise, 'soil_testing').details).toEqual({});
  });

  it.each(LEAD_TYPE_NAMES)('are as they were after %s and back', (type) => {
    for (const lead of [contact, franchise]) {
      const there = correctDetails(lead, type);
      const back = correctDetails({ type, ...there }, lead.type);
      expect(back.details).toEqual(lead.details);
      expect(back.formerDetails).toEqual([]);
    }
  });

  it('lose nothing where both types were filled in', () => {
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
