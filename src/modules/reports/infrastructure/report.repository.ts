import { Inject, Injectable } from '@nestjs/common';
import { REPORT_READS } from '../../../database/connections.js';
import type { ReadConnections } from '../../../database/read-replica.js';
import { CLOSED_STATUSES } from '../../../lead-types/close-reasons.js';
import { INDIAN_STATES } from '../../../lead-types/indian-states.js';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { LeadFilter } from '../../leads/domain/lead-filters.js';
import { ASSIGNEE_KEY, CONTACTED, filterCondition, placeForm, stateNames } from '../../leads/sql/lead-conditions.js';
import {
  type AssigneeRow,
  type DailyRow,
  type DistrictRow,
  MAX_DISTRICTS,
  MAX_SOURCES,
  MEASURES,
  type Measures,
  type PromiseRow,
  type ReasonRow,
  type SourceRow,
  type StateRow,
  type TypeRow,
} from '../domain/report.js';

const MAX_ASSIGNEES = 1_000;
const STATES = new Map(INDIAN_STATES.map((state) => [state.code, state]));

const COUNTED: Readonly<Record<keyof Measures, string>> = {
  leads: 'TRUE',
  contacted: CONTACTED,
  qualified: `l.status IN ('qualified', 'converted')`,
  converted: `l.status = 'converted'`,
  closed: `l.status = 'closed'`,
  rejected: `l.status = 'rejected'`,
  kept: 'l.first_response_at <= l.due_at',
  missed: 'l.first_response_at > l.due_at',
  overdue: 'l.first_response_at IS NULL AND l.due_at < now()',
};
const COUNTS = MEASURES.map((name) => `count(*) FILTER (WHERE ${COUNTED[name]})::int AS ${name}`).join(', ');
const SUMS = MEASURES.map((name) => `sum(${name})::int AS ${name}`).join(', ');

interface GroupRow extends Measures {
  is_rest: boolean;
  key: string | null;
  second: string | null;
}

/** Counts the leads within a scope and a filter. The largest group comes first, unless a method says otherwise. */
@Injectable()
export class ReportRepository {
  constructor(@Inject(REPORT_READS) private readonly connections: ReadConnections) {}

  /**
   * Oldest day first, without days that have no leads. India has no daylight saving time, so all days are equally long
   * and `date_bin` works. Converting the time of each lead to a day would double the time of the query.
   */
  daily(scope: LeadScope, filter: LeadFilter): Promise<DailyRow[]> {
    const parameters = new SqlParameters();
    return this.connections.query(
      `WITH counted AS (
         SELECT date_bin('1 day', l.created_at, '2000-01-01 00:00+05:30') AS midnight, l.type, count(*)::int AS leads
         FROM leads l
         WHERE ${filterCondition(scope, filter, parameters)}
         GROUP BY 1, 2
       )
       SELECT (midnight AT TIME ZONE 'Asia/Kolkata')::date::text AS day, type, leads
       FROM counted
       ORDER BY midnight, type`,
      parameters.values,
    );
  }

  async types(scope: LeadScope, filter: LeadFilter): Promise<TypeRow[]> {
    const rows = await this.grouped(scope, filter, { key: 'l.type', maxGroups: LEAD_TYPE_NAMES.length });
    return rows.map((row) => ({ type: row.key as LeadType, ...measuresOf(row) }));
  }

