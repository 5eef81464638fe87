import { partner } from '@lead-types/partner';
import type { PartnershipField, PartnershipSection } from '../../../content/form-fields';
import { DIALOG_HASH } from '../../lib/dialog-hash';
import type { FormDefinition, FormValues } from './form-definition';

const { fields } = partner;

/** What several inputs are composed into: staff read it as one text. */
const PROPOSAL = 'partnershipInfo.proposalDetails';

export const PARTNERSHIP_FORM: FormDefinition<PartnershipField, PartnershipSection, 'partner'> = {
  id: 'partnership',
  type: 'partner',
  opensBy: DIALOG_HASH,
  fields: {
    fullName: { kind: 'line', path: 'personalInfo.fullName', required: true, autoComplete: 'name' },
    // Somebody else's name: autofill would write a company or the visitor's own name.
    contactPerson: { kind: 'line', path: 'partnershipInfo.contactPerson', autoComplete: 'off' },
    email: { kind: 'email', path: 'personalInfo.email', required: true, autoComplete: 'email' },
    phone: { kind: 'phone', path: 'personalInfo.phone', required: true, autoComplete: 'tel' },
    website: { kind: 'url', path: PROPOSAL, autoComplete: 'url' },
    entityType: {
      kind: 'radio',
      path: 'partnershipInfo.partnershipType',
      required: true,
      options: fields.partnershipType.options,
    },
    entityTypeOther: { kind: 'line', path: 'partnershipInfo.entityTypeOther' },
    innovationArea: { kind: 'line', path: PROPOSAL, required: true },
    productDescription: { kind: 'text', path: PROPOSAL, required: true, maxLength: 1_800 },
    farmerBenefits: { kind: 'text', path: PROPOSAL, required: true, maxLength: 1_500 },
    previousExperience: {
      kind: 'radio',
      path: PROPOSAL,
      required: true,
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
    experienceDetails: { kind: 'text', path: PROPOSAL, maxLength: 1_000 },
    collaboration: {
      kind: 'checkboxes',
      path: 'partnershipInfo.collaboration',
      looksRequired: true,
      options: fields.collaboration.options,
    },
    collaborationOther: { kind: 'line', path: 'partnershipInfo.collaborationOther' },
  },
  sections: {
    you: ['fullName', 'contactPerson', 'email', 'phone', 'website', 'entityType', 'entityTypeOther'],
    idea: ['innovationArea', 'productDescription', 'farmerBenefits'],
    experience: ['previousExperience', 'experienceDetails'],
    together: ['collaboration', 'collaborationOther'],
  },
  composed: {
    'partnershipInfo.organizationName': ({ contactPerson }) => contactPerson,
    [PROPOSAL]: proposal,
  },
};

/** In English whatever the page's language, since staff read it; what was left empty is left out. */
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
