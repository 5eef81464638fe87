import type { LeadTypeDefinition } from './lead-type-definition.js';

export const contact = {
  label: 'Contact',
  description: 'A message from the contact page',
  group: 'contactForm',
  groupTitle: 'Contact Message',
  fields: { message: { label: 'Message', kind: 'text', required: true } },
  requiredPersonal: ['fullName', 'email'],
  promiseHours: 24,
  presets: ['manager', 'sales', 'default'],
} as const satisfies LeadTypeDefinition;
