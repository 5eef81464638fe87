import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';
import { retryLocks } from './retry-locks.js';
import { withoutRowFunctions } from './without-row-functions.js';

const CHANNEL = 'live';
const MAX_LEADS = 30;

const LISTED = 'quarantined_at IS NULL AND merged_into IS NULL';
const hidden = (row = '') => `(${row}quarantined_at IS NOT NULL OR ${row}merged_into IS NOT NULL)`;
/** What decides who sees a lead; servers of the previous version read the first three. */
const snapshot = (row: string) =>
  `jsonb_build_array(${row}.type, ${row}.assigned_to, ${hidden(`${row}.`)}, ${row}.in_pool)`;
/** What a lead is counted by. */
const GROUP = `type, status, assigned_to, ${hidden()}, in_pool`;
const COUNT_COLUMNS = 'type, status, assigned_to, quarantined, in_pool';

/** One row for a lead that is gone, one for each assignee it was taken from, and one for the pool. */
const ONCE = `(lead_id, (CASE WHEN is_gone THEN 'gone' WHEN in_pool THEN 'pool' ELSE assigned_to::text END))`;

/**
 * A lead can be in the shared pool: nobody has it, and who may take from the pool sees it. Whoever gives it to somebody takes it
 * out, in servers of the previous version too. Counts, live messages and removals know the pool.
 */
