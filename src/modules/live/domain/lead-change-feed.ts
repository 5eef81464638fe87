import type { LeadType } from '../../../lead-types/lead-types.js';

/** The fields of a lead that decide who can see it. */
export interface LeadSnapshot {
  readonly type: LeadType;
  readonly assignedTo: string | null;
  readonly quarantined: boolean;
  readonly inPool: boolean;
}

/** A lead was added (`before` is null), changed or removed (`after` is null). `id` is null if many leads changed. */
export interface LeadNotice {
  readonly id: string | null;
  readonly before: LeadSnapshot | null;
  readonly after: LeadSnapshot | null;
}

/**
 * One message of the channel. `resync`: too many leads changed to name them. `userId`: the user, their permissions or
 * one of their sessions changed. `notifiedUserIds`: the notification lists of these users changed.
 */
export type LeadChangeMessage =
  | { readonly notices: readonly LeadNotice[] }
  | { readonly resync: true }
  | { readonly userId: string }
  | { readonly notifiedUserIds: readonly string[] };

export interface ReceivedChanges {
  /** The id for an event that covers all these messages. */
  readonly id: string;
  /** Oldest first. Null if the log does not go back as far as the event. */
  readonly messages: readonly LeadChangeMessage[] | null;
}

export interface LeadChangeListener {
  /** The feed is listening. Called again after each lost connection; changes in between can be missing. */
  onConnected(): void;
  /** A lead or a list of notifications changed, in any server process. */
  onChange(): void;
  onUserChanged(userId: string): void;
}

/** Changes to leads and users, published to every server process. */
export abstract class LeadChangeFeed {
  abstract subscribe(listener: LeadChangeListener): () => void;

  /** Returns the messages after this event. Returns no messages for null, which means a new listener. */
  abstract changesSince(eventId: string | null): ReceivedChanges;

  /** Publishes a new lead after a short delay, in a batch with others. Never throws. */
  abstract publish(lead: { readonly id: string } & LeadSnapshot): void;
}
