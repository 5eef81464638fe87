import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { OPEN_STATUSES } from '../../../lead-types/lead-work.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { ChangeOrigin } from '../../leads/domain/lead-writer.js';
import { mayHaveLeads } from '../../leads/sql/lead-assignment.js';
import { countsCondition, filterCondition, TODAY } from '../../leads/sql/lead-conditions.js';
import { type AssignablePerson, type Away, PeopleRepository } from '../domain/people.repository.js';

export const IS_AWAY = `coalesce(${TODAY} BETWEEN u.away_from AND coalesce(u.away_until, 'infinity'), FALSE)`;

interface AwayRow {
  away_from: string | null;
  away_until: string | null;
}

type PersonRow = AwayRow & Omit<AssignablePerson, 'away'>;

@Injectable()
export class PostgresPeople extends PeopleRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {
    super();
  }

  /** Sums open leads from `lead_counts`. Counts overdue ones with the index `leads_promises_waiting`. */
  async list(scope: LeadScope): Promise<AssignablePerson[]> {
    const parameters = new SqlParameters();
    const types = parameters.add([...scope.types] satisfies LeadType[]);
    const open = { status: OPEN_STATUSES };
    const rows: PersonRow[] = await this.dataSource.query(
      `WITH open AS (
         SELECT l.assigned_to, sum(l.leads)::int AS leads FROM lead_counts l
         WHERE l.assigned_to IS NOT NULL AND ${countsCondition(scope, open, parameters)} GROUP BY 1
       ), overdue AS (
         SELECT l.assigned_to, count(*)::int AS leads FROM leads l
         WHERE l.assigned_to IS NOT NULL AND ${filterCondition(scope, { ...open, promise: 'overdue' }, parameters)} GROUP BY 1
       )
       SELECT u.id, u.name, u.away_from::text, u.away_until::text, ${IS_AWAY} AS "isAway",
              ARRAY(SELECT type FROM unnest(${types}::text[]) AS type WHERE ${mayHaveLeads('type')}) AS "leadTypes",
              u.role = 'admin' OR 'canTakeFromPool' = ANY (u.permissions) AS "canTakeFromPool", u.role = 'admin' AS "isAdmin",
              coalesce(open.leads, 0) AS open, coalesce(overdue.leads, 0) AS overdue
       FROM users u
       LEFT JOIN open ON open.assigned_to = u.id
       LEFT JOIN overdue ON overdue.assigned_to = u.id
       WHERE EXISTS (SELECT FROM unnest(${types}::text[]) AS type WHERE ${mayHaveLeads('type')})
       ORDER BY lower(u.name), u.id`,
      parameters.values,
    );
    return rows.map(({ away_from, away_until, ...person }) => ({
      ...person,
      away: awayFromRow({ away_from, away_until }),
    }));
  }

  async awayOf(userId: string): Promise<Away | null | undefined> {
    const [row]: AwayRow[] = await this.dataSource.query(
      'SELECT away_from::text, away_until::text FROM users WHERE id = $1',
      [userId],
    );
    return row && awayFromRow(row);
  }

  setAway(userId: string, away: Away | null, origin: ChangeOrigin): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const [, affected]: [unknown, number] = await manager.query(
        'UPDATE users SET away_from = $2, away_until = $3 WHERE id = $1',
        [userId, away?.from ?? null, away?.until ?? null],
      );
      if (affected === 0) return false;
      await this.audit.within(manager)([
        { action: 'user.away_set', ...origin, subjectType: 'user', subjectId: userId, details: { away } },
      ]);
      return true;
    });
  }
}

function awayFromRow({ away_from: from, away_until: until }: AwayRow): Away | null {
  return from === null ? null : { from, until };
}
