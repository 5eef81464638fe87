import type { LeadType } from '../../../lead-types/lead-types.js';
import type { LeadFollowUp } from './follow-up.js';
import type { LeadHistoryEntry, LeadNote, LeadStatus, ListedLead } from './lead.js';
import type { LeadScope } from './lead-access.js';
import type { LeadFilter } from './lead-filters.js';
import type { TimelinePage, TimelineQuery } from './lead-timeline.js';

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
  /** If counting is expensive, it can stop at this number. If absent, all leads are counted. */
  readonly maxTotal?: number;
}

export interface LeadList {
  readonly leads: readonly ListedLead[];
  readonly total: number;
  /** True if there are more leads than `total` says. In this case, `total` is `maxTotal`. */
  readonly totalIsAtLeast: boolean;
}

export interface LeadCount {
  readonly type: LeadType;
  readonly status: LeadStatus;
  readonly count: number;
}

/** Leads in a scope that need work. The counts in `own` include only leads assigned to one user. */
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
  /** Number of leads that are suspected spam. No other count includes them. */
  readonly suspectedSpam: number;
}

/** How many notes a lead's response includes. Older notes are read page by page. */
export const NOTES_INCLUDED = 50;
export const NEWEST_NOTES = { offset: 0, limit: NOTES_INCLUDED };

/** A page of notes, call logs and messages, newest first, and their total number. */
export interface LeadNotes {
  readonly notes: readonly LeadNote[];
  readonly total: number;
  readonly calls: number;
}

/**
 * The position of the last lead that a client with a copy has read. Leads are sorted by the time of their last
 * activity, and removed leads by the time of their removal.
 */
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
  /** The first call saw all changes before this time. A lead that left the list earlier was never in the copy. */
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
  /** How many leads remain from here. Only the first call counts them; later calls return null. */
  readonly total: number | null;
  /** Leads that have left the viewer's list and have not come back, oldest removal first. */
  readonly removed: readonly RemovedLead[];
  /** This call saw all changes before this time. */
  readonly committedUntilMicros: string;
}

export interface Assignee {
  readonly id: string;
  readonly name: string;
  readonly leadTypes: readonly LeadType[];
}

/** Reads leads to display them. Code that reads a lead in order to change it uses `LeadWriter` instead. */
export abstract class LeadReader {
  /** Returns null if the lead is outside the scope. */
  abstract find(id: string, scope: LeadScope): Promise<ListedLead | null>;

  /** Aborting `signal` cancels the query. */
  abstract list(scope: LeadScope, filter: LeadFilter, page: LeadPage, signal?: AbortSignal): Promise<LeadList>;

  abstract countsByTypeAndStatus(scope: LeadScope): Promise<LeadCount[]>;

  abstract waitingCounts(scope: LeadScope, userId: string): Promise<WaitingCounts>;

  abstract notesOf(id: string, page: Pick<LeadPage, 'offset' | 'limit'>): Promise<LeadNotes>;

  abstract newestNotesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly LeadNote[]>>;

  /** Returns open follow-ups first, sorted by time, then completed ones, newest first. */
  abstract followUpsOf(id: string): Promise<LeadFollowUp[]>;

  /** Returns the newest entries first. If an entry's other lead is out of scope, it shows only changes to this lead. */
  abstract historyOf(id: string, scope: LeadScope): Promise<LeadHistoryEntry[]>;

  /** A page of `notesOf` and `historyOf` together. History entries that only repeat a note are left out. */
  abstract timelineOf(id: string, scope: LeadScope, query: TimelineQuery): Promise<TimelinePage>;

  /**
   * Returns leads that changed after a given time and position, each once, oldest change first. Changes that are not
   * committed yet are returned by a later call. Leads that left the list are returned separately.
   */
  abstract listChanges(scope: LeadScope, filter: LeadFilter, from: ChangesFrom): Promise<LeadChangesPage>;

  abstract assignees(): Promise<Assignee[]>;
}
