import { readPhone } from '../../../shared/domain/phone.js';
import type { LeadChanges } from '../domain/lead.repository.js';

/** Adds to a change of personal values what the phone among them means. */
export function withPhoneReading(changes: LeadChanges): LeadChanges {
  if (!changes.personalInfo) return changes;
  const { phone } = changes.personalInfo;
  const reading = phone ? readPhone(phone) : { e164: null, doubtful: false };
  return { ...changes, phoneE164: reading.e164, phoneDoubtful: reading.doubtful };
}
