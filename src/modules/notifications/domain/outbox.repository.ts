import type { NotificationKind } from './notification.js';

/** Emails that the module `auth` queues: a link to choose a new password, and the notice that it was used. */
export type PasswordMailKind = 'password_reset' | 'password_changed';

/** A message to one person. It stores only ids, no personal data. */
export interface OutboxMessage {
  readonly id: string;
  readonly channel: 'mail' | 'push';
  readonly kind: NotificationKind | 'new_lead' | 'acknowledgement' | 'digest' | 'team' | PasswordMailKind;
  /** Null for a visitor. */
  readonly userId: string | null;
  /** Several leads if one change assigned them to the user; none for a digest or the email about the team. */
  readonly leadIds: readonly string[];
  /** For an email about a password: the reset link. */
  readonly resetLinkId: string | null;
  readonly createdAt: Date;
  /** Number of attempts, including this one. */
  readonly tries: number;
  /** Null for an email. */
  readonly device: OutboxDevice | null;
}

export interface OutboxDevice {
  readonly id: string;
  /** The device's push service: the last three labels of the host, because a service uses many hosts. */
  readonly service: string;
}

/**
 * Final result of a message.
 * - `sent`: accepted by the mail server or push service
 * - `withheld`: not sent, because the recipient can no longer see the lead or does not want the message, or because a
 *   reset link no longer works
 * - `limited`: not sent, because the recipient or network reached the limit of acknowledgements
 * - `refused`: rejected permanently by the mail server or push service
 * - `expired`: not sent in time (seven days for emails, twelve hours for pushes)
 */
export type Outcome = 'sent' | 'withheld' | 'limited' | 'refused' | 'expired';

/**
 * The queue of emails and pushes. A message is stored in the same transaction as the event (notices.sql.ts). One
 * process at a time takes a message; if that process dies, another can take it after two minutes. Messages to one
 * device are sent in order, one after the other.
 */
export abstract class OutboxRepository {
  /**
   * Takes the next due message of the channel; null if there is none. New messages come before retries, and messages to
   * users before those to visitors.
   * @param busyServices - Push services to skip
   */
  abstract take(channel: OutboxMessage['channel'], busyServices?: readonly string[]): Promise<OutboxMessage | null>;

  abstract retryLater(id: string, seconds: number): Promise<void>;

  abstract settle(id: string, outcome: Outcome): Promise<void>;

  /** Returns which message of the last 24 hours claimed the recipient: this one, another, or none. */
  abstract recipientClaimant(id: string, recipientHash: Buffer): Promise<'own' | 'other' | 'none'>;

  /** Claims the recipient for 24 hours; false if another message has claimed it. */
  abstract claimRecipient(id: string, recipientHash: Buffer): Promise<boolean>;

  /** Returns the IP address that the lead was submitted from; null if it is unknown or was deleted. */
  abstract clientAddressOf(leadId: string): Promise<string | null>;

  /**
   * Adds the digest of a day for every user who wants one and has due leads, or can see overdue unassigned leads.
   * @param day - YYYY-MM-DD in India
   */
  abstract addDigests(day: string): Promise<void>;

  /**
   * Adds the email about the team for every user who wants it and can see reports.
   * @param day - YYYY-MM-DD in India, on which it is sent
   */
  abstract addTeamMails(day: string): Promise<void>;

  abstract deleteOld(): Promise<void>;
}
