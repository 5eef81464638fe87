import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';
import { retryLocks } from './retry-locks.js';

const COUNT_COLUMNS = 'type, status, assigned_to, quarantined, in_pool, suspected, without_next_step';
/** What decides the group that a lead is counted in. */
const READ = `type, status, assigned_to, quarantined_at, merged_into, in_pool, first_response_at, follow_up_on, erased_at`;
/** What a lead is counted by. */
const GROUP = `type, status, assigned_to, (quarantined_at IS NOT NULL OR merged_into IS NOT NULL), in_pool,
  (quarantined_at IS NOT NULL AND merged_into IS NULL),
  (status IN ('new', 'contacted', 'qualified') AND first_response_at IS NOT NULL AND follow_up_on IS NULL AND erased_at IS NULL)`;
const BY_GROUP = 'GROUP BY 1, 2, 3, 4, 5, 6, 7';
const DUE = 'WHERE follow_up_on IS NOT NULL AND quarantined_at IS NULL AND merged_into IS NULL';

/**
 * What the dashboard counts each time it looks: `lead_counts` tells apart the open leads that nothing is planned for, a quarter of
 * all, and suspected spam; the index of follow-ups holds all that a scope asks. The previous version adds up counts without asking
 * for the new columns, and is as right as before.
 *
 * Not one transaction: a million leads are counted while forms are written down. Each part can be done twice.
 */
export class WaitingCounts1764850000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await retryLocks(queryRunner, async () => {
        // Whoever writes leads now is counted by one function or the other, wholly.
        await queryRunner.query(`LOCK TABLE leads IN SHARE ROW EXCLUSIVE MODE`);
        await queryRunner.query(
          `ALTER TABLE lead_counts ADD COLUMN IF NOT EXISTS suspected boolean NOT NULL DEFAULT FALSE,
             ADD COLUMN IF NOT EXISTS without_next_step boolean NOT NULL DEFAULT FALSE`,
        );
        await queryRunner.query(countFunction(COUNT_COLUMNS, READ, GROUP, BY_GROUP));
      });
      await this.countEarlierLeads(queryRunner);
      await replaceIndex(
        queryRunner,
        'leads_followed_up',
        `(follow_up_on, id) INCLUDE (type, assigned_to, in_pool) ${DUE}`,
        'leads_reminders',
      );
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await replaceIndex(
      queryRunner,
      'leads_reminders',
      `(follow_up_on, id) INCLUDE (type, assigned_to) ${DUE}`,
      'leads_followed_up',
    );
    await retryLocks(queryRunner, async () => {
      await queryRunner.query(`LOCK TABLE leads IN SHARE ROW EXCLUSIVE MODE`);
      await queryRunner.query(
        countFunction(
          'type, status, assigned_to, quarantined, in_pool',
          'type, status, assigned_to, quarantined_at, merged_into, in_pool',
          'type, status, assigned_to, (quarantined_at IS NOT NULL OR merged_into IS NOT NULL), in_pool',
          'GROUP BY 1, 2, 3, 4, 5',
        ),
      );
      await queryRunner.query(
        `ALTER TABLE lead_counts DROP COLUMN IF EXISTS suspected, DROP COLUMN IF EXISTS without_next_step`,
      );
    });
  }

  /** In one snapshot: all leads, less what is counted of them in it. Done again, that is nothing. */
  private async countEarlierLeads(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO lead_counts (${COUNT_COLUMNS}, leads)
      SELECT ${COUNT_COLUMNS}, sum(leads) FROM (
        SELECT ${GROUP}, count(*) FROM leads ${BY_GROUP}
        UNION ALL
        SELECT ${COUNT_COLUMNS}, -leads FROM lead_counts) AS counted (${COUNT_COLUMNS}, leads)
      ${BY_GROUP} HAVING sum(leads) <> 0`);
  }
}

async function replaceIndex(queryRunner: QueryRunner, name: string, definition: string, replaced: string) {
  await buildIndex(queryRunner, name, definition);
  await retryLocks(queryRunner, async () => {
    await queryRunner.query(`DROP INDEX IF EXISTS ${replaced}`);
  });
}

function countFunction(columns: string, read: string, group: string, byGroup: string): string {
  return `
    CREATE OR REPLACE FUNCTION count_leads() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      CASE TG_OP
        WHEN 'INSERT' THEN
          INSERT INTO lead_counts (${columns}, leads) SELECT ${group}, count(*) FROM new_rows ${byGroup};
        WHEN 'DELETE' THEN
          INSERT INTO lead_counts (${columns}, leads) SELECT ${group}, -count(*) FROM old_rows ${byGroup};
        WHEN 'UPDATE' THEN
          INSERT INTO lead_counts (${columns}, leads)
          SELECT ${group}, sum(change) FROM (
            SELECT ${read}, 1 AS change FROM new_rows
            UNION ALL
            SELECT ${read}, -1 FROM old_rows) changes
          ${byGroup} HAVING sum(change) <> 0;
        ELSE
          DELETE FROM lead_counts;
      END CASE;
      IF random() < 0.002 AND pg_try_advisory_xact_lock(hashtext('lead_counts')) THEN
        WITH folded AS (DELETE FROM lead_counts RETURNING *)
        INSERT INTO lead_counts (${columns}, leads)
        SELECT ${columns}, sum(leads) FROM folded ${byGroup} HAVING sum(leads) <> 0;
      END IF;
      RETURN NULL;
    END $$`;
}
