/** Pages of what is searched for, as CTEs `counted` (total) and `page` (ids). */
import type { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import type { LeadPage, LeadSort } from '../domain/lead-reader.js';
import { filterCondition, isOfEveryType, listed, partsOf, typesToCheck } from './lead-conditions.js';
import { leadOrder, ORDERED_COLUMNS } from './lead-order.js';
import { visibleTextsMatch } from './lead-search.js';

/** Of more hits than this, a page is looked for among the first leads of the order; up to here they are sorted. */
const MAX_SORTED_HITS = 2_000;
/** How many of the first leads are looked at: a fiftieth of a second. */
const FIRST_LEADS = 5_000;

/**
 * The hits are counted in `lead_search` alone, up to one more than `page.maxTotal` where it is given; OFFSET 0 keeps the planner
 * from walking the ids in expectation of hits enough. Of many, the first leads of the order soon hold a page; where they do not,
 * all hits are sorted, except where more than `maxTotal` left some unread: then the page is empty.
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

/** Looks every hit up once, for the total and the page alike; what an order can compare comes along. */
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

/** The first leads of each part of a scope, with what the order by creation compares. */
export function firstLeads(
  scope: LeadScope,
  filter: LeadFilter,
  order: LeadSort,
  limit: number,
  parameters: SqlParameters,
  condition = 'TRUE',
): string {
  const first = partsOf(scope, filter).map(
    ([part, narrowed]) => `(SELECT l.id, l.created_at FROM leads l
         WHERE ${condition} AND ${filterCondition(part, narrowed, parameters)}
         ORDER BY ${leadOrder(order)} LIMIT ${limit})`,
  );
  return first.join(' UNION ALL ');
}

/**
 * Leaves of the rows `s` those whose lead is within the scope and the filter. Where that is every listed lead, the few that are not
 * listed are left out instead (index `leads_unlisted`): no other lead is looked up.
 */
function onlyVisible(scope: LeadScope, filter: LeadFilter, parameters: SqlParameters): string {
  if (isOfEveryType(scope) && scope.assignedTo === null && Object.keys(filter).length === 0) {
    return `WHERE NOT EXISTS (SELECT FROM leads l WHERE l.id = s.lead_id AND NOT (${listed()}))`;
  }
  const visible = partsOf(scope, filter).map(
    ([part, narrowed]) => `SELECT l.id FROM leads l WHERE ${filterCondition(part, narrowed, parameters)}`,
  );
  return `JOIN (${visible.join(' UNION ALL ')}) AS l ON l.id = s.lead_id`;
}
