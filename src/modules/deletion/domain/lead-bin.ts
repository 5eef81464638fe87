import type { LeadType } from '../../../lead-types/lead-types.js';
import type { LeadStatus, PersonalInfo } from '../../leads/domain/lead.js';

export const DAYS_IN_BIN = 30;

type StaffRef = { readonly id: string; readonly name: string };

export interface BinnedLead {
  readonly id: string;
  readonly reference: string;
  readonly type: LeadType;
  readonly status: LeadStatus;
  readonly personalInfo: Pick<PersonalInfo, 'fullName' | 'phone' | 'email' | 'city'>;
  /** The assignee when the lead was deleted. Null if there was none, or if that user has been deleted. */
  readonly assignee: StaffRef | null;
  readonly notes: number;
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
