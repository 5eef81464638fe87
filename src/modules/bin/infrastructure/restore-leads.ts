import type { EntityManager } from 'typeorm';
import { mapConstraintViolation } from '../../../shared/database/constraint-errors.js';
import { mayHaveLeads, userIf } from '../../leads/infrastructure/lead-assignment.js';
import { LEAD_TABLES } from '../../leads/infrastructure/lead-snapshot.js';
import { referenceTaken } from '../domain/bin.errors.js';

/** What was kept of a lead: for each table, its rows. */
export type StoredRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/**
 * Restores the rows. A column that was dropped since is ignored, a new one takes its default, and deleted users are no longer
 * named. The caller holds `lockAssignees` and has taken the rows out of the bin.
 */
export async function insertStoredRows(manager: EntityManager, stored: readonly StoredRows[]): Promise<void> {
  const staff = [...new Set(stored.flatMap(staffNamedIn))];
  // Kept from being deleted until this is done.
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
  // A lead returns to its assignee only if they may have it. Notes keep their author.
  return userIf(`t.${column}`, name === 'leads' ? mayHaveLeads('t.type') : 'TRUE');
}

function staffNamedIn(stored: StoredRows): string[] {
  return LEAD_TABLES.flatMap(({ name, staff }) =>
    (stored[name] ?? []).flatMap((row) => staff.flatMap((column) => (row[column] ? [String(row[column])] : []))),
  );
}

/** Rows that were kept under one schema go in together. */
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
