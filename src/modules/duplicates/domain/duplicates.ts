import type { Lead, ListedLead, PersonalInfo } from '../../leads/domain/lead.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { ChangeOrigin, LeadChanges } from '../../leads/domain/lead-writer.js';

/** Why two leads may be of one person; `name` is a similar name in the same place, `staff`: somebody said so. */
export const DUPLICATE_REASONS = ['phone', 'email', 'name', 'staff'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** What staff can say of two such leads; `linked` is the same person with two requests. */
export const DUPLICATE_STATES = ['open', 'linked', 'dismissed'] as const;
export type DuplicateState = (typeof DUPLICATE_STATES)[number];

export interface DuplicateDecision {
  readonly state: DuplicateState;
  readonly by: { readonly id: string; readonly name: string } | null;
  readonly at: Date | null;
}

/** Another lead that may be of the same person. */
export interface DuplicateCandidate {
  readonly lead: ListedLead;
  readonly reasons: readonly DuplicateReason[];
  /** Both give a name, and the names are not alike: a family's phone, perhaps. */
  readonly namesDiffer: boolean;
  readonly decision: DuplicateDecision;
}

/** A lead that has become part of another, as it was then. */
export interface MergedLead {
  readonly lead: Lead;
  readonly mergedAt: Date;
  readonly mergedBy: { readonly id: string; readonly name: string } | null;
}

/** Two leads as somebody saw them before deciding. */
export interface LeadPair {
  /** The lead that stays. */
  readonly survivor: Lead;
  readonly other: Lead;
}

export type MergeOutcome =
  | { readonly outcome: 'merged'; readonly survivor: Lead }
  /** One of the two changed since it was read. */
  | { readonly outcome: 'changed' }
  /** Nobody has flagged these two. */
  | { readonly outcome: 'no-pair' };

export type UnmergeOutcome =
  | { readonly outcome: 'unmerged'; readonly survivor: Lead }
  /** The other lead is not (or no longer) merged into this one. */
  | { readonly outcome: 'not-merged' }
  /** What the merge took over has been changed since: the dotted paths. */
  | { readonly outcome: 'conflict'; readonly paths: readonly string[] };

/** Where pairs of leads that may be of one person are kept. */
export abstract class DuplicateRepository {
  /** The candidates within the scope: undecided ones first, then the newest. */
  abstract candidatesOf(id: string, scope: LeadScope): Promise<DuplicateCandidate[]>;

  /** Leads within the scope that may be of somebody of whom there is no lead yet, those of the most similar name first. */
  abstract candidatesFor(person: PersonalInfo, scope: LeadScope): Promise<DuplicateCandidate[]>;

  /** What was merged into a lead, and into those: the newest merge first. */
  abstract mergedInto(id: string, scope: LeadScope): Promise<MergedLead[]>;

  /** Flags two leads by hand; false where one of them was deleted, merged or put aside as spam meanwhile. */
  abstract flag(pair: readonly [Lead, Lead], origin: ChangeOrigin): Promise<boolean>;

  /** False where nobody has flagged these two, or where they are merged. */
  abstract decide(pair: readonly [Lead, Lead], state: DuplicateState, origin: ChangeOrigin): Promise<boolean>;

  /** Gives the survivor what `changes` says and takes the other out of every list; both as long as they are unchanged. */
  abstract merge(pair: LeadPair, changes: LeadChanges, origin: ChangeOrigin): Promise<MergeOutcome>;

  /** Makes two leads of one again, exactly as they were. */
  abstract unmerge(survivorId: string, otherId: string, origin: ChangeOrigin): Promise<UnmergeOutcome>;

  /** Flags the possible duplicates of up to `most` leads that came or were corrected; answers how many leads that were. */
  abstract matchBatch(limit: number): Promise<number>;
}
