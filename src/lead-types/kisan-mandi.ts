import type { LeadTypeDefinition } from './lead-type-definition.js';
import { outletFields } from './outlet-fields.js';

export const kisanMandi = {
  label: 'Kisan Mandi',
  description: 'An enquiry about Kisan Mandi',
  group: 'info',
  groupTitle: 'Details',
  fields: outletFields,
  requiredPersonal: ['fullName', 'phone', 'email'],
  promiseHours: 24,
  presets: ['manager', 'sales', 'default'],
} as const satisfies LeadTypeDefinition;
