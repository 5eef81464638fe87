import { describe, expect, it } from '@jest/globals';
import { sharedFormTexts } from '../../../content/en/forms';
import { partnershipForm } from '../../../content/en/forms/partnership';
import { fieldErrors, leadOf } from '../model/values';
import { PARTNERSHIP_FORM } from './partnership-form';

const SPEC = { form: PARTNERSHIP_FORM, texts: partnershipForm, shared: sharedFormTexts };
const PERSON = { fullName: 'Asha Devi', email: 'asha@example.com', phone: '98765 43210' };

describe('partnership application', () => {
  it('sends all answers, with the proposal as one readable text', () => {
    const lead = leadOf(PARTNERSHIP_FORM, {
      ...PERSON,
      contactPerson: 'Mitti Labs, Asha Devi',
      website: 'https://mitti.example',
      entityType: 'other',
      entityTypeOther: 'A cooperative',
      innovationArea: 'Soil health',
      productDescription: 'A strip\nthat changes colour',
      farmerBenefits: 'Less fertiliser',
      previousExperience: 'yes',
      experienceDetails: 'Twelve villages near Gaya',
      collaboration: 'pilot\nother',
      collaborationOther: 'Training',
    });

    expect(lead).toEqual({
      type: 'partner',
      personalInfo: PERSON,
      partnershipInfo: {
        organizationName: 'Mitti Labs, Asha Devi',
        contactPerson: 'Mitti Labs, Asha Devi',
        partnershipType: 'other',
        entityTypeOther: 'A cooperative',
        collaboration: ['pilot', 'other'],
        collaborationOther: 'Training',
        proposalDetails: [
          'Innovation Area: Soil health',
          'Product Description: A strip\nthat changes colour',
          'Farmer Benefits: Less fertiliser',
          'Previous Experience: Yes',
          'Experience Details: Twelve villages near Gaya',
          'Website: https://mitti.example',
        ].join('\n'),
      },
    });
  });

  it.each([
    ['www.krishi.example.in', 'https://www.krishi.example.in'],
    ['krishi.example.in/seed?a=1', 'https://krishi.example.in/seed?a=1'],
    ['HTTP://krishi.example.in', 'HTTP://krishi.example.in'],
  ])('accepts a web address as people write it: %s', (typed, sent) => {
    const values = { ...PERSON, website: typed };
    expect(Object.keys(fieldErrors(SPEC, values))).not.toContain('website');
    expect(leadOf(PARTNERSHIP_FORM, values)['partnershipInfo']).toMatchObject({ proposalDetails: `Website: ${sent}` });
  });

  it.each(['krishi', 'asha@example.in', 'krishi example.in', 'javascript:alert(1)', 'www.'])(
    'rejects an invalid web address: %s',
    (typed) => {
      const problems = fieldErrors(SPEC, { ...PERSON, website: typed });
      expect(problems['website']).toBe('Website: please write a web address like www.example.com.');
    },
  );

  it('omits empty answers from the proposal', () => {
    const lead = leadOf(PARTNERSHIP_FORM, {
      ...PERSON,
      entityType: 'startup',
      innovationArea: 'Storage',
      productDescription: 'A dry bag',
      farmerBenefits: 'No mould',
      previousExperience: 'no',
    });

    expect(lead['partnershipInfo']).toEqual({
      partnershipType: 'startup',
      proposalDetails:
        'Innovation Area: Storage\nProduct Description: A dry bag\nFarmer Benefits: No mould\nPrevious Experience: No',
    });
  });

  it('stays within the server’s limit for long texts, even if every part has its maximum length', () => {
    const { fields } = PARTNERSHIP_FORM;
    const longest = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, 'x'.repeat(field.maxLength ?? 200)]),
    );
    const { proposalDetails } = leadOf(PARTNERSHIP_FORM, { ...longest, previousExperience: 'yes' })[
      'partnershipInfo'
    ] as { proposalDetails: string };
    expect(proposalDetails.length).toBeGreaterThan(4_000);
    expect(proposalDetails.length).toBeLessThanOrEqual(5_000);
  });
});
