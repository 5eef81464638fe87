import type { CloseReason } from '../../../lead-types/close-reasons.js';
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { MessageLanguage } from '../../../lead-types/message-texts.js';
import { PERSONAL_COLUMNS, type PERSONAL_FIELDS, type PersonalField } from '../../../lead-types/personal-fields.js';
import type { SpamReason } from '../../../lead-types/spam-reasons.js';
import type { FormerDetails } from '../../../lead-types/type-correction.js';
import { type Change, withPersonalChanges } from '../domain/changed-values.js';
import type { FollowUp } from '../domain/follow-up.js';
import type {
  CallOutcome,
  ExternalId,
  HistoryActor,
  Lead,
  LeadConsent,
  LeadDetails,
  LeadHistoryEntry,
  LeadMessage,
  LeadNote,
  LeadPriority,
  LeadSource,
  LeadStatus,
  ListedLead,
  MergedLeadRef,
  MessageChannel,
  MessageOutcome,
  PersonalInfo,
} from '../domain/lead.js';

/** Time of the last activity. Must match the index `leads_by_activity`. */
export const ACTIVITY_AT = 'coalesce(l.activity_at, l.updated_at)';

/** The condition for open follow-ups `f`, and their order. The first one is the lead's next follow-up. */
export const OPEN_FOLLOW_UP = 'f.done_at IS NULL AND f.cancelled_at IS NULL';
export const FOLLOW_UP_ORDER = 'f.due_on, f.due_at, f.id';

/** The columns of every query that returns leads, from `leads l` and `users u` (the assignee). */
export const LEAD_COLUMNS = `
  l.id, l.reference, l.type, l.status, l.close_reason, l.priority,
  ${PERSONAL_COLUMNS.map(({ column }) => `l.${column}`).join(', ')}, l.phone_e164, l.phone_doubtful,
  l.details, l.original_type, l.former_details, l.source, l.consent, l.quarantined_at, l.spam_reasons, l.merged_into, l.erased_at, l.version, l.created_at, l.updated_at,
  (extract(epoch FROM ${ACTIVITY_AT}) * 1000000)::bigint AS activity_micros,
  l.due_at, l.due_soon_at, l.first_response_at, l.follow_up_on::text, l.follow_up_at, l.follow_up_note,
  CASE WHEN l.follow_up_on IS NOT NULL THEN (
    SELECT jsonb_build_object('id', f.id, 'place', f.place) FROM lead_follow_ups f
    WHERE f.lead_id = l.id AND ${OPEN_FOLLOW_UP} ORDER BY ${FOLLOW_UP_ORDER} LIMIT 1
  ) END AS next_follow_up,
  (SELECT jsonb_agg(jsonb_build_object('system', e.system, 'id', e.external_id) ORDER BY e.system, e.external_id)
   FROM lead_external_ids e WHERE e.lead_id = l.id) AS external_ids,
  l.assigned_to, u.name AS assignee_name, l.in_pool, now() AS read_at`;

/** The columns of `personalInfo`. A column is null if the person left the field empty. */
type PersonalRow = {
  [Name in PersonalField as (typeof PERSONAL_FIELDS)[Name]['column']]: NonNullable<PersonalInfo[Name]> | null;
};

export interface LeadRow extends PersonalRow {
  id: string;
  reference: string;
  type: LeadType;
  status: LeadStatus;
  close_reason: CloseReason | null;
  priority: LeadPriority;
  phone_e164: string | null;
  phone_doubtful: boolean;
  details: LeadDetails;
  original_type: LeadType | null;
  former_details: FormerDetails[] | null;
  source: LeadSource | null;
  consent: LeadConsent | null;
  quarantined_at: Date | null;
  spam_reasons: SpamReason[] | null;
  merged_into: string | null;
  erased_at: Date | null;
  version: number;
  created_at: Date;
  updated_at: Date;
  activity_micros: string;
  due_at: Date | null;
  due_soon_at: Date | null;
  first_response_at: Date | null;
  next_follow_up: { id: string; place: string | null } | null;
  follow_up_on: string | null;
  follow_up_at: Date | null;
  follow_up_note: string | null;
  external_ids: ExternalId[] | null;
  assigned_to: string | null;
  assignee_name: string | null;
  in_pool: boolean;
  read_at: Date;
}

export interface ListedLeadRow extends LeadRow {
  possible_duplicates: number;
  merged_leads?: MergedLeadRef[] | null;
}

