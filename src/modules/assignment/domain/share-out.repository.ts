import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { ChangeOrigin } from '../../leads/domain/lead-writer.js';
import type { ShareableLead, ShareOut, ShareOutSelection } from './share-out.js';

/** Shares leads out, each with its history, and keeps for a day what it takes to undo that. */
export abstract class ShareOutRepository {
  /** Those of the leads that the scope reaches, the oldest first. */
  abstract find(leadIds: readonly string[], scope: LeadScope): Promise<ShareableLead[]>;

  /**
   * Shares out what the scope reaches among the users, in whose order odd leads go.
   * @throws receiversNotPossible
   */
  abstract shareOut(
    selection: ShareOutSelection,
    userIds: readonly string[],
    scope: LeadScope,
    origin: ChangeOrigin & { readonly actorId: string },
  ): Promise<ShareOut>;

  /**
   * Gives those leads back that nobody has changed since and whose earlier holder may still have them; null where the actor has
   * no such share-out that can be undone.
   */
  abstract undo(
    id: string,
    scope: LeadScope,
    origin: ChangeOrigin,
  ): Promise<{ readonly shared: number; readonly givenBack: number } | null>;

  /** Forgets what can be undone no more. */
  abstract deleteExpired(): Promise<void>;
}
