import type { LeadType } from '../../../lead-types/lead-types.js';
import type { WindowPresence } from './lead-presence.js';

/** The fields of a lead that decide who can see it. */
export interface LeadSnapshot {
  readonly type: LeadType;
  readonly assignedTo: string | null;
  readonly quarantined: boolean;
  readonly inPool: boolean;
}

/** `before` is null for an added lead, `after` for a removed one. A null `id` stands for one or more leads. */
export interface LeadNotice {
  readonly id: string | null;
  readonly before: LeadSnapshot | null;
  readonly after: LeadSnapshot | null;
}

/**
 * One message of the channel. `resync`: changes were too many to list, or could not be published. `userId`: the user,
 * their permissions or one of their sessions changed. `notifiedUserIds`: the notification lists of these users changed.
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
  /** Called when the feed begins to listen, also after each lost connection. Changes in between can be missing. */
  onConnected(): void;
  /** Called when a lead or a list of notifications has changed, in any server process. */
  onChange(): void;
  onUserChanged(userId: string): void;
  /** Called with each window's report, from any server process. Reports are not kept. */
  onPresence?(report: WindowPresence): void;
}

/** Changes to leads and users, published to every server process. */
export abstract class LeadChangeFeed {
  abstract subscribe(listener: LeadChangeListener): () => void;

  /** Returns the messages after this event. Null means a new listener, which gets no messages. */
  abstract changesSince(eventId: string | null): ReceivedChanges;

  /** Publishes a new lead after a short delay, in a batch with others. Never throws. */
  abstract publish(lead: { readonly id: string } & LeadSnapshot): void;

  /** Publishes a report at once. */
  abstract publishPresence(report: WindowPresence): Promise<void>;
}
