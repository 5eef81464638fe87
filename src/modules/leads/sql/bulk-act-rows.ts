import type { EntityManager } from 'typeorm';
import { type BulkActKind, UNDO_HOURS, type UndoOffer } from '../domain/bulk-act.js';

/** The previous values of a lead. Values that the bulk change did not set are absent. No value names a person. */
export interface ActLead {
  readonly id: string;
  readonly status?: string;
  readonly closeReason?: string | null;
  readonly firstResponseAt?: Date | null;
  readonly priority?: string;
  readonly assignedTo?: string | null;
  readonly inPool?: boolean;
  readonly quarantinedAt?: Date | null;
  readonly spamReasons?: readonly string[];
  /** The follow-up that the bulk change replaced or completed. Null if it added one. */
  readonly followUpId?: string | null;
}

export interface NewBulkAct {
  readonly id: string;
  readonly kind: BulkActKind;
  readonly details: object;
  readonly leads: readonly ActLead[];
}

export const UNDOABLE = `created_at > now() - interval '${UNDO_HOURS} hours'`;

/** Stores what Undo needs. Call this last, because it stores the versions that the leads have now. */
export async function storeBulkAct(
  manager: EntityManager,
  { id, kind, details, leads }: NewBulkAct,
  actorId: string | null,
): Promise<UndoOffer> {
  const [row]: { until: Date }[] = await manager.query(
    `WITH stored AS (
       INSERT INTO bulk_acts (id, actor_id, kind, details, leads)
       SELECT $1, $2, $3, $4, jsonb_agg(lead || jsonb_build_object('version', l.version) ORDER BY place)
       FROM jsonb_array_elements($5::jsonb) WITH ORDINALITY AS named (lead, place)
       LEFT JOIN leads l ON l.id = (lead ->> 'id')::uuid
       RETURNING created_at
     )
     SELECT created_at + interval '${UNDO_HOURS} hours' AS until FROM stored`,
    [id, actorId, kind, JSON.stringify(details), JSON.stringify(leads)],
  );
  if (!row) throw new Error('The database returned no row for the stored bulk change.');
  return { id, until: row.until };
}
