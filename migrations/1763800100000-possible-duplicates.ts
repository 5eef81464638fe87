import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';
import { retryLocks } from './retry-locks.js';

/** What a server process hears on this channel; see the migration of live updates. */
const CHANNEL = 'live';
const MOST_LEADS = 30;

/** What a lead is matched by. */
const MATCHED_COLUMNS = ['phone_e164', 'email', 'full_name', 'city', 'state', 'pincode', 'quarantined_at'];

/**
 * Pairs of leads that may be of one person, what staff decided about each, and leads merged into others. A lead that
 * comes or is corrected waits in `unmatched_leads` until a server process has looked for its like: nobody who sends a
 * form waits for that, and a crash forgets none. Not one transaction, so that the indexes are made one by one; each
 * part can be done twice.
 */
export class PossibleDuplicates1763800100000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await retryLocks(queryRunner, () => this.addTables(queryRunner));
      await queryRunner.query(`ALTER TABLE leads VALIDATE CONSTRAINT leads_merged_into_fkey`);
      await this.addRules(queryRunner);
      await this.addIndexes(queryRunner);
      await retryLocks(queryRunner, () => this.addTriggers(queryRunner));
      await this.queueEarlierLeads(queryRunner);
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async addTables(queryRunner: QueryRunner): Promise<void> {
    // A merged lead is out of every list the way suspected spam is: `quarantined_at` is set as well.
    await queryRunner.query(`ALTER TABLE leads ADD COLUMN IF NOT EXISTS merged_into uuid`);
    // Checking the rows that are there would hold back writers; that is done afterwards.
    await queryRunner.query(`ALTER TABLE leads DROP CONSTRAINT IF EXISTS leads_merged_into_fkey`);
    await queryRunner.query(`
      ALTER TABLE leads ADD CONSTRAINT leads_merged_into_fkey
      FOREIGN KEY (merged_into) REFERENCES leads ON DELETE CASCADE NOT VALID`);
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS lead_pairs (
        first_id uuid NOT NULL REFERENCES leads ON DELETE CASCADE,
        second_id uuid NOT NULL REFERENCES leads ON DELETE CASCADE,
        reasons text[] NOT NULL,
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'linked', 'dismissed', 'merged')),
        decided_by uuid REFERENCES users ON DELETE SET NULL,
        decided_at timestamptz,
        survivor_id uuid,
        merge jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (first_id, second_id),
        CHECK (first_id < second_id),
        CHECK ((state = 'merged') = (survivor_id IS NOT NULL AND merge IS NOT NULL))
      )`);
    await queryRunner.query(`CREATE INDEX IF NOT EXISTS lead_pairs_second ON lead_pairs (second_id)`);
    await queryRunner.query(`
      CREATE OR REPLACE VIEW lead_pair_sides AS
      SELECT first_id AS lead_id, second_id AS other_id, reasons, state, decided_by, decided_at FROM lead_pairs
      UNION ALL
      SELECT second_id, first_id, reasons, state, decided_by, decided_at FROM lead_pairs`);
    // Only ever added to and taken from, so that a form never waits for a process that is matching.
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS unmatched_leads (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        lead_id uuid NOT NULL
      )`);
  }

  private async addRules(queryRunner: QueryRunner): Promise<void> {
    const rule = (signature: string, answer: string) =>
      queryRunner.query(
        `CREATE OR REPLACE FUNCTION ${signature} LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ${answer}`,
      );
    // A name as it is compared: without case, nukta dots, punctuation and forms of address.
    await rule(
      'lead_name_form(value text) RETURNS text',
      `regexp_replace(
         btrim(regexp_replace(lead_search_form(value), '[.,''"()_/\\s-]+', ' ', 'g')),
         '^((shri|shree|sri|smt|shrimati|mr|mrs|ms|miss|dr|श्री|श्रीमती|सुश्री|डॉ) )+', '')`,
    );
    // Where similar names lie together in an index. Half of a village shares one name: a single word says too little.
    await rule(
      'lead_name_key(value text) RETURNS text',
      `CASE WHEN strpos(lead_name_form(value), ' ') > 0 THEN left(lead_name_form(value), 3) END`,
    );
    await rule(
      'lead_name_similarity(one text, other text) RETURNS real',
      `coalesce(similarity(lead_name_form(one), lead_name_form(other)), 0)`,
    );
    await rule('lead_town_form(value text) RETURNS text', `nullif(btrim(lead_search_form(value)), '')`);
    await rule('lead_pin_form(value text) RETURNS text', `nullif(lead_digits(value), '')`);
    await rule(
      'lead_same_place(a leads, b leads) RETURNS boolean',
      `coalesce(lead_pin_form((a).pincode) = lead_pin_form((b).pincode), false)
       OR (coalesce(lead_town_form((a).city) = lead_town_form((b).city), false)
           AND coalesce(lead_town_form((a).state) = lead_town_form((b).state), true))`,
    );
    await rule(
      'duplicate_reasons(a leads, b leads) RETURNS text[]',
      `array_remove(ARRAY[
         CASE WHEN (a).phone_e164 = (b).phone_e164 THEN 'phone' END,
         CASE WHEN lower((a).email) = lower((b).email) THEN 'email' END,
         CASE WHEN lead_name_key((a).full_name) = lead_name_key((b).full_name) AND lead_same_place(a, b)
           AND lead_name_similarity((a).full_name, (b).full_name) >= 0.6 THEN 'name' END
       ], NULL)`,
    );
  }

  private async addIndexes(queryRunner: QueryRunner): Promise<void> {
    const index = (name: string, columns: string) =>
      buildIndex(
        queryRunner,
        name,
        `(${columns}, id DESC)
         WHERE quarantined_at IS NULL AND ${columns.replaceAll(', ', ' IS NOT NULL AND ')} IS NOT NULL`,
      );
    await index('leads_same_phone', 'phone_e164');
    await index('leads_same_email', 'lower(email)');
    await index('leads_same_town', 'lead_town_form(city), lead_name_key(full_name)');
    await index('leads_same_pin', 'lead_pin_form(pincode), lead_name_key(full_name)');
    await buildIndex(queryRunner, 'leads_merged', `(merged_into) WHERE merged_into IS NOT NULL`);
    await queryRunner.query('ANALYZE leads');
  }

  private async addTriggers(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION queue_lead_matching() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO unmatched_leads (lead_id) VALUES (NEW.id);
        RETURN NULL;
      END $$`);
    // Who loads leads that are matched already says so for the transaction.
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_queue_new AFTER INSERT ON leads
      FOR EACH ROW WHEN (NEW.quarantined_at IS NULL AND current_setting('leads.matching', true) IS DISTINCT FROM 'off')
      EXECUTE FUNCTION queue_lead_matching()`);
    const differs = (row: string) => `(${MATCHED_COLUMNS.map((column) => `${row}.${column}`).join(', ')})`;
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_queue_changed AFTER UPDATE OF ${MATCHED_COLUMNS.join(', ')} ON leads
      FOR EACH ROW WHEN (NEW.quarantined_at IS NULL AND ${differs('OLD')} IS DISTINCT FROM ${differs('NEW')})
      EXECUTE FUNCTION queue_lead_matching()`);
    const sides = (rows: string) =>
      `SELECT first_id AS id FROM ${rows} UNION SELECT second_id FROM ${rows} LIMIT ${MOST_LEADS + 1}`;
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION announce_lead_pairs() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        notices jsonb;
      BEGIN
        WITH seen AS (
          SELECT l.id, jsonb_build_array(l.type, l.assigned_to, l.quarantined_at IS NOT NULL) AS snapshot
          FROM (${sides('changed_rows')}) AS side JOIN leads l ON l.id = side.id
        )
        SELECT jsonb_agg(jsonb_build_array(id, snapshot, snapshot)) INTO notices FROM seen;
        IF jsonb_array_length(notices) > ${MOST_LEADS} THEN
          PERFORM pg_notify('${CHANNEL}', '{"all":true}');
        ELSIF notices IS NOT NULL THEN
          PERFORM pg_notify('${CHANNEL}', jsonb_build_object('leads', notices)::text);
        END IF;
        RETURN NULL;
      END $$`);
    for (const [event, rows] of [
      ['INSERT', 'NEW TABLE AS changed_rows'],
      ['UPDATE', 'NEW TABLE AS changed_rows'],
      ['DELETE', 'OLD TABLE AS changed_rows'],
    ] as const) {
      await queryRunner.query(`
        CREATE OR REPLACE TRIGGER lead_pairs_announce_${event.toLowerCase()} AFTER ${event} ON lead_pairs
        REFERENCING ${rows} FOR EACH STATEMENT EXECUTE FUNCTION announce_lead_pairs()`);
    }
  }

  /** Leads that came before the triggers did are looked through in the background. */
  private async queueEarlierLeads(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO unmatched_leads (lead_id)
      SELECT l.id FROM leads l
      WHERE l.quarantined_at IS NULL AND NOT EXISTS (SELECT FROM unmatched_leads u WHERE u.lead_id = l.id)
      ORDER BY l.id`);
  }
}
