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

/** Receives changes made in any server process. */
export interface LeadChangeListener {
  /** Changes arrive from now on; called again after each lost connection, when some may be missing. */
  onConnected(): void;
  onLeadsChanged(notices: readonly LeadNotice[]): void;
  /** More leads changed than a notification can name. */
  onResyncNeeded(): void;
  /** The user, their rights or one of their sessions changed. */
  onUserChanged(userId: string): void;
}

/** Changes of leads and users, sent to every server process. */
export abstract class LeadChangeFeed {
  /** Returns the function that unsubscribes. */
  abstract subscribe(listener: LeadChangeListener): () => void;

  /** Publishes a lead that has just been stored, shortly after and together with others. Never fails. */
  abstract publish(lead: { readonly id: string } & LeadSnapshot): void;
}
