import { partner } from '@lead-types/partner';
import { DIALOG_HASH } from '../../lib/addresses';
import { type FormValues, leadForm } from '../model/form-definition';

export const PARTNERSHIP_FORM = leadForm('partner', partner, {
  id: 'partnership',
  opensBy: DIALOG_HASH,
  opensFullScreen: true,
  sections: {
    you: ['fullName', 'contactPerson', 'email', 'phone', 'website', 'entityType', 'entityTypeOther'],
    idea: ['innovationArea', 'productDescription', 'farmerBenefits'],
    experience: ['previousExperience', 'experienceDetails'],
    together: ['collaboration', 'collaborationOther'],
  },
  inputs: {
    // This is another person's name, but autofill would fill in a company or the visitor's own name.
    contactPerson: { autoComplete: 'off' },
    website: { of: 'proposalDetails', kind: 'url', autoComplete: 'url' },
    entityType: { of: 'partnershipType', kind: 'radio', required: true },
    innovationArea: { of: 'proposalDetails', kind: 'line', required: true },
    productDescription: { of: 'proposalDetails', required: true, maxLength: 1_800 },
    farmerBenefits: { of: 'proposalDetails', required: true, maxLength: 1_500 },
    previousExperience: {
      of: 'proposalDetails',
      kind: 'radio',
      required: true,
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
    experienceDetails: { of: 'proposalDetails', maxLength: 1_000 },
    collaboration: { looksRequired: true },
  },
  composed: {
    'partnershipInfo.organizationName': ({ contactPerson }) => contactPerson,
    'partnershipInfo.proposalDetails': proposal,
  },
});

/** Combines the answers into one English text for staff, on pages of both languages. Empty answers are left out. */
function proposal(values: FormValues): string {
  const { innovationArea, productDescription, farmerBenefits, previousExperience, experienceDetails, website } = values;
  const parts = {
    'Innovation Area': innovationArea,
    'Product Description': productDescription,
    'Farmer Benefits': farmerBenefits,
    'Previous Experience': previousExperience && (previousExperience === 'yes' ? 'Yes' : 'No'),
    'Experience Details': experienceDetails,
    Website: website && (/^https?:/i.test(website) ? website : `https://${website}`),
  };
  return Object.entries(parts)
    .filter(([, text]) => text)
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n');
}
