import type { CloseReason } from '../../../lead-types/close-reasons.js';
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { MessageLanguage } from '../../../lead-types/message-texts.js';
import type { PERSONAL_FIELDS, PersonalField } from '../../../lead-types/personal-fields.js';
import type { SpamReason } from '../../../lead-types/spam-reasons.js';
import type { FormerDetails } from '../../../lead-types/type-correction.js';
import type { FollowUp } from './follow-up.js';

export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'converted', 'closed', 'rejected'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const LEAD_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export type LeadPriority = (typeof LEAD_PRIORITIES)[number];

export type PersonalInfo = {
  -readonly [Name in PersonalField]?: (typeof PERSONAL_FIELDS)[Name]['kind'] extends 'age' ? number | null : string;
};

/** Values of the lead type's own fields, by field name. */
export type LeadDetails = Readonly<Record<string, string | number | readonly string[]>>;

export type LeadSource = Readonly<Record<string, string>>;

/** `source.channel` of leads that a user added. `source.how` is one of `STAFF_SOURCES`. */
export const STAFF_CHANNEL = 'staff';
export const STAFF_SOURCES = ['call', 'walk_in', 'mela', 'other'] as const;
export type StaffSource = (typeof STAFF_SOURCES)[number];

/** The purposes the visitor agreed to, and the version of the notice they saw. */
export interface LeadConsent {
  readonly noticeVersion: string;
  readonly language: string;
  readonly purposes: readonly string[];
}

export interface LeadSubmission {
  readonly type: LeadType;
  readonly personalInfo: PersonalInfo;
  readonly details: LeadDetails;
  readonly source: LeadSource | null;
  readonly consent: LeadConsent | null;
  /** Honeypot field: only programs fill it in. */
  readonly leaveEmpty?: string;
  /** Honeypot field of older pages, which browsers filled in too. */
  readonly companyFax?: string;
  /** Milliseconds from showing the form to sending it. If absent, the time is not checked. */
  readonly elapsedMs?: number;
}

/** The id of a lead in another system, such as the company's ERP. At most one lead has it. */
export interface ExternalId {
  readonly system: string;
  readonly id: string;
}

export interface LeadReceipt {
  readonly id: string;
  readonly reference: string;
  readonly type: LeadType;
  readonly status: LeadStatus;
  readonly createdAt: Date;
}

export interface Lead extends LeadReceipt {
  readonly priority: LeadPriority;
  readonly closeReason: CloseReason | null;
  readonly personalInfo: PersonalInfo;
  readonly phoneE164: string | null;
  readonly phoneSuspect: boolean;
  readonly details: LeadDetails;
  /** The lead's first type if the type was corrected, else null. */
  readonly originalType: LeadType | null;
  /** Values of fields that belong to the lead's former types. */
  readonly formerDetails: readonly FormerDetails[];
  readonly source: LeadSource | null;
  readonly consent: LeadConsent | null;
  readonly assignee: { readonly id: string; readonly name: string } | null;
  /** Whether the lead is in the pool: unassigned, and visible to users with Take from Pool. */
  readonly inPool: boolean;
  readonly quarantinedAt: Date | null;
  /** Empty if a user restored the lead, or if the lead was created before reasons were stored. */
  readonly spamReasons: readonly SpamReason[];
  /** The lead that this lead was merged into. A merged lead appears in no list and cannot be changed. */
  readonly mergedInto: string | null;
  /** When the personal data was erased. An erased lead cannot be changed. */
  readonly erasedAt: Date | null;
  /** When the promised first contact is due; see lead-progress.ts. */
  readonly dueAt: Date | null;
  readonly dueSoonAt: Date | null;
  /** When the status first changed from `new`, or when the first call or message was logged. */
  readonly firstResponseAt: Date | null;
  readonly followUp: FollowUp | null;
  /** Sorted by system and id. */
  readonly externalIds: readonly ExternalId[];
  /** Counts changes made by users. `If-Match` is compared with it. */
  readonly version: number;
  readonly updatedAt: Date;
  /** When the lead was read, by the database's clock. The promise's state is computed for this time, as in filters. */
  readonly readAt: Date;
  /** Time of the last change to the lead, its notes or its history, in microseconds since 1970. */
  readonly activityMicros: string;
  /** Set if the viewer does not see the person's contact data (lead-contact.ts). */
  readonly isReduced?: true;
}

export interface ListedLead extends Lead {
  /** Number of possible duplicates within the viewer's scope that nobody has decided on yet. */
  readonly possibleDuplicates: number;
  /** Leads within the viewer's scope that were merged into this lead, directly or through others. */
  readonly mergedLeads: readonly MergedLeadRef[];
}

export interface MergedLeadRef {
  readonly id: string;
  readonly reference: string;
  readonly fullName: string | null;
}

export const CALL_OUTCOMES = ['reached', 'no_answer', 'busy', 'wrong_number', 'call_back'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export const MESSAGE_CHANNELS = ['whatsapp', 'email'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** `delivered`: no answer yet. `not_sent`: the message was logged, but the user did not send it after all. */
export const MESSAGE_OUTCOMES = ['delivered', 'answered', 'wrong_number', 'not_sent'] as const;
export type MessageOutcome = (typeof MESSAGE_OUTCOMES)[number];

/** A message that a user sent to the person from their own phone or computer. */
export interface LeadMessage {
  readonly channel: MessageChannel;
  /** As the template was when the message was logged. Null for a message without a template. */
  readonly template: { readonly name: string; readonly language: MessageLanguage } | null;
  /** Null until a user sets it. */
  readonly outcome: MessageOutcome | null;
}

/** A plain note, a call log or a logged message. */
export interface LeadNote {
  readonly id: string;
  readonly content: string;
  /** Outcome of the call. Null if it is not a call. */
  readonly call: CallOutcome | null;
  /** Null if it is not a message. */
  readonly message: LeadMessage | null;
  readonly author: { readonly id: string; readonly name: string } | null;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
}

/** A deleted user appears with the recorded name and `isFormer`, or with a placeholder if no name was recorded. */
export interface HistoryActor {
  readonly id: string;
  readonly name: string;
  readonly isFormer?: true;
}

export interface LeadHistoryEntry {
  readonly at: Date;
  readonly action: string;
  readonly actor: HistoryActor | null;
  readonly details: Readonly<Record<string, unknown>>;
}
