import type { CloseReason } from '../../../lead-types/close-reasons.js';
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { FormerDetails } from '../../../lead-types/type-correction.js';
import { parsePhone } from '../../../shared/domain/phone.js';
import type { DueTimes } from './business-calendar.js';
import type { FollowUpChange, FollowUpPlan } from './follow-up.js';
import type { Lead, LeadDetails, LeadNote, LeadPriority, LeadStatus, ListedLead, PersonalInfo } from './lead.js';
import type { LeadScope } from './lead-access.js';

/** What an update sets; anything absent stays as it is. */
export interface LeadChanges {
  readonly status?: LeadStatus;
  /** Goes with the status closed or rejected; any other status takes it away. */
  readonly closeReason?: CloseReason | null;
  readonly priority?: LeadPriority;
  readonly assignedTo?: string | null;
  /** Put into the shared pool (`assignedTo` is null then), or taken out of it. */
  readonly inPool?: boolean;
  readonly personalInfo?: PersonalInfo;
  readonly phoneE164?: string | null;
  readonly phoneSuspect?: boolean;
  readonly details?: LeadDetails;
  /** Sets or replaces the next follow-up; null is done with it. */
  readonly followUp?: FollowUpPlan | null;
  readonly followUps?: readonly FollowUpChange[];
}

/** Adds to a change of personal values what the phone among them means. */
export function normalizePhone(changes: LeadChanges): LeadChanges {
  if (!changes.personalInfo) return changes;
  const { phone } = changes.personalInfo;
  const reading = phone ? parsePhone(phone) : { e164: null, suspect: false };
  return { ...changes, phoneE164: reading.e164, phoneSuspect: reading.suspect };
}

/** A type that a lead should have been of all along, and what becomes of its fields. */
export interface TypeCorrection {
  readonly type: LeadType;
  readonly originalType: LeadType | null;
  readonly details: LeadDetails;
  readonly formerDetails: readonly FormerDetails[];
  /** Absent where its promise stays; null takes it away. */
  readonly due?: DueTimes | null;
}

/** What many leads can be given at once. */
export type BulkChanges = Pick<
  LeadChanges,
  'status' | 'closeReason' | 'priority' | 'assignedTo' | 'inPool' | 'followUp'
>;

/** Only leads that still have these values are changed. */
export type BulkCondition = Pick<BulkChanges, 'status' | 'priority' | 'assignedTo' | 'inPool'>;

export interface BulkChanged {
  /** The leads within the scope, including those that already had the values. */
  readonly affected: readonly string[];
  /** The leads that were changed, as they were before. */
  readonly before: readonly Lead[];
}

/** What happens along with a note. */
export type NoteChanges = Pick<LeadChanges, 'status' | 'closeReason' | 'followUps'>;

/** Who makes a change, and from where; it goes into the lead's history with the change itself. */
export interface ChangeOrigin {
  readonly actorId: string | null;
  readonly address: string | null;
}

/** Who changes leads: how far they reach, and what the history says of them. */
export interface LeadEditor extends ChangeOrigin {
  readonly scope: LeadScope;
}

/** A lead as its editor saw it; the version is null where any will do. */
export interface SeenLead {
  readonly id: string;
  readonly version: number | null;
}

/** What came of a deletion. */
export interface DeletedLeads {
  readonly deleted: readonly string[];
  /** The types out of the scope for which leads were left, since one of that type was merged into them. */
  readonly hiddenTypes: readonly LeadType[];
}

/**
 * Changes leads, and finds those to be changed; whoever only looks asks `LeadReader`. Reaches nothing outside of a scope. Always on
 * the primary, so that what is found is what the change is then made to.
 */
export abstract class LeadWriter {
  /** Null where it is not within the scope. */
  abstract find(id: string, scope: LeadScope): Promise<ListedLead | null>;

  /** Those of the leads that are within the scope. */
  abstract visibleOf(ids: readonly string[], scope: LeadScope): Promise<string[]>;

  /** @throws assigneeNotPossible for a user who may not have leads of the type */
  abstract requireAssignable(type: LeadType, userId: string): Promise<void>;

  /** The changed lead as its editor sees it, or null when it is no longer at the version of `lead`. */
  abstract update(lead: Lead, changes: LeadChanges, by: LeadEditor): Promise<ListedLead | null>;

  /**
   * Gives a lead another type. Whoever may not have leads of that type loses it, and what nobody has goes by the rules of the new
   * type. Answers like `update`.
   */
  abstract correctType(lead: Lead, correction: TypeCorrection, by: LeadEditor): Promise<ListedLead | null>;

  /**
   * Keeps a note, or what was said of a call, and makes the changes that go with it: the first call is the lead's first
   * response where no status was. Null where the lead was deleted or merged meanwhile, or has left its version.
   */
  abstract addNote(
    lead: SeenLead,
    note: Pick<LeadNote, 'content' | 'call'>,
    changes: NoteChanges,
    by: LeadEditor,
  ): Promise<{ note: LeadNote; lead: ListedLead } | null>;

  /**
   * Gives a note another content, if the actor wrote it and it is new by the database's clock; throws `note_not_found` and
   * `note_not_editable`. Null as with `addNote`.
   */
  abstract editNote(
    lead: SeenLead,
    noteId: string,
    content: string,
    by: LeadEditor,
  ): Promise<{ note: LeadNote; lead: ListedLead } | null>;

  /**
   * Deletes what is within the scope, but nothing that a lead of a type out of the scope was merged into, nor what is at
   * another version than `expectedVersion` where one is given.
   */
  abstract deleteAll(ids: readonly string[], expectedVersion: number | null, by: LeadEditor): Promise<DeletedLeads>;

  /** Changes what is within the scope and meets the condition. */
  abstract updateAll(
    ids: readonly string[],
    changes: BulkChanges,
    onlyIf: BulkCondition,
    by: LeadEditor,
  ): Promise<BulkChanged>;

  /** Takes what is within the scope out of suspected spam; answers the ids of what was in it. */
  abstract restoreAll(ids: readonly string[], by: LeadEditor): Promise<string[]>;

  /** Makes a suspected-spam lead an ordinary one; null when it is no longer at the version of `lead`. */
  abstract restore(lead: Lead, by: LeadEditor): Promise<ListedLead | null>;
}
