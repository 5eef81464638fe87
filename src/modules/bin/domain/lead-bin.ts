import type { LeadType } from '../../../lead-types/lead-types.js';
import type { LeadStatus, PersonalInfo } from '../../leads/domain/lead.js';
import type { ChangeOrigin } from '../../leads/domain/lead.repository.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';

/** How long a deleted lead can be brought back. */
export const DAYS_IN_BIN = 30;

type StaffRef = { readonly id: string; readonly name: string };

/** A deleted lead, as the bin lists it. */
export interface BinnedLead {
  readonly id: string;
  readonly reference: string;
  readonly type: LeadType;
  readonly status: LeadStatus;
  readonly personalInfo: Pick<PersonalInfo, 'fullName' | 'phone' | 'email' | 'city'>;
  /** Whose it was; null where nobody's, or somebody's who is gone. */
  readonly assignee: StaffRef | null;
  readonly notes: number;
  /** How many leads that were merged into it rest with it. */
  readonly mergedLeads: number;
  readonly createdAt: Date;
  readonly deletedAt: Date;
  readonly deletedBy: StaffRef | null;
}

export interface BinPage {
  readonly search: string | null;
  readonly offset: number;
  readonly limit: number;
}

/** A lead that is back. */
export interface RestoredLead {
  readonly id: string;
  readonly type: LeadType;
  readonly assignedTo: string | null;
  readonly inPool: boolean;
  readonly quarantined: boolean;
}

/**
 * Deleted leads, each with what was merged into it, for `DAYS_IN_BIN` days. A scope reaches one as it was when it was deleted:
 * by its types (those of what was merged into it included) and by whose it was.
 */
export abstract class LeadBin {
  /** The latest deleted first. */
  abstract list(scope: LeadScope, page: BinPage): Promise<{ leads: BinnedLead[]; total: number }>;

  /** How many of the leads are in the bin, within the scope. */
  abstract countWithin(ids: readonly string[], scope: LeadScope): Promise<number>;

  /**
   * Brings back those of the leads that the scope reaches, with notes, history and everything else; without an assignee who may
   * not have them any more.
   */
  abstract restore(ids: readonly string[], scope: LeadScope, origin: ChangeOrigin): Promise<RestoredLead[]>;

  /** Removes those of the leads (null: all) that the scope reaches for good, with what names a person elsewhere; answers how many. */
  abstract purge(ids: readonly string[] | null, scope: LeadScope, origin: ChangeOrigin): Promise<number>;

  /** Removes what was deleted more than `DAYS_IN_BIN` days ago, likewise. */
  abstract purgeExpired(): Promise<void>;
}
