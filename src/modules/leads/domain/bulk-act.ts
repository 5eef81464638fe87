import type { LeadScope } from './lead-access.js';
import type { ChangeOrigin, RestoredLead } from './lead-writer.js';

export const UNDO_HOURS = 24;

export const BULK_ACT_KINDS = ['update', 'share_out', 'delete', 'not_spam'] as const;
export type BulkActKind = (typeof BULK_ACT_KINDS)[number];

/** Says until when a bulk change can be undone. */
export interface UndoOffer {
  readonly id: string;
  readonly until: Date;
}

/** A bulk change that its actor can still undo. */
export interface BulkAct {
  readonly id: string;
  readonly kind: BulkActKind;
  /** The values that an update set, or the number of people of a share-out. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly affected: number;
  readonly at: Date;
}

export interface UndoneAct {
  readonly undone: readonly string[];
  readonly kept: readonly string[];
  /** The undone leads that are back from the bin. */
  readonly restored: readonly RestoredLead[];
}

/** Keeps what is needed to undo bulk changes, for `UNDO_HOURS`. */
export abstract class BulkActs {
  /** The latest ones, newest first. */
  abstract list(actorId: string): Promise<BulkAct[]>;

  /** Returns null if the actor has no such bulk change that can be undone. */
  abstract find(id: string, actorId: string): Promise<BulkAct | null>;

  /**
   * Restores the previous values of leads in the scope that have not changed since, except of leads that can no longer
   * be assigned to their previous assignee. Returns null if another call was faster.
   */
  abstract undo(
    act: BulkAct,
    scope: LeadScope,
    origin: ChangeOrigin & { readonly actorId: string },
  ): Promise<UndoneAct | null>;

  abstract deleteExpired(): Promise<void>;
}
