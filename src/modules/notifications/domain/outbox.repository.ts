import type { NotificationKind } from './notification.js';

/** What is to be sent to one person: only ids are stored, nothing about a person. */
export interface OutboxMessage {
  readonly id: string;
  readonly channel: 'mail' | 'push';
  readonly kind: NotificationKind | 'new_lead' | 'acknowledgement' | 'digest';
  /** Null for a visitor. */
  readonly userId: string | null;
  /** One, or several that were assigned to the user at once; none for a digest. */
  readonly leadIds: readonly string[];
  readonly createdAt: Date;
  /** How often it has been tried, this time included. */
  readonly tries: number;
  /** The device of a push. */
  readonly device: OutboxDevice | null;
}

export interface OutboxDevice {
  readonly id: string;
  /** The push service of the device: the last three labels of its host, because browsers use many hosts of one service. */
  readonly service: string;
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

/**
 * The queue of what leaves the house. Messages are stored in the transaction of what happened (notices.sql.ts). A message is taken
 * by one process at a time; one that was killed keeps it for two minutes. Messages to one device are sent in their order, each
 * when the one before it is done.
 */
export abstract class OutboxRepository {
  /**
   * Takes the next message of the channel that is due: new ones before those that failed, what is for staff before what is for
   * visitors. Null if none is due. `busyServices`: push services that get nothing for now.
   */
  abstract take(channel: OutboxMessage['channel'], busyServices?: readonly string[]): Promise<OutboxMessage | null>;

  /** Gives a message back, to be taken again after so many seconds. */
  abstract retryLater(id: string, seconds: number): Promise<void>;

  abstract settle(id: string, outcome: Outcome): Promise<void>;

  /** Returns who has claimed the recipient: this message, another one of the last 24 hours, or none. */
  abstract recipientClaimant(id: string, recipientHash: Buffer): Promise<'own' | 'other' | 'none'>;

  /** Claims the recipient for this message for 24 hours; false if another message has it. */
  abstract claimRecipient(id: string, recipientHash: Buffer): Promise<boolean>;

  /** Where the visitor's form came from; null where that is not known (any more). */
  abstract clientAddressOf(leadId: string): Promise<string | null>;

  /** Writes the morning's mail of that day (YYYY-MM-DD) for everybody who wants one and has, or sees with nobody, leads that are due. */
  abstract addDigests(day: string): Promise<void>;

  abstract deleteOld(): Promise<void>;
}
