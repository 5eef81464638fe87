/** Reads a list of leads. Each page consists of the CTEs `counted` (total) and `page` (ids). */
import type { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import type { LeadPage, LeadSort, LeadSortField } from '../domain/lead-reader.js';
import {
  countsCondition,
  duplicateCount,
  filterCondition,
  isCoveredByCounts,
  isOfEveryType,
  listed,
  scopeCondition,
  splitScope,
  TODAY,
  typesToCheck,
} from './lead-conditions.js';
import { LEAD_COLUMNS } from './lead-row.js';
import { visibleTextsMatch } from './lead-search.js';

/** The due time, for open promises only. Must match the index `leads_promises_open_first`. */
const OPEN_DUE = '(CASE WHEN l.first_response_at IS NULL THEN l.due_at END)';

/** Sort expressions for the alias `l`, most significant first. Missing values come last in both directions. */
const SORT_EXPRESSIONS: Readonly<Record<LeadSortField, readonly string[]>> = {
  'personalInfo.fullName': ['lower(l.full_name)'],
  type: ['l.type'],
  status: ['l.status'],
  createdAt: ['l.created_at'],
  priority: ["array_position(ARRAY['low', 'medium', 'high', 'urgent'], l.priority)"],
  updatedAt: ['l.updated_at'],
  dueAt: [OPEN_DUE],
  // Due follow-ups first, then open promises by due time, then later follow-ups, other open leads and finished leads.
  work: [
    `(CASE WHEN l.follow_up_on <= ${TODAY} THEN l.follow_up_on END)`,
    `(CASE WHEN l.follow_up_on <= ${TODAY} THEN l.follow_up_at END)`,
    OPEN_DUE,
    'l.follow_up_on',
    'l.follow_up_at',
    `(l.status IN ('converted', 'closed', 'rejected'))`,
    'extract(epoch FROM now() - l.created_at)',
  ],
};

export const ORDERED_COLUMNS =
  'l.id, l.full_name, l.type, l.status, l.priority, l.created_at, l.updated_at, l.due_at, l.first_response_at, l.follow_up_on, l.follow_up_at';

const MAY_BE_ABSENT: readonly LeadSortField[] = ['personalInfo.fullName', 'dueAt', 'work'];

export function leadOrder({ sortBy, sortOrder }: LeadSort): string {
  const direction = sortOrder === 'asc' ? 'ASC' : 'DESC';
  return orderBy(sortBy, direction, 'NULLS LAST');
}

export function reversedLeadOrder({ sortBy, sortOrder }: LeadSort): string {
  const direction = sortOrder === 'asc' ? 'DESC' : 'ASC';
  return orderBy(sortBy, direction, 'NULLS FIRST');
}

function orderBy(sortBy: LeadSortField, direction: 'ASC' | 'DESC', absent: 'NULLS LAST' | 'NULLS FIRST'): string {
  const nulls = MAY_BE_ABSENT.includes(sortBy) ? ` ${absent}` : '';
  const terms = SORT_EXPRESSIONS[sortBy].map((expression) => `${expression} ${direction}${nulls}`);
  return [...terms, `l.id ${direction}`].join(', ');
}

/**
 * A page can be put together from separate reads, one for each part of the scope or for each type and status. If each
 * read would need more rows than this, `pageByIndex` reads the page instead.
 */
const MAX_MERGED_ROWS = 1_000;

export function listedColumns(scope: LeadScope, parameters: SqlParameters): string {
  return `${LEAD_COLUMNS}, ${duplicateCount(scope, parameters)} AS possible_duplicates, ${mergedLeads(scope, parameters)} AS merged_leads`;
}

/** SQL: the leads within the scope that were merged into the lead `l`, directly or through others. */
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

/** Selects one column `total`, from `lead_counts` if possible. Otherwise counting stops at `maxTotal` + 1, if given. */
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
 * Returns lead columns and `total` in every row, or one row without an id if the page is empty. The page is also empty
 * if a search has more than `page.maxTotal` hits and `pageBySearch` did not find the page. Selects ids first, so that
 * rows before the page are never read in full. Limit and offset are literals, because with parameters PostgreSQL
 * expects to read a tenth of the table.
 */
export function pageStatement(scope: LeadScope, filter: LeadFilter, page: LeadPage, parameters: SqlParameters): string {
  const pick = idSelection(scope, filter, page);
  return `
    WITH ${pick(scope, filter, page, parameters)}
    SELECT counted.total, ${listedColumns(scope, parameters)}
    FROM counted
    LEFT JOIN page ON TRUE
    LEFT JOIN leads l ON l.id = page.id
    LEFT JOIN users u ON u.id = l.assigned_to
    ORDER BY ${leadOrder(page)}`;
}

/** Selects a page in the second half of the list by reading from the end. */
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

type IdSelection = typeof pageByIndex;

function idSelection(scope: LeadScope, filter: LeadFilter, page: LeadPage): IdSelection {
  if (filter.search) return page.sortBy === 'createdAt' ? pageBySearch : pageOfSortedHits;
  const isParted = splitScope(scope, filter).length > 1;
  if (isParted && page.sortBy === 'createdAt' && page.offset + page.limit <= MAX_MERGED_ROWS) return pageOfParts;
  const isNarrow = filter.type !== undefined || filter.status !== undefined || !isOfEveryType(scope);
  const isOfOne = scope.assignedTo !== null || filter.assignedTo !== undefined || filter.unassigned || filter.pool;
  const isElsewhere = filter.nextStep !== undefined || filter.quarantined;
  const isByTypeAndStatus = isCoveredByCounts(filter) && isNarrow && !isOfOne && !isElsewhere;
  return isByTypeAndStatus && page.sortBy === 'createdAt' && page.offset + page.limit <= MAX_MERGED_ROWS
    ? pageByTypeAndStatus
    : pageByIndex;
}

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

/** Reads the first leads of each part of the scope, then merges the parts. */
function pageOfParts(scope: LeadScope, filter: LeadFilter, page: LeadPage, parameters: SqlParameters): string {
  return `
    counted AS (${totalStatement(scope, filter, parameters, page.maxTotal)}),
    page AS (
      SELECT l.id FROM (${firstLeads(scope, filter, page, page.offset + page.limit, parameters)}) AS l
      ORDER BY ${leadOrder(page)}
      LIMIT ${page.limit} OFFSET ${page.offset}
    )`;
}

/** Reads each type and status separately. For a rare type, a scan of `leads_listed` could pass a million rows. */
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

/** If there are more hits than this, the page is first looked for among the first leads of the order. */
const MAX_SORTED_HITS = 2_000;
/** How many of the first leads are checked for hits. This takes about 20 ms. */
const FIRST_LEADS = 5_000;

/**
 * Counts the hits in `lead_search` alone, up to `page.maxTotal` + 1 (if given). `OFFSET 0` keeps the planner from
 * looking up leads by id until it has enough hits. If there are more than `MAX_SORTED_HITS`, the hits among the first
 * leads of the order usually fill the page. If they do not, all hits are sorted, unless counting stopped at `maxTotal`.
 * In that case, the page is empty.
 */
export function pageBySearch(scope: LeadScope, filter: LeadFilter, page: LeadPage, parameters: SqlParameters): string {
  const { search = '', ...others } = filter;
  const { limit, maxTotal } = page;
  const match = () => visibleTextsMatch(search, parameters, typesToCheck(scope));
  const order = leadOrder(page);
  const total = '(SELECT counted.total FROM counted)';
  const found = '(SELECT count(*) FROM first_hits)';
  const isWhole = maxTotal === undefined ? 'TRUE' : `${total} <= ${maxTotal}`;
  const rest = `ORDER BY ${order} LIMIT ${limit} OFFSET ${page.offset}`;
  const firstHits = [`SELECT first.* FROM first JOIN hits USING (id) WHERE ${isWhole}`];
  if (maxTotal !== undefined) {
    firstHits.push(
      `SELECT first.* FROM first JOIN lead_search s ON s.lead_id = first.id
       WHERE NOT (${isWhole}) AND ${match()}`,
    );
  }
  return `
    hits AS MATERIALIZED (
      SELECT s.lead_id AS id
      FROM (SELECT s.lead_id FROM lead_search s WHERE ${match()} OFFSET 0) AS s
      ${onlyVisible(scope, others, parameters)}
      ${maxTotal === undefined ? '' : `LIMIT ${maxTotal + 1}`}
    ),
    counted AS MATERIALIZED (SELECT count(*)::int AS total FROM hits),
    first AS MATERIALIZED (
      ${firstLeads(scope, others, page, FIRST_LEADS, parameters, `${total} > ${MAX_SORTED_HITS}`)}
    ),
    first_hits AS MATERIALIZED (
      SELECT l.id FROM (${firstHits.join(' UNION ALL ')}) AS l ${rest}
    ),
    page AS (
      SELECT id FROM first_hits WHERE ${found} = ${limit}
      UNION ALL
      (SELECT l.id FROM hits JOIN leads l ON l.id = hits.id
       WHERE ${found} < ${limit} AND ${isWhole}
       ${rest})
    )`;
}

/** Looks up each hit once for both the total and the page, with all columns that an order compares. */
export function pageOfSortedHits(
  scope: LeadScope,
  filter: LeadFilter,
  page: LeadPage,
  parameters: SqlParameters,
): string {
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

/** Selects the first leads of each part of a scope, with the columns needed to order them by creation time. */
export function firstLeads(
  scope: LeadScope,
  filter: LeadFilter,
  order: LeadSort,
  limit: number,
  parameters: SqlParameters,
  condition = 'TRUE',
): string {
  const first = splitScope(scope, filter).map(
    ([part, narrowed]) => `(SELECT l.id, l.created_at FROM leads l
         WHERE ${condition} AND ${filterCondition(part, narrowed, parameters)}
         ORDER BY ${leadOrder(order)} LIMIT ${limit})`,
  );
  return first.join(' UNION ALL ');
}

/**
 * Selects the visible hits. For a user who sees all listed leads, only excludes the few unlisted ones (index
 * `leads_unlisted`), so that not every hit has to be looked up.
 */
function onlyVisible(scope: LeadScope, filter: LeadFilter, parameters: SqlParameters): string {
  if (isOfEveryType(scope) && scope.assignedTo === null && Object.keys(filter).length === 0) {
    return `WHERE NOT EXISTS (SELECT FROM leads l WHERE l.id = s.lead_id AND NOT (${listed()}))`;
  }
  const visible = splitScope(scope, filter).map(
    ([part, narrowed]) => `SELECT l.id FROM leads l WHERE ${filterCondition(part, narrowed, parameters)}`,
  );
  return `JOIN (${visible.join(' UNION ALL ')}) AS l ON l.id = s.lead_id`;
}
