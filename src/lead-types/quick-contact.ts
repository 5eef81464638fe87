import type { LeadTypeDefinition } from './lead-type-definition.js';

export const quickContact = {
  label: 'Quick Contact',
  description: 'A call-back request from the short form',
  group: 'contactForm',
  groupTitle: 'Contact Message',
  fields: { message: { label: 'Message', kind: 'text' } },
  requiredPersonal: ['fullName', 'phone', 'email'],
  promiseHours: 24,
  presets: ['manager', 'sales', 'default'],
} as const satisfies LeadTypeDefinition;
