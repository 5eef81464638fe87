import { randomBytes } from 'node:crypto';
import type { SpamReason } from '../../../lead-types/spam-reasons.js';
import type { DueTimes } from '../../leads/domain/business-calendar.js';
import type { ExternalId, LeadReceipt, LeadSubmission } from '../../leads/domain/lead.js';
import type { ChangeOrigin, LeadChanges } from '../../leads/domain/lead-writer.js';

export type InitialWork = Pick<LeadChanges, 'status' | 'closeReason' | 'priority'>;

/** A lead from a file. Unlike others, it was often received long ago. */
export interface ImportedLead {
  readonly importId: string;
  /** Null: when it is stored. */
  readonly receivedAt: Date | null;
  /** Without an assignee: whether rules choose one. */
  readonly isAssignedByRule: boolean;
  /** Whether its assignee and the users who watch its type are notified. */
  readonly notifies: boolean;
  /** Whether the person gets an acknowledgement. */
  readonly acknowledges: boolean;
}

export interface NewLead extends Pick<LeadSubmission, 'type' | 'personalInfo' | 'details' | 'source' | 'consent'> {
  readonly id: string;
  readonly reference: string;
  readonly phoneE164: string | null;
  readonly phoneSuspect: boolean;
  readonly quarantined: boolean;
  readonly spamReasons: readonly SpamReason[];
  /** The assignee that a user chose. Absent if rules decide. */
  readonly assignedTo?: string;
  readonly externalIds?: readonly ExternalId[];
  /** Set after the lead is stored, as a change of its own in the history. */
  readonly work?: InitialWork;
  readonly imported?: ImportedLead;
  /** Null if the site promises no response time. */
  readonly due: DueTimes | null;
}

export interface SubmissionKey {
  readonly key: string;
  readonly bodyHash: Buffer;
}

export interface StoredLead {
  readonly receipt: LeadReceipt;
  readonly assignedTo: string | null;
  readonly inPool: boolean;
}

export type AddOutcome =
  | ({ readonly outcome: 'added' } & StoredLead)
  | { readonly outcome: 'replayed'; readonly receipt: LeadReceipt }
  | { readonly outcome: 'in-flight' | 'different-body' };

export abstract class SubmissionRepository {
  /**
   * Stores a lead with its assignment, history and idempotency key in one transaction. Resolves after the commit.
   * @throws externalIdTaken, assigneeNotPossible
   */
  abstract add(lead: NewLead, key: SubmissionKey | null, origin: ChangeOrigin): Promise<AddOutcome>;

  abstract deleteExpiredKeys(): Promise<void>;
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const REFERENCE_LENGTH = 10;

/** Returns a code that can be read out on the phone: 10 characters of Crockford's base 32, 50 random bits. */
export function newReference(): string {
  // 256 is a multiple of 32, so every character is equally likely.
  return Array.from(randomBytes(REFERENCE_LENGTH), (byte) => CROCKFORD[byte % CROCKFORD.length]).join('');
}
