import type { LeadFieldDefinition } from './lead-type-definition.js';

export const partnershipFields = {
  organizationName: { label: 'Organisation', kind: 'line' },
  contactPerson: { label: 'Contact person', kind: 'line' },
  partnershipType: {
    label: 'Entity type',
    kind: 'choice',
    options: [
      { value: 'agritech', label: 'Agri-tech company' },
      { value: 'startup', label: 'Startup' },
      { value: 'individual', label: 'Individual innovator' },
      { value: 'ngo', label: 'NGO or foundation' },
      { value: 'other', label: 'Other' },
    ],
  },
  entityTypeOther: { label: 'Other entity type', kind: 'line' },
  proposalDetails: { label: 'Proposal', kind: 'text' },
  expectedOutcome: { label: 'Expected outcome', kind: 'text' },
  collaboration: {
    label: 'Collaboration',
    kind: 'choices',
    options: [
      { value: 'technology', label: 'Technology' },
      { value: 'pilot', label: 'Pilot' },
      { value: 'distribution', label: 'Distribution' },
      { value: 'research', label: 'Research' },
      { value: 'franchise', label: 'Franchise' },
      { value: 'other', label: 'Other' },
    ],
  },
  collaborationOther: { label: 'Other collaboration', kind: 'line' },
} as const satisfies Readonly<Record<string, LeadFieldDefinition>>;
