import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { REPORT_CONNECTIONS } from '../../database/connections.js';
import { joinFormerName } from '../../shared/database/former-name.js';
import { SqlParameters } from '../../shared/database/sql-parameters.js';
import type { DateRange } from '../leads/domain/date-range.js';
import type { User } from '../users/domain/user.js';
import {
  type Activity,
  type ActivityFilter,
  type ActivityKind,
  type ActivityPage,
  type ActivityPosition,
  requireAdministrator,
} from './activity.js';

/** One row for each export: its end, or its start if the server died before the end. */
const EXPORTS = `(a.action = 'lead.exported'
  OR a.action = 'report.read' AND a.details ? 'download'
  OR a.action = 'lead.export_started' AND NOT EXISTS (
    SELECT 1 FROM audit_events finished
    WHERE finished.subject_type = 'export' AND finished.subject_id = a.subject_id AND finished.action = 'lead.exported'))`;
const READS = `(a.action IN ('lead.read', 'lead.listed', 'activity.read', 'user.read', 'users.read', 'bin.read', 'person.read') OR a.action = 'report.read' AND NOT a.details ? 'download')`;
const DELETIONS = `a.action IN ('lead.deleted', 'lead.erased', 'lead.purged', 'user.deleted')`;
const NO_CHANGE = `a.action IN ('lead.read', 'lead.listed', 'lead.exported', 'lead.export_started', 'lead.deleted', 'lead.erased', 'lead.purged')`;

const KIND_CONDITIONS: Readonly<Record<ActivityKind, string>> = {
  exports: EXPORTS,
  reads: READS,
  changes: `a.action LIKE 'lead.%' AND NOT ${NO_CHANGE}`,
  deletions: DELETIONS,
  users: `a.action LIKE 'user.%' AND a.action <> 'user.read'`,
  sign_ins: `a.action LIKE 'auth.%' AND a.action NOT IN ('auth.refused', 'auth.reset_refused', 'auth.throttled')`,
  refusals: `a.action IN ('access.refused', 'auth.refused', 'auth.reset_refused', 'auth.throttled')`,
};
/** Leaves out the starts of exports whose end is recorded. */
const ANY_KIND = `(a.action <> 'lead.export_started' OR ${EXPORTS})`;

/** A bulk change has one row for each lead. The row with the summary stands for all of them. */
const STANDS_FOR_ITSELF = `(NOT a.details ? 'act' OR a.details ? 'fold')`;

interface Row {
  id: string;
  at: Date;
  at_micros: string;
  action: string;
  actor_id: string;
  actor_name: string | null;
  subject_type: string | null;
  subject_id: string | null;
  subject_label: string | null;
  lead_name: string | null;
  address: string | null;
  details: Readonly<Record<string, unknown>>;
  search: string | null;
  count: number;
  reports: readonly string[] | null;
  repeats: number | null;
}

/** Reads `audit_events` through the indexes `audit_events_of_staff...`, which contain no events of visitors. */
@Injectable()
export class ActivityRepository {
  constructor(@InjectDataSource(REPORT_CONNECTIONS) private readonly dataSource: DataSource) {}

  /**
   * Returns activity of users, newest first.
   * @throws DomainError if the viewer is not an administrator
   */
  async page(
    viewer: User,
    filter: ActivityFilter,
    after: ActivityPosition | null,
    limit: number,
  ): Promise<ActivityPage> {
    requireAdministrator(viewer);
    // One extra row shows whether there is a next page.
    const found = await this.list(filter, after, limit + 1);
    const acts = found.slice(0, limit);
    return { entries: acts, next: found.length > limit ? (acts.at(-1)?.position ?? null) : null };
  }

  private async list(filter: ActivityFilter, after: ActivityPosition | null, limit: number): Promise<Activity[]> {
    const parameters = new SqlParameters();
    const conditions = conditionsOf(filter, after, parameters);
    // A filtered lead, or an unfolded entry, has a row of its own.
    const isFolded = filter.subjectId === undefined && filter.foldedIn === undefined;
    const count = isFolded ? `coalesce(reads.count, (a.details #>> '{fold,leads}')::int, 1)` : '1';
    const reads = isFolded ? readsInMinute(filter, parameters) : 'SELECT NULL AS reports, NULL AS repeats';
    const rows: Row[] = await this.dataSource.query(
      `WITH page AS MATERIALIZED (
         SELECT a.* FROM audit_events a
         WHERE ${conditions.join('\n           AND ')}
         ORDER BY a.at DESC, a.id DESC
         LIMIT ${limit}
       )
       SELECT a.id, a.at, (extract(epoch FROM a.at) * 1000000)::bigint::text AS at_micros, a.action, a.actor_id,
              coalesce(actor.name, former.name) AS actor_name, a.subject_type, a.subject_id,
              CASE a.subject_type WHEN 'lead' THEN l.reference WHEN 'user' THEN subject.name END AS subject_label,
              l.full_name AS lead_name, a.address, a.details, v.personal ->> 'search' AS search,
              ${count} AS count, reads.reports, reads.repeats
       FROM page a
       LEFT JOIN LATERAL (${reads}) AS reads ON ${reportRead('a')}
       LEFT JOIN audit_values v ON v.event_id = a.id
       LEFT JOIN actors actor ON actor.id = a.actor_id
       ${joinFormerName('a.actor_id', 'actor')}
       LEFT JOIN users subject ON a.subject_type = 'user' AND subject.id = a.subject_id
       LEFT JOIN leads l ON a.subject_type = 'lead' AND l.id = a.subject_id
       ORDER BY a.at DESC, a.id DESC`,
      parameters.values,
    );
    return rows.map(activityOf);
  }
}

