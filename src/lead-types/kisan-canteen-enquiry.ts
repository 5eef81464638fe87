import type { LeadTypeDefinition } from './lead-type-definition.js';
import { outletFields } from './outlet-fields.js';

export const kisanCanteenEnquiry = {
  label: 'Kisan Canteen Enquiry',
  description: 'A short enquiry about a Kisan Canteen outlet',
  group: 'info',
  groupTitle: 'Details',
  fields: outletFields,
  requiredPersonal: ['fullName', 'phone', 'email'],
  promiseHours: 24,
  presets: ['manager', 'sales', 'default'],
} as const satisfies LeadTypeDefinition;
