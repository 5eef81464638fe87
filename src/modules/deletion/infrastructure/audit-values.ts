import type { EntityManager } from 'typeorm';

/**
 * The leads that the leads `$1` were merged into, directly or through others, and between which events of their history. Values
 * recorded in between may come from the merge; once it is undone, nothing else says so.
 */
const MERGED_SPELLS = `
  RECURSIVE spell (lead_id, since, until) AS (
    SELECT id, 0::bigint, ${Number.MAX_SAFE_INTEGER}::bigint FROM unnest($1::uuid[]) AS id
    UNION
    SELECT survivor.id, merged.id, coalesce(unmerged.id, spell.until)
    FROM spell
    JOIN audit_events gone ON gone.subject_type = 'lead' AND gone.subject_id = spell.lead_id
      AND gone.action = 'lead.merged_into' AND gone.id BETWEEN spell.since AND spell.until
    CROSS JOIN LATERAL (SELECT (gone.details ->> 'other')::uuid AS id) AS survivor
    CROSS JOIN LATERAL (
      SELECT max(e.id) AS id FROM audit_events e
      WHERE e.subject_type = 'lead' AND e.subject_id = survivor.id AND e.action = 'lead.merged'
        AND e.details ->> 'other' = spell.lead_id::text AND e.id < gone.id) AS merged
    CROSS JOIN LATERAL (
      SELECT min(e.id) AS id FROM audit_events e
      WHERE e.subject_type = 'lead' AND e.subject_id = survivor.id AND e.action = 'lead.unmerged'
        AND e.details ->> 'other' = spell.lead_id::text AND e.id > gone.id) AS unmerged
    WHERE merged.id IS NOT NULL
  )`;

/**
 * Deletes the personal values in the history of leads that are erased or leave the bin, and in the history of leads that they were
 * merged into for a while. A reminder that such a merge brought loses its note.
 */
export async function deleteAuditValues(manager: EntityManager, ids: readonly string[]): Promise<void> {
  for (const [table, note, leadId] of [
    ['lead_follow_ups', 'note', 'lead_id'],
    ['leads', 'follow_up_note', 'id'],
  ]) {
    await manager.query(
      `WITH ${MERGED_SPELLS}
       UPDATE ${table} t SET ${note} = NULL
       FROM spell
       WHERE t.${leadId} = spell.lead_id AND t.${note} IN (
         SELECT v.personal #>> ARRAY['changes', 'followUp', side, 'note']
         FROM audit_values v CROSS JOIN unnest(ARRAY['from', 'to']) AS side
         WHERE v.subject_type = 'lead' AND v.subject_id = ANY($1::uuid[]))`,
      [[...ids]],
    );
  }
  await manager.query(
    `WITH ${MERGED_SPELLS}
     DELETE FROM audit_values v USING spell
     WHERE v.subject_type = 'lead' AND v.subject_id = spell.lead_id AND v.event_id BETWEEN spell.since AND spell.until`,
    [[...ids]],
  );
}
