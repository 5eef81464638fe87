import type { LeadType } from '../../../lead-types/lead-types.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { ChangeOrigin } from '../../leads/domain/lead-writer.js';
import { type Receiver, shareLeads } from './share-leads.js';

/** The most leads that one share-out can name, the same as for every bulk call. */
export const MAX_SHARED_LEADS = 1_000;
/** The most people that one share-out can name. */
export const MAX_RECEIVERS = 50;
/** How long a share-out can be undone. */
export const UNDO_HOURS = 24;

/** What is to be shared out. */
export interface ShareOutSelection {
  readonly leadIds: readonly string[];
  /** Also leads that somebody has; otherwise only those of nobody and of the pool. */
  readonly includeAssigned: boolean;
}

/** One of the leads named that the viewer may change. */
export interface ShareableLead {
  readonly id: string;
  readonly type: LeadType;
  readonly isOpen: boolean;
  readonly isQuarantined: boolean;
  readonly assignedTo: string | null;
  readonly inPool: boolean;
}

/** Why leads stay where they are, in the order in which it is asked. */
export type StayReason = 'suspectedSpam' | 'closed' | 'assigned' | 'noReceiver';

/** Who gets which of the leads, and how many stay for what reason. */
export interface ShareOutPlan {
  /** Lead's id -> receiver's. */
  readonly receivers: ReadonlyMap<string, string>;
  readonly staying: Readonly<Record<StayReason, number>>;
}

/** What came of a share-out. */
export interface ShareOut extends ShareOutPlan {
  /** What it is undone by; null where no lead has changed hands. */
  readonly id: string | null;
}

/** Those of the leads that can be shared out at all. */
export function shareable(leads: readonly ShareableLead[], { includeAssigned }: ShareOutSelection): ShareableLead[] {
  return leads.filter((lead) => reasonToStay(lead, includeAssigned) === null);
}

/** Equal shares of these leads, whatever the receivers have already. */
export function planShareOut(
  leads: readonly ShareableLead[],
  selection: ShareOutSelection,
  receivers: readonly Receiver[],
): ShareOutPlan {
  const staying: Record<StayReason, number> = { suspectedSpam: 0, closed: 0, assigned: 0, noReceiver: 0 };
  for (const lead of leads) {
    const reason = reasonToStay(lead, selection.includeAssigned);
    if (reason) staying[reason] += 1;
  }
  const toShare = shareable(leads, selection);
  const shared = shareLeads(toShare, receivers);
  return { receivers: shared, staying: { ...staying, noReceiver: toShare.length - shared.size } };
}

/** How many of the leads each receiver gets. */
export function sharesOf({ receivers }: ShareOutPlan): Map<string, number> {
  const shares = new Map<string, number>();
  for (const receiver of receivers.values()) shares.set(receiver, (shares.get(receiver) ?? 0) + 1);
  return shares;
}

function reasonToStay(lead: ShareableLead, includeAssigned: boolean): StayReason | null {
  if (lead.isQuarantined) return 'suspectedSpam';
  if (!lead.isOpen) return 'closed';
  return lead.assignedTo !== null && !includeAssigned ? 'assigned' : null;
}

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
