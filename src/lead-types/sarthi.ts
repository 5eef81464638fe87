import type { LeadTypeDefinition } from './lead-type-definition.js';

export const sarthi = {
  label: 'Kisan Sarthi',
  description: 'An application to become a village representative',
  group: 'sarthiInfo',
  groupTitle: 'Kisan Sarthi Details',
  fields: {
    dateOfBirth: { label: 'Date of birth', kind: 'date' },
    gender: {
      label: 'Gender',
      kind: 'choice',
      options: [
        { value: 'female', label: 'Female' },
        { value: 'male', label: 'Male' },
        { value: 'nb', label: 'Non-binary' },
      ],
    },
    zipCode: { label: 'PIN code', kind: 'line' },
    currentBusinessName: { label: 'Current business name', kind: 'line' },
    registeredBusinessAddress: { label: 'Registered business address', kind: 'text' },
    totalMonthlySales: { label: 'Total monthly sales', kind: 'line' },
    netBusinessValue: { label: 'Net business value', kind: 'line' },
    averageSalesValue: { label: 'Average sales value', kind: 'line' },
    storeSize: { label: 'Store size', kind: 'line' },
    footfallsPerDay: { label: 'Footfalls per day', kind: 'line' },
    totalMarketPopulation: { label: 'Total market population', kind: 'line' },
    nearestCanteenCode: { label: 'Nearest canteen code', kind: 'line' },
    message: { label: 'Message', kind: 'text' },
  },
  requiredPersonal: ['fullName', 'phone', 'email'],
  promiseHours: 48,
  shortFormPromiseHours: 24,
  presets: ['hr'],
  minimumAge: 18,
} as const satisfies LeadTypeDefinition;
