import type { LeadType } from '../../../lead-types/lead-types.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { ChangeOrigin } from '../../leads/domain/lead-writer.js';
import { type Receiver, shareLeads } from './share-leads.js';

export const MAX_SHARED_LEADS = 1_000;
export const MAX_RECEIVERS = 50;

export interface ShareOutSelection {
  readonly leadIds: readonly string[];
  /** If false, only unassigned leads are shared out, whether or not they are in the pool. */
  readonly includeAssigned: boolean;
}

export interface ShareableLead {
  readonly id: string;
  readonly type: LeadType;
  readonly isOpen: boolean;
  readonly isQuarantined: boolean;
  readonly assignedTo: string | null;
  readonly inPool: boolean;
}

/** Why a lead is not shared out. If several reasons apply, the first in this order counts. */
export type StayReason = 'suspectedSpam' | 'closed' | 'assigned' | 'noReceiver';

export interface ShareOutPlan {
  /** Lead id -> receiver id. */
  readonly receivers: ReadonlyMap<string, string>;
  readonly staying: Readonly<Record<StayReason, number>>;
}

export interface ShareOut extends ShareOutPlan {
  readonly id: string | null;
}

export function shareable(leads: readonly ShareableLead[], { includeAssigned }: ShareOutSelection): ShareableLead[] {
  return leads.filter((lead) => reasonToStay(lead, includeAssigned) === null);
}

/** Plans equal shares of these leads. Ignores how many leads the receivers already have. */
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

/** Records share-outs in each lead's history. A share-out can be undone like a bulk change. */
export abstract class ShareOutRepository {
  /** Returns the leads within the scope, oldest first. */
  abstract find(leadIds: readonly string[], scope: LeadScope): Promise<ShareableLead[]>;

  /** Leftover leads go to the first users. @throws receiversNotPossible */
  abstract shareOut(
    selection: ShareOutSelection,
    userIds: readonly string[],
    scope: LeadScope,
    origin: ChangeOrigin & { readonly actorId: string },
  ): Promise<ShareOut>;
}
