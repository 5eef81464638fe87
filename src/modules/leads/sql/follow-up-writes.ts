/** Changes the follow-ups of leads that the caller has already locked. */
import type { EntityManager } from 'typeorm';
import type { Change } from '../domain/changed-values.js';
import {
  type FollowUpChange,
  type FollowUpPlan,
  type FollowUpValue,
  followUpValue,
  type LeadFollowUp,
  MAX_OPEN_FOLLOW_UPS,
} from '../domain/follow-up.js';
import { followUpNotFound, tooManyFollowUps } from '../domain/lead.errors.js';
import type { ChangeOrigin } from '../domain/lead-writer.js';
import type { LeadEvent } from './lead-history.js';
import { FOLLOW_UP_ORDER, OPEN_FOLLOW_UP, userRefFromColumns } from './lead-row.js';

export interface FollowUpRow {
  id: string;
  due_on: string;
  due_at: Date | null;
  note: string | null;
  place: string | null;
  created_at: Date;
  created_by: string | null;
  creator_name: string | null;
  done_at: Date | null;
  done_by: string | null;
  doer_name: string | null;
}

export const FOLLOW_UPS_OF_LEAD = `
  SELECT f.id, f.due_on::text, f.due_at, f.note, f.place, f.created_at, f.created_by, c.name AS creator_name,
         f.done_at, f.done_by, d.name AS doer_name
  FROM lead_follow_ups f
  LEFT JOIN actors c ON c.id = f.created_by
  LEFT JOIN actors d ON d.id = f.done_by
  WHERE f.lead_id = $1 AND f.cancelled_at IS NULL
  ORDER BY f.done_at DESC NULLS FIRST, ${FOLLOW_UP_ORDER}`;

/** Returns no row if the lead already has the maximum number of open follow-ups. */
const ADD_ONE = `
  WITH added AS (
    INSERT INTO lead_follow_ups (id, lead_id, due_on, due_at, note, place, created_by)
    SELECT $1::uuid, $2::uuid, $3::date, $4::timestamptz, $5::text, $6::text, $7::uuid
    WHERE (SELECT count(*) FROM lead_follow_ups f WHERE f.lead_id = $2::uuid AND ${OPEN_FOLLOW_UP}) < ${MAX_OPEN_FOLLOW_UPS}
    RETURNING id
  )
  SELECT id FROM added`;

export function followUpFromRow(row: FollowUpRow): LeadFollowUp {
  return {
    id: row.id,
    ...planFromRow(row),
    createdAt: row.created_at,
    createdBy: userRefFromColumns(row.created_by, row.creator_name),
    doneAt: row.done_at,
    doneBy: userRefFromColumns(row.done_by, row.doer_name),
  };
}

/** Applies the changes in order, then updates the next follow-up. Returns the history event of each change. */
export async function changeFollowUps(
  manager: EntityManager,
  leadId: string,
  changes: readonly FollowUpChange[],
  { actorId }: ChangeOrigin,
): Promise<LeadEvent[]> {
  const events: LeadEvent[] = [];
  for (const change of changes) {
    const event = await changeFollowUp(manager, leadId, change, actorId);
    if (event) events.push({ id: leadId, ...event });
  }
  await updateNextFollowUp(manager, [leadId]);
  return events;
}

/** Changes the next follow-up of each lead, or adds one if there is none. Null completes the next follow-up. */
export async function setNextFollowUp(
  manager: EntityManager,
  ids: readonly string[],
  plan: FollowUpPlan | null,
  { actorId }: ChangeOrigin,
): Promise<void> {
  const next = `next AS (
    SELECT DISTINCT ON (f.lead_id) f.lead_id, f.id FROM lead_follow_ups f
    WHERE f.lead_id = ANY ($1::uuid[]) AND ${OPEN_FOLLOW_UP} ORDER BY f.lead_id, ${FOLLOW_UP_ORDER}
  )`;
  await (plan === null
    ? manager.query(
        `WITH ${next} UPDATE lead_follow_ups f SET done_at = now(), done_by = $2 FROM next WHERE f.id = next.id`,
        [[...ids], actorId],
      )
    : manager.query(
        `WITH ${next}, changed AS (
           UPDATE lead_follow_ups f SET due_on = $3, due_at = $4, note = $5, place = $6 FROM next WHERE f.id = next.id
         )
         INSERT INTO lead_follow_ups (lead_id, due_on, due_at, note, place, created_by)
         SELECT id, $3, $4, $5, $6, $2 FROM unnest($1::uuid[]) AS id WHERE id NOT IN (SELECT lead_id FROM next)`,
        [[...ids], actorId, plan.on, plan.at, plan.note, plan.place],
      ));
  await updateNextFollowUp(manager, ids);
}

