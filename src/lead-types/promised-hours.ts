import type { PromiseHours } from './lead-type-definition.js';
import { type LeadType, leadTypeDefinition } from './lead-types.js';

/** What the form that a lead came by promises; null where it promises nothing. A short form leaves `details` empty. */
export function promisedHours({ type, details }: { type: LeadType; details: object }): PromiseHours | null {
  const { promiseHours, shortFormPromiseHours } = leadTypeDefinition(type);
  return shortFormPromiseHours && Object.keys(details).length === 0 ? shortFormPromiseHours : promiseHours;
}
