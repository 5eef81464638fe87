import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { NOTE_EDIT_MINUTES } from '../../../lead-types/lead-work.js';
import { PERSONAL_COLUMNS } from '../../../lead-types/personal-fields.js';
import { mapConstraintViolation } from '../../../shared/database/database-failure.js';
import type { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { notSignedIn } from '../../auth/domain/auth.errors.js';
import {
  assigneeNotPossible,
  leadNotFound,
  messageTemplateNotPossible,
  noteNotEditable,
  noteNotFound,
} from '../domain/lead.errors.js';
import type { LeadNote, MessageChannel } from '../domain/lead.js';
import type { ChangeOrigin, LeadChanges, MessageResult, NewNote } from '../domain/lead-writer.js';
import { assigneeSetting } from './lead-assignment.js';
import { NOTE_AUTHOR, NOTE_COLUMNS, type NoteRow, noteFromRow } from './lead-row.js';

export async function insertNote(
  manager: EntityManager,
  leadId: string,
  { content, call, message }: NewNote,
  { actorId }: ChangeOrigin,
): Promise<LeadNote> {
  const template = message?.templateId ? await templateOf(manager, leadId, message.channel, message.templateId) : null;
  const [row]: NoteRow[] = await manager.query(
    `WITH n AS (
       INSERT INTO lead_notes (
         id, lead_id, author_id, key_id, content, call_outcome, message_channel, message_template, message_language)
       VALUES ($1, $2, CASE WHEN NOT EXISTS (SELECT FROM api_keys WHERE id = $3) THEN $3::uuid END,
         (SELECT id FROM api_keys WHERE id = $3), $4, $5, $6, $7, $8)
       RETURNING *
     )
     SELECT ${NOTE_COLUMNS}, u.name AS author_name FROM n ${NOTE_AUTHOR}`,
    [uuidv7(), leadId, actorId, content, call, message?.channel ?? null, template?.name, template?.language],
  );
  if (!row) throw new Error('The database returned no row for the inserted note.');
  return noteFromRow(row);
}

/**
 * Changes the text of a note. `before` is the old text.
 * @throws noteNotFound
 * @throws noteNotEditable if the user is not the author, or the edit period has ended
 */
export async function rewriteNote(
  manager: EntityManager,
  leadId: string,
  noteId: string,
  content: string,
  { actorId }: ChangeOrigin,
): Promise<{ note: LeadNote; before: string }> {
  const [row]: (NoteRow & { is_editable: boolean })[] = await manager.query(
    `SELECT ${NOTE_COLUMNS}, u.name AS author_name,
            coalesce(n.author_id = $3, false) AND n.created_at > now() - interval '${NOTE_EDIT_MINUTES} minutes' AS is_editable
     FROM lead_notes n ${NOTE_AUTHOR}
     WHERE n.id = $1 AND n.lead_id = $2`,
    [noteId, leadId, actorId],
  );
  if (!row) throw noteNotFound();
  if (!row.is_editable) throw noteNotEditable();
  if (row.content === content) return { note: noteFromRow(row), before: content };
  const [[written]]: [{ edited_at: Date }[]] = await manager.query(
    'UPDATE lead_notes SET content = $2, edited_at = now() WHERE id = $1 RETURNING edited_at',
    [noteId, content],
  );
  return { note: noteFromRow({ ...row, content, edited_at: written?.edited_at ?? null }), before: row.content };
}

/** @throws messageTemplateNotPossible if there is no such template for this channel and the type of the lead */
async function templateOf(
  manager: EntityManager,
  leadId: string,
  channel: MessageChannel,
  templateId: string,
): Promise<{ name: string; language: string }> {
  const [template]: { name: string; language: string }[] = await manager.query(
    `SELECT t.name, t.language FROM message_templates t JOIN leads l ON l.id = $2
     WHERE t.id = $1 AND t.channel = $3 AND (t.lead_type IS NULL OR t.lead_type = l.type)`,
    [templateId, leadId, channel === 'email' ? 'mail' : channel],
  );
  if (!template) throw messageTemplateNotPossible();
  return template;
}

/**
 * Sets the outcome of a message and, if given, its text. `before` is the message as it was. The caller has locked the
 * lead. @throws noteNotFound
 */
export async function setMessageOutcome(
  manager: EntityManager,
  leadId: string,
  noteId: string,
  { outcome, content }: MessageResult,
): Promise<{ note: LeadNote; before: LeadNote }> {
  const [row]: NoteRow[] = await manager.query(
    `SELECT ${NOTE_COLUMNS}, u.name AS author_name FROM lead_notes n ${NOTE_AUTHOR}
     WHERE n.id = $1 AND n.lead_id = $2 AND n.message_channel IS NOT NULL`,
    [noteId, leadId],
  );
  if (!row) throw noteNotFound();
  const [[written]]: [Pick<NoteRow, 'content' | 'message_outcome' | 'edited_at'>[]] = await manager.query(
    `UPDATE lead_notes SET message_outcome = $2, content = coalesce($3, content),
       edited_at = CASE WHEN $3 <> content THEN now() ELSE edited_at END
     WHERE id = $1 RETURNING content, message_outcome, edited_at`,
    [noteId, outcome, content],
  );
  const wasSent = row.message_outcome !== 'not_sent';
  const isSent = outcome !== 'not_sent';
  if (wasSent !== isSent) await manager.query(isSent ? COUNT_CONTACT : DROP_CONTACT, [leadId, noteId]);
  return { note: noteFromRow({ ...row, ...written }), before: noteFromRow(row) };
}

/** Any status except `new` means that someone has contacted the person. */
const CONTACT_NOW = 'coalesce(l.first_response_at, now())';
/**
 * Time of the first call or message, without messages that were not sent. Setting a lead back to `new` clears the first
 * response but keeps calls and messages.
 */
export const FIRST_CONTACT = `(
  SELECT min(n.created_at) FROM lead_notes n
  WHERE n.lead_id = l.id
    AND (n.call_outcome IS NOT NULL OR (n.message_channel IS NOT NULL AND n.message_outcome IS DISTINCT FROM 'not_sent')))`;

/** When the lead last stopped being `new`, from its history. Null if it is `new`. */
const LEFT_NEW_AT = `CASE WHEN l.status <> 'new' THEN coalesce((
  SELECT max(a.at) FROM audit_events a
  WHERE a.subject_type = 'lead' AND a.subject_id = l.id AND a.details #>> '{changes,status,from}' = 'new'),
  l.first_response_at) END`;

/** Message $2 of lead $1 was not sent after all. If it was the first response, the next contact takes its place. */
const DROP_CONTACT = `
  UPDATE leads l SET first_response_at = least(${FIRST_CONTACT}, ${LEFT_NEW_AT})
  FROM lead_notes m WHERE l.id = $1 AND m.id = $2 AND l.first_response_at = m.created_at`;

/** Message $2 of lead $1 was sent, contrary to its earlier outcome. */
const COUNT_CONTACT = `
  UPDATE leads l SET first_response_at = least(l.first_response_at, m.created_at)
  FROM lead_notes m WHERE l.id = $1 AND m.id = $2`;

export function changeAssignments(changes: LeadChanges, parameters: SqlParameters): string {
  const assignments = ['version = l.version + 1', 'updated_at = now()'];
  const set = (column: string, value: unknown) => assignments.push(`${column} = ${parameters.add(value)}`);
  if (changes.status !== undefined) {
    const status = parameters.add(changes.status);
    assignments.push(`status = ${status}`);
    // A close reason belongs to one status, so another status clears it.
    if (changes.closeReason === undefined) {
      assignments.push(`close_reason = CASE WHEN l.status = ${status} THEN l.close_reason END`);
    }
    assignments.push(`first_response_at = ${changes.status === 'new' ? FIRST_CONTACT : CONTACT_NOW}`);
  }
  if (changes.closeReason !== undefined) set('close_reason', changes.closeReason);
  if (changes.priority !== undefined) set('priority', changes.priority);
  if (changes.assignedTo !== undefined) assignments.push(assigneeSetting(changes.assignedTo, parameters));
  if (changes.inPool !== undefined) set('in_pool', changes.inPool);
  if (changes.details !== undefined) set('details', JSON.stringify(changes.details));
  if (changes.personalInfo !== undefined) {
    for (const { column, name } of PERSONAL_COLUMNS) set(column, changes.personalInfo[name] ?? null);
    set('phone_e164', changes.phoneE164 ?? null);
    set('phone_doubtful', changes.phoneSuspect ?? false);
  }
  return assignments.join(', ');
}

/** If a row was deleted after the checks, turns the foreign key error into the error that the check would throw. */
export function mapDeletedReferences<T>(work: Promise<T>): Promise<T> {
  return mapConstraintViolation(work, {
    leads_assigned_to_fkey: assigneeNotPossible,
    lead_notes_lead_id_fkey: leadNotFound,
    lead_notes_author_id_fkey: notSignedIn,
    bulk_acts_actor_id_fkey: notSignedIn,
  });
}