  /**
   * Counts waiting times first, in steps of one minute, or of 15 minutes above two hours. Percentiles from these counts
   * take one second for a million leads; sorting all waiting times would take ten seconds.
   */
  promises(scope: LeadScope, filter: LeadFilter): Promise<PromiseRow[]> {
    const parameters = new SqlParameters();
    const counts = ['answered', 'promised', 'kept', 'missed', 'overdue', 'waiting'];
    const summed = counts.map((name) => `sum(${name}) AS ${name}`).join(', ');
    const wholeMinutes = (step: number) =>
      `${step} * floor(date_part('epoch', l.first_response_at - l.created_at) / ${step * 60})::int`;
    const percentile = (share: number) =>
      `min(minutes) FILTER (WHERE answered > 0 AND up_to >= ${share} * all_answered)`;
    return this.connections.query(
      `WITH counted AS (
         SELECT l.type,
                CASE WHEN l.first_response_at < l.created_at + interval '2 hours' THEN ${wholeMinutes(1)} ELSE ${wholeMinutes(15)} END AS minutes,
                count(l.first_response_at) AS answered,
                count(l.due_at) AS promised,
                count(*) FILTER (WHERE ${COUNTED.kept}) AS kept,
                count(*) FILTER (WHERE ${COUNTED.missed}) AS missed,
                count(*) FILTER (WHERE ${COUNTED.overdue}) AS overdue,
                count(*) FILTER (WHERE l.first_response_at IS NULL AND l.due_at >= now()) AS waiting
         FROM leads l
         WHERE ${filterCondition(scope, filter, parameters)}
         GROUP BY 1, 2
       ), both_ways AS (
         SELECT * FROM counted
         UNION ALL
         SELECT NULL, minutes, ${summed} FROM counted GROUP BY minutes
       ), running AS (
         SELECT *,
                sum(answered) OVER (PARTITION BY type ORDER BY minutes) AS up_to,
                sum(answered) OVER (PARTITION BY type) AS all_answered
         FROM both_ways
       )
       SELECT type,
              sum(promised)::int AS promised, sum(kept)::int AS kept, sum(missed)::int AS missed,
              sum(overdue)::int AS overdue, sum(waiting)::int AS waiting,
              ${percentile(0.5)} AS "medianMinutes", ${percentile(0.9)} AS "p90Minutes"
       FROM running
       GROUP BY type
       ORDER BY (type IS NOT NULL), promised DESC, type`,
      parameters.values,
    );
  }

  async sources(scope: LeadScope, filter: LeadFilter): Promise<SourceRow[]> {
    const rows = await this.grouped(scope, filter, {
      key: 'l.utm_source',
      second: 'l.utm_campaign',
      maxGroups: MAX_SOURCES,
    });
    return rows.map((row) => ({ source: row.key, campaign: row.second, isRest: row.is_rest, ...measuresOf(row) }));
  }

  async assignees(scope: LeadScope, filter: LeadFilter): Promise<AssigneeRow[]> {
    const rows = await this.grouped(scope, filter, { key: ASSIGNEE_KEY, maxGroups: MAX_ASSIGNEES });
    const users: { id: string; name: string }[] = await this.connections.query(
      'SELECT id, name FROM users WHERE id = ANY($1::uuid[])',
      [rows.flatMap(({ key }) => (key === null || key === 'pool' ? [] : key))],
    );
    const people = new Map(users.map((user) => [user.id, user]));
    return rows.map((row) => ({
      assignee: people.get(row.key ?? '') ?? null,
      inPool: row.key === 'pool',
      ...measuresOf(row),
    }));
  }

  /**
   * One row for each state, in any spelling; the last row is for unknown states. Counts by spelling first, so that
   * `state_spelling_key` runs once per spelling.
   */
  async states(scope: LeadScope, filter: LeadFilter): Promise<StateRow[]> {
    const parameters = new SqlParameters();
    const rows: (Measures & { code: string | null })[] = await this.connections.query(
      `WITH spelled AS MATERIALIZED (
         SELECT l.state AS spelling, ${COUNTS}
         FROM leads l
         WHERE ${filterCondition(scope, filter, parameters)}
         GROUP BY l.state
       )
       SELECT known.code, ${SUMS}
       FROM spelled
       LEFT JOIN ${stateNames(parameters)} ON known.key = state_spelling_key(spelled.spelling)
       GROUP BY known.code
       ORDER BY (known.code IS NULL), leads DESC, known.code`,
      parameters.values,
    );
    return rows.map(({ code, ...measures }) => ({ state: STATES.get(code ?? '') ?? null, ...measures }));
  }

