import type { LeadType } from '../../../lead-types/lead-types.js';
import { defineFailure } from '../../../shared/domain/failure.js';
import type { LeadStatus, PersonalInfo } from '../../leads/domain/lead.js';

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

/** References are random, so this happens to nobody; but a lead that cannot come back should say why. */
export const referenceTaken = defineFailure({
  kind: 'conflict',
  code: 'reference_taken',
  when: 'A newer lead has the reference of one of these',
  sentence: 'A newer lead has the same reference as one of these. Restore the others without it.',
});
