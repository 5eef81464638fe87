import type { LeadType } from '../../../lead-types/lead-types.js';

/** As much of a lead as decides who may see it. */
export interface LeadSnapshot {
  readonly type: LeadType;
  readonly assignedTo: string | null;
  readonly quarantined: boolean;
  /** In the shared pool. */
  readonly inPool: boolean;
}

/** A lead came (`before` is null), changed or went (`after` is null). Without an id: several leads of this kind did. */
export interface LeadNotice {
  readonly id: string | null;
  readonly before: LeadSnapshot | null;
  readonly after: LeadSnapshot | null;
}

/**
 * What one notification says. `resync`: more leads changed than it can name; `userId`: the user, their rights or one of
 * their sessions changed; `notifiedUserIds`: their list of notifications changed.
 */
export type LeadChangeMessage =
  | { readonly notices: readonly LeadNotice[] }
  | { readonly resync: true }
  | { readonly userId: string }
  | { readonly notifiedUserIds: readonly string[] };

/** What was heard since an event. */
export interface ReceivedChanges {
  /** The id of an event that covers them. */
  readonly id: string;
  /** Oldest first; null where that is not known (any more). */
  readonly messages: readonly LeadChangeMessage[] | null;
}

/** Learns that there is something to ask the feed for. */
export interface LeadChangeListener {
  /** Changes are heard from now on; called again after each lost connection, when some were missed. */
  onConnected(): void;
  /** A change in any server process was heard. */
  onChange(): void;
  /** The same, of a user. */
  onUserChanged(userId: string): void;
}

/** Changes of leads and users, heard by every server process. */
export abstract class LeadChangeFeed {
  /** Returns the function that unsubscribes. */
  abstract subscribe(listener: LeadChangeListener): () => void;

  /** What was heard after the event of that id; nothing for null, where someone begins to listen. */
  abstract changesSince(eventId: string | null): ReceivedChanges;

  /** Publishes a lead that has just been stored, shortly after and together with others. Never fails. */
  abstract publish(lead: { readonly id: string } & LeadSnapshot): void;
}
