import type { LeadTypeDefinition } from './lead-type-definition.js';
import { partnershipFields } from './partnership-fields.js';

export const partner = {
  label: 'Partner',
  description: 'A partner application from the site',
  group: 'partnershipInfo',
  groupTitle: 'Partnership Details',
  fields: partnershipFields,
  requiredPersonal: ['fullName', 'phone', 'email'],
  promiseHours: 48,
  presets: ['manager', 'sales'],
} as const satisfies LeadTypeDefinition;
