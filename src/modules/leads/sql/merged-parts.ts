import type { EntityManager } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';

export interface LeadName {
  readonly id: string;
  readonly reference: string;
  readonly type: LeadType;
}

/** What was merged into the leads (`root`), directly or through others: the database deletes it with them. */
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
