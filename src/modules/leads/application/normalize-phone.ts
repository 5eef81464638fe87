import { parsePhone } from '../../../shared/domain/phone.js';
import type { LeadChanges } from '../domain/lead-writer.js';

/** Adds to a change of personal values what the phone among them means. */
export function normalizePhone(changes: LeadChanges): LeadChanges {
  if (!changes.personalInfo) return changes;
  const { phone } = changes.personalInfo;
  const reading = phone ? parsePhone(phone) : { e164: null, suspect: false };
  return { ...changes, phoneE164: reading.e164, phoneSuspect: reading.suspect };
}
