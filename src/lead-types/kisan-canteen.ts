import type { LeadTypeDefinition } from './lead-type-definition.js';
import { outletFields } from './outlet-fields.js';

export const kisanCanteen = {
  label: 'Kisan Canteen',
  description: 'A franchise quote for a Kisan Canteen outlet',
  group: 'info',
  groupTitle: 'Details',
  fields: outletFields,
  requiredPersonal: ['fullName', 'phone', 'email'],
  promiseHours: 24,
  presets: ['manager', 'sales', 'default'],
} as const satisfies LeadTypeDefinition;