  /** One row for each district of a state, in any spelling; leads without a district are left out. */
  async districts(scope: LeadScope, filter: LeadFilter): Promise<DistrictRow[]> {
    const parameters = new SqlParameters();
    const rows: (Measures & { is_rest: boolean; code: string | null; district: string | null })[] =
      await this.connections.query(
        `WITH spelled AS MATERIALIZED (
           SELECT l.state AS spelling, l.district, ${COUNTS}
           FROM leads l
           WHERE ${filterCondition(scope, filter, parameters)} AND l.district IS NOT NULL
           GROUP BY l.state, l.district
         ), states AS (
           SELECT typed.spelling, known.code
           FROM (SELECT DISTINCT spelling FROM spelled) AS typed
           JOIN ${stateNames(parameters)} ON known.key = state_spelling_key(typed.spelling)
         ), combined AS (
           SELECT states.code, (array_agg(spelled.district ORDER BY leads DESC, spelled.district))[1] AS district, ${SUMS}
           FROM spelled LEFT JOIN states USING (spelling)
           GROUP BY states.code, ${placeForm('spelled.district')}
         ), ranked AS (
           SELECT *, row_number() OVER (ORDER BY leads DESC, code, district) > ${MAX_DISTRICTS} AS is_rest FROM combined
         )
         SELECT is_rest, CASE WHEN NOT is_rest THEN code END AS code,
                CASE WHEN NOT is_rest THEN district END AS district, ${SUMS}
         FROM ranked
         GROUP BY 1, 2, 3
         ORDER BY is_rest, leads DESC, code, district`,
        parameters.values,
      );
    return rows.map(({ is_rest: isRest, code, district, ...measures }) => ({
      state: STATES.get(code ?? '') ?? null,
      district,
      isRest,
      ...measures,
    }));
  }

  /** Closed leads come first, then rejected ones. Leads with other statuses are left out. */
  reasons(scope: LeadScope, filter: LeadFilter): Promise<ReasonRow[]> {
    const parameters = new SqlParameters();
    return this.connections.query(
      `SELECT l.status, l.close_reason AS reason, count(*)::int AS leads
       FROM leads l
       WHERE ${filterCondition(scope, filter, parameters)} AND l.status = ANY(${parameters.add(CLOSED_STATUSES)}::text[])
       GROUP BY l.status, l.close_reason
       ORDER BY l.status, leads DESC, l.close_reason`,
      parameters.values,
    );
  }

  /** Returns the `most` largest groups, then one row for all others. */
  private grouped(
    scope: LeadScope,
    filter: LeadFilter,
    by: { key: string; second?: string; maxGroups: number },
  ): Promise<GroupRow[]> {
    const parameters = new SqlParameters();
    return this.connections.query(
      `WITH grouped AS (
         SELECT ${by.key} AS key, ${by.second ?? 'NULL::text'} AS second, ${COUNTS}
         FROM leads l
         WHERE ${filterCondition(scope, filter, parameters)}
         GROUP BY 1${by.second ? ', 2' : ''}
       ), ranked AS (
         SELECT *, row_number() OVER (ORDER BY leads DESC, key, second) > ${by.maxGroups} AS is_rest FROM grouped
       )
       SELECT is_rest, CASE WHEN NOT is_rest THEN key END AS key, CASE WHEN NOT is_rest THEN second END AS second, ${SUMS}
       FROM ranked
       GROUP BY 1, 2, 3
       ORDER BY is_rest, leads DESC, key, second`,
      parameters.values,
    );
  }
}

function measuresOf(row: GroupRow): Measures {
  const { is_rest: _rest, key: _key, second: _second, ...measures } = row;
  return measures;
}
