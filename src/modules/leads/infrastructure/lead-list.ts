import type { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadPage } from '../domain/lead.repository.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import {
  countsCondition,
  duplicateCount,
  filterCondition,
  isCoveredByCounts,
  isOfEveryType,
  listed,
} from './lead-conditions.js';
import { leadOrder, ORDERED_COLUMNS, reversedLeadOrder } from './lead-order.js';
import { LEAD_COLUMNS } from './lead-row.js';

/** Up to here the newest of every group are few enough to be read for one page. */
const MAX_MERGED_ROWS = 1_000;
/** With more hits than this, the index of the order soon comes by a page of them. */
const MAX_RARE_HITS = 100;

/** What a list and a lead's own page show of `leads l` and `users u`. */
export function listedColumns(scope: LeadScope, parameters: SqlParameters): string {
  return `${LEAD_COLUMNS}, ${duplicateCount(scope, parameters)} AS possible_duplicates`;
}

/** How many leads a filter leaves within a scope, as one column `total`. */
export function totalStatement(scope: LeadScope, filter: LeadFilter, parameters: SqlParameters): string {
  return isCoveredByCounts(filter)
    ? `SELECT coalesce(sum(l.leads), 0)::int AS total FROM lead_counts l WHERE ${countsCondition(scope, filter, parameters)}`
    : `SELECT count(*)::int AS total FROM leads l WHERE ${filterCondition(scope, filter, parameters)}`;
}

/**
 * One page and the total, from one snapshot: the leads' columns and `total` in every row; where the page is empty, one row
 * without an id. The ids of the page come first, so that the rows before it are never read whole. Limit and offset are written
 * in: a statement prepared without them is planned for a tenth of the table.
 */
export function pageStatement(scope: LeadScope, filter: LeadFilter, page: LeadPage, parameters: SqlParameters): string {
  const pick = pickOf(scope, filter, page);
  return `
    WITH ${pick(scope, filter, page, parameters)}
    SELECT counted.total, ${listedColumns(scope, parameters)}
    FROM counted
    LEFT JOIN page ON TRUE
    LEFT JOIN leads l ON l.id = page.id
    LEFT JOIN users u ON u.id = l.assigned_to
    ORDER BY ${leadOrder(page)}`;
}

/** A page nearer to the end than to the beginning of `total` leads, read from the end. */
export function pageFromEndStatement(
  scope: LeadScope,
  filter: LeadFilter,
  page: LeadPage,
  total: number,
  parameters: SqlParameters,
): string {
  const limit = Math.min(page.limit, total - page.offset);
  return `
    SELECT ${listedColumns(scope, parameters)}
    FROM (
      SELECT l.id FROM leads l
      WHERE ${filterCondition(scope, filter, parameters)}
      ORDER BY ${reversedLeadOrder(page)}
      LIMIT ${limit} OFFSET ${total - page.offset - limit}
    ) AS page
    JOIN leads l ON l.id = page.id
    LEFT JOIN users u ON u.id = l.assigned_to
    ORDER BY ${leadOrder(page)}`;
}

type Pick = typeof pageByIndex;

function pickOf(scope: LeadScope, filter: LeadFilter, page: LeadPage): Pick {
  if (filter.search) {
    return isIndexed(filter.search) || page.sortBy !== 'createdAt' ? pageBySearch : pageByShortSearch;
  }
  if (
    scope.orInPool &&
    page.sortBy === 'createdAt' &&
    page.offset + page.limit <= MAX_MERGED_ROWS &&
    !filter.duplicates
  ) {
    return pageOfOwnAndPool;
  }
  const isNarrow = filter.type !== undefined || filter.status !== undefined || !isOfEveryType(scope);
  const isOfOne = scope.assignedTo !== null || filter.assignedTo !== undefined || filter.unassigned || filter.pool;
  const isMergeable = isCoveredByCounts(filter) && isNarrow && !isOfOne && page.sortBy === 'createdAt';
  return isMergeable && page.offset + page.limit <= MAX_MERGED_ROWS ? pageByTypeAndStatus : pageByIndex;
}

