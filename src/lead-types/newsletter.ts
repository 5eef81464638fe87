import type { LeadTypeDefinition } from './lead-type-definition.js';

export const newsletter = {
  label: 'Newsletter',
  description: 'A subscription to the newsletter',
  group: null,
  fields: {},
  requiredPersonal: ['email'],
  promiseHours: null,
  presets: ['manager', 'default'],
} as const satisfies LeadTypeDefinition;
