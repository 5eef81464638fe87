import type { LeadType } from '../../../lead-types/lead-types.js';

/** Where the open leads of somebody go who may not have them any more: by the rules, into the shared pool, or to one colleague. */
export const LEADS_DESTINATIONS = ['rules', 'pool', 'user'] as const;
export type LeadsDestination = (typeof LEADS_DESTINATIONS)[number];

export interface LeadsChoice {
  readonly to: LeadsDestination;
  /** Who gets them, for `user`. */
  readonly userId?: string | undefined;
}

/** Which of somebody's leads are handed on: the open ones, of these types or of any. */
export interface LeavingLeads {
  readonly userId: string;
  readonly types: readonly LeadType[] | null;
}

/** How many open leads somebody has, by type. */
export interface OpenLeads {
  readonly open: number;
  readonly byType: readonly { readonly type: LeadType; readonly count: number }[];
}
