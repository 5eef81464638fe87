import type { DataSource } from 'typeorm';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { DayWork } from '../domain/day-work.js';
import type { LeadScope } from '../domain/lead-access.js';
import { conversions, filterCondition, isOn, keptOn, missedOn, startOfDay, startOfMonth } from './lead-conditions.js';

const MEASURES = ['called', 'kept', 'missed', 'converted', 'convertedInMonth'] as const;
type Measure = (typeof MEASURES)[number];

/**
 * Counts each user's work of one day, by lead type, within the scope. Includes users without work who have a target.
 * Every part reads only the rows of that day (conversions: of that month) through an index.
 * @param day - YYYY-MM-DD in India
 */
export async function dayWork(database: Pick<DataSource, 'query'>, scope: LeadScope, day: string): Promise<DayWork[]> {
  const parameters = new SqlParameters();
  const date = `${parameters.add(day)}::date`;
  const ofAssignee = (measure: Measure, condition: string) =>
    part(
      { [measure]: 'count(*)' },
      'l.assigned_to',
      `leads l WHERE ${filterCondition(scope, {}, parameters)} AND l.assigned_to IS NOT NULL AND ${condition}`,
    );
  const parts = [
    part(
      { called: 'count(DISTINCT l.id)' },
      'n.author_id',
      `lead_notes n JOIN leads l ON l.id = n.lead_id
       WHERE n.call_outcome IS NOT NULL AND n.author_id IS NOT NULL AND ${isOn('n.created_at', date)}
         AND ${filterCondition(scope, {}, parameters)}`,
    ),
    ofAssignee('kept', keptOn(date)),
    ofAssignee('missed', missedOn(date)),
    part(
      { converted: `count(*) FILTER (WHERE c.at >= ${startOfDay(date)})`, convertedInMonth: 'count(*)' },
      'c.actor_id',
      `leads l JOIN ${conversions(startOfMonth(date), date)} ON c.subject_id = l.id
       WHERE l.status = 'converted' AND ${filterCondition(scope, {}, parameters)}`,
    ),
  ];
  return database.query(
    `WITH counted AS (
       SELECT person, type, ${MEASURES.map((name) => `coalesce(sum("${name}"), 0)::int AS "${name}"`).join(', ')}
       FROM (${parts.join('\nUNION ALL\n')}) AS parts
       GROUP BY person, type
     ), targets AS (
       SELECT t.user_id, t.lead_type, t.calls_per_day, t.conversions_per_month
       FROM staff_targets t
       WHERE t.lead_type = ANY (${parameters.add([...scope.types])}::text[])
     )
     SELECT u.id AS "userId", u.name, coalesce(counted.type, targets.lead_type) AS type,
            ${MEASURES.map((name) => `coalesce(counted."${name}", 0) AS "${name}"`).join(', ')},
            targets.calls_per_day AS "callsPerDay", targets.conversions_per_month AS "conversionsPerMonth"
     FROM counted
     FULL JOIN targets ON targets.user_id = counted.person AND targets.lead_type = counted.type
     JOIN users u ON u.id = coalesce(counted.person, targets.user_id)
     WHERE ${scope.assignedTo === null ? 'TRUE' : `u.id = ${parameters.add(scope.assignedTo)}::uuid`}
     ORDER BY u.name, u.id, type`,
    parameters.values,
  );
}

/** Rows of a person and a lead type with some of the measures; the other measures are NULL. */
function part(counts: Partial<Record<Measure, string>>, person: string, from: string): string {
  const columns = MEASURES.map((name) => `${counts[name] ?? 'NULL::bigint'} AS "${name}"`).join(', ');
  return `SELECT ${person} AS person, l.type, ${columns} FROM ${from} GROUP BY ${person}, l.type`;
}