/** Returns the id of each lead's next follow-up. */
export async function nextFollowUpsOf(manager: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
  const rows: { lead_id: string; id: string }[] = await manager.query(
    `SELECT DISTINCT ON (f.lead_id) f.lead_id, f.id FROM lead_follow_ups f
     WHERE f.lead_id = ANY ($1::uuid[]) AND ${OPEN_FOLLOW_UP} ORDER BY f.lead_id, ${FOLLOW_UP_ORDER}`,
    [[...ids]],
  );
  return new Map(rows.map(({ lead_id, id }) => [lead_id, id]));
}

/** A follow-up before a bulk change. `value` is null if it was erased; a null `id` says that there was none. */
export interface FormerFollowUp {
  readonly leadId: string;
  readonly id: string | null;
  readonly value: FollowUpValue | null;
}

/** Restores the next follow-ups that a bulk change replaced or completed, and removes those that it added. */
export async function restoreFollowUps(
  manager: EntityManager,
  former: readonly FormerFollowUp[],
  actId: string,
): Promise<void> {
  await manager.query(
    `UPDATE lead_follow_ups f
     SET due_on = (former.value ->> 'on')::date, due_at = (former.value ->> 'at')::timestamptz,
         note = former.value ->> 'note', done_at = NULL, done_by = NULL
     FROM jsonb_to_recordset($1::jsonb) AS former ("leadId" uuid, id uuid, value jsonb)
     WHERE f.id = former.id AND f.lead_id = former."leadId" AND former.value ->> 'on' IS NOT NULL`,
    [JSON.stringify(former)],
  );
  await manager.query(
    `UPDATE lead_follow_ups f SET cancelled_at = now()
     FROM jsonb_to_recordset($1::jsonb) AS former ("leadId" uuid, id uuid)
     WHERE former.id IS NULL AND f.lead_id = former."leadId" AND ${OPEN_FOLLOW_UP}
       AND f.created_at = (SELECT created_at FROM bulk_acts WHERE id = $2)`,
    [JSON.stringify(former), actId],
  );
  await updateNextFollowUp(
    manager,
    former.map(({ leadId }) => leadId),
  );
}

/** Updates the columns of the lead that lists and counts read. Call this after every change to follow-ups. */
export async function updateNextFollowUp(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query(
    `UPDATE leads l SET (follow_up_on, follow_up_at, follow_up_note) = (
       SELECT f.due_on, f.due_at, f.note FROM lead_follow_ups f
       WHERE f.lead_id = l.id AND ${OPEN_FOLLOW_UP} ORDER BY ${FOLLOW_UP_ORDER} LIMIT 1)
     WHERE l.id = ANY ($1::uuid[])`,
    [[...ids]],
  );
}

async function changeFollowUp(
  manager: EntityManager,
  leadId: string,
  change: FollowUpChange,
  actorId: string | null,
): Promise<Omit<LeadEvent, 'id'> | null> {
  if (change.kind === 'add') {
    const { on, at, note, place } = change.plan;
    const added: unknown[] = await manager.query(ADD_ONE, [change.id, leadId, on, at, note, place, actorId]);
    if (added.length === 0) throw tooManyFollowUps();
    return { changes: { followUp: changeOf(null, change.plan) } };
  }
  const [row]: FollowUpRow[] = await manager.query(
    `SELECT f.id, f.due_on::text, f.due_at, f.note, f.place, f.done_at FROM lead_follow_ups f
     WHERE f.id = $1 AND f.lead_id = $2 AND f.cancelled_at IS NULL`,
    [change.id, leadId],
  );
  // A colleague has already completed this follow-up, or the request was sent twice.
  if (row?.done_at && change.kind === 'complete') return null;
  if (!row || (row.done_at && change.kind === 'change')) throw followUpNotFound();
  const before = planFromRow(row);
  if (change.kind === 'change') {
    const { on, at, note, place } = change.plan;
    await manager.query('UPDATE lead_follow_ups SET due_on = $2, due_at = $3, note = $4, place = $5 WHERE id = $1', [
      row.id,
      on,
      at,
      note,
      place,
    ]);
    return { changes: { followUp: changeOf(before, change.plan) } };
  }
  await (change.kind === 'complete'
    ? manager.query('UPDATE lead_follow_ups SET done_at = now(), done_by = $2 WHERE id = $1', [row.id, actorId])
    : manager.query('UPDATE lead_follow_ups SET cancelled_at = now() WHERE id = $1', [row.id]));
  const details = { followUp: change.kind === 'complete' ? 'done' : 'removed' };
  return { details, changes: { followUp: changeOf(before, null) } };
}

function planFromRow({ due_on: on, due_at: at, note, place }: FollowUpRow): FollowUpPlan {
  return { on, at, note, place };
}

function changeOf(from: FollowUpPlan | null, to: FollowUpPlan | null): Change {
  return { from: followUpValue(from), to: followUpValue(to) };
}
