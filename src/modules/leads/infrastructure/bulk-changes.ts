/** What is done to many leads in one transaction. */
import type { EntityManager } from 'typeorm';
import type { RecordAuditEvents } from '../../../shared/database/postgres-audit-trail.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { changedValues } from '../domain/changed-values.js';
import type { ChangeOrigin, LeadChanges } from '../domain/lead.repository.js';
import type { LeadScope } from '../domain/lead-access.js';
import { scopeCondition } from './lead-conditions.js';
import { LEAD_COLUMNS, type LeadRow, leadFromRow } from './lead-row.js';
import { changeAssignments, recordLeadEvents } from './lead-writes.js';

/** Deletes those of the leads that the scope reaches, with what was merged into them; answers how many of them those were. */
export async function deleteLeads(
  manager: EntityManager,
  record: RecordAuditEvents,
  ids: readonly string[],
  scope: LeadScope,
  origin: ChangeOrigin,
): Promise<number> {
  const descendants = await mergedDescendants(manager, ids);
  // Locked in the order of changeLeads, for the same reason.
  const parameters = new SqlParameters();
  const [deleted]: [{ id: string; reference: string; type: string }[]] = await manager.query(
    `WITH reached AS (
       SELECT l.id FROM leads l
       WHERE l.id = ANY(${parameters.add([...ids])}::uuid[]) AND l.merged_into IS NULL AND ${scopeCondition(scope, parameters)}
       ORDER BY l.id FOR UPDATE
     )
     DELETE FROM leads l USING reached WHERE l.id = reached.id
     RETURNING l.id, l.reference, l.type`,
    parameters.values,
  );
  const deletedIds = new Set(deleted.map(({ id }) => id));
  const events = [...deleted, ...descendants.filter(({ root }) => deletedIds.has(root))].map(
    ({ id, reference, type }) => ({
      id,
      details: { reference, type },
    }),
  );
  await recordLeadEvents(record, 'lead.deleted', origin, events);
  return deleted.length;
}

/** Changes those of the leads that the scope reaches; answers how many those were. */
export async function changeLeads(
  manager: EntityManager,
  record: RecordAuditEvents,
  ids: readonly string[],
  changes: Pick<LeadChanges, 'status' | 'priority' | 'assignedTo'>,
  scope: LeadScope,
  origin: ChangeOrigin,
): Promise<number> {
  // Locked in one order, so that two overlapping bulk changes wait for each other instead of deadlocking.
  const selection = new SqlParameters();
  const before: LeadRow[] = await manager.query(
    `SELECT ${LEAD_COLUMNS}
     FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
     WHERE l.id = ANY(${selection.add([...ids])}::uuid[]) AND l.merged_into IS NULL AND ${scopeCondition(scope, selection)}
     ORDER BY l.id FOR UPDATE OF l`,
    selection.values,
  );
  if (before.length === 0) return 0;
  const parameters = new SqlParameters();
  const assignments = changeAssignments(changes, parameters);
  await manager.query(
    `UPDATE leads l SET ${assignments}
     WHERE l.id = ANY(${parameters.add(before.map((row) => row.id))}::uuid[])`,
    parameters.values,
  );
  const after: LeadRow[] = await manager.query(
    `SELECT ${LEAD_COLUMNS} FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
     WHERE l.id = ANY($1::uuid[]) ORDER BY l.id`,
    [before.map((row) => row.id)],
  );
  const earlier = new Map(before.map((row) => [row.id, leadFromRow(row)]));
  const events = after.flatMap((row) => {
    const lead = earlier.get(row.id);
    return lead ? [{ id: row.id, details: { bulk: true }, changes: changedValues(lead, leadFromRow(row)) }] : [];
  });
  await recordLeadEvents(record, 'lead.updated', origin, events);
  return before.length;
}

/** What was merged into the leads, directly or through others: the database deletes it with them. */
function mergedDescendants(
  manager: EntityManager,
  ids: readonly string[],
): Promise<{ id: string; reference: string; type: string; root: string }[]> {
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