function conditionsOf(
  { userId, kinds, at, subjectId, foldedIn }: ActivityFilter,
  after: ActivityPosition | null,
  parameters: SqlParameters,
): string[] {
  const conditions = ['a.actor_id IS NOT NULL'];
  conditions.push(kinds ? `(${kinds.map((kind) => KIND_CONDITIONS[kind]).join(' OR ')})` : ANY_KIND);
  if (userId) conditions.push(`a.actor_id = ${parameters.add(userId)}::uuid`);
  if (subjectId) {
    conditions.push(`a.subject_type IN ('lead', 'user') AND a.subject_id = ${parameters.add(subjectId)}::uuid`);
  }
  if (foldedIn) {
    // The rows of a bulk change have the same time, because one transaction records them.
    conditions.push(
      `(a.at, a.actor_id, a.details ->> 'act') IN (
         SELECT f.at, f.actor_id, f.details ->> 'act' FROM audit_events f WHERE f.id = ${parameters.add(foldedIn)}::bigint)`,
    );
  } else if (!subjectId) {
    conditions.push(STANDS_FOR_ITSELF, `NOT (${reportRead('a')} AND EXISTS (${laterReadInMinute(at, parameters)}))`);
  }
  if (at?.from) conditions.push(`a.at >= ${parameters.add(at.from)}::timestamptz`);
  if (at?.before) conditions.push(`a.at < ${parameters.add(at.before)}::timestamptz`);
  if (after) {
    const moment = `(to_timestamp(0) + ${parameters.add(after.atMicros)}::bigint * interval '1 microsecond')`;
    conditions.push(`(a.at, a.id) < (${moment}, ${parameters.add(after.id)}::bigint)`);
  }
  return conditions;
}

/** Opening the reports reads several at once. The last read in a minute stands for all of that minute. */
function reportRead(row: string): string {
  return `${row}.action = 'report.read' AND NOT ${row}.details ? 'download'`;
}

function laterReadInMinute(at: DateRange | undefined, parameters: SqlParameters): string {
  const end = at?.before ? `AND r.at < ${parameters.add(at.before)}::timestamptz` : '';
  return `SELECT FROM audit_events r
    WHERE r.actor_id = a.actor_id AND ${reportRead('r')} AND r.address IS NOT DISTINCT FROM a.address
      AND (r.at, r.id) > (a.at, a.id) AND r.at < date_trunc('minute', a.at) + interval '1 minute' ${end}`;
}

function readsInMinute({ at }: ActivityFilter, parameters: SqlParameters): string {
  const start = at?.from ? `AND r.at >= ${parameters.add(at.from)}::timestamptz` : '';
  return `SELECT count(DISTINCT r.details ->> 'report')::int AS count, array_agg(DISTINCT r.details ->> 'report') AS reports,
      sum((r.details ->> 'repeats')::int)::int AS repeats
    FROM audit_events r
    WHERE r.actor_id = a.actor_id AND ${reportRead('r')} AND r.address IS NOT DISTINCT FROM a.address
      AND (r.at, r.id) <= (a.at, a.id) AND r.at >= date_trunc('minute', a.at) ${start}`;
}

function activityOf(row: Row): Activity {
  return {
    position: { atMicros: row.at_micros, id: row.id },
    at: row.at,
    action: row.action,
    actor: { id: row.actor_id, name: row.actor_name },
    subject:
      row.subject_type === null || row.count > 1
        ? null
        : { type: row.subject_type, id: row.subject_id, label: row.subject_label, name: row.lead_name },
    address: row.address,
    count: row.count,
    details: detailsOf(row),
    search: row.search,
  };
}

function detailsOf({ details, count, reports, repeats }: Row): Activity['details'] {
  const { act: _act, fold, report, repeats: ownRepeats, ...others } = details;
  const isSeveral = count > 1;
  return {
    ...others,
    ...(isSeveral && fold !== undefined && { fold }),
    ...(isSeveral && reports ? { reports } : report !== undefined && { report }),
    ...((reports ? repeats : ownRepeats) != null && { repeats: reports ? repeats : ownRepeats }),
  };
}
