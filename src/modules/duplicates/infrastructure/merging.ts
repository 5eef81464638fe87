import type { EntityManager } from 'typeorm';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { changedValues } from '../../leads/domain/changed-values.js';
import type { Lead } from '../../leads/domain/lead.js';
import type { ChangeOrigin, LeadChanges } from '../../leads/domain/lead-writer.js';
import { moveBackExternalIds, moveExternalIds } from '../../leads/sql/external-ids.js';
import { updateNextFollowUp } from '../../leads/sql/follow-up-writes.js';
import {
  isOpenStatus,
  lockAssignees,
  mayHave,
  recordLostAssignees,
  releaseLeads,
  requireAssignable,
} from '../../leads/sql/lead-assignment.js';
import { type LeadTransaction, recordLeadEvents } from '../../leads/sql/lead-history.js';
import { LEAD_COLUMNS, type LeadRow, leadFromRow, OPEN_FOLLOW_UP } from '../../leads/sql/lead-row.js';
import { changeAssignments } from '../../leads/sql/lead-writes.js';
import type { DuplicateState, LeadPair, MergeOutcome, UnmergeOutcome } from '../domain/duplicates.js';
import { type MergeRecord, type MovedWork, restoringAssignments, valuesChangedSince } from './merge-record.js';

/** Merges `other` into `survivor`. Changes nothing if either lead has changed since it was read. */
export async function mergeLeads(
  { manager, record, by }: LeadTransaction<ChangeOrigin>,
  { survivor, other }: LeadPair,
  changes: LeadChanges,
): Promise<MergeOutcome> {
  if (changes.assignedTo) await requireAssignable(manager, changes.assignedTo, [survivor.type]);
  else await lockAssignees(manager);
  const locked = await lockLeads(manager, [survivor.id, other.id]);
  for (const { id, version } of [survivor, other]) {
    if (locked.get(id)?.version !== version) return { outcome: 'changed' };
  }
  const [pair] = await lockPair(manager, survivor.id, other.id);
  if (!pair || pair.state === 'merged') return { outcome: 'no-pair' };
  const { followUp, ...values } = changes;
  const responseBefore = await responseOf(manager, survivor.id);
  const work = await moveWork(manager, { survivor, other }, followUp !== undefined);
  const parameters = new SqlParameters();
  const assignments = changeAssignments(values, parameters);
  await manager.query(
    `UPDATE leads l SET ${assignments} WHERE l.id = ${parameters.add(survivor.id)}`,
    parameters.values,
  );
  await manager.query('UPDATE leads SET merged_into = $2, version = version + 1 WHERE id = $1', [
    other.id,
    survivor.id,
  ]);
  // The other's status can reopen a closed lead whose assignee has lost access in the meantime.
  await releaseLeads(manager, record, [survivor.id]);
  const merged = (await lockLeads(manager, [survivor.id])).get(survivor.id);
  if (!merged) return { outcome: 'changed' };
  const changed = changedValues(survivor, merged);
  const { followUp: _next, externalIds: _ids, ...undoable } = changed;
  const merge: MergeRecord = {
    state: pair.state,
    changes: undoable,
    responseBefore,
    responseAfter: await responseOf(manager, survivor.id),
    work,
  };
  await manager.query(
    `UPDATE duplicate_pairs SET state = 'merged', survivor_id = $1, merge = $3, decided_by = $4, decided_at = now()
     WHERE first_id = least($1::uuid, $2::uuid) AND second_id = greatest($1::uuid, $2::uuid)`,
    [survivor.id, other.id, JSON.stringify(merge), by.actorId],
  );
  // A new assignee is notified through this history entry (notifications/infrastructure/lead-notices.ts).
  await recordLeadEvents(record, 'lead.merged', by, [
    { id: survivor.id, details: { other: other.id }, changes: changed },
  ]);
  await recordLeadEvents(record, 'lead.merged_into', by, [{ id: other.id, details: { other: survivor.id } }]);
  return { outcome: 'merged', survivor: merged };
}

