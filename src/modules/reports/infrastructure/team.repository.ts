import { Inject, Injectable } from '@nestjs/common';
import { REPORT_READS } from '../../../database/connections.js';
import type { ReadConnections } from '../../../database/read-replica.js';
import { RELATIVE_RANGES } from '../../../lead-types/date-presets.js';
import { OPEN_STATUSES } from '../../../lead-types/lead-work.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { customRange, kolkataDay, presetRange } from '../../leads/domain/date-range.js';
import type { DayWork } from '../../leads/domain/day-work.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { LeadFilter } from '../../leads/domain/lead-filters.js';
import { dayWork } from '../../leads/sql/day-work.js';
import { ASSIGNEE_KEY, CALLS_OF_YESTERDAY, countsCondition, filterCondition } from '../../leads/sql/lead-conditions.js';
import type { TeamRow } from '../domain/report.js';

type TeamCounts = Omit<TeamRow, 'today'>;

interface Row extends Omit<TeamCounts, 'last7Days' | 'sevenDaysBefore' | 'oldestWaiting'> {
  kept: number;
  settled: number;
  keptBefore: number;
  settledBefore: number;
  oldestId: string | null;
  oldestSince: Date | null;
}

const MEASURES = [
  'open',
  'overdue',
  'followUpsDue',
  'calledYesterday',
  'kept',
  'settled',
  'keptBefore',
  'settledBefore',
];

/**
 * Counts the work of each user. Open leads are counted in `lead_counts`; every other measure reads few rows through an
 * index. So no part of the query reads all leads, even if there are a million.
 */
@Injectable()
export class TeamRepository {
  constructor(@Inject(REPORT_READS) private readonly connections: ReadConnections) {}

  /** @param day - YYYY-MM-DD in India */
  dayWork(scope: LeadScope, day: string): Promise<DayWork[]> {
    return dayWork(this.connections, scope, day);
  }

  /** Returns unsorted rows for users who have or called leads in the scope, for unassigned leads and for the pool. */
  async rows(scope: LeadScope, now: Date): Promise<TeamCounts[]> {
    const parameters = new SqlParameters();
    const today = kolkataDay(now);
    const before = RELATIVE_RANGES.last7days.before(today);
    const leadsOf = (filter: LeadFilter, counts: Readonly<Record<string, string>>) =>
      part(counts, ASSIGNEE_KEY, `leads l WHERE ${filterCondition(scope, filter, parameters)}`);
    const parts = [
      part(
        { open: 'sum(l.leads)' },
        ASSIGNEE_KEY,
        `lead_counts l WHERE ${countsCondition(scope, { status: OPEN_STATUSES }, parameters)}`,
      ),
      leadsOf({ promise: 'overdue' }, { overdue: 'count(*)' }),
      leadsOf({ followUp: 'due' }, { followUpsDue: 'count(*)' }),
      leadsOf({ created: presetRange('last7days', now) }, { kept: KEPT, settled: SETTLED }),
      leadsOf({ created: customRange(before.from, before.to) }, { keptBefore: KEPT, settledBefore: SETTLED }),
      part(
        { calledYesterday: 'count(DISTINCT l.id)' },
        'n.author_id::text',
        `leads l JOIN ${CALLS_OF_YESTERDAY} ON n.lead_id = l.id WHERE ${filterCondition(scope, {}, parameters)}`,
      ),
    ];
    const rows: Row[] = await this.connections.query(
      `WITH counted AS (
         SELECT person, ${MEASURES.map((name) => `coalesce(sum("${name}"), 0)::int AS "${name}"`).join(', ')}
         FROM (${parts.join('\nUNION ALL\n')}) AS parts
         GROUP BY person
       ), oldest AS (
         SELECT DISTINCT ON (person) ${ASSIGNEE_KEY} AS person, l.id, l.created_at
         FROM leads l
         WHERE ${filterCondition(scope, {}, parameters)} AND l.first_response_at IS NULL AND l.due_at IS NOT NULL
         ORDER BY person, l.created_at, l.id
       )
       SELECT u.id AS "userId", counted.person = 'pool' AS "inPool", u.name, coalesce(u.is_active, true) AS "isActive", counted.*,
              oldest.id AS "oldestId", oldest.created_at AS "oldestSince"
       FROM counted
       LEFT JOIN oldest ON oldest.person IS NOT DISTINCT FROM counted.person
       LEFT JOIN users u ON u.id::text = counted.person`,
      parameters.values,
    );
    return rows.map((row) => ({
      userId: row.userId,
      inPool: row.inPool ?? false,
      name: row.name,
      isActive: row.isActive,
      open: row.open,
      overdue: row.overdue,
      followUpsDue: row.followUpsDue,
      calledYesterday: row.calledYesterday,
      last7Days: { kept: row.kept, settled: row.settled },
      sevenDaysBefore: { kept: row.keptBefore, settled: row.settledBefore },
      oldestWaiting: row.oldestId && row.oldestSince ? { leadId: row.oldestId, since: row.oldestSince } : null,
    }));
  }
}

const KEPT = 'count(*) FILTER (WHERE l.first_response_at <= l.due_at)';
const SETTLED = 'count(*) FILTER (WHERE l.first_response_at IS NOT NULL AND l.due_at IS NOT NULL OR l.due_at < now())';

/** Rows of a person with some of the measures; the other measures are NULL. */
function part(counts: Readonly<Record<string, string>>, person: string, from: string): string {
  const columns = MEASURES.map((name) => `${counts[name] ?? 'NULL::bigint'} AS "${name}"`).join(', ');
  return `SELECT ${person} AS person, ${columns} FROM ${from} GROUP BY ${person}`;
}
