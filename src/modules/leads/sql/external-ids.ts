import type { EntityManager } from 'typeorm';
import { externalIdTaken } from '../domain/lead.errors.js';
import type { ExternalId } from '../domain/lead.js';

/** Replaces the lead's external ids. The caller has locked the lead. @throws externalIdTaken */
export async function setExternalIds(
  manager: EntityManager,
  leadId: string,
  externalIds: readonly ExternalId[],
): Promise<void> {
  const kept: ExternalId[] = await manager.query(
    `WITH sent AS (SELECT * FROM jsonb_to_recordset($2::jsonb) AS sent (system text, id text)),
     removed AS (
       DELETE FROM lead_external_ids e WHERE e.lead_id = $1
         AND NOT EXISTS (SELECT FROM sent WHERE sent.system = e.system AND sent.id = e.external_id))
     SELECT e.system, e.external_id AS id FROM lead_external_ids e
     JOIN sent ON sent.system = e.system AND sent.id = e.external_id
     WHERE e.lead_id = $1`,
    [leadId, JSON.stringify(externalIds)],
  );
  await addExternalIds(manager, leadId, externalIds, kept);
}

/**
 * Adds the ids except those that are `known` to be the lead's. If another transaction is adding one of them, waits for
 * it. @throws externalIdTaken
 */
export async function addExternalIds(
  manager: EntityManager,
  leadId: string,
  externalIds: readonly ExternalId[],
  known: readonly ExternalId[] = [],
): Promise<void> {
  const isKnown = isIn(known);
  const fresh = externalIds.filter((one) => !isKnown(one));
  if (fresh.length === 0) return;
  // Sorted, so that two transactions with the same ids do not deadlock.
  const added: ExternalId[] = await manager.query(
    `INSERT INTO lead_external_ids (system, external_id, lead_id)
     SELECT system, id, $1 FROM jsonb_to_recordset($2::jsonb) AS sent (system text, id text) ORDER BY system, id
     ON CONFLICT (system, external_id) DO NOTHING
     RETURNING system, external_id AS id`,
    [leadId, JSON.stringify(fresh)],
  );
  const isHeld = isIn([...known, ...added]);
  const taken = externalIds.findIndex((one) => !isHeld(one));
  if (taken !== -1) throw externalIdTaken(`externalIds.${taken}`);
}

/** Moves all ids to another lead, as part of a merge. Returns the moved ids. The caller has locked both leads. */
export async function moveExternalIds(manager: EntityManager, from: string, to: string): Promise<ExternalId[]> {
  const [moved]: [ExternalId[], number] = await manager.query(
    'UPDATE lead_external_ids SET lead_id = $2 WHERE lead_id = $1 RETURNING system, external_id AS id',
    [from, to],
  );
  return moved;
}

/** Moves those of the ids that are still with `from` to another lead. */
export async function moveBackExternalIds(
  manager: EntityManager,
  from: string,
  to: string,
  externalIds: readonly ExternalId[],
): Promise<void> {
  await manager.query(
    `UPDATE lead_external_ids e SET lead_id = $2
     FROM jsonb_to_recordset($3::jsonb) AS moved (system text, id text)
     WHERE e.lead_id = $1 AND e.system = moved.system AND e.external_id = moved.id`,
    [from, to, JSON.stringify(externalIds)],
  );
}

function isIn(externalIds: readonly ExternalId[]): (externalId: ExternalId) => boolean {
  return ({ system, id }) => externalIds.some((one) => one.system === system && one.id === id);
}
