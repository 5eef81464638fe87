/** Statements for one page of a lead's timeline. Each returns at most one row more than the page has. */
import type { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { SourceEntry, TimelineKind, TimelineQuery } from '../domain/lead-timeline.js';
import { HISTORY_COLUMNS, historyCondition, historySource } from './lead-history.js';
import { type HistoryRow, historyFromRow, NOTE_COLUMNS, type NoteRow, noteFromRow } from './lead-row.js';

const micros = (time: string) => `(extract(epoch FROM ${time}) * 1000000)::bigint`;

/** For `noteParameters`. Uses the index `lead_notes_of_lead`. */
export const NOTES_OF_TIMELINE = `
  SELECT n.*, u.name AS author_name
  FROM (
    SELECT ${NOTE_COLUMNS}, ${micros('n.created_at')} AS micros FROM lead_notes n
    WHERE n.lead_id = $1
      AND ($2::text[] IS NULL
        OR CASE WHEN n.call_outcome IS NOT NULL THEN 'call' ELSE coalesce(n.message_channel, 'note') END = ANY ($2))
      AND ($3::bigint IS NULL
        OR (n.created_at, n.id) <= (timestamptz 'epoch' + $3 * interval '1 microsecond', $4::uuid))
    ORDER BY n.created_at DESC, n.id DESC LIMIT $5
  ) n
  LEFT JOIN actors u ON u.id = n.author_id
  ORDER BY n.created_at DESC, n.id DESC`;

const NOTE_KINDS: ReadonlySet<TimelineKind> = new Set(['call', 'whatsapp', 'email', 'note']);

export function noteParameters(id: string, { kinds, from, limit }: TimelineQuery): unknown[] {
  const isWanted = kinds === null || kinds.some((kind) => NOTE_KINDS.has(kind));
  const isRead = isWanted && (from === null || from.note !== null);
  return [id, kinds, from?.note?.micros ?? null, from?.note?.id ?? null, isRead ? limit + 1 : 0];
}

export function noteEntry(row: NoteRow & { micros: string }): SourceEntry {
  const note = noteFromRow(row);
  const kind = note.call === null ? (note.message?.channel ?? 'note') : 'call';
  return { id: note.id, at: note.createdAt, kind, actor: note.author, note, micros: Number(row.micros) };
}

export interface TimelineEventRow extends HistoryRow {
  id: string;
  micros: string;
  kinds: TimelineKind[];
}

/** These history entries only repeat a note, which is an entry of its own. */
const NOTE_ACTIONS = ['lead.noted', 'lead.note_edited', 'lead.called', 'lead.messaged', 'lead.message_updated'];

/** Everything that a change of values was about, most important first. A merge is only `other`. */
const EVENT_KINDS = `
  CASE WHEN a.action IN ('lead.updated', 'lead.assigned', 'lead.unassigned') OR other.is_hidden THEN array_remove(ARRAY[
    CASE WHEN a.details -> 'changes' ?| '{status,closeReason}' THEN 'status' END,
    CASE WHEN a.details -> 'changes' ?| '{assignedTo,inPool}' THEN 'assignment' END,
    CASE WHEN a.details -> 'changes' ? 'followUp' THEN
      CASE WHEN jsonb_path_exists(v.personal, '$.changes.followUp.*.place') THEN 'visit' ELSE 'follow_up' END
    END], NULL)
  ELSE '{}' END`;

/** Uses the index `audit_events_of_subject`. */
export function eventsOfTimeline(
  id: string,
  scope: LeadScope,
  { kinds, from, limit }: TimelineQuery,
  parameters: SqlParameters,
): string {
  const isWanted = kinds === null || kinds.some((kind) => !NOTE_KINDS.has(kind));
  const isRead = isWanted && (from === null || from.event !== null);
  const wanted = `${parameters.add(kinds)}::text[]`;
  const until = `${parameters.add(from?.event ?? null)}::bigint`;
  return `
    SELECT a.id, ${micros('a.at')} AS micros, kind.all_of AS kinds, ${HISTORY_COLUMNS}
    FROM ${historySource(scope, parameters)}
    CROSS JOIN LATERAL (SELECT coalesce(nullif(${EVENT_KINDS}, '{}'), '{other}') AS all_of) AS kind
    WHERE ${historyCondition(id, parameters)}
      AND a.action <> ALL (${parameters.add(NOTE_ACTIONS)}::text[])
      AND (${wanted} IS NULL OR kind.all_of && ${wanted})
      AND (${until} IS NULL OR a.id <= ${until})
    ORDER BY a.id DESC LIMIT ${parameters.add(isRead ? limit + 1 : 0)}`;
}

export function eventEntry(row: TimelineEventRow): SourceEntry {
  const history = historyFromRow(row);
  const [kind = 'other'] = row.kinds;
  return { id: row.id, at: history.at, kind, actor: history.actor, history, micros: Number(row.micros) };
}
