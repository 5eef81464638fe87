import { PERSONAL_COLUMNS } from '../../../src/lead-types/personal-fields.js';
import type { CopyValue } from '../copy-rows.js';
import type { DemoLeads } from './demo-lead.js';
import { firstResponseMs, lastChange } from './lead-seed-history.js';

type Row = readonly CopyValue[];

export const LEAD_COLUMNS = [
  'id',
  'reference',
  'type',
  'status',
  'priority',
  ...PERSONAL_COLUMNS.map(({ column }) => column),
  'phone_e164',
  'phone_doubtful',
  'details',
  'source',
  'consent',
  'assigned_to',
  'quarantined_at',
  'version',
  'created_at',
  'updated_at',
  'activity_at',
  'due_at',
  'due_soon_at',
  'first_response_at',
  'follow_up_on',
  'follow_up_at',
  'follow_up_note',
  'close_reason',
];

export function* leadRows(leads: DemoLeads, indexes: Iterable<number>): Generator<Row> {
  for (const index of indexes) {
    const { history, ...lead } = leads.lead(index);
    const createdAt = new Date(lead.createdAtMs);
    const respondedAtMs = firstResponseMs(history);
    const { version, updatedAtMs } = lastChange(history, lead);
    yield [
      lead.id,
      lead.reference,
      lead.type,
      history.status,
      history.priority,
      ...PERSONAL_COLUMNS.map(({ name }) => lead.personalInfo[name] ?? null),
      lead.phoneE164,
      lead.phoneSuspect,
      lead.details,
      lead.source,
      lead.consent,
      history.assignedTo,
      history.isQuarantined ? createdAt : null,
      version,
      createdAt,
      new Date(updatedAtMs),
      new Date(updatedAtMs),
      lead.due?.dueAt ?? null,
      lead.due?.dueSoonAt ?? null,
      respondedAtMs === null ? null : new Date(respondedAtMs),
      history.followUp?.on ?? null,
      history.followUp?.at ?? null,
      history.followUp?.note ?? null,
      history.closeReason,
    ];
  }
}

export const NOTE_COLUMNS = [
  'id',
  'lead_id',
  'author_id',
  'content',
  'call_outcome',
  'message_channel',
  'message_template',
  'message_language',
  'message_outcome',
  'created_at',
] as const;

export function* noteRows(leads: DemoLeads, indexes: Iterable<number>): Generator<Row> {
  for (const index of indexes) {
    for (const { id, leadId, authorId, content, call, message, createdAtMs } of leads.notes(index)) {
      const sent = [message?.channel, message?.template?.name, message?.template?.language, message?.outcome];
      yield [id, leadId, authorId, content, call, ...sent.map((value) => value ?? null), new Date(createdAtMs)];
    }
  }
}

export const HISTORY_COLUMNS = [
  'at',
  'action',
  'actor_id',
  'subject_type',
  'subject_id',
  'address',
  'details',
  'personal',
] as const;

export function* historyRows(leads: DemoLeads, indexes: Iterable<number>): Generator<Row> {
  for (const index of indexes) {
    const { seed, events } = leads.history(index);
    for (const event of events) {
      const { atMs, action, actorId, address, details, personal } = event;
      yield [new Date(atMs), action, actorId, 'lead', seed.id, address, details, personal];
    }
  }
}
