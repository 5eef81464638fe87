import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';
import { retryLocks } from './retry-locks.js';

const ROWS_AT_ONCE = 5_000;
const INDEX = 'leads_reported';

/** What a link says of where the visitor came from; `(none)` would be told apart from no link by nobody. */
const told = (name: string) => `nullif(source ->> '${name}', '(none)')`;
const IS_TOLD = `source ?| ARRAY['utm_source', 'utm_campaign']`;

/**
 * An index that holds all that reports count, in the order in which leads came: a report of a million leads reads 120 MB of
 * it instead of 750 MB of leads. An index returns columns only, so source and campaign are columns now, which a trigger keeps,
 * whichever version of the server writes.
 *
 * Not one transaction: leads from before get their source in short ones, and the index is made while forms are written down.
 * Each part can be done twice.
 */
export class ReportedLeads1764840000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await retryLocks(queryRunner, () => this.keepSources(queryRunner));
      // A batch waits where one of its leads has just been changed.
      await queryRunner.query(`SET lock_timeout = '5min'`);
      await this.fillEarlierLeads(queryRunner);
      await buildIndex(
        queryRunner,
        INDEX,
        `(created_at, id) INCLUDE (in_pool, status, type, first_response_at, due_at, assigned_to, state, utm_source,
           utm_campaign, close_reason, priority, follow_up_on, erased_at)
         WHERE quarantined_at IS NULL AND merged_into IS NULL`,
      );
      // An index answers alone where a vacuum has seen the rows.
      await queryRunner.query('VACUUM (ANALYZE) leads');
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`);
    await retryLocks(queryRunner, async () => {
      await queryRunner.query(`
        CREATE OR REPLACE TRIGGER leads_move_activity BEFORE UPDATE ON leads
        FOR EACH ROW EXECUTE FUNCTION move_lead_activity()`);
      await queryRunner.query(`DROP TRIGGER IF EXISTS leads_read_new_source ON leads`);
      await queryRunner.query(`DROP TRIGGER IF EXISTS leads_read_source ON leads`);
      await queryRunner.query(`DROP FUNCTION IF EXISTS read_lead_source()`);
      await queryRunner.query(`ALTER TABLE leads DROP COLUMN IF EXISTS utm_source, DROP COLUMN IF EXISTS utm_campaign`);
    });
  }

  private async keepSources(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE leads ADD COLUMN IF NOT EXISTS utm_source text, ADD COLUMN IF NOT EXISTS utm_campaign text`,
    );
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION read_lead_source() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.utm_source := nullif(NEW.source ->> 'utm_source', '(none)');
        NEW.utm_campaign := nullif(NEW.source ->> 'utm_campaign', '(none)');
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_read_new_source BEFORE INSERT ON leads
      FOR EACH ROW WHEN (NEW.${IS_TOLD}) EXECUTE FUNCTION read_lead_source()`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_read_source BEFORE UPDATE OF source ON leads
      FOR EACH ROW WHEN (OLD.source IS DISTINCT FROM NEW.source) EXECUTE FUNCTION read_lead_source()`);
    // That the columns are filled is no activity of the lead: whoever keeps a copy need not read it again.
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_move_activity BEFORE UPDATE ON leads
      FOR EACH ROW WHEN (OLD.utm_source IS NOT DISTINCT FROM NEW.utm_source
        AND OLD.utm_campaign IS NOT DISTINCT FROM NEW.utm_campaign)
      EXECUTE FUNCTION move_lead_activity()`);
  }

  private async fillEarlierLeads(queryRunner: QueryRunner): Promise<void> {
    let last: string | null = '00000000-0000-0000-0000-000000000000';
    while (last !== null) {
      const [batch]: { last: string | null }[] = await queryRunner.query(
        `WITH batch AS (
           SELECT id FROM leads WHERE id > $1 ORDER BY id LIMIT ${ROWS_AT_ONCE}
         ), few AS (
           SELECT l.id FROM leads l JOIN batch USING (id)
           WHERE l.${IS_TOLD} AND l.utm_source IS NULL AND l.utm_campaign IS NULL ORDER BY l.id FOR NO KEY UPDATE OF l
         ), filled AS (
           UPDATE leads SET utm_source = ${told('utm_source')}, utm_campaign = ${told('utm_campaign')}
           WHERE id IN (SELECT id FROM few)
         )
         SELECT max(id::text) AS last FROM batch`,
        [last],
      );
      last = batch?.last ?? null;
    }
  }
}
