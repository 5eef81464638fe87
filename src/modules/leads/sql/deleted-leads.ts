import type { EntityManager } from 'typeorm';
import { mapConstraintViolation } from '../../../shared/database/database-failure.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { referenceTaken } from '../domain/lead.errors.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { DeletedLeads, RestoredLead } from '../domain/lead-writer.js';
import { isWorkedOn, lockAssignees, mayHaveLeads, recordLostAssignees, userIf } from './lead-assignment.js';
import { scopeCondition } from './lead-conditions.js';
import { type LeadTransaction, type RecordedAct, recordLeadEvents } from './lead-history.js';
import { LEAD_TABLES, type LeadName, mergedParts, moveToBin } from './whole-lead.js';

type StoredRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** SQL condition: the lead `s` in the bin is in the scope. It depends on the lead's state when it was deleted. */
export function reachCondition({ types, assignedTo, orInPool }: LeadScope, parameters: SqlParameters): string {
  const ofTypes = `s.types <@ ${parameters.add([...types])}::text[]`;
  if (assignedTo === null) return ofTypes;
  const isTheirs = `s.assigned_to = ${parameters.add(assignedTo)}::uuid`;
  return `${ofTypes} AND ${orInPool ? `(${isTheirs} OR s.in_pool)` : isTheirs}`;
}

/**
 * Moves leads at `expectedVersion` (null: any version) to the bin, together with the leads merged into them. Personal
 * data in the audit trail stays until a lead is deleted from the bin.
 */
export async function deleteLeads(
  { manager, record, by }: LeadTransaction,
  ids: readonly string[],
  expectedVersion: number | null,
  act?: RecordedAct,
): Promise<DeletedLeads> {
  // Locked by id, as in changeLeads. Merged leads are read again under the locks, which prevent further merges.
  const known = await mergedParts(manager, ids);
  const parameters = new SqlParameters();
  const reached: LeadName[] = await manager.query(
    `WITH locked AS MATERIALIZED (
       SELECT l.id, l.reference, l.type, l.assigned_to, l.in_pool, l.merged_into, l.version FROM leads l WHERE l.id = ANY(${parameters.add([...ids, ...known.map(({ id }) => id)])}::uuid[])
       ORDER BY l.id FOR UPDATE
     )
     SELECT l.id, l.reference, l.type FROM locked l
     WHERE l.id = ANY(${parameters.add([...ids])}::uuid[]) AND l.merged_into IS NULL AND ${scopeCondition(by.scope, parameters)}
       AND l.version = coalesce(${parameters.add(expectedVersion)}::int, l.version)`,
    parameters.values,
  );
  const parts = await mergedParts(
    manager,
    reached.map(({ id }) => id),
  );
  const hidden = parts.filter(({ type }) => !by.scope.types.includes(type));
  const kept = new Set(hidden.map(({ root }) => root));
  const deletable = reached.filter(({ id }) => !kept.has(id));
  const deletedParts = parts.filter(({ root }) => !kept.has(root));
  const deletedIds = deletable.map(({ id }) => id);
  await moveToBin(manager, deletedIds, deletedParts, by.actorId);
  const events = [...deletable, ...deletedParts].map(({ id, reference, type }) => ({
    id,
    details: { reference, type },
  }));
  await recordLeadEvents(record, 'lead.deleted', by, events, act);
  return { deleted: deletedIds, hiddenTypes: [...new Set(hidden.map(({ type }) => type))] };
}

interface Restoring {
  readonly ids: readonly string[];
  /** Only the leads that this bulk change deleted. */
  readonly deletedBy?: { readonly id: string };
  /** The bulk change that is undone. */
  readonly undo?: RecordedAct;
}

