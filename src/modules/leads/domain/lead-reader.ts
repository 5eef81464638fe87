import type { LeadType } from '../../../lead-types/lead-types.js';
import type { LeadFollowUp } from './follow-up.js';
import type { LeadHistoryEntry, LeadNote, LeadStatus, ListedLead } from './lead.js';
import type { LeadScope } from './lead-access.js';
import type { LeadFilter } from './lead-filters.js';

export const LEAD_SORT_FIELDS = [
  'personalInfo.fullName',
  'type',
  'status',
  'createdAt',
  'priority',
  'updatedAt',
  'dueAt',
  'work',
] as const;
export type LeadSortField = (typeof LEAD_SORT_FIELDS)[number];

export interface LeadSort {
  readonly sortBy: LeadSortField;
  readonly sortOrder: 'asc' | 'desc';
}

export interface LeadPage extends LeadSort {
  readonly offset: number;
  readonly limit: number;
  /** Counting can stop here if it is expensive. Absent: all leads are counted. */
  readonly maxTotal?: number;
}

export interface LeadList {
  readonly leads: readonly ListedLead[];
  readonly total: number;
  /** True if there are more leads than `total` (then `maxTotal`). */
  readonly totalIsAtLeast: boolean;
}

export interface LeadCount {
  readonly type: LeadType;
  readonly status: LeadStatus;
  readonly count: number;
}

/** Leads in a scope that need work. The `own` counts cover leads assigned to one user. */
export interface WaitingCounts {
  readonly overdue: number;
  readonly dueSoon: number;
  /** Leads with a follow-up that is due today or overdue. */
  readonly followUpsDue: number;
  readonly ownOverdue: number;
  readonly ownDueSoon: number;
  readonly ownFollowUps: number;
  /** Open leads without an assignee that are not in the pool. */
  readonly unassigned: number;
  readonly pool: number;
  /** Open leads that were contacted and have no follow-up. */
  readonly noNextStep: number;
  readonly ownNoNextStep: number;
  /** Suspected spam is not included in any other count. */
  readonly suspectedSpam: number;
}

/** How many notes a lead's response includes. Older notes are read page by page. */
export const NOTES_INCLUDED = 50;
export const NEWEST_NOTES = { offset: 0, limit: NOTES_INCLUDED };

/** A page of notes and call logs, newest first, and their total number. */
export interface LeadNotes {
  readonly notes: readonly LeadNote[];
  readonly total: number;
  readonly calls: number;
}

/** The last lead that a client with a copy has read, by the time of its last activity or removal. */
export interface LeadPosition {
  readonly activityMicros: string;
  readonly id: string;
}

export interface ChangesFrom {
  readonly since: Date;
  /** Null for the first call. */
  readonly reached: ReachedInCopy | null;
  readonly limit: number;
}

export interface ReachedInCopy {
  /** The first call saw every change before this time. A lead that left the list earlier was never in the copy. */
  readonly begunMicros: string;
  readonly after: LeadPosition;
  readonly removedAfter: LeadPosition;
}

export const REMOVAL_REASONS = ['deleted', 'merged', 'reassigned', 'filter', 'type'] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

export interface RemovedLead extends LeadPosition {
  readonly reason: RemovalReason;
  /** The lead that this lead was merged into, if the viewer can see that lead. */
  readonly mergedInto: string | null;
}

export interface LeadChangesPage {
  readonly leads: readonly ListedLead[];
  /** How many leads remain from here. Null after the first call, which does not count. */
  readonly total: number | null;
  /** Leads that left the viewer's list and are not in it now, oldest removal first. */
  readonly removed: readonly RemovedLead[];
  /** This call saw every change before this time. */
  readonly committedUntilMicros: string;
}

export interface Assignee {
  readonly id: string;
  readonly name: string;
  readonly leadTypes: readonly LeadType[];
}

/** Reads leads for display. Code that then changes a lead reads it with `LeadWriter` instead. */
export abstract class LeadReader {
  /** Returns null if the lead is outside the scope. */
  abstract find(id: string, scope: LeadScope): Promise<ListedLead | null>;

  /** Aborting `signal` cancels the query. */
  abstract list(scope: LeadScope, filter: LeadFilter, page: LeadPage, signal?: AbortSignal): Promise<LeadList>;

  abstract countsByTypeAndStatus(scope: LeadScope): Promise<LeadCount[]>;

  abstract waitingCounts(scope: LeadScope, userId: string): Promise<WaitingCounts>;

  abstract notesOf(id: string, page: Pick<LeadPage, 'offset' | 'limit'>): Promise<LeadNotes>;

  abstract newestNotesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly LeadNote[]>>;

  /** Open ones first, in the order of their time. Then done ones, newest first. */
  abstract followUpsOf(id: string): Promise<LeadFollowUp[]>;

  /** Newest first. Entries about a lead out of the scope contain only the changes to this lead. */
  abstract historyOf(id: string, scope: LeadScope): Promise<LeadHistoryEntry[]>;

  /**
   * Returns the leads that changed since a moment and after a position, oldest change first, each once. A later call
   * returns changes that are not committed yet. Leads that left the list are returned separately.
   */
  abstract listChanges(scope: LeadScope, filter: LeadFilter, from: ChangesFrom): Promise<LeadChangesPage>;

  abstract assignees(): Promise<Assignee[]>;
}
