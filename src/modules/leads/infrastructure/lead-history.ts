import type { EntityManager } from 'typeorm';
import type { ChangeOrigin } from '../domain/lead.repository.js';

/** Writes one audit row per lead, in the transaction that changes them. */
export async function recordLeadEvents(
  manager: EntityManager,
  action: string,
  origin: ChangeOrigin,
  events: readonly { readonly id: string; readonly details: object }[],
): Promise<void> {
  if (events.length === 0) return;
  await manager.query(
    `INSERT INTO audit_events (action, actor_id, address, subject_type, subject_id, details)
     SELECT $1, $2, $3, 'lead', event.id, event.details
     FROM jsonb_to_recordset($4::jsonb) AS event (id uuid, details jsonb)`,
    [action, origin.actorId, origin.address, JSON.stringify(events)],
  );
}
