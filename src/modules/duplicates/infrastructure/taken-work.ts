/** Follow-ups and pairs that a merge moves to the survivor, besides the chosen values, and how an undo moves them back. */
import type { EntityManager } from 'typeorm';
import { bringUpNext } from '../../leads/sql/follow-up-writes.js';
import { isOpenStatus } from '../../leads/sql/lead-assignment.js';
import { OPEN_FOLLOW_UP } from '../../leads/sql/lead-row.js';
import type { LeadPair } from '../domain/duplicates.js';
import type { TakenWork } from './merge-record.js';

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
