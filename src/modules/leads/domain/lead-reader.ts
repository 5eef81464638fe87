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
  /** Where counting costs, it goes up to here; absent: all are counted. */
  readonly maxTotal?: number;
}

/** A page of leads. */
export interface LeadList {
  readonly leads: readonly ListedLead[];
  readonly total: number;
  /** There are more than `total`, which is the page's `maxTotal`. */
  readonly totalIsAtLeast: boolean;
}

/** How many leads there are of one type in one status. */
export interface LeadCount {
  readonly type: LeadType;
  readonly status: LeadStatus;
  readonly count: number;
}

/** What waits to be done, within a scope. */
export interface WaitingCounts {
  readonly overdue: number;
  readonly dueSoon: number;
  /** On anybody's leads, for today or left over from before. */
  readonly followUpsDue: number;
  readonly ownOverdue: number;
  readonly ownDueSoon: number;
  /** On one user's own leads, for today or left over from before. */
  readonly ownFollowUps: number;
  /** Open leads that nobody has, not even the pool. */
  readonly unassigned: number;
  /** Open leads of the shared pool. */
  readonly pool: number;
  /** Open leads that somebody has responded to and for which nothing is planned. */
  readonly noNextStep: number;
  /** Of these, one user's own. */
  readonly ownNoNextStep: number;
  /** In no other count. */
  readonly suspectedSpam: number;
}

/** How many notes an answer about a lead has; older ones are read page by page. */
export const NOTES_INCLUDED = 50;
export const NEWEST_NOTES = { offset: 0, limit: NOTES_INCLUDED };

/** Some notes and calls of a lead, newest first, and how many it has. */
export interface LeadNotes {
  readonly notes: readonly LeadNote[];
  readonly total: number;
  /** How many of them are calls. */
  readonly calls: number;
}

/** Where somebody who keeps a copy of the leads has got to: the last lead read, by its last activity (or its removal). */
export interface LeadPosition {
  readonly activityMicros: string;
  readonly id: string;
}

/** What to read for a copy: what changed since a moment, after the last change and the last removal that were read. */
export interface ChangesFrom {
  readonly since: Date;
  /** Null at the beginning. */
  readonly reached: ReachedInCopy | null;
  readonly limit: number;
}

/** How far a copy has got. */
export interface ReachedInCopy {
  /** Up to when the first call saw everything. A lead outside the list both then and now was never copied. */
  readonly begunMicros: string;
  readonly after: LeadPosition;
  readonly removedAfter: LeadPosition;
}

/** Why a lead is no longer in a copy's list; `reassigned`: somebody else has it, `type`: it got another type. */
export const REMOVAL_REASONS = ['deleted', 'merged', 'reassigned', 'filter', 'type'] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

export interface RemovedLead extends LeadPosition {
  readonly reason: RemovalReason;
  /** The lead it was merged into, if the viewer may see that one. */
  readonly mergedInto: string | null;
}

/** What changed. */
export interface LeadChangesPage {
  readonly leads: readonly ListedLead[];
  /** How many leads are left from there; null if a copy reads on, because nothing is counted then. */
  readonly total: number | null;
  /** Leads that left the viewer's list and are not in it now, by when they did. */
  readonly removed: readonly RemovedLead[];
  /** Up to when this call saw everything. */
  readonly committedUntilMicros: string;
}

/** An active user, and the lead types of which they may be assigned leads. */
export interface Assignee {
  readonly id: string;
  readonly name: string;
  readonly leadTypes: readonly LeadType[];
}

/** Shows leads to those who only look at them; whoever goes on to change one asks `LeadWriter`. */
export abstract class LeadReader {
  /** Null where it is not within the scope. */
  abstract find(id: string, scope: LeadScope): Promise<ListedLead | null>;

  /** Given up in the database when `signal` is aborted. */
  abstract list(scope: LeadScope, filter: LeadFilter, page: LeadPage, signal?: AbortSignal): Promise<LeadList>;

  abstract countsByTypeAndStatus(scope: LeadScope): Promise<LeadCount[]>;

  abstract waitingCounts(scope: LeadScope, userId: string): Promise<WaitingCounts>;

  abstract notesOf(id: string, page: Pick<LeadPage, 'offset' | 'limit'>): Promise<LeadNotes>;

  /** The newest notes of each of these leads, by its id. */
  abstract newestNotesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly LeadNote[]>>;

  /** Open ones first, in the order of their time, then the done ones, the latest first. */
  abstract followUpsOf(id: string): Promise<LeadFollowUp[]>;

  /** What happened to the lead, newest first; of what concerned a lead out of the scope only the values it changed here. */
  abstract historyOf(id: string, scope: LeadScope): Promise<LeadHistoryEntry[]>;

  /**
   * Returns the leads that changed since a moment (and after a position), the oldest change first: each change shows once, and none
   * is skipped. Uncommitted changes come with a later call. Leads that left the list are returned separately.
   */
  abstract listChanges(scope: LeadScope, filter: LeadFilter, from: ChangesFrom): Promise<LeadChangesPage>;

  /** All active users, by name. */
  abstract assignees(): Promise<Assignee[]>;
}
