import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';

export interface SharedLead {
  readonly id: string;
  readonly type: LeadType;
}

export interface Receiver {
  readonly id: string;
  readonly leadTypes: readonly LeadType[];
}

interface Share {
  readonly receiver: Receiver;
  readonly ofType: Map<LeadType, number>;
  total: number;
}

/**
 * Shares leads out as evenly as the receivers' lead types allow. No receiver has at least two leads more than
 * another who could take one of them, directly or through a chain of moves. Leftover leads go to the receivers listed
 * first. Leads of a type rotate in their order, so that no receiver gets all the old ones. The result is deterministic.
 * @returns lead id -> receiver id, without leads that no receiver can see
 */
export function shareLeads(leads: readonly SharedLead[], receivers: readonly Receiver[]): Map<string, string> {
  const shares = receivers.map((receiver): Share => ({ receiver, ofType: new Map(), total: 0 }));
  const types = typesByReceivers(receivers);
  for (const type of types) {
    const count = leads.filter((lead) => lead.type === type).length;
    for (let left = count; left > 0; left -= 1) add(smallestShare(type, shares), type, 1);
  }
  while (shares.some((share) => rebalance(share, shares))) {
    // Repeat until no move makes the shares more even.
  }
  return new Map(types.flatMap((type) => assign(leads, type, shares)));
}

/** Returns the types that a receiver can see. Types with the fewest receivers come first: they leave less choice. */
function typesByReceivers(receivers: readonly Receiver[]): LeadType[] {
  const seenBy = (type: LeadType) => receivers.filter(({ leadTypes }) => leadTypes.includes(type)).length;
  return LEAD_TYPE_NAMES.filter((type) => seenBy(type) > 0).sort((one, other) => seenBy(one) - seenBy(other));
}

/** Returns the receiver of the type with the fewest leads. In a tie, the one with the fewest leads of the type. */
function smallestShare(type: LeadType, shares: readonly Share[]): Share {
  return shares
    .filter(({ receiver }) => receiver.leadTypes.includes(type))
    .reduce((least, share) => {
      const difference = share.total - least.total || countOf(share, type) - countOf(least, type);
      return difference < 0 ? share : least;
    });
}

/**
 * Moves one lead from the giver to a receiver with at least two leads fewer, directly or along a chain of receivers.
 * If no giver can do this, the shares are as even as possible (cost-reducing paths of semi-matchings).
 * @returns false if there is no such receiver
 */
function rebalance(giver: Share, shares: readonly Share[]): boolean {
  const steps = new Map<Share, { readonly from: Share; readonly type: LeadType }>();
  const reached = [giver];
  for (const share of reached) {
    if (share.total <= giver.total - 2) {
      for (let step = steps.get(share), to = share; step; to = step.from, step = steps.get(to)) {
        add(step.from, step.type, -1);
        add(to, step.type, 1);
      }
      return true;
    }
    for (const [type, count] of share.ofType) {
      if (count === 0) continue;
      for (const other of shares) {
        if (other === giver || steps.has(other) || !other.receiver.leadTypes.includes(type)) continue;
        steps.set(other, { from: share, type });
        reached.push(other);
      }
    }
  }
  return false;
}

function assign(leads: readonly SharedLead[], type: LeadType, shares: readonly Share[]): [string, string][] {
  const left = shares.map((share) => ({ id: share.receiver.id, count: countOf(share, type) }));
  return leads
    .filter((lead) => lead.type === type)
    .flatMap(({ id }): [string, string][] => {
      const next = left.find(({ count }) => count > 0);
      if (!next) return [];
      next.count -= 1;
      left.push(...left.splice(left.indexOf(next), 1));
      return [[id, next.id]];
    });
}

function countOf({ ofType }: Share, type: LeadType): number {
  return ofType.get(type) ?? 0;
}

function add(share: Share, type: LeadType, count: number): void {
  share.ofType.set(type, countOf(share, type) + count);
  share.total += count;
}
