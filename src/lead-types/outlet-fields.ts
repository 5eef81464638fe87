import type { LeadFieldDefinition } from './lead-type-definition.js';

/** What the three outlet types (canteen, canteen enquiry, mandi) carry in `info`. */
export const outletFields = {
  location: { label: 'Location', kind: 'line' },
  investment: { label: 'Investment', kind: 'line' },
  experience: { label: 'Experience', kind: 'text' },
  message: { label: 'Message', kind: 'text' },
} as const satisfies Readonly<Record<string, LeadFieldDefinition>>;
