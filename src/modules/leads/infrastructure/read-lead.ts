import type { DataSource, EntityManager } from 'typeorm';
import { preparedQuery } from '../../../shared/database/pool-query.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { ListedLead } from '../domain/lead.js';
import type { LeadScope } from '../domain/lead-access.js';
import { scopeCondition } from '../sql/lead-conditions.js';
import { listedColumns } from '../sql/lead-list.js';
import { type ListedLeadRow, listedLeadFromRow } from '../sql/lead-row.js';

/** The lead as somebody of this scope sees it, also where it has just left the scope. */
export async function readListed(manager: EntityManager, id: string, scope: LeadScope): Promise<ListedLead | null> {
  const parameters = new SqlParameters();
  const [row]: ListedLeadRow[] = await manager.query(
    `SELECT ${listedColumns(scope, parameters)}
     FROM leads l LEFT JOIN users u ON u.id = l.assigned_to WHERE l.id = ${parameters.add(id)}`,
    parameters.values,
  );
  return row ? listedLeadFromRow(row) : null;
}

/** The lead, where it is within the scope. */
export async function findVisible(database: DataSource, id: string, scope: LeadScope): Promise<ListedLead | null> {
  const parameters = new SqlParameters();
  const rows = await preparedQuery<ListedLeadRow>(
    database,
    `SELECT ${listedColumns(scope, parameters)}
     FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
     WHERE l.id = ${parameters.add(id)} AND ${scopeCondition(scope, parameters)}`,
    parameters.values,
  );
  return rows[0] ? listedLeadFromRow(rows[0]) : null;
}
