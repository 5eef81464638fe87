/** What becomes of the leads of somebody who may not have them any more. */
import type { EntityManager } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { OPEN_STATUSES } from '../../../lead-types/open-statuses.js';
import type { LeadsDestination, LeavingLeads } from '../domain/leaving-leads.js';

const AT_ONCE = 5_000;
/** Of leads `l`. */
export const IS_OPEN = `l.status IN (${OPEN_STATUSES.map((status) => `'${status}'`).join(', ')}) AND l.merged_into IS NULL`;

export interface Receiver {
  readonly to: LeadsDestination;
  /** Null unless it is one colleague. */
  readonly userId: string | null;
  /** Leads of other types go to nobody. */
  readonly types: readonly LeadType[];
}

interface Origin {
  readonly actorId: string;
  readonly address: string;
}

/**
 * Hands the open leads on, to nobody where no receiver is named, and says so in each lead's history. So few at a time that no
 * statement reaches its time limit, locked in the order that every change of many leads locks them.
 */
export async function handOnLeads(
  manager: EntityManager,
  { userId, types }: LeavingLeads,
  receiver: Receiver | null,
  { actorId, address }: Origin,
): Promise<void> {
  for (;;) {
    const moved: { id: string; isForReceiver: boolean }[] = await manager.query(
      `WITH theirs AS (
         SELECT l.id, l.type = ANY ($4::text[]) AS is_for_receiver, l.quarantined_at IS NULL AS is_listed FROM leads l
         WHERE l.assigned_to = $1 AND ${IS_OPEN} AND ($5::text[] IS NULL OR l.type = ANY ($5::text[]))
         ORDER BY l.id LIMIT ${AT_ONCE} FOR NO KEY UPDATE
       ), moved AS (
         UPDATE leads l
         SET assigned_to = CASE WHEN theirs.is_for_receiver THEN $6::uuid END,
             in_pool = $7 AND theirs.is_for_receiver AND theirs.is_listed,
             version = l.version + 1, updated_at = now()
         FROM theirs WHERE l.id = theirs.id
         RETURNING l.id, l.assigned_to, l.in_pool, theirs.is_for_receiver
       ), history AS (
         INSERT INTO audit_events (action, actor_id, address, subject_type, subject_id, details)
         SELECT 'lead.updated', $2, $3, 'lead', id, jsonb_build_object('changes',
           jsonb_build_object('assignedTo', jsonb_build_object('from', $1::text, 'to', assigned_to))
           || CASE WHEN in_pool THEN '{"inPool":{"from":false,"to":true}}'::jsonb ELSE '{}' END)
         FROM moved
       )
       SELECT id, is_for_receiver AS "isForReceiver" FROM moved`,
      [
        userId,
        actorId,
        address,
        [...(receiver?.types ?? [])],
        types && [...types],
        receiver?.userId ?? null,
        receiver?.to === 'pool',
      ],
    );
    if (moved.length === 0) return;
    if (receiver?.to !== 'rules') continue;
    const ids = moved.flatMap(({ id, isForReceiver }) => (isForReceiver ? [id] : []));
    await manager.query('SELECT assign_leads_by_rule($1::uuid[])', [ids]);
  }
}