export class LeadPool1764710000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await retryLocks(queryRunner, () => this.addColumns(queryRunner));
      await queryRunner.query(`ALTER TABLE leads VALIDATE CONSTRAINT leads_pool_is_nobodys`);
      await retryLocks(queryRunner, () => this.replaceFunctions(queryRunner));
      await this.tellRemovalsApart(queryRunner);
      await buildIndex(queryRunner, 'leads_in_pool', `(created_at DESC, id DESC) WHERE in_pool AND ${LISTED}`);
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async addColumns(queryRunner: QueryRunner): Promise<void> {
    await withoutRowFunctions(queryRunner, 'leads', () =>
      queryRunner.query(`ALTER TABLE leads ADD COLUMN IF NOT EXISTS in_pool boolean NOT NULL DEFAULT FALSE`),
    );
    await queryRunner.query(`ALTER TABLE leads DROP CONSTRAINT IF EXISTS leads_pool_is_nobodys`);
    await queryRunner.query(
      `ALTER TABLE leads ADD CONSTRAINT leads_pool_is_nobodys CHECK (NOT in_pool OR assigned_to IS NULL) NOT VALID`,
    );
    await queryRunner.query(`ALTER TABLE lead_counts ADD COLUMN IF NOT EXISTS in_pool boolean NOT NULL DEFAULT FALSE`);
    await queryRunner.query(
      `ALTER TABLE lead_removals ADD COLUMN IF NOT EXISTS in_pool boolean NOT NULL DEFAULT FALSE`,
    );
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION take_assigned_out_of_pool() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.in_pool := FALSE;
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_take_out_of_pool BEFORE UPDATE OF assigned_to ON leads
      FOR EACH ROW WHEN (NEW.in_pool AND NEW.assigned_to IS NOT NULL) EXECUTE FUNCTION take_assigned_out_of_pool()`);
  }

  /** The same as before, with the pool. */
  private async replaceFunctions(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION count_leads() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        CASE TG_OP
          WHEN 'INSERT' THEN
            INSERT INTO lead_counts (${COUNT_COLUMNS}, leads)
            SELECT ${GROUP}, count(*) FROM new_rows GROUP BY 1, 2, 3, 4, 5;
          WHEN 'DELETE' THEN
            INSERT INTO lead_counts (${COUNT_COLUMNS}, leads)
            SELECT ${GROUP}, -count(*) FROM old_rows GROUP BY 1, 2, 3, 4, 5;
          WHEN 'UPDATE' THEN
            INSERT INTO lead_counts (${COUNT_COLUMNS}, leads)
            SELECT ${GROUP}, sum(change) FROM (
              SELECT type, status, assigned_to, quarantined_at, merged_into, in_pool, 1 AS change FROM new_rows
              UNION ALL
              SELECT type, status, assigned_to, quarantined_at, merged_into, in_pool, -1 FROM old_rows) changes
            GROUP BY 1, 2, 3, 4, 5 HAVING sum(change) <> 0;
          ELSE
            DELETE FROM lead_counts;
        END CASE;
        IF random() < 0.002 AND pg_try_advisory_xact_lock(hashtext('lead_counts')) THEN
          WITH folded AS (DELETE FROM lead_counts RETURNING *)
          INSERT INTO lead_counts (${COUNT_COLUMNS}, leads)
          SELECT ${COUNT_COLUMNS}, sum(leads) FROM folded GROUP BY 1, 2, 3, 4, 5 HAVING sum(leads) <> 0;
        END IF;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION announce_leads() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        notices jsonb;
      BEGIN
        IF TG_TABLE_NAME = 'lead_notes' THEN
          SELECT jsonb_agg(jsonb_build_array(l.id, ${snapshot('l')}, ${snapshot('l')})) INTO notices
          FROM (SELECT DISTINCT lead_id FROM new_rows LIMIT ${MAX_LEADS + 1}) n JOIN leads l ON l.id = n.lead_id;
        ELSIF TG_OP = 'UPDATE' THEN
          SELECT jsonb_agg(notice) INTO notices FROM (
            SELECT jsonb_build_array(n.id, ${snapshot('o')}, ${snapshot('n')}) AS notice
            FROM new_rows n JOIN old_rows o ON o.id = n.id LIMIT ${MAX_LEADS + 1}) few;
          IF jsonb_array_length(notices) > ${MAX_LEADS} THEN
            SELECT jsonb_agg(notice) INTO notices FROM (
              SELECT DISTINCT jsonb_build_array(NULL, ${snapshot('o')}, ${snapshot('n')}) AS notice
              FROM new_rows n JOIN old_rows o ON o.id = n.id LIMIT ${MAX_LEADS + 1}) kinds;
          END IF;
        ELSE
          SELECT jsonb_agg(notice) INTO notices FROM (
            SELECT jsonb_build_array(o.id, ${snapshot('o')}, NULL) AS notice
            FROM old_rows o LIMIT ${MAX_LEADS + 1}) few;
          IF jsonb_array_length(notices) > ${MAX_LEADS} THEN
            SELECT jsonb_agg(notice) INTO notices FROM (
              SELECT DISTINCT jsonb_build_array(NULL, ${snapshot('o')}, NULL) AS notice
              FROM old_rows o LIMIT ${MAX_LEADS + 1}) kinds;
          END IF;
        END IF;
        IF jsonb_array_length(notices) > ${MAX_LEADS} THEN
          PERFORM pg_notify('${CHANNEL}', '{"all":true}');
        ELSIF notices IS NOT NULL THEN
          PERFORM pg_notify('${CHANNEL}', jsonb_build_object('leads', notices)::text);
        END IF;
        RETURN NULL;
      END $$`);
    const sides = `SELECT first_id AS id FROM changed_rows UNION SELECT second_id FROM changed_rows LIMIT ${MAX_LEADS + 1}`;
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION announce_lead_pairs() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        notices jsonb;
      BEGIN
        WITH seen AS (
          SELECT l.id, ${snapshot('l')} AS snapshot FROM (${sides}) AS side JOIN leads l ON l.id = side.id
        )
        SELECT jsonb_agg(jsonb_build_array(id, snapshot, snapshot)) INTO notices FROM seen;
        IF jsonb_array_length(notices) > ${MAX_LEADS} THEN
          PERFORM pg_notify('${CHANNEL}', '{"all":true}');
        ELSIF notices IS NOT NULL THEN
          PERFORM pg_notify('${CHANNEL}', jsonb_build_object('leads', notices)::text);
        END IF;
        RETURN NULL;
      END $$`);
  }

  /** What left the pool left the list of everybody who may take from it. */
  private async tellRemovalsApart(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET lock_timeout = '5min'`);
    const [unfinished]: unknown[] = await queryRunner.query(
      `SELECT 1 FROM pg_index WHERE indexrelid = to_regclass('lead_removals_each_once') AND NOT indisvalid`,
    );
    if (unfinished) await queryRunner.query(`DROP INDEX CONCURRENTLY lead_removals_each_once`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS lead_removals_each_once ON lead_removals ${ONCE}`,
    );
    await retryLocks(queryRunner, async () => {
      await queryRunner.query(`
        CREATE OR REPLACE FUNCTION note_lead_removal() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          went boolean := TG_OP = 'DELETE';
        BEGIN
          IF TG_OP = 'UPDATE' THEN
            went := OLD.merged_into IS DISTINCT FROM NEW.merged_into
              OR (OLD.quarantined_at IS NULL) <> (NEW.quarantined_at IS NULL);
          END IF;
          INSERT INTO lead_removals AS r (lead_id, type, assigned_to, in_pool, is_gone, removed_at)
          SELECT OLD.id, OLD.type, OLD.assigned_to, OLD.in_pool, left_list.is_gone, clock_timestamp()
          FROM (VALUES
            (TRUE, went),
            (FALSE, TG_OP = 'UPDATE' AND (
              OLD.assigned_to IS NOT NULL AND OLD.assigned_to IS DISTINCT FROM NEW.assigned_to
              OR OLD.in_pool AND NOT NEW.in_pool))
          ) AS left_list (is_gone, is_so)
          WHERE left_list.is_so
          ON CONFLICT ${ONCE}
          DO UPDATE SET assigned_to = excluded.assigned_to, in_pool = excluded.in_pool, removed_at = excluded.removed_at;
          RETURN NULL;
        END $$`);
      await queryRunner.query(`
        CREATE OR REPLACE TRIGGER leads_left AFTER UPDATE OF merged_into, quarantined_at, assigned_to, in_pool ON leads
        FOR EACH ROW WHEN (OLD.merged_into IS DISTINCT FROM NEW.merged_into
          OR (OLD.quarantined_at IS NULL) <> (NEW.quarantined_at IS NULL)
          OR OLD.assigned_to IS NOT NULL AND OLD.assigned_to IS DISTINCT FROM NEW.assigned_to
          OR OLD.in_pool AND NOT NEW.in_pool)
        EXECUTE FUNCTION note_lead_removal()`);
      await queryRunner.query(`DROP INDEX IF EXISTS lead_removals_once`);
    });
  }
}