/** Undoes a merge, unless a value that the merge set has changed since then. */
export async function unmergeLeads(
  { manager, record, by }: LeadTransaction<ChangeOrigin>,
  survivorId: string,
  otherId: string,
): Promise<UnmergeOutcome> {
  await lockAssignees(manager);
  const locked = await lockLeads(manager, [survivorId, otherId]);
  const [survivor, other] = [locked.get(survivorId), locked.get(otherId)];
  const [pair] = await lockPair(manager, survivorId, otherId);
  if (!survivor || !other || !pair?.merge || pair.survivor_id !== survivorId) return { outcome: 'not-merged' };
  const merge = await withoutLostAssignee(manager, pair.merge, survivor);
  const paths = valuesChangedSince(merge, survivor);
  if (paths.length > 0) return { outcome: 'conflict', paths };
  const parameters = new SqlParameters();
  const assignments = restoringAssignments(merge, survivor, parameters);
  await manager.query(
    `UPDATE leads l SET ${assignments} WHERE l.id = ${parameters.add(survivorId)}`,
    parameters.values,
  );
  await restoreWork(manager, survivorId, otherId, merge.work);
  await manager.query('UPDATE leads SET merged_into = NULL, version = version + 1 WHERE id = $1', [otherId]);
  await manager.query(
    `UPDATE duplicate_pairs SET state = $3, survivor_id = NULL, merge = NULL, decided_by = $4, decided_at = now()
     WHERE first_id = least($1::uuid, $2::uuid) AND second_id = greatest($1::uuid, $2::uuid)`,
    [survivorId, otherId, pair.merge.state, pair.merge.state === 'open' ? null : by.actorId],
  );
  const restored = (await lockLeads(manager, [survivorId])).get(survivorId);
  if (!restored) return { outcome: 'not-merged' };
  await recordLeadEvents(record, 'lead.unmerged', by, [
    { id: survivorId, details: { other: otherId }, changes: changedValues(survivor, restored) },
    { id: otherId, details: { other: survivorId, changes: {} } },
  ]);
  // The previous assignee of either lead might have lost access in the meantime.
  const earlier = merge.changes['assignedTo']?.from;
  if (typeof earlier === 'string' && !restored.assignee) {
    await recordLostAssignees(manager, record, [{ id: survivorId, userId: earlier }]);
  }
  await releaseLeads(manager, record, [survivorId, otherId]);
  const free = (await lockLeads(manager, [survivorId])).get(survivorId);
  return { outcome: 'unmerged', survivor: free ?? restored };
}

/**
 * Locks leads by id, like bulk changes, so that the two cannot deadlock. Does not use FOR UPDATE, which conflicts with
 * FOR KEY SHARE: inserting a pair takes that lock on a third lead through the foreign key, so two merges that each
 * pair with a lead of the other would deadlock.
 */
export async function lockLeads(manager: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, Lead>> {
  const rows: LeadRow[] = await manager.query(
    `SELECT ${LEAD_COLUMNS} FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
     WHERE l.id = ANY($1::uuid[]) ORDER BY l.id FOR NO KEY UPDATE OF l`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, leadFromRow(row)]));
}

export function lockPair(
  manager: EntityManager,
  one: string,
  other: string,
): Promise<{ state: DuplicateState | 'merged'; survivor_id: string | null; merge: MergeRecord | null }[]> {
  return manager.query(
    `SELECT state, survivor_id, merge FROM duplicate_pairs
     WHERE first_id = least($1::uuid, $2::uuid) AND second_id = greatest($1::uuid, $2::uuid) FOR UPDATE`,
    [one, other],
  );
}

/**
 * If the merge assigned the survivor to a user who no longer has it and can no longer be assigned it, removes this
 * assignment from the record. Undoing the merge then keeps the current assignee.
 */
