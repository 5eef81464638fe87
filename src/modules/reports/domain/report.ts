import type { ClosedStatus, CloseReason } from '../../../lead-types/close-reasons.js';
import type { IndianState } from '../../../lead-types/indian-states.js';
import type { LeadType } from '../../../lead-types/lead-types.js';

export const REPORTS = ['daily', 'types', 'promises', 'sources', 'assignees', 'states', 'reasons'] as const;
export type ReportName = (typeof REPORTS)[number];

/** More sources than a person reads are one row: visitors write them, so there may be any number. */
export const MAX_SOURCES = 200;

/** What is counted of a group of leads: how far they came, and how the promise to them was kept. */
export const MEASURES = [
  'leads',
  'contacted',
  'qualified',
  'converted',
  'closed',
  'rejected',
  'kept',
  'missed',
  'overdue',
] as const;
export type Measures = Readonly<Record<(typeof MEASURES)[number], number>>;

/** How many leads of a type came on a day in Asia/Kolkata (YYYY-MM-DD). */
export interface DailyRow {
  readonly day: string;
  readonly type: LeadType;
  readonly leads: number;
}

export interface TypeRow extends Measures {
  readonly type: LeadType;
}

/** How the promise was kept; `type` is null for all of them together. */
export interface PromiseRow {
  readonly type: LeadType | null;
  readonly promised: number;
  readonly kept: number;
  readonly missed: number;
  readonly overdue: number;
  /** Not answered and not yet due. */
  readonly waiting: number;
  /** From the lead to the first response, nights and Sundays counted; null where nobody has answered. */
  readonly medianMinutes: number | null;
  readonly p90Minutes: number | null;
}

export interface SourceRow extends Measures {
  readonly source: string | null;
  readonly campaign: string | null;
  /** All the sources that have too few leads for a row of their own. */
  readonly isRest: boolean;
}

export interface AssigneeRow extends Measures {
  readonly assignee: { readonly id: string; readonly name: string } | null;
  /** The row of those that anybody may take. */
  readonly inPool: boolean;
}

export interface StateRow extends Measures {
  /** Null where no state was given, or none that is known. */
  readonly state: IndianState | null;
}

/** How many leads were closed or rejected for a reason; null where nobody gave one. */
export interface ReasonRow {
  readonly status: ClosedStatus;
  readonly reason: CloseReason | null;
  readonly leads: number;
}

/** Promises to leads that came within some days: those kept, and all of which it is known whether they were. */
export interface KeptPromises {
  readonly kept: number;
  readonly settled: number;
}

/** What somebody has to do and how it goes; `userId` is null for the leads of nobody and of the pool. */
export interface TeamRow {
  readonly userId: string | null;
  /** The leads that anybody may take; they have no user. */
  readonly inPool: boolean;
  readonly name: string | null;
  readonly isActive: boolean;
  /** Leads that are new, contacted or qualified. */
  readonly open: number;
  /** Leads whose promised first contact is late. */
  readonly overdue: number;
  /** Follow-ups for today or left over. */
  readonly followUpsDue: number;
  /** Leads about which they logged a call yesterday (Asia/Kolkata), whoever has them. */
  readonly calledYesterday: number;
  readonly last7Days: KeptPromises;
  readonly sevenDaysBefore: KeptPromises;
  /** Of the leads that were promised a first contact and wait for it, the one that came first. */
  readonly oldestWaiting: { readonly leadId: string; readonly since: Date } | null;
}
