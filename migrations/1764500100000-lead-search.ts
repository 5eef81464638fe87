import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

const ROWS_AT_ONCE = 2_000;
const INDEX = 'lead_search_texts';

/** What the search box looks through, besides the notes. */
const COLUMNS = [
  'full_name',
  'email',
  'phone',
  'phone_e164',
  'city',
  'state',
  'address',
  'pincode',
  'details',
  'reference',
];
const DETAILS = [
  'location',
  'fieldAddress',
  'preferredDistrict',
  'registeredBusinessAddress',
  'zipCode',
  'currentBusinessName',
  'organizationName',
  'contactPerson',
  'message',
  'proposalDetails',
  'additionalNotes',
  'additionalInfo',
];
/**
 * What a lead is found by, beside the lead: its texts and notes (`texts`, one part a line) and its names by sound (`sounds`).
 * A table of its own, since neither a new column nor a rewritten one would leave a large `leads` alone, and since a change of
 * status then indexes no text anew. Triggers keep it, whichever version of the server writes; leads from before are added in
 * short transactions. `leads.search_text` stays for servers of the previous version, without its index: their searches are
 * right, and slow where there are very many leads. A later migration drops the column.
 */
export class LeadSearch1764500100000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await this.createForms(queryRunner);
      await retryLocks(queryRunner, () => this.createTable(queryRunner));
      await this.createFunctions(queryRunner);
      await retryLocks(queryRunner, () => this.createTriggers(queryRunner));
      // A batch waits where a lead it adds has just been changed, and a concurrent build for every transaction under way.
      await queryRunner.query(`SET lock_timeout = '5min'`);
      await this.addEarlierLeads(queryRunner);
      await this.createIndex(queryRunner);
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async createForms(queryRunner: QueryRunner): Promise<void> {
    const form = (signature: string, answer: string) =>
      queryRunner.query(
        `CREATE OR REPLACE FUNCTION ${signature} RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ${answer}`,
      );
    // Case, nukta dots, joiners (U+200C, U+200D) and the script of a digit make no difference.
    await form(
      'lead_text_form(value text)',
      `translate(lead_search_form(value), U&'०१२३४५६७८९\\200C\\200D', '0123456789')`,
    );
    // Hindi: long and short vowels, the three s, the n, nasals before a consonant. Latin: v/w, i/ee, u/oo, ph/f, z/j,
    // an h after a consonant, doubled letters.
    const hindi = `translate(lead_text_form(value), 'ीूईऊऐऔैौशषणँऑॉः', 'िुइउएओेोससनंआा')`;
    const nasals = `regexp_replace(replace(${hindi}, 'ृ', '्रि'), '[ङञनम]्(?=[क-ह])', 'ं', 'g')`;
    const latin = `replace(replace(replace(translate(${nasals}, 'wzqyf', 'vjkip'), 'ee', 'i'), 'oo', 'u'), 'x', 'ks')`;
    await form(
      'lead_sound_form(value text)',
      `regexp_replace(regexp_replace(${latin}, '([bcdgjkpst])h+', '\\1', 'g'), '([a-z])\\1+', '\\1', 'g')`,
    );
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION lead_search_texts(l leads) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
      RETURN lead_text_form(concat_ws(E'\\n', l.full_name, l.email, l.phone, lead_digits(l.phone), l.phone_e164,
        l.city, l.state, l.address, l.pincode, ${DETAILS.map((name) => `l.details ->> '${name}'`).join(', ')},
        l.reference, left(l.reference, 5) || '-' || substr(l.reference, 6), '#' || l.reference))`);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION lead_search_sounds(l leads) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
      RETURN lead_sound_form(concat_ws(E'\\n', l.full_name, l.details ->> 'contactPerson'))`);
  }

  private async createTable(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS lead_search (
        lead_id uuid PRIMARY KEY REFERENCES leads ON DELETE CASCADE,
        texts text NOT NULL,
        sounds text NOT NULL
      )`);
    // Whoever the owner lets write leads writes these rows with them.
    await queryRunner.query(`
      DO $$
      DECLARE
        granted record;
      BEGIN
        FOR granted IN
          SELECT grantee::regrole AS role, privilege_type AS privilege FROM pg_class, aclexplode(relacl)
          WHERE oid = 'leads'::regclass AND grantee <> relowner AND grantee <> 0
            AND privilege_type IN ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
        LOOP
          EXECUTE format('GRANT %s ON lead_search TO %s', granted.privilege, granted.role);
        END LOOP;
      END $$`);
  }

  private async createFunctions(queryRunner: QueryRunner): Promise<void> {
    // The leads are locked first: of two notes at once, the one committed last sees the other.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION refresh_lead_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM 1 FROM leads WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
        INSERT INTO lead_search AS s (lead_id, texts, sounds)
        SELECT l.id, concat_ws(E'\\n', lead_search_texts(l), lead_text_form(n.texts)), lead_search_sounds(l)
        FROM leads l
        CROSS JOIN LATERAL (
          SELECT string_agg(content, E'\\n' ORDER BY id) AS texts FROM lead_notes WHERE lead_id = l.id
        ) AS n
        WHERE l.id = ANY(ids)
        ON CONFLICT (lead_id) DO UPDATE SET texts = excluded.texts, sounds = excluded.sounds
        WHERE (s.texts, s.sounds) IS DISTINCT FROM (excluded.texts, excluded.sounds);
      END $$`);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION keep_lead_search() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- A load of very many leads adds them itself when it is done.
        IF current_setting('leads.search', true) = 'off' THEN RETURN NULL; END IF;
        IF TG_TABLE_NAME = 'lead_notes' THEN
          PERFORM refresh_lead_search(ARRAY(SELECT DISTINCT lead_id FROM changed_rows));
        ELSE
          INSERT INTO lead_search (lead_id, texts, sounds)
          SELECT l.id, lead_search_texts(l), lead_search_sounds(l) FROM leads l WHERE l.id IN (SELECT id FROM changed_rows);
        END IF;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION refresh_changed_lead() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM refresh_lead_search(ARRAY[CASE TG_TABLE_NAME WHEN 'leads' THEN NEW.id ELSE (to_jsonb(NEW) ->> 'lead_id')::uuid END]);
        RETURN NULL;
      END $$`);
  }

  private async createTriggers(queryRunner: QueryRunner): Promise<void> {
    const kept = (name: string, event: string, rows: string) =>
      queryRunner.query(`
        CREATE OR REPLACE TRIGGER ${name} AFTER ${event} REFERENCING ${rows} TABLE AS changed_rows
        FOR EACH STATEMENT EXECUTE FUNCTION keep_lead_search()`);
    await kept('leads_search_added', 'INSERT ON leads', 'NEW');
    await kept('lead_notes_search_added', 'INSERT ON lead_notes', 'NEW');
    await kept('lead_notes_search_deleted', 'DELETE ON lead_notes', 'OLD');
    const values = (row: string) => `(${COLUMNS.map((column) => `${row}.${column}`).join(', ')})`;
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_search_changed AFTER UPDATE OF ${COLUMNS.join(', ')} ON leads
      FOR EACH ROW WHEN (${values('OLD')} IS DISTINCT FROM ${values('NEW')}) EXECUTE FUNCTION refresh_changed_lead()`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER lead_notes_search_changed AFTER UPDATE OF content ON lead_notes
      FOR EACH ROW WHEN (OLD.content IS DISTINCT FROM NEW.content) EXECUTE FUNCTION refresh_changed_lead()`);
  }

  /** What a trigger has added meanwhile is newer; what is being deleted is locked against that, and nothing else. */
  private async addEarlierLeads(queryRunner: QueryRunner): Promise<void> {
    let last: string | null = '00000000-0000-0000-0000-000000000000';
    while (last !== null) {
      const [batch]: { last: string | null }[] = await queryRunner.query(
        `WITH batch AS (
           SELECT l.id FROM leads l WHERE l.id > $1 ORDER BY l.id LIMIT ${ROWS_AT_ONCE} FOR KEY SHARE
         ), added AS (
           INSERT INTO lead_search (lead_id, texts, sounds)
           SELECT l.id, concat_ws(E'\\n', lead_search_texts(l), lead_text_form(n.texts)), lead_search_sounds(l)
           FROM batch
           JOIN leads l ON l.id = batch.id
           CROSS JOIN LATERAL (
             SELECT string_agg(content, E'\\n' ORDER BY id) AS texts FROM lead_notes WHERE lead_id = l.id
           ) AS n
           ON CONFLICT (lead_id) DO NOTHING
         )
         SELECT max(id::text) AS last FROM batch`,
        [last],
      );
      last = batch?.last ?? null;
    }
  }

  private async createIndex(queryRunner: QueryRunner): Promise<void> {
    const [unfinished]: unknown[] = await queryRunner.query(
      `SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid`,
      [INDEX],
    );
    if (unfinished) await queryRunner.query(`DROP INDEX CONCURRENTLY ${INDEX}`);
    await queryRunner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS ${INDEX} ON lead_search USING gin (texts gin_trgm_ops, sounds gin_trgm_ops)`,
    );
    await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS leads_search`);
    await queryRunner.query('ANALYZE lead_search');
  }
}
