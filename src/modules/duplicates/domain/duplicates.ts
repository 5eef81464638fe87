import type { Lead, ListedLead, PersonalInfo } from '../../leads/domain/lead.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { ChangeOrigin, LeadChanges } from '../../leads/domain/lead-writer.js';

/** Why two leads may be from one person. `name`: similar names in the same place; `staff`: a user flagged them. */
export const DUPLICATE_REASONS = ['phone', 'email', 'name', 'staff'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** The decisions that users can make about a pair. `open`: undecided. `linked`: two requests from the same person. */
export const DUPLICATE_STATES = ['open', 'linked', 'dismissed'] as const;
export type DuplicateState = (typeof DUPLICATE_STATES)[number];

export interface DuplicateDecision {
  readonly state: DuplicateState;
  readonly by: { readonly id: string; readonly name: string } | null;
  readonly at: Date | null;
}

export interface DuplicateCandidate {
  readonly lead: ListedLead;
  readonly reasons: readonly DuplicateReason[];
  /** True if both leads have a name and the names are not similar. In this case, a family may share a phone. */
  readonly namesDiffer: boolean;
  readonly decision: DuplicateDecision;
}

/** A lead that was merged into another, as it was at the time of the merge. */
export interface MergedLead {
  readonly lead: Lead;
  readonly mergedAt: Date;
  readonly mergedBy: { readonly id: string; readonly name: string } | null;
}

export interface LeadPair {
  readonly survivor: Lead;
  readonly other: Lead;
}

export type MergeOutcome =
  | { readonly outcome: 'merged'; readonly survivor: Lead }
  | { readonly outcome: 'changed' }
  /** The two leads are not flagged as possible duplicates, or are already merged. */
  | { readonly outcome: 'no-pair' };

export type UnmergeOutcome =
  | { readonly outcome: 'unmerged'; readonly survivor: Lead }
  | { readonly outcome: 'not-merged' }
  /** Values that the merge copied have changed since. `paths` are their dotted paths. */
  | { readonly outcome: 'conflict'; readonly paths: readonly string[] };

export abstract class DuplicateRepository {
  /** Returns the candidates within the scope: undecided ones first, then the newest. */
  abstract candidatesOf(id: string, scope: LeadScope): Promise<DuplicateCandidate[]>;

  /** Returns leads within the scope that may come from this person, most similar names first. */
  abstract candidatesFor(person: PersonalInfo, scope: LeadScope): Promise<DuplicateCandidate[]>;

  /** Returns the leads within the scope that were merged into this lead, directly or through others, newest first. */
  abstract mergedInto(id: string, scope: LeadScope): Promise<MergedLead[]>;

  /** Flags two leads by hand. Returns false if one was deleted, merged, erased or marked as spam in the meantime. */
  abstract flag(pair: readonly [Lead, Lead], origin: ChangeOrigin): Promise<boolean>;

  /** Returns false if the two leads are not flagged, or are merged. */
  abstract decide(pair: readonly [Lead, Lead], state: DuplicateState, origin: ChangeOrigin): Promise<boolean>;

  /** Applies `changes` to the survivor and removes the other lead from all lists, unless either has changed. */
  abstract merge(pair: LeadPair, changes: LeadChanges, origin: ChangeOrigin): Promise<MergeOutcome>;

  /** Separates two merged leads and restores the values that they had before. */
  abstract unmerge(survivorId: string, otherId: string, origin: ChangeOrigin): Promise<UnmergeOutcome>;

  /** Flags possible duplicates of up to `limit` new or corrected leads. Returns how many leads it has processed. */
  abstract matchBatch(limit: number): Promise<number>;
}
