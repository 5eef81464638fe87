import type { LeadType } from '../../../lead-types/lead-types.js';

/** As much of a lead as decides who may see it. */
export interface LeadSnapshot {
  readonly type: LeadType;
  readonly assignedTo: string | null;
  readonly quarantined: boolean;
}

/** A lead came (`before` is null), changed or went (`after` is null). Without an id: several leads of this kind did. */
export interface LeadNotice {
  readonly id: string | null;
  readonly before: LeadSnapshot | null;
  readonly after: LeadSnapshot | null;
}

/** What a listener is told of, whichever process it happened in. */
export interface LeadChangeListener {
  /** From now on nothing is missed; said again after every time when something may have been. */
  onConnected(): void;
  onLeadsChanged(notices: readonly LeadNotice[]): void;
  /** So many leads changed that nobody counts them. */
  onResyncNeeded(): void;
  /** The user, their rights or one of their sessions changed. */
  onUserChanged(userId: string): void;
}

/** What happens to leads and users, told to every server process at once. */
export abstract class LeadChangeFeed {
  /** Answers how to stop. */
  abstract subscribe(listener: LeadChangeListener): () => void;

  /** Tells everybody of a lead that has just been stored, soon and together with others. Never fails. */
  abstract publish(lead: { readonly id: string } & LeadSnapshot): void;
}
