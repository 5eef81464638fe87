import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { NOTE_EDIT_MINUTES } from '../../../lead-types/lead-work.js';
import { PERSONAL_COLUMNS } from '../../../lead-types/personal-fields.js';
import { mapConstraintViolation } from '../../../shared/database/database-failure.js';
import type { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { notSignedIn } from '../../auth/domain/auth.errors.js';
import { assigneeNotPossible, leadNotFound, noteNotEditable, noteNotFound } from '../domain/lead.errors.js';
import type { LeadNote } from '../domain/lead.js';
import type { ChangeOrigin, LeadChanges } from '../domain/lead-writer.js';
import { assigneeSetting } from './lead-assignment.js';
import { type NoteRow, noteFromRow } from './lead-row.js';

export async function insertNote(
  manager: EntityManager,
  leadId: string,
  { content, call }: Pick<LeadNote, 'content' | 'call'>,
  { actorId }: ChangeOrigin,
): Promise<LeadNote> {
  const [row]: NoteRow[] = await manager.query(
    `WITH note AS (
       INSERT INTO lead_notes (id, lead_id, author_id, content, call_outcome) VALUES ($1, $2, $3, $4, $5) RETURNING *
     )
     SELECT note.id, note.content, note.call_outcome, note.created_at, note.edited_at, note.author_id, u.name AS author_name
     FROM note LEFT JOIN users u ON u.id = note.author_id`,
    [uuidv7(), leadId, actorId, content, call],
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
    `SELECT n.id, n.content, n.call_outcome, n.created_at, n.edited_at, n.author_id, u.name AS author_name,
            coalesce(n.author_id = $3, false) AND n.created_at > now() - interval '${NOTE_EDIT_MINUTES} minutes' AS is_editable
     FROM lead_notes n LEFT JOIN users u ON u.id = n.author_id
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

/** Any status except `new` means that someone has contacted the person. */
const CONTACT_NOW = 'coalesce(l.first_response_at, now())';
/** Time of the first call. Setting a lead back to `new` clears the first response but keeps logged calls. */
export const FIRST_CALL =
  '(SELECT min(n.created_at) FROM lead_notes n WHERE n.lead_id = l.id AND n.call_outcome IS NOT NULL)';

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
    assignments.push(`first_response_at = ${changes.status === 'new' ? FIRST_CALL : CONTACT_NOW}`);
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
    lead_follow_ups_created_by_fkey: notSignedIn,
    lead_follow_ups_done_by_fkey: notSignedIn,
    bulk_acts_actor_id_fkey: notSignedIn,
  });
}
