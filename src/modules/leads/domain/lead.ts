import type { CloseReason } from '../../../lead-types/close-reasons.js';
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { PERSONAL_FIELDS, PersonalField } from '../../../lead-types/personal-fields.js';
import type { SpamReason } from '../../../lead-types/spam-reasons.js';
import type { FormerDetails } from '../../../lead-types/type-correction.js';
import type { FollowUp } from './follow-up.js';

export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'converted', 'closed', 'rejected'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const LEAD_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export type LeadPriority = (typeof LEAD_PRIORITIES)[number];

/** Who the lead is. */
export type PersonalInfo = {
  -readonly [Name in PersonalField]?: (typeof PERSONAL_FIELDS)[Name]['kind'] extends 'age' ? number | null : string;
};

/** The values of a type's own fields, by the names in its definition. */
export type LeadDetails = Readonly<Record<string, string | number | readonly string[]>>;

/** Where on the site a lead came from. */
export type LeadSource = Readonly<Record<string, string>>;

/** What `source.channel` says of a lead that a colleague added, and how it came to them (`source.how`). */
export const STAFF_CHANNEL = 'staff';
export const STAFF_SOURCES = ['call', 'walk_in', 'mela', 'other'] as const;
export type StaffSource = (typeof STAFF_SOURCES)[number];

/** What the visitor agreed to, and which wording of the notice they saw. */
export interface LeadConsent {
  readonly noticeVersion: string;
  readonly language: string;
  readonly purposes: readonly string[];
}

/** A form that passed validation, as the server reads it. */
export interface LeadSubmission {
  readonly type: LeadType;
  readonly personalInfo: PersonalInfo;
  readonly details: LeadDetails;
  readonly source: LeadSource | null;
  readonly consent: LeadConsent | null;
  /** A hidden field that only a program fills. */
  readonly leaveEmpty?: string;
  /** The hidden field of earlier pages, which browsers filled in too. */
  readonly companyFax?: string;
  /** Milliseconds between showing the form and sending it; absent means not judged. */
  readonly elapsedMs?: number;
}

/** What the visitor gets back: the lead exists, and this is its reference. */
export interface LeadReceipt {
  readonly id: string;
  readonly reference: string;
  readonly type: LeadType;
  readonly status: LeadStatus;
  readonly createdAt: Date;
}

export interface Lead extends LeadReceipt {
  readonly priority: LeadPriority;
  /** Why it was closed or rejected, where somebody said so. */
  readonly closeReason: CloseReason | null;
  readonly personalInfo: PersonalInfo;
  readonly phoneE164: string | null;
  readonly phoneSuspect: boolean;
  readonly details: LeadDetails;
  /** The type it came as, where somebody has corrected that since. */
  readonly originalType: LeadType | null;
  /** What it said in the fields of types that it has no more. */
  readonly formerDetails: readonly FormerDetails[];
  readonly source: LeadSource | null;
  readonly consent: LeadConsent | null;
  readonly assignee: { readonly id: string; readonly name: string } | null;
  /** In the shared pool: nobody has it, and whoever may take from the pool sees it. */
  readonly inPool: boolean;
  readonly quarantinedAt: Date | null;
  /** Why it may be spam; empty without a sign, once a colleague restored it, and for leads from before reasons were stored. */
  readonly spamReasons: readonly SpamReason[];
  /** The lead that this one has become part of; it is in no list then, and nothing of it changes. */
  readonly mergedInto: string | null;
  /** Since when it says nothing of a person any more; nothing of it changes. */
  readonly erasedAt: Date | null;
  /** Until when the site promised a first contact; see lead-progress.ts. */
  readonly dueAt: Date | null;
  readonly dueSoonAt: Date | null;
  /** The first status after `new`, or the first call. */
  readonly firstResponseAt: Date | null;
  readonly followUp: FollowUp | null;
  /** Counts the changes of what staff set and correct; what an `If-Match` is compared with. */
  readonly version: number;
  readonly updatedAt: Date;
  /** When it was read, by the database's clock: where its promise stands goes by it, as filters and counts do. */
  readonly readAt: Date;
  /** When anything of the lead, its notes or its history changed last: microseconds since 1970. */
  readonly activityMicros: string;
}

/** A lead as a list or its own page shows it. */
export interface ListedLead extends Lead {
  /** How many other leads within the viewer's scope may be of the same person, and nobody has decided about. */
  readonly possibleDuplicates: number;
  /** The leads merged into it, directly or through others, within the viewer's scope: a search finds it by their texts too. */
  readonly mergedLeads: readonly MergedLeadRef[];
}

export interface MergedLeadRef {
  readonly id: string;
  readonly reference: string;
  readonly fullName: string | null;
}

export const CALL_OUTCOMES = ['reached', 'no_answer', 'busy', 'wrong_number', 'call_back'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export interface LeadNote {
  readonly id: string;
  readonly content: string;
  /** How the call went that this note is about; null for a plain note. */
  readonly call: CallOutcome | null;
  readonly author: { readonly id: string; readonly name: string } | null;
  readonly createdAt: Date;
  /** When its author changed it last. */
  readonly editedAt: Date | null;
}

/** Who acted; with a name that stands for any, or marked as former, where they are deleted. */
export interface HistoryActor {
  readonly id: string;
  readonly name: string;
  readonly isFormer?: true;
}

/** One line of a lead's history, from the audit trail. */
export interface LeadHistoryEntry {
  readonly at: Date;
  readonly action: string;
  readonly actor: HistoryActor | null;
  readonly details: Readonly<Record<string, unknown>>;
}
