import type { EntityManager } from 'typeorm';
import type { CloseReason } from '../../../lead-types/close-reasons.js';
import type { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { type Change, changeableValues, isSameValue } from '../../leads/domain/changed-values.js';
import type { Lead, LeadDetails, LeadPriority, LeadStatus, PersonalInfo } from '../../leads/domain/lead.js';
import { type LeadChanges, normalizePhone } from '../../leads/domain/lead-writer.js';
import { bringUpNext } from '../../leads/sql/follow-up-writes.js';
import { isOpenStatus } from '../../leads/sql/lead-assignment.js';
import { OPEN_FOLLOW_UP } from '../../leads/sql/lead-row.js';
import { changeAssignments, FIRST_CALL } from '../../leads/sql/lead-writes.js';
import type { DuplicateState, LeadPair } from '../domain/duplicates.js';

/** What an undo needs to know of a merge; kept with the pair. */
export interface MergeRecord {
  /** What was decided about the two leads before. */
  readonly state: DuplicateState;
  /** What the survivor took over: dotted path -> before and after. */
  readonly changes: Readonly<Record<string, Change>>;
  readonly responseBefore: string | null;
  readonly responseAfter: string | null;
  readonly work: TakenWork;
}

/** What the survivor took over that no path names: the other's open follow-ups, and its pairs with third leads. */
export interface TakenWork {
  readonly followUps: readonly string[];
  /** The survivor's own follow-up that one of them replaced. */
  readonly replaced: string | null;
  /** Third leads that only the other was paired with. */
  readonly pairedWith: readonly string[];
}

/** The paths whose values changed since the merge. */
export function valuesChangedSince({ changes }: MergeRecord, survivor: Lead): string[] {
  const now = changeableValues(survivor);
  return Object.entries(changes)
    .filter(([path, { to }]) => !isSameValue(now[path], to))
    .map(([path]) => path);
}

/** The SET list that gives the survivor (`leads l`) back what it said before the merge. */
export function restoringAssignments(record: MergeRecord, survivor: Lead, parameters: SqlParameters): string {
  const { status, ...changes } = earlierValues(record, survivor);
  const assignments = [changeAssignments(changes, parameters)];
  if (status !== undefined) {
    const restored = parameters.add(status);
    // A reason that was given after the merge stays only with the status it was given for.
    if (changes.closeReason === undefined) {
      assignments.push(`close_reason = CASE WHEN l.status = ${restored} THEN l.close_reason END`);
    }
    assignments.push(
      `status = ${restored}`,
      // A contact that came after the merge stays; the one that the merge brought goes.
      `first_response_at = CASE
         WHEN l.first_response_at IS NOT DISTINCT FROM ${parameters.add(record.responseAfter)}::timestamptz
         THEN coalesce(${parameters.add(record.responseBefore)}::timestamptz, ${FIRST_CALL})
         ELSE l.first_response_at END`,
    );
  }
  return assignments.join(', ');
}

function earlierValues({ changes }: MergeRecord, survivor: Lead): LeadChanges {
  const before = (path: string) => changes[path]?.from;
  const earlier: { -readonly [K in keyof LeadChanges]: LeadChanges[K] } = {};
  if ('status' in changes) earlier.status = before('status') as LeadStatus;
  if ('closeReason' in changes) earlier.closeReason = before('closeReason') as CloseReason | null;
  if ('priority' in changes) earlier.priority = before('priority') as LeadPriority;
  if ('assignedTo' in changes) earlier.assignedTo = before('assignedTo') as string | null;
  if ('inPool' in changes) earlier.inPool = before('inPool') as boolean;
  const restored = (part: 'personalInfo' | 'details') => {
    const paths = Object.keys(changes).filter((path) => path.startsWith(`${part}.`));
    if (paths.length === 0) return undefined;
    const values: Record<string, unknown> = { ...survivor[part] };
    for (const path of paths) {
      const name = path.slice(part.length + 1);
      if (before(path) === null) delete values[name];
      else values[name] = before(path);
    }
    return values;
  };
  const personalInfo = restored('personalInfo') as PersonalInfo | undefined;
  const details = restored('details') as LeadDetails | undefined;
  if (details) earlier.details = details;
  if (personalInfo) earlier.personalInfo = personalInfo;
  return normalizePhone(earlier);
}

/** Follow-ups and pairs that a merge moves to the survivor, besides the chosen values, and how an undo moves them back. */

/**
 * Moves the other lead's open follow-ups to the survivor if that lead is open or its next follow-up was chosen
 * (`replacesNext`), and its undecided and linked pairs with third leads. The caller has locked both leads.
 */
export async function takeWork(
  manager: EntityManager,
  { survivor, other }: LeadPair,
  replacesNext: boolean,
): Promise<TakenWork> {
  const replaced = replacesNext ? (survivor.followUp?.id ?? null) : null;
  if (replaced) await manager.query('UPDATE lead_follow_ups SET cancelled_at = now() WHERE id = $1', [replaced]);
  const moved: [{ id: string }[], number] =
    isOpenStatus(other.status) || replacesNext
      ? await manager.query(
          `UPDATE lead_follow_ups f SET lead_id = $1
           WHERE f.lead_id = $2 AND ${OPEN_FOLLOW_UP} AND NOT EXISTS (
             SELECT FROM lead_follow_ups own
             WHERE own.lead_id = $1 AND own.done_at IS NULL AND own.cancelled_at IS NULL
               AND (own.due_on, own.due_at, own.note) IS NOT DISTINCT FROM (f.due_on, f.due_at, f.note))
           RETURNING f.id`,
          [survivor.id, other.id],
        )
      : [[], 0];
  const followUps = moved[0].map(({ id }) => id);
  if (followUps.length > 0 || replaced) await bringUpNext(manager, [survivor.id, other.id]);
  return { followUps, replaced, pairedWith: await takePairs(manager, { survivor, other }) };
}

/** Returns what `takeWork` moved; follow-ups keep what was done to them since. */
export async function giveWorkBack(
  manager: EntityManager,
  survivorId: string,
  otherId: string,
  { followUps, replaced, pairedWith }: TakenWork,
): Promise<void> {
  await manager.query('UPDATE lead_follow_ups SET lead_id = $2 WHERE id = ANY($3::uuid[]) AND lead_id = $1', [
    survivorId,
    otherId,
    followUps,
  ]);
  await manager.query('UPDATE lead_follow_ups SET cancelled_at = NULL WHERE id = $1', [replaced]);
  if (followUps.length > 0 || replaced) await bringUpNext(manager, [survivorId, otherId]);
  // A pair that somebody decided about since is the survivor's own.
  await manager.query(
    `DELETE FROM duplicate_pairs p USING unnest($2::uuid[]) AS third (id), duplicate_pairs source
     WHERE p.first_id = least($1::uuid, third.id) AND p.second_id = greatest($1::uuid, third.id)
       AND source.first_id = least($3::uuid, third.id) AND source.second_id = greatest($3::uuid, third.id)
       AND p.state = source.state AND p.decided_at IS NOT DISTINCT FROM source.decided_at`,
    [survivorId, pairedWith, otherId],
  );
}

/**
 * Returns the third leads that the survivor is now paired with. The pairs are marked as made by staff, so that no later
 * matching removes them.
 */
async function takePairs(manager: EntityManager, { survivor, other }: LeadPair): Promise<string[]> {
  const taken: { id: string }[] = await manager.query(
    `WITH theirs AS (
       SELECT CASE p.first_id WHEN $2::uuid THEN p.second_id ELSE p.first_id END AS id, p.reasons, p.state, p.decided_by, p.decided_at
       FROM duplicate_pairs p WHERE $2::uuid IN (p.first_id, p.second_id) AND p.state IN ('open', 'linked')
     ), taken AS (
       INSERT INTO duplicate_pairs (first_id, second_id, reasons, state, decided_by, decided_at)
       SELECT least($1::uuid, id), greatest($1::uuid, id), reasons || '{staff}'::text[], state, decided_by, decided_at FROM theirs WHERE id <> $1::uuid
       ON CONFLICT (first_id, second_id) DO NOTHING
       RETURNING CASE first_id WHEN $1::uuid THEN second_id ELSE first_id END AS id
     )
     SELECT id FROM taken`,
    [survivor.id, other.id],
  );
  return taken.map(({ id }) => id);
}
