import { randomBytes } from 'node:crypto';
import type { SpamReason } from '../../../lead-types/spam-reasons.js';
import type { DueTimes } from '../../leads/domain/business-calendar.js';
import type { LeadReceipt, LeadSubmission } from '../../leads/domain/lead.js';
import type { ChangeOrigin } from '../../leads/domain/lead-writer.js';

/** A lead about to be stored. */
export interface NewLead extends Pick<LeadSubmission, 'type' | 'personalInfo' | 'details' | 'source' | 'consent'> {
  readonly id: string;
  readonly reference: string;
  readonly phoneE164: string | null;
  readonly phoneSuspect: boolean;
  readonly quarantined: boolean;
  readonly spamReasons: readonly SpamReason[];
  /** Whom a colleague gave it to; absent where rules decide. */
  readonly assignedTo?: string;
  /** Null where the site promises nothing. */
  readonly due: DueTimes | null;
}

/** A submission's idempotency key and the hash of what was sent with it. */
export interface SubmissionKey {
  readonly key: string;
  readonly bodyHash: Buffer;
}

/** A lead that was stored, and who got it by rule. */
export interface StoredLead {
  readonly receipt: LeadReceipt;
  readonly assignedTo: string | null;
  readonly inPool: boolean;
}

export type AddOutcome =
  | ({ readonly outcome: 'added' } & StoredLead)
  | { readonly outcome: 'replayed'; readonly receipt: LeadReceipt }
  | { readonly outcome: 'in-flight' | 'different-body' };

/** Where submissions become leads. */
export abstract class SubmissionRepository {
  /** Stores a lead, assigned by rule where there is one, its first history lines and its idempotency key in one transaction; answers after the commit. */
  abstract add(lead: NewLead, key: SubmissionKey | null, origin: ChangeOrigin): Promise<AddOutcome>;

  /** Deletes idempotency keys older than their 24 hours. */
  abstract deleteExpiredKeys(): Promise<void>;
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** A short code a person can read out on the phone: 10 characters of Crockford's base 32, 50 random bits. */
export function newReference(): string {
  // 256 is a multiple of 32, so every character is equally likely.
  return Array.from(randomBytes(LENGTH), (byte) => CROCKFORD[byte % CROCKFORD.length]).join('');
}
