import type { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import type { LeadPage } from '../domain/lead-reader.js';
import {
  countsCondition,
  duplicateCount,
  filterCondition,
  isCoveredByCounts,
  isOfEveryType,
  listed,
  partsOf,
  scopeCondition,
} from './lead-conditions.js';
import { leadOrder, reversedLeadOrder } from './lead-order.js';
import { LEAD_COLUMNS } from './lead-row.js';
import { firstLeads, pageBySearch, pageOfSortedHits } from './search-page.js';

/** Up to here the newest of every group are few enough to be read for one page. */
const MAX_MERGED_ROWS = 1_000;
/** What a list and a lead's own page show of `leads l` and `users u`. */
export function listedColumns(scope: LeadScope, parameters: SqlParameters): string {
  return `${LEAD_COLUMNS}, ${duplicateCount(scope, parameters)} AS possible_duplicates, ${mergedLeads(scope, parameters)} AS merged_leads`;
}

/** What was merged into the lead `l`, and into those, within the scope; NULL for most leads, which the index `leads_merged` says. */
function mergedLeads(scope: LeadScope, parameters: SqlParameters): string {
  return `CASE WHEN EXISTS (SELECT FROM leads m WHERE m.merged_into = l.id) THEN (
    WITH RECURSIVE part AS (
      SELECT id FROM leads WHERE merged_into = l.id
      UNION
      SELECT inner_part.id FROM leads inner_part JOIN part ON inner_part.merged_into = part.id
    )
    SELECT jsonb_agg(jsonb_build_object('id', m.id, 'reference', m.reference, 'fullName', m.full_name) ORDER BY m.id DESC)
    FROM part JOIN leads m ON m.id = part.id WHERE ${scopeCondition(scope, parameters, 'm')}
  ) END`;
}

/**
 * How many leads a filter leaves within a scope, as one column `total`. With `maxTotal`, what is not known anyway is counted
 * up to one more than that.
 */
export function totalStatement(
  scope: LeadScope,
  filter: LeadFilter,
  parameters: SqlParameters,
  maxTotal?: number,
): string {
  if (isCoveredByCounts(filter)) {
    return `SELECT coalesce(sum(l.leads), 0)::int AS total FROM lead_counts l WHERE ${countsCondition(scope, filter, parameters)}`;
  }
  const counted = `FROM leads l WHERE ${filterCondition(scope, filter, parameters)}`;
  return maxTotal === undefined
    ? `SELECT count(*)::int AS total ${counted}`
    : `SELECT count(*)::int AS total FROM (SELECT ${counted} LIMIT ${maxTotal + 1}) AS counted`;
}

/**
 * One page and the total, from one snapshot: the leads' columns and `total` in every row; where the page is empty, one row
 * without an id. Of a search whose hits are more than `page.maxTotal`, the page is empty where `pageBySearch` did not come by it. The ids of the page come first, so that the rows before it are never read whole. Limit and offset are written
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
  if (filter.search) return page.sortBy === 'createdAt' ? pageBySearch : pageOfSortedHits;
  const isParted = partsOf(scope, filter).length > 1;
  if (isParted && page.sortBy === 'createdAt' && page.offset + page.limit <= MAX_MERGED_ROWS) return pageOfParts;
  const isNarrow = filter.type !== undefined || filter.status !== undefined || !isOfEveryType(scope);
  const isOfOne = scope.assignedTo !== null || filter.assignedTo !== undefined || filter.unassigned || filter.pool;
  const isElsewhere = filter.nextStep !== undefined || filter.quarantined;
  const isByTypeAndStatus = isCoveredByCounts(filter) && isNarrow && !isOfOne && !isElsewhere;
  return isByTypeAndStatus && page.sortBy === 'createdAt' && page.offset + page.limit <= MAX_MERGED_ROWS
    ? pageByTypeAndStatus
    : pageByIndex;
}

/** Follows the index of the order, or sorts what the filter leaves. */
function pageByIndex(scope: LeadScope, filter: LeadFilter, page: LeadPage, parameters: SqlParameters): string {
  return `
    counted AS (${totalStatement(scope, filter, parameters, page.maxTotal)}),
    page AS (
      SELECT l.id FROM leads l
      WHERE ${filterCondition(scope, filter, parameters)}
      ORDER BY ${leadOrder(page)}
      LIMIT ${page.limit} OFFSET ${page.offset}
    )`;
}

/** The first of each part of the scope, and of these the first. */
function pageOfParts(scope: LeadScope, filter: LeadFilter, page: LeadPage, parameters: SqlParameters): string {
  return `
    counted AS (${totalStatement(scope, filter, parameters, page.maxTotal)}),
    page AS (
      SELECT l.id FROM (${firstLeads(scope, filter, page, page.offset + page.limit, parameters)}) AS l
      ORDER BY ${leadOrder(page)}
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
