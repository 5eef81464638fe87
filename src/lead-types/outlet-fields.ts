import type { LeadFieldDefinition } from './lead-type-definition.js';

export const outletFields = {
  location: { label: 'Location', kind: 'line' },
  investment: { label: 'Investment', kind: 'line' },
  experience: { label: 'Experience', kind: 'text' },
  message: { label: 'Message', kind: 'text' },
} as const satisfies Readonly<Record<string, LeadFieldDefinition>>;
