import type { ClosedStatus, CloseReason } from '../../../lead-types/close-reasons.js';
import type { IndianState } from '../../../lead-types/indian-states.js';
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { DayWork } from '../../leads/domain/day-work.js';

export const REPORTS = [
  'daily',
  'types',
  'promises',
  'sources',
  'assignees',
  'states',
  'districts',
  'reasons',
] as const;
export type ReportName = (typeof REPORTS)[number];

/** All other sources share one row. Sources come from links that anyone can write, so there can be any number. */
export const MAX_SOURCES = 200;

/** All other districts share one row. Districts are typed, so there can be any number. */
export const MAX_DISTRICTS = 200;

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

/** `day`: YYYY-MM-DD in Asia/Kolkata. */
export interface DailyRow {
  readonly day: string;
  readonly type: LeadType;
  readonly leads: number;
}

export interface TypeRow extends Measures {
  readonly type: LeadType;
}

/** `type` is null in the row for all types together. */
export interface PromiseRow {
  readonly type: LeadType | null;
  readonly promised: number;
  readonly kept: number;
  readonly missed: number;
  readonly overdue: number;
  /** Leads that have had no response yet and are not overdue. */
  readonly waiting: number;
  /** From the submission to the first response, including nights and Sundays; null if no lead has had a response. */
  readonly medianMinutes: number | null;
  readonly p90Minutes: number | null;
}

export interface SourceRow extends Measures {
  readonly source: string | null;
  readonly campaign: string | null;
  /** Whether this is the row for all sources that are not among the `MAX_SOURCES` largest. */
  readonly isRest: boolean;
}

export interface AssigneeRow extends Measures {
  readonly assignee: { readonly id: string; readonly name: string } | null;
  readonly inPool: boolean;
}

export interface StateRow extends Measures {
  /** Null if no state or an unknown one was entered. */
  readonly state: IndianState | null;
}

/** `state` is null if it is unknown, and both are null in the row for all districts that are not among the largest. */
export interface DistrictRow extends StateRow {
  readonly district: string | null;
  readonly isRest: boolean;
}

/** `reason` is null in the row of leads without one. */
export interface ReasonRow {
  readonly status: ClosedStatus;
  readonly reason: CloseReason | null;
  readonly leads: number;
}

/** Promises made for leads of certain days. `settled`: kept, missed or overdue. */
export interface KeptPromises {
  readonly kept: number;
  readonly settled: number;
}

/** The workload of a user. `userId` is null in the rows of unassigned leads and of the pool. */
export interface TeamRow {
  readonly userId: string | null;
  readonly inPool: boolean;
  readonly name: string | null;
  readonly isActive: boolean;
  readonly open: number;
  readonly overdue: number;
  readonly followUpsDue: number;
  /** Leads for which the user logged a call yesterday (Asia/Kolkata), even if they are not the assignee. */
  readonly calledYesterday: number;
  readonly last7Days: KeptPromises;
  readonly sevenDaysBefore: KeptPromises;
  readonly oldestWaiting: { readonly leadId: string; readonly since: Date } | null;
  /** Today's work by lead type; without types for which there is neither work nor a target. */
  readonly today: readonly DayWork[];
}

/** At least one of the two is set. */
export interface Target {
  readonly type: LeadType;
  /** Leads to call on a working day. */
  readonly callsPerDay: number | null;
  readonly conversionsPerMonth: number | null;
}

export const MAX_TARGET = 10_000;