async function withoutLostAssignee(manager: EntityManager, merge: MergeRecord, survivor: Lead): Promise<MergeRecord> {
  const { assignedTo, inPool: _pool, ...changes } = merge.changes;
  const given = assignedTo?.to;
  if (typeof given !== 'string' || given === survivor.assignee?.id) return merge;
  return (await mayHave(manager, given, [survivor.type])) ? merge : { ...merge, changes };
}

/** Returns text, because a Date would lose the microseconds. */
async function responseOf(manager: EntityManager, id: string): Promise<string | null> {
  const [row]: { at: string | null }[] = await manager.query(
    'SELECT first_response_at::text AS at FROM leads WHERE id = $1',
    [id],
  );
  return row?.at ?? null;
}

/**
 * Moves the other lead's external ids and its undecided and linked pairs with third leads to the survivor. Also moves
 * its open follow-ups if that lead is open or `replacesNext` is true. The caller has locked both leads.
 */
export async function moveWork(
  manager: EntityManager,
  { survivor, other }: LeadPair,
  replacesNext: boolean,
): Promise<MovedWork> {
  const replaced = replacesNext ? (survivor.followUp?.id ?? null) : null;
  if (replaced) await manager.query('UPDATE lead_follow_ups SET cancelled_at = now() WHERE id = $1', [replaced]);
  const moved: [{ id: string }[], number] =
    isOpenStatus(other.status) || replacesNext
      ? await manager.query(
          `UPDATE lead_follow_ups f SET lead_id = $1
           WHERE f.lead_id = $2 AND ${OPEN_FOLLOW_UP} AND NOT EXISTS (
             SELECT FROM lead_follow_ups own
             WHERE own.lead_id = $1 AND own.done_at IS NULL AND own.cancelled_at IS NULL
               AND (own.due_on, own.due_at, own.note, own.place)
                 IS NOT DISTINCT FROM (f.due_on, f.due_at, f.note, f.place))
           RETURNING f.id`,
          [survivor.id, other.id],
        )
      : [[], 0];
  const followUps = moved[0].map(({ id }) => id);
  if (followUps.length > 0 || replaced) await updateNextFollowUp(manager, [survivor.id, other.id]);
  const externalIds = await moveExternalIds(manager, other.id, survivor.id);
  return { followUps, replaced, pairedWith: await movePairs(manager, { survivor, other }), externalIds };
}

/** Undoes `moveWork`. Follow-ups keep changes made since then. */
export async function restoreWork(
  manager: EntityManager,
  survivorId: string,
  otherId: string,
  { followUps, replaced, pairedWith, externalIds = [] }: MovedWork,
): Promise<void> {
  await moveBackExternalIds(manager, survivorId, otherId, externalIds);
  await manager.query('UPDATE lead_follow_ups SET lead_id = $2 WHERE id = ANY($3::uuid[]) AND lead_id = $1', [
    survivorId,
    otherId,
    followUps,
  ]);
  await manager.query('UPDATE lead_follow_ups SET cancelled_at = NULL WHERE id = $1', [replaced]);
  if (followUps.length > 0 || replaced) await updateNextFollowUp(manager, [survivorId, otherId]);
  // Keep pairs that a user has decided about since the merge.
  await manager.query(
    `DELETE FROM duplicate_pairs p USING unnest($2::uuid[]) AS third (id), duplicate_pairs source
     WHERE p.first_id = least($1::uuid, third.id) AND p.second_id = greatest($1::uuid, third.id)
       AND source.first_id = least($3::uuid, third.id) AND source.second_id = greatest($3::uuid, third.id)
       AND p.state = source.state AND p.decided_at IS NOT DISTINCT FROM source.decided_at`,
    [survivorId, pairedWith, otherId],
  );
}

/**
 * Pairs the survivor with the third leads of the other lead's undecided and linked pairs. Matching does not remove the
 * new pairs, because they have the reason `staff`.
 */
async function movePairs(manager: EntityManager, { survivor, other }: LeadPair): Promise<string[]> {
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
