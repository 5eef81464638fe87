import type { CloseReason } from '../../../lead-types/close-reasons.js';
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { FormerDetails } from '../../../lead-types/type-correction.js';
import { parsePhone } from '../../../shared/domain/phone.js';
import type { UndoOffer } from './bulk-act.js';
import type { DueTimes } from './business-calendar.js';
import type { FollowUpChange, FollowUpPlan } from './follow-up.js';
import type {
  CallOutcome,
  ExternalId,
  Lead,
  LeadDetails,
  LeadNote,
  LeadPriority,
  LeadStatus,
  ListedLead,
  MessageChannel,
  MessageOutcome,
  PersonalInfo,
} from './lead.js';
import type { LeadScope } from './lead-access.js';

/** Absent values do not change. */
export interface LeadChanges {
  readonly status?: LeadStatus;
  /** Only for the status `closed` or `rejected`. Any other status clears the close reason. */
  readonly closeReason?: CloseReason | null;
  readonly priority?: LeadPriority;
  readonly assignedTo?: string | null;
  /** True adds the lead to the pool and makes `assignedTo` null. False removes the lead from the pool. */
  readonly inPool?: boolean;
  readonly personalInfo?: PersonalInfo;
  readonly phoneE164?: string | null;
  readonly phoneSuspect?: boolean;
  readonly details?: LeadDetails;
  /** Sets or replaces the next follow-up. Null completes it. */
  readonly followUp?: FollowUpPlan | null;
  readonly followUps?: readonly FollowUpChange[];
  /** Replaces all external ids. */
  readonly externalIds?: readonly ExternalId[];
}

/** Adds the parsed phone number if the changes include personal values. */
export function normalizePhone(changes: LeadChanges): LeadChanges {
  if (!changes.personalInfo) return changes;
  const { phone } = changes.personalInfo;
  const reading = phone ? parsePhone(phone) : { e164: null, suspect: false };
  return { ...changes, phoneE164: reading.e164, phoneSuspect: reading.suspect };
}

/** A corrected type. The lead's details are split into fields of the new type and fields of former types. */
export interface TypeCorrection {
  readonly type: LeadType;
  readonly originalType: LeadType | null;
  readonly details: LeadDetails;
  readonly formerDetails: readonly FormerDetails[];
  /** If absent, the promise stays as it is. Null removes the promise. */
  readonly due?: DueTimes | null;
}

export type BulkChanges = Pick<
  LeadChanges,
  'status' | 'closeReason' | 'priority' | 'assignedTo' | 'inPool' | 'followUp'
>;

/** Only leads that still have these values are changed. */
export type BulkCondition = Pick<BulkChanges, 'status' | 'priority' | 'assignedTo' | 'inPool'>;

/** What a bulk change did. Its actor can undo it. */
export interface BulkChanged {
  /** Leads within the scope, including those that already had the new values. */
  readonly affected: readonly string[];
  /** Null if no lead changed. */
  readonly undo: UndoOffer | null;
}

/** A lead that was restored from the bin. */
export interface RestoredLead {
  readonly id: string;
  readonly type: LeadType;
  readonly assignedTo: string | null;
  readonly inPool: boolean;
  readonly quarantined: boolean;
}

/** What a user writes: a note, a call (`call`) or a message (`message`). */
export interface NewNote {
  readonly content: string;
  readonly call: CallOutcome | null;
  readonly message: { readonly channel: MessageChannel; readonly templateId: string | null } | null;
}

/** Without `content`, the text of the message stays as it is. */
export interface MessageResult {
  readonly outcome: MessageOutcome;
  readonly content: string | null;
}

export type NoteChanges = Pick<LeadChanges, 'status' | 'closeReason' | 'followUps'>;

/** The user who made a change (null: a visitor or the server) and the IP address, as stored in the history. */
export interface ChangeOrigin {
  readonly actorId: string | null;
  readonly address: string | null;
}

export interface LeadEditor extends ChangeOrigin {
  readonly scope: LeadScope;
}

/** A lead at the version that its editor saw. Null accepts any version. */
export interface SeenLead {
  readonly id: string;
  readonly version: number | null;
}

export interface DeletedLeads {
  readonly deleted: readonly string[];
  /** Types outside the scope that have leads merged into some of these leads, which are therefore not deleted. */
  readonly hiddenTypes: readonly LeadType[];
}

/** Changes leads within a scope. Always uses the primary database, because a replica may return outdated leads. */
export abstract class LeadWriter {
  /** Returns null if the lead is outside the scope. */
  abstract find(id: string, scope: LeadScope): Promise<ListedLead | null>;

  /** Returns the id of the lead, in any scope, or null. */
  abstract findIdOf(externalId: ExternalId): Promise<string | null>;

  abstract visibleOf(ids: readonly string[], scope: LeadScope): Promise<string[]>;

  /** @throws assigneeNotPossible if the user cannot be assigned leads of the type */
  abstract requireAssignable(type: LeadType, userId: string): Promise<void>;

  /** Returns the changed lead as its editor sees it, or null if its version is no longer that of `lead`. */
  abstract update(lead: Lead, changes: LeadChanges, by: LeadEditor): Promise<ListedLead | null>;

  /** Unassigns the lead if the assignee cannot see the new type. If the lead is unassigned, assigns it by rule. */
  abstract correctType(lead: Lead, correction: TypeCorrection, by: LeadEditor): Promise<ListedLead | null>;

  /**
   * Adds a note, or logs a call or a message. The first call or message is also the first response. Returns null if the
   * lead cannot be changed, or has changed since it was seen. @throws messageTemplateNotPossible
   */
  abstract addNote(
    lead: SeenLead,
    note: NewNote,
    changes: NoteChanges,
    by: LeadEditor,
  ): Promise<{ note: LeadNote; lead: ListedLead } | null>;

  /**
   * Only the author can edit a note, and only within the edit period. Returns null in the same cases as `addNote`.
   * @throws noteNotFound, noteNotEditable
   */
  abstract editNote(
    lead: SeenLead,
    noteId: string,
    content: string,
    by: LeadEditor,
  ): Promise<{ note: LeadNote; lead: ListedLead } | null>;

  /**
   * Sets the outcome of a message. A message that was not sent is no first response. Returns null in the same cases as
   * `addNote`. @throws noteNotFound
   */
  abstract updateMessage(
    lead: SeenLead,
    noteId: string,
    result: MessageResult,
    by: LeadEditor,
  ): Promise<{ note: LeadNote; lead: ListedLead } | null>;

  /** Deletes a lead at `expectedVersion` (null: any), unless merged leads in it have types outside the scope. */
  abstract delete(id: string, expectedVersion: number | null, by: LeadEditor): Promise<DeletedLeads>;

  abstract deleteAll(ids: readonly string[], by: LeadEditor): Promise<BulkChanged>;

  abstract updateAll(
    ids: readonly string[],
    changes: BulkChanges,
    onlyIf: BulkCondition,
    by: LeadEditor,
  ): Promise<BulkChanged>;

  /** Affects only suspected spam. */
  abstract restoreAll(ids: readonly string[], by: LeadEditor): Promise<BulkChanged>;

  /** Returns null if the version is no longer that of `lead`. */
  abstract restore(lead: Lead, by: LeadEditor): Promise<ListedLead | null>;
}
