import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';
import { retryLocks } from './retry-locks.js';

/** What a lead is counted by. */
const GROUP = 'type, status, assigned_to, quarantined_at IS NOT NULL';

/**
 * How many leads there are of each type, status and assignee, so that totals need not count a million rows. Writers only
 * ever add rows (a change of ±n within their own transaction), so they never wait for each other; the sum over a group's rows
 * is its number, exact in every snapshot. About one statement in 500 folds the rows of a group into one.
 *
 * Not one transaction, so that forms are written down meanwhile. Each part can be done twice.
 */
export class LeadCounts1763800500000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // Counting a million leads takes longer than a page may.
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await retryLocks(queryRunner, () => this.countChanges(queryRunner));
      await this.countEarlierLeads(queryRunner);
      await buildIndex(
        queryRunner,
        'leads_quarantined_newest',
        `(created_at DESC, id DESC) WHERE quarantined_at IS NOT NULL`,
      );
      // Counts and late pages read indexes alone as long as a vacuum has seen the rows; by default 200,000 may come before.
      await retryLocks(queryRunner, async () => {
        await queryRunner.query(
          'ALTER TABLE leads SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02)',
        );
      });
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async countChanges(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS lead_counts (
        type text NOT NULL,
        status text NOT NULL,
        assigned_to uuid,
        quarantined boolean NOT NULL,
        leads integer NOT NULL
      )`);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION count_leads() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        CASE TG_OP
          WHEN 'INSERT' THEN
            INSERT INTO lead_counts SELECT ${GROUP}, count(*) FROM new_rows GROUP BY 1, 2, 3, 4;
          WHEN 'DELETE' THEN
            INSERT INTO lead_counts SELECT ${GROUP}, -count(*) FROM old_rows GROUP BY 1, 2, 3, 4;
          WHEN 'UPDATE' THEN
            INSERT INTO lead_counts
            SELECT ${GROUP}, sum(change) FROM (
              SELECT type, status, assigned_to, quarantined_at, 1 AS change FROM new_rows
              UNION ALL
              SELECT type, status, assigned_to, quarantined_at, -1 FROM old_rows) changes
            GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0;
          ELSE
            DELETE FROM lead_counts;
        END CASE;
        IF random() < 0.002 AND pg_try_advisory_xact_lock(hashtext('lead_counts')) THEN
          WITH folded AS (DELETE FROM lead_counts RETURNING *)
          INSERT INTO lead_counts
          SELECT type, status, assigned_to, quarantined, sum(leads) FROM folded GROUP BY 1, 2, 3, 4 HAVING sum(leads) <> 0;
        END IF;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_count_insert AFTER INSERT ON leads
      REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_leads()`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_count_update AFTER UPDATE ON leads
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_leads()`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_count_delete AFTER DELETE ON leads
      REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_leads()`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_count_truncate AFTER TRUNCATE ON leads FOR EACH STATEMENT EXECUTE FUNCTION count_leads()`);
  }

  /** In one snapshot: all leads, less the changes that the triggers have counted in it. Done again, that is nothing. */
  private async countEarlierLeads(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO lead_counts
      SELECT type, status, assigned_to, quarantined, sum(leads) FROM (
        SELECT type, status, assigned_to, quarantined_at IS NOT NULL AS quarantined, count(*) AS leads
        FROM leads GROUP BY 1, 2, 3, 4
        UNION ALL
        SELECT type, status, assigned_to, quarantined, -leads FROM lead_counts) AS counted
      GROUP BY 1, 2, 3, 4 HAVING sum(leads) <> 0`);
  }
}
