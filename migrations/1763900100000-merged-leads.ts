import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';
import { retryLocks } from './retry-locks.js';

const CHANNEL = 'live';
const MAX_LEADS = 30;

/** Whether a row of `leads` is out of the lists: suspected spam, or merged into another lead. */
const hidden = (row = '') => `(${row}quarantined_at IS NOT NULL OR ${row}merged_into IS NOT NULL)`;
const LISTED = 'quarantined_at IS NULL AND merged_into IS NULL';

const snapshot = (row: string) => `jsonb_build_array(${row}.type, ${row}.assigned_to, ${hidden(`${row}.`)})`;
const GROUP = `type, status, assigned_to, ${hidden()}`;

/** What a lead is matched by. */
const MATCHED_COLUMNS = [
  'phone_e164',
  'email',
  'full_name',
  'city',
  'state',
  'pincode',
  'quarantined_at',
  'merged_into',
];

/** The indexes that lists and counts read alone, without the table: these must know what is merged. */
const INDEXES: readonly { readonly name: string; readonly replaces: string; readonly definition: string }[] = [
  { name: 'leads_listed', replaces: 'leads_newest', definition: `(created_at DESC, id DESC) WHERE ${LISTED}` },
  {
    name: 'leads_listed_of_type',
    replaces: 'leads_type_status_newest',
    definition: `(type, status, created_at DESC, id DESC) WHERE ${LISTED}`,
  },
  {
    name: 'leads_listed_of_assignee',
    replaces: 'leads_assignee_newest',
    definition: `(assigned_to, created_at DESC, id DESC) WHERE ${LISTED}`,
  },
  {
    name: 'leads_promises_open',
    replaces: 'leads_open_promises',
    definition: `(due_at, id) INCLUDE (due_soon_at, type, assigned_to)
      WHERE first_response_at IS NULL AND due_at IS NOT NULL AND ${LISTED}`,
  },
  {
    name: 'leads_promises_open_first',
    replaces: 'leads_open_promises_first',
    definition: `((CASE WHEN first_response_at IS NULL THEN due_at END), id) WHERE ${LISTED}`,
  },
  {
    name: 'leads_promises_answered',
    replaces: 'leads_answered_promises',
    definition: `(first_response_at, due_at) INCLUDE (type, assigned_to)
      WHERE first_response_at IS NOT NULL AND ${LISTED}`,
  },
  {
    name: 'leads_reminders',
    replaces: 'leads_follow_ups',
    definition: `(follow_up_on, id) INCLUDE (type, assigned_to) WHERE follow_up_on IS NOT NULL AND ${LISTED}`,
  },
];

/**
 * A merged lead is out of the lists by `merged_into` alone; until now `quarantined_at` was set for it as well. Servers of
 * the previous version, which look at that column only, may still run: a trigger keeps it set for them, and a later
 * migration drops the trigger and clears the column where a lead is merged. While they run, their lists of a very large
 * table are slow (their indexes are replaced), and right.
 *
 * Not one transaction: indexes are made without holding up visitors' forms. Each part can be done twice.
 */
export class MergedLeads1763900100000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await retryLocks(queryRunner, () => this.keepForPreviousVersion(queryRunner));
      await this.replaceFunctions(queryRunner);
      await retryLocks(queryRunner, () => this.queueUnmerged(queryRunner));
      await this.replaceIndexes(queryRunner);
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async keepForPreviousVersion(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION quarantine_merged_lead() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.quarantined_at := CASE WHEN NEW.merged_into IS NOT NULL THEN coalesce(NEW.quarantined_at, now()) END;
        RETURN NEW;
      END $$`);
    // Only a listed lead can be merged, so what is unmerged is no spam.
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_quarantine_merged BEFORE UPDATE OF merged_into ON leads
      FOR EACH ROW WHEN (OLD.merged_into IS DISTINCT FROM NEW.merged_into) EXECUTE FUNCTION quarantine_merged_lead()`);
  }

  /** The same as before, with `merged_into` beside `quarantined_at`. */
  private async replaceFunctions(queryRunner: QueryRunner): Promise<void> {
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
              SELECT type, status, assigned_to, quarantined_at, merged_into, 1 AS change FROM new_rows
              UNION ALL
              SELECT type, status, assigned_to, quarantined_at, merged_into, -1 FROM old_rows) changes
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

  /** A trigger for columns fires only where the statement names one, and an undone merge names `merged_into` alone. */
  private async queueUnmerged(queryRunner: QueryRunner): Promise<void> {
    const values = (row: string) => `(${MATCHED_COLUMNS.map((column) => `${row}.${column}`).join(', ')})`;
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_queue_changed AFTER UPDATE OF ${MATCHED_COLUMNS.join(', ')} ON leads
      FOR EACH ROW WHEN (NEW.quarantined_at IS NULL AND NEW.merged_into IS NULL
        AND ${values('OLD')} IS DISTINCT FROM ${values('NEW')})
      EXECUTE FUNCTION queue_lead_matching()`);
  }

  private async replaceIndexes(queryRunner: QueryRunner): Promise<void> {
    for (const { name, replaces, definition } of INDEXES) {
      await buildIndex(queryRunner, name, definition);
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${replaces}`);
    }
    await queryRunner.query('ANALYZE leads');
  }
}
