import type { NotificationKind } from './notification.js';

/** What is to be sent to one person: nothing of it but ids is stored. */
export interface OutboxMessage {
  readonly id: string;
  readonly channel: 'mail' | 'push';
  readonly kind: NotificationKind | 'new_lead' | 'acknowledgement' | 'digest';
  /** Null for a visitor. */
  readonly userId: string | null;
  /** One, or several that were given to the person at once; none for a digest. */
  readonly leadIds: readonly string[];
  readonly createdAt: Date;
  /** Sent or dropped. A push is done once each of the person's devices has a job. */
  readonly isDone: boolean;
}

/**
 * What became of a message.
 * - `sent`: handed over to the recipient's server
 * - `withheld`: there is nothing (any more) that the recipient may see
 * - `limited`: one acknowledgement too many
 * - `refused`: the recipient's server will not take it
 * - `expired`: it could not be sent for days
 */
export type Outcome = 'sent' | 'withheld' | 'limited' | 'refused' | 'expired';

/** More at once wait for the next time. */
export const HANDED_OVER_AT_ONCE = 20;

/** What waits to leave the house; triggers write it in the transaction of what happened. */
export abstract class OutboxRepository {
  /**
   * Hands what is new over to the job queue, what is for staff first, at most `HANDED_OVER_AT_ONCE`, in one transaction: a job
   * for each mail, and of a push one for each device. Answers how many messages that were.
   */
  abstract enqueueNew(): Promise<number>;

  /** Null if it was deleted with its lead or person. */
  abstract find(id: string): Promise<OutboxMessage | null>;

  /** Makes a message new again: the version before handed a push over as one job for all devices. */
  abstract handBack(id: string): Promise<void>;

  abstract settle(id: string, outcome: Outcome): Promise<void>;

  /** Returns who has claimed the recipient: this message, another one of the last 24 hours, or none. */
  abstract recipientHolder(id: string, recipientHash: Buffer): Promise<'own' | 'other' | 'none'>;

  /** Claims the recipient for this message for 24 hours; false if another message has it. */
  abstract claimRecipient(id: string, recipientHash: Buffer): Promise<boolean>;

  /** Where the visitor's form came from; null where that is not known (any more). */
  abstract clientAddressOf(leadId: string): Promise<string | null>;

  /** Writes the morning's mail of that day (YYYY-MM-DD) for everybody who wants one and has, or sees with nobody, leads that are due. */
  abstract addDigests(day: string): Promise<void>;

  /** Makes mails due that wait for another try, after all that are new. */
  abstract retryMails(): Promise<void>;

  /** Makes due what waits for this device, which can be reached again. */
  abstract retryDevice(deviceId: string): Promise<void>;

  /** Makes due again what a process had begun to send when it was killed. */
  abstract releaseAbandoned(): Promise<void>;

  abstract deleteOld(): Promise<void>;
}
