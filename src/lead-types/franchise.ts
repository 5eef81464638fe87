import { type LeadTypeDefinition, optionsOf } from './lead-type-definition.js';

export const franchise = {
  label: 'Franchise',
  description: 'A franchise enquiry from the contact page',
  group: 'franchiseInfo',
  groupTitle: 'Franchise Information',
  fields: {
    location: { label: 'Preferred location', kind: 'line', required: true },
    investment: {
      label: 'Investment capacity',
      kind: 'choice',
      required: true,
      options: optionsOf('Under ₹10 Lakhs', '₹10-25 Lakhs', '₹25-50 Lakhs', 'Above ₹50 Lakhs'),
    },
    experience: { label: 'Business experience', kind: 'text', required: true },
    timeline: {
      label: 'Timeline',
      kind: 'choice',
      required: true,
      options: optionsOf('Immediately', 'Within 3 months', '3-6 months', '6-12 months', 'More than 12 months'),
    },
    expectations: { label: 'Expectations', kind: 'text', required: true },
  },
  requiredPersonal: ['fullName', 'email', 'phone'],
  promiseHours: 24,
  presets: ['manager', 'sales'],
} as const satisfies LeadTypeDefinition;
