import type { DataSource } from 'typeorm';
import { abortableQuery, preparedQuery } from '../../../shared/database/pool-query.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import type { LeadList, LeadPage } from '../domain/lead-reader.js';
import { isCoveredByCounts } from '../sql/lead-conditions.js';
import { pageFromEndStatement, pageStatement, totalStatement } from '../sql/lead-list.js';
import { isListedLeadRow, type ListedLeadRow, listedLeadFromRow } from '../sql/lead-row.js';

/** From here on it is worth knowing first which end a page is nearer to. */
const LATE_OFFSET = 1_000;

/** How many leads a page has where nobody says how many. */
const SCREEN_ROWS = 20;

const NEVER_ABORTED = new AbortController().signal;

/** A page of the leads and how many there are. Given up in the database when `signal` is aborted. */
export async function readLeadList(
  database: DataSource,
  scope: LeadScope,
  filter: LeadFilter,
  page: LeadPage,
  signal: AbortSignal = NEVER_ABORTED,
): Promise<LeadList> {
  const { offset } = page;
  const { maxTotal = Number.POSITIVE_INFINITY } = isCoveredByCounts(filter) ? {} : page;
  const listOf = (rows: readonly ListedLeadRow[], total: number): LeadList => ({
    leads: rows.map(listedLeadFromRow),
    total: Math.min(total, maxTotal),
    totalIsAtLeast: total > maxTotal,
  });
  if (offset >= LATE_OFFSET && !filter.search) {
    const total = await readTotal(database, scope, filter, page.maxTotal, signal);
    if (offset >= total && total <= maxTotal) return listOf([], total);
    if (offset > total / 2 && total <= maxTotal) {
      return listOf(await readLatePage(database, scope, filter, page, total, signal), total);
    }
  }
  const { rows, total } = await readPage(database, scope, filter, page, signal);
  if (!filter.search || total <= maxTotal || rows.length > 0) return listOf(rows, total);
  // The first leads did not hold the page, and hits were left unread: all of them are sorted.
  const { maxTotal: _, ...exactly } = page;
  return listOf((await readPage(database, scope, filter, exactly, signal)).rows, total);
}

async function readPage(
  database: DataSource,
  scope: LeadScope,
  filter: LeadFilter,
  page: LeadPage,
  signal: AbortSignal,
): Promise<{ rows: ListedLeadRow[]; total: number }> {
  const parameters = new SqlParameters();
  const statement = pageStatement(scope, filter, page, parameters);
  // What everybody sees first. What is searched for is planned anew, by what it is; and each prepared statement stays with
  // its connection, so not one for each number of rows and order that somebody may ask for.
  const isNewest = page.offset === 0 && page.sortBy === 'createdAt' && page.sortOrder === 'desc';
  const isUsual = isNewest && page.limit === SCREEN_ROWS && Object.keys(filter).length === 0;
  const rows: (Partial<ListedLeadRow> & { total: number })[] = isUsual
    ? await preparedQuery(database, statement, parameters.values)
    : await abortableQuery(database, statement, parameters.values, signal);
  return { rows: rows.filter(isListedLeadRow), total: rows[0]?.total ?? 0 };
}

function readLatePage(
  database: DataSource,
  scope: LeadScope,
  filter: LeadFilter,
  page: LeadPage,
  total: number,
  signal: AbortSignal,
): Promise<ListedLeadRow[]> {
  const parameters = new SqlParameters();
  const statement = pageFromEndStatement(scope, filter, page, total, parameters);
  return abortableQuery(database, statement, parameters.values, signal);
}

async function readTotal(
  database: DataSource,
  scope: LeadScope,
  filter: LeadFilter,
  maxTotal: number | undefined,
  signal: AbortSignal,
): Promise<number> {
  const parameters = new SqlParameters();
  const statement = totalStatement(scope, filter, parameters, maxTotal);
  const [row] = await abortableQuery<{ total: number }>(database, statement, parameters.values, signal);
  return row?.total ?? 0;
}
