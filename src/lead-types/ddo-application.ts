import { type LeadTypeDefinition, optionsOf } from './lead-type-definition.js';

export const ddoApplication = {
  label: 'DDO Application',
  description: 'An application to become a District Development Officer',
  group: 'ddoInfo',
  groupTitle: 'DDO Application Details',
  fields: {
    education: {
      label: 'Education',
      kind: 'choice',
      required: true,
      options: optionsOf('12th Pass', 'Diploma', 'Graduate', 'Post Graduate', 'Professional Degree'),
    },
    experience: {
      label: 'Experience',
      kind: 'choice',
      required: true,
      options: optionsOf('Fresher', '1-2 years', '2-5 years', '5-10 years', '10+ years'),
    },
    currentRole: { label: 'Current role', kind: 'line' },
    salesExperience: { label: 'Sales experience', kind: 'text', required: true },
    preferredDistrict: { label: 'Preferred district', kind: 'line', required: true },
    districtKnowledge: { label: 'Knowledge of the district', kind: 'text', required: true },
    languagesKnown: { label: 'Languages known', kind: 'text', required: true },
    vehicleOwnership: {
      label: 'Vehicle ownership',
      kind: 'choice',
      required: true,
      options: optionsOf('Two Wheeler', 'Four Wheeler', 'Both', 'None (will arrange)'),
    },
    motivation: { label: 'Motivation', kind: 'text', required: true },
    goals: { label: 'Goals', kind: 'text', required: true },
    availability: {
      label: 'Availability',
      kind: 'choice',
      required: true,
      options: optionsOf('Immediately', 'Within 15 days', 'Within 1 month', 'Within 2 months'),
    },
    references: { label: 'References', kind: 'text' },
    additionalInfo: { label: 'Additional information', kind: 'text' },
  },
  requiredPersonal: ['fullName', 'email', 'phone', 'city', 'address'],
  placeFields: { district: 'preferredDistrict' },
  promiseHours: 48,
  presets: ['hr'],
  minimumAge: 18,
} as const satisfies LeadTypeDefinition;
