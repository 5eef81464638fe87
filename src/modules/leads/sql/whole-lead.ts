import type { EntityManager } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';

export interface LeadName {
  readonly id: string;
  readonly reference: string;
  readonly type: LeadType;
}

/** Returns leads merged into these leads (`root`), directly or through others. They are deleted with these leads. */
export function mergedParts(manager: EntityManager, ids: readonly string[]): Promise<(LeadName & { root: string })[]> {
  return manager.query(
    `WITH RECURSIVE part AS (
       SELECT id, reference, type, merged_into AS root FROM leads WHERE merged_into = ANY($1::uuid[])
       UNION ALL
       SELECT l.id, l.reference, l.type, part.root FROM leads l JOIN part ON l.merged_into = part.id
     )
     SELECT * FROM part`,
    [[...ids]],
  );
}

interface LeadTable {
  readonly name: string;
  /** SQL condition: the row `t` belongs to one of the leads `ids`. */
  readonly isOf: (ids: string) => string;
  /** Columns that reference users. A user can be deleted before the row is restored. */
  readonly staff: readonly string[];
  /** SQL condition: the other rows that this row depends on exist. Otherwise the row is not restored. */
  readonly needs?: string;
}

/** Listed in the order of restoring. Values that triggers compute (search texts, counts) are not stored. */
export const LEAD_TABLES: readonly LeadTable[] = [
  { name: 'leads', isOf: (ids) => `t.id = ANY(${ids})`, staff: ['assigned_to'] },
  { name: 'lead_notes', isOf: (ids) => `t.lead_id = ANY(${ids})`, staff: ['author_id'] },
  // An id that another lead has meanwhile stays with that lead.
  { name: 'lead_external_ids', isOf: (ids) => `t.lead_id = ANY(${ids})`, staff: [], needs: 'TRUE' },
  { name: 'lead_follow_ups', isOf: (ids) => `t.lead_id = ANY(${ids})`, staff: ['created_by', 'done_by'] },
  {
    name: 'duplicate_pairs',
    isOf: (ids) => `(t.first_id = ANY(${ids}) OR t.second_id = ANY(${ids}))`,
    staff: ['decided_by'],
    // An erased lead no longer identifies a person, so only its merged pairs are restored.
    needs: `(SELECT count(*) FROM leads WHERE id IN (t.first_id, t.second_id) AND (erased_at IS NULL OR t.state = 'merged')) = 2`,
  },
];

/** Moves leads to the bin, each with the leads merged into it (`parts`). The caller has locked all of them. */
export async function moveToBin(
  manager: EntityManager,
  ids: readonly string[],
  parts: readonly { readonly id: string; readonly root: string }[],
  actorId: string | null,
): Promise<void> {
  const whole = ids.map((id) => ({ id, all: [id, ...parts.filter(({ root }) => root === id).map((part) => part.id)] }));
  const rowsOf = ({ name, isOf }: LeadTable) =>
    `'${name}', (SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]') FROM ${name} t WHERE ${isOf('root.ids')})`;
  await manager.query(
    `INSERT INTO deleted_leads (lead_id, types, assigned_to, in_pool, deleted_by, texts, sounds, stored)
     SELECT l.id, (SELECT array_agg(DISTINCT t.type) FROM leads t WHERE t.id = ANY(root.ids)), l.assigned_to, l.in_pool, $2,
       coalesce(s.texts, ''), coalesce(s.sounds, ''), jsonb_build_object(${LEAD_TABLES.map(rowsOf).join(', ')})
     FROM (
       SELECT (value ->> 'id')::uuid AS id, ARRAY(SELECT jsonb_array_elements_text(value -> 'all')::uuid) AS ids
       FROM jsonb_array_elements($1::jsonb)
     ) AS root
     JOIN leads l ON l.id = root.id
     LEFT JOIN lead_search s ON s.lead_id = l.id`,
    [JSON.stringify(whole), actorId],
  );
  await manager.query('DELETE FROM leads WHERE id = ANY($1::uuid[])', [[...ids]]);
}