/** Follows the index of the order, or sorts what the filter leaves. */
function pageByIndex(scope: LeadScope, filter: LeadFilter, page: LeadPage, parameters: SqlParameters): string {
  return `
    counted AS (${totalStatement(scope, filter, parameters)}),
    page AS (
      SELECT l.id FROM leads l
      WHERE ${filterCondition(scope, filter, parameters)}
      ORDER BY ${leadOrder(page)}
      LIMIT ${page.limit} OFFSET ${page.offset}
    )`;
}

/** The first of their own and the first of the pool, of which no lead is both: either follows an index, a condition of both none. */
function pageOfOwnAndPool(scope: LeadScope, filter: LeadFilter, page: LeadPage, parameters: SqlParameters): string {
  const order = leadOrder(page);
  const first = (part: LeadScope, narrowed: LeadFilter) => `
      (SELECT l.id, l.created_at FROM leads l
       WHERE ${filterCondition(part, narrowed, parameters)}
       ORDER BY ${order}
       LIMIT ${page.offset + page.limit})`;
  return `
    counted AS (${totalStatement(scope, filter, parameters)}),
    page AS (
      SELECT l.id FROM (${first({ ...scope, orInPool: false }, filter)}
      UNION ALL${first({ types: scope.types, assignedTo: null }, { ...filter, pool: true })}
      ) AS l
      ORDER BY ${order}
      LIMIT ${page.limit} OFFSET ${page.offset}
    )`;
}

/**
 * The first of every type and status that has leads, and of these the first: the cost is the same for what is rare and
 * what is common, where following `leads_listed` would walk past a million rows in search of something rare.
 */
function pageByTypeAndStatus(scope: LeadScope, filter: LeadFilter, page: LeadPage, parameters: SqlParameters): string {
  const order = leadOrder(page);
  return `
    groups AS (
      SELECT l.type, l.status, sum(l.leads) AS leads FROM lead_counts l
      WHERE ${countsCondition(scope, filter, parameters)}
      GROUP BY l.type, l.status
    ),
    counted AS (SELECT coalesce(sum(groups.leads), 0)::int AS total FROM groups),
    page AS (
      SELECT l.id
      FROM groups CROSS JOIN LATERAL (
        SELECT l.id, l.created_at FROM leads l
        WHERE ${listed()} AND l.type = groups.type AND l.status = groups.status
        ORDER BY ${order}
        LIMIT ${page.offset + page.limit}
      ) AS l
      ORDER BY ${order}
      LIMIT ${page.limit} OFFSET ${page.offset}
    )`;
}

/** Looks every hit up once, for the total and the page alike; what an order can compare comes along. */
function pageBySearch(scope: LeadScope, filter: LeadFilter, page: LeadPage, parameters: SqlParameters): string {
  return `
    hits AS MATERIALIZED (
      SELECT ${ORDERED_COLUMNS} FROM leads l
      WHERE ${filterCondition(scope, filter, parameters)}
    ),
    counted AS (SELECT count(*)::int AS total FROM hits),
    page AS (
      SELECT l.id FROM hits l
      ORDER BY ${leadOrder(page)}
      LIMIT ${page.limit} OFFSET ${page.offset}
    )`;
}

/** Whether the trigram index finds a term: it holds three letters or digits in a row. */
function isIndexed(search: string): boolean {
  return /[\p{L}\p{M}\p{N}]{3}/u.test(search);
}

/**
 * For a term too short for the trigram index: one or two letters, which most leads hold. The exact total reads every lead; the
 * page follows the index of the newest instead of keeping and sorting all hits, except where there are few to come by.
 */
function pageByShortSearch(scope: LeadScope, filter: LeadFilter, page: LeadPage, parameters: SqlParameters): string {
  const total = '(SELECT counted.total FROM counted)';
  const rest = `ORDER BY ${leadOrder(page)} LIMIT ${page.limit} OFFSET ${page.offset}`;
  return `
    counted AS MATERIALIZED (${totalStatement(scope, filter, parameters)}),
    rare AS MATERIALIZED (
      SELECT ${ORDERED_COLUMNS} FROM leads l
      WHERE ${total} BETWEEN 1 AND ${MAX_RARE_HITS} AND ${filterCondition(scope, filter, parameters)}
    ),
    page AS (
      (SELECT l.id FROM rare l ${rest})
      UNION ALL
      (SELECT l.id FROM leads l
       WHERE ${total} > ${MAX_RARE_HITS} AND ${filterCondition(scope, filter, parameters)} ${rest})
    )`;
}
