import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import type { Target } from '../domain/report.js';

@Injectable()
export class TargetRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {}

  /** Replaces the user's targets for `types`. Returns false if the user does not exist. */
  replace(
    userId: string,
    types: readonly LeadType[],
    targets: readonly Target[],
    origin: { readonly actorId: string; readonly address: string },
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const [user]: unknown[] = await manager.query('SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
      if (!user) return false;
      const before: Target[] = await manager
        .query(
          `DELETE FROM staff_targets WHERE user_id = $1 AND lead_type = ANY ($2::text[])
         RETURNING lead_type AS type, calls_per_day AS "callsPerDay", conversions_per_month AS "conversionsPerMonth"`,
          [userId, [...types]],
        )
        .then(([rows]) => rows);
      await manager.query(
        `INSERT INTO staff_targets (user_id, lead_type, calls_per_day, conversions_per_month)
         SELECT $1, t.type, t."callsPerDay", t."conversionsPerMonth"
         FROM jsonb_to_recordset($2::jsonb) AS t (type text, "callsPerDay" int, "conversionsPerMonth" int)`,
        [userId, JSON.stringify(targets)],
      );
      const details = { targets: { from: before, to: targets } };
      await this.audit.within(manager)([
        { action: 'user.targets_set', ...origin, subjectType: 'user', subjectId: userId, details },
      ]);
      return true;
    });
  }
}