/** The columns of every query that returns notes, from `lead_notes n` and with `u.name AS author_name` (`actors u`). */
export const NOTE_COLUMNS = `n.id, n.content, n.call_outcome, n.message_channel, n.message_template, n.message_language,
  n.message_outcome, n.created_at, n.edited_at, coalesce(n.author_id, n.key_id) AS author_id`;

/** The user or API key that wrote the note `n`. */
export const NOTE_AUTHOR = 'LEFT JOIN actors u ON u.id = coalesce(n.author_id, n.key_id)';

export interface NoteRow {
  id: string;
  content: string;
  call_outcome: CallOutcome | null;
  message_channel: MessageChannel | null;
  message_template: string | null;
  message_language: MessageLanguage | null;
  message_outcome: MessageOutcome | null;
  created_at: Date;
  edited_at: Date | null;
  author_id: string | null;
  author_name: string | null;
}

export interface HistoryRow {
  at: Date;
  action: string;
  actor_id: string | null;
  actor_name: string | null;
  /** The name of a deleted user. Null if the name was not recorded or has been erased. */
  former_actor_name: string | null;
  details: Record<string, unknown>;
  /** Personal values from `audit_values`. Null if there are none or they have been erased. */
  personal: { changes?: Record<string, Change> } | null;
}

export function isListedLeadRow<T extends Partial<ListedLeadRow>>(row: T): row is T & ListedLeadRow {
  return typeof row.id === 'string';
}

export function leadFromRow(row: LeadRow): Lead {
  return {
    id: row.id,
    reference: row.reference,
    type: row.type,
    status: row.status,
    closeReason: row.close_reason,
    priority: row.priority,
    personalInfo: personalInfoFromRow(row),
    phoneE164: row.phone_e164,
    phoneSuspect: row.phone_doubtful,
    details: row.details,
    originalType: row.original_type,
    formerDetails: row.former_details ?? [],
    source: row.source,
    consent: row.consent,
    assignee: userRefFromColumns(row.assigned_to, row.assignee_name),
    inPool: row.in_pool,
    quarantinedAt: row.quarantined_at,
    spamReasons: row.spam_reasons ?? [],
    mergedInto: row.merged_into,
    erasedAt: row.erased_at,
    dueAt: row.due_at,
    dueSoonAt: row.due_soon_at,
    firstResponseAt: row.first_response_at,
    followUp: nextFollowUpFromRow(row),
    externalIds: row.external_ids ?? [],
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    activityMicros: row.activity_micros,
    readAt: row.read_at,
  };
}

function nextFollowUpFromRow(row: LeadRow): FollowUp | null {
  const { next_follow_up: next, follow_up_on: on, follow_up_at: at, follow_up_note: note } = row;
  return next === null || on === null ? null : { ...next, on, at, note };
}

export function listedLeadFromRow(row: ListedLeadRow): ListedLead {
  const { possible_duplicates: possibleDuplicates, merged_leads: mergedLeads } = row;
  return Object.assign(leadFromRow(row), { possibleDuplicates, mergedLeads: mergedLeads ?? [] });
}

export function noteFromRow(row: NoteRow): LeadNote {
  return {
    id: row.id,
    content: row.content,
    call: row.call_outcome,
    message: messageFromRow(row),
    author: userRefFromColumns(row.author_id, row.author_name),
    createdAt: row.created_at,
    editedAt: row.edited_at,
  };
}

function messageFromRow(row: NoteRow): LeadMessage | null {
  const { message_channel: channel, message_template: name, message_language: language } = row;
  if (channel === null) return null;
  const template = name === null || language === null ? null : { name, language };
  return { channel, template, outcome: row.message_outcome };
}

export function historyFromRow(row: HistoryRow): LeadHistoryEntry {
  return {
    at: row.at,
    action: row.action,
    actor: historyActor(row),
    details: withPersonalChanges(row.details, row.personal),
  };
}

function personalInfoFromRow(row: PersonalRow): PersonalInfo {
  const values: Readonly<Record<string, unknown>> = row;
  const given: Record<string, unknown> = {};
  for (const { name, column } of PERSONAL_COLUMNS) if (values[column] !== null) given[name] = values[column];
  return given;
}

function historyActor({
  actor_id: id,
  actor_name: name,
  former_actor_name: formerName,
}: HistoryRow): HistoryActor | null {
  if (id === null || name !== null) return userRefFromColumns(id, name);
  return formerName === null ? { id, name: 'Former colleague' } : { id, name: formerName, isFormer: true };
}

/** Returns null if there is no user or the user was deleted. */
export function userRefFromColumns(id: string | null, name: string | null): { id: string; name: string } | null {
  return id !== null && name !== null ? { id, name } : null;
}