/** Restores the leads within the scope. An open lead becomes unassigned if its assignee can no longer have it. */
export async function restoreDeleted(
  { manager, record, by }: LeadTransaction,
  { ids, deletedBy, undo }: Restoring,
): Promise<RestoredLead[]> {
  await lockAssignees(manager);
  const parameters = new SqlParameters();
  const [rows]: [{ lead_id: string; stored: StoredRows; deleted_at: Date }[]] = await manager.query(
    `DELETE FROM deleted_leads s
     WHERE s.lead_id = ANY(${parameters.add([...ids])}::uuid[]) AND ${reachCondition(by.scope, parameters)}
       ${deletedBy ? `AND s.deleted_at = (SELECT created_at FROM bulk_acts WHERE id = ${parameters.add(deletedBy.id)})` : ''}
     RETURNING s.lead_id, s.stored, s.deleted_at`,
    parameters.values,
  );
  if (rows.length === 0) return [];
  // If two of the leads have the same external id, the last one that had it gets it back.
  const taken = rows.toSorted((a, b) => b.deleted_at.getTime() - a.deleted_at.getTime());
  const stored = taken.map((row) => row.stored);
  await insertStoredRows(manager, stored);
  await deferPairs(manager, stored);
  const leads = stored.flatMap(({ leads: rows = [] }) => rows);
  // The version is increased so that clients with a copy notice that the lead has changed.
  const [restored]: [{ id: string; assigned_to: string | null }[]] = await manager.query(
    `UPDATE leads SET version = version + 1, updated_at = now() WHERE id = ANY($1::uuid[]) RETURNING id, assigned_to`,
    [leads.map(({ id }) => String(id))],
  );
  const holders = new Map(restored.map(({ id, assigned_to }) => [id, assigned_to]));
  const lost = leads.flatMap(({ id, assigned_to }) =>
    assigned_to && !holders.get(String(id)) ? [{ id: String(id), userId: String(assigned_to) }] : [],
  );
  const events = leads.map(({ id }) => ({ id: String(id), ...(undo && { details: { undo: true } }) }));
  await recordLeadEvents(record, 'lead.undeleted', by, events, undo);
  await recordLostAssignees(manager, record, lost);
  return manager.query(
    `SELECT id, type, assigned_to AS "assignedTo", in_pool AS "inPool", quarantined_at IS NOT NULL AS quarantined
     FROM leads WHERE id = ANY($1::uuid[])`,
    [taken.map((row) => row.lead_id)],
  );
}

/**
 * Inserts deleted rows again, without columns that have been dropped since the deletion. References to deleted users
 * become null. Needs `lockAssignees`.
 */
async function insertStoredRows(manager: EntityManager, stored: readonly StoredRows[]): Promise<void> {
  const staff = [...new Set(stored.flatMap(staffNamedIn))];
  // Locks these users, so that they cannot be deleted before the transaction ends.
  await manager.query('SELECT FROM users WHERE id = ANY($1::uuid[]) FOR KEY SHARE', [staff]);
  for (const table of LEAD_TABLES) {
    const columns = await writableColumns(manager, table.name);
    const rows = stored.flatMap((one) => one[table.name] ?? []);
    for (const [names, alike] of byColumns(rows, columns)) {
      const inserting = manager.query(
        `INSERT INTO ${table.name} (${names.join(', ')})
         SELECT ${names.map((name) => restoredValue(name, table)).join(', ')}
         FROM jsonb_populate_recordset(NULL::${table.name}, $1::jsonb) AS t
         WHERE ${table.needs ?? 'TRUE'}
         ${table.needs ? 'ON CONFLICT DO NOTHING' : ''}`,
        [JSON.stringify(alike)],
      );
      await mapConstraintViolation(inserting, { leads_reference_key: referenceTaken });
    }
  }
}

function restoredValue(column: string, { name, staff }: (typeof LEAD_TABLES)[number]): string {
  if (!staff.includes(column)) return `t.${column}`;
  // An open lead keeps its assignee only if that user can still have it. Notes keep their author.
  return userIf(`t.${column}`, name === 'leads' ? `(${mayHaveLeads('t.type')} OR NOT (${isWorkedOn('t')}))` : 'TRUE');
}

function staffNamedIn(stored: StoredRows): string[] {
  return LEAD_TABLES.flatMap(({ name, staff }) =>
    (stored[name] ?? []).flatMap((row) => staff.flatMap((column) => (row[column] ? [String(row[column])] : []))),
  );
}

/** Groups rows that have the same columns. Columns differ if the schema changed between two deletions. */
function byColumns<Row extends object>(rows: readonly Row[], columns: readonly string[]): [string[], Row[]][] {
  const groups = new Map<string, [string[], Row[]]>();
  for (const row of rows) {
    const names = columns.filter((column) => column in row);
    const group = groups.get(names.join()) ?? [names, []];
    group[1].push(row);
    groups.set(names.join(), group);
  }
  return [...groups.values()];
}

async function writableColumns(manager: EntityManager, table: string): Promise<string[]> {
  const rows: { name: string }[] = await manager.query(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = ''`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** If the other lead of a pair is still in the bin, the pair is stored with that lead and restored together with it. */
async function deferPairs(manager: EntityManager, stored: readonly StoredRows[]): Promise<void> {
  await manager.query(
    `UPDATE deleted_leads d SET stored = jsonb_set(d.stored, '{duplicate_pairs}', d.stored -> 'duplicate_pairs' || pairs.waiting)
     FROM (
       SELECT id, jsonb_agg(pair) AS waiting
       FROM jsonb_array_elements($1::jsonb) AS pair,
         LATERAL (VALUES ((pair ->> 'first_id')::uuid), ((pair ->> 'second_id')::uuid)) AS side (id)
       GROUP BY id
     ) AS pairs
     WHERE d.lead_id = pairs.id`,
    [JSON.stringify(stored.flatMap(({ duplicate_pairs: pairs = [] }) => pairs))],
  );
}
