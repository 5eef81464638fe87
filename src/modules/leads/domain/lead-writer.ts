import type { CloseReason } from '../../../lead-types/close-reasons.js';
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { FormerDetails } from '../../../lead-types/type-correction.js';
import { parsePhone } from '../../../shared/domain/phone.js';
import type { DueTimes } from './business-calendar.js';
import type { FollowUpChange, FollowUpPlan } from './follow-up.js';
import type { Lead, LeadDetails, LeadNote, LeadPriority, LeadStatus, ListedLead, PersonalInfo } from './lead.js';
import type { LeadScope } from './lead-access.js';

/** Absent values stay as they are. */
export interface LeadChanges {
  readonly status?: LeadStatus;
  /** Only for the status closed or rejected. Any other status clears it. */
  readonly closeReason?: CloseReason | null;
  readonly priority?: LeadPriority;
  readonly assignedTo?: string | null;
  /** True adds the lead to the pool (then `assignedTo` is null), false removes it. */
  readonly inPool?: boolean;
  readonly personalInfo?: PersonalInfo;
  readonly phoneE164?: string | null;
  readonly phoneSuspect?: boolean;
  readonly details?: LeadDetails;
  /** Sets or replaces the next follow-up. Null completes it. */
  readonly followUp?: FollowUpPlan | null;
  readonly followUps?: readonly FollowUpChange[];
}

/** Adds the parsed phone number if the changes include personal values. */
export function normalizePhone(changes: LeadChanges): LeadChanges {
  if (!changes.personalInfo) return changes;
  const { phone } = changes.personalInfo;
  const reading = phone ? parsePhone(phone) : { e164: null, suspect: false };
  return { ...changes, phoneE164: reading.e164, phoneSuspect: reading.suspect };
}

/** A corrected type. The lead's details are split between its fields and the former ones. */
export interface TypeCorrection {
  readonly type: LeadType;
  readonly originalType: LeadType | null;
  readonly details: LeadDetails;
  readonly formerDetails: readonly FormerDetails[];
  /** Absent: the promise stays. Null: it is removed. */
  readonly due?: DueTimes | null;
}

export type BulkChanges = Pick<
  LeadChanges,
  'status' | 'closeReason' | 'priority' | 'assignedTo' | 'inPool' | 'followUp'
>;

/** Only leads that still have these values are changed. */
export type BulkCondition = Pick<BulkChanges, 'status' | 'priority' | 'assignedTo' | 'inPool'>;

export interface BulkChanged {
  /** Leads within the scope, including those that already had the values. */
  readonly affected: readonly string[];
  /** The changed leads, as they were before. */
  readonly before: readonly Lead[];
}

export type NoteChanges = Pick<LeadChanges, 'status' | 'closeReason' | 'followUps'>;

/** The origin of a change, as the history stores it. */
export interface ChangeOrigin {
  readonly actorId: string | null;
  readonly address: string | null;
}

export interface LeadEditor extends ChangeOrigin {
  readonly scope: LeadScope;
}

/** A lead as its editor saw it. Null accepts any version. */
export interface SeenLead {
  readonly id: string;
  readonly version: number | null;
}

export interface DeletedLeads {
  readonly deleted: readonly string[];
  /** Types out of the scope that were merged into leads. Those leads stay. */
  readonly hiddenTypes: readonly LeadType[];
}

/** Changes leads within a scope. Always uses the primary database, so that it does not read outdated leads. */
export abstract class LeadWriter {
  /** Returns null if the lead is out of the scope. */
  abstract find(id: string, scope: LeadScope): Promise<ListedLead | null>;

  abstract visibleOf(ids: readonly string[], scope: LeadScope): Promise<string[]>;

  /** @throws assigneeNotPossible if the user cannot be assigned leads of the type */
  abstract requireAssignable(type: LeadType, userId: string): Promise<void>;

  /** Returns the changed lead as its editor sees it, or null if the lead is no longer at the version of `lead`. */
  abstract update(lead: Lead, changes: LeadChanges, by: LeadEditor): Promise<ListedLead | null>;

  /** Unassigns the lead if the assignee cannot see the new type. Unassigned leads are then assigned by rule. */
  abstract correctType(lead: Lead, correction: TypeCorrection, by: LeadEditor): Promise<ListedLead | null>;

  /** A first call also counts as the first response. Returns null if the lead cannot be changed or has changed. */
  abstract addNote(
    lead: SeenLead,
    note: Pick<LeadNote, 'content' | 'call'>,
    changes: NoteChanges,
    by: LeadEditor,
  ): Promise<{ note: LeadNote; lead: ListedLead } | null>;

  /** Only for the author, within the edit period. Returns null like `addNote`. @throws noteNotFound, noteNotEditable */
  abstract editNote(
    lead: SeenLead,
    noteId: string,
    content: string,
    by: LeadEditor,
  ): Promise<{ note: LeadNote; lead: ListedLead } | null>;

  /** Deletes leads at `expectedVersion` (null: any), unless a lead of a type out of the scope is merged into them. */
  abstract deleteAll(ids: readonly string[], expectedVersion: number | null, by: LeadEditor): Promise<DeletedLeads>;

  abstract updateAll(
    ids: readonly string[],
    changes: BulkChanges,
    onlyIf: BulkCondition,
    by: LeadEditor,
  ): Promise<BulkChanged>;

  /** Returns the ids of the leads that were suspected spam. */
  abstract restoreAll(ids: readonly string[], by: LeadEditor): Promise<string[]>;

  /** Returns null if the lead is no longer at the version of `lead`. */
  abstract restore(lead: Lead, by: LeadEditor): Promise<ListedLead | null>;
}
