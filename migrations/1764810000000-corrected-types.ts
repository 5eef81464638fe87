import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** What the search box looks through, besides the notes; as in the migration of lead search. */
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
  'former_details',
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
/** One row for each type a lead has had that it is gone from, one for each assignee it was taken from, and one for the pool. */
const ONCE = `(lead_id, type, (CASE WHEN is_gone THEN 'gone' WHEN in_pool THEN 'pool' ELSE assigned_to::text END))`;

/**
 * A lead's type can be corrected: `original_type` is what it came as, `former_details` what it said in fields that its type does
 * not have, as `[{ type, details }]`; both NULL where it never was. Leads are found by that as by their other texts, and who keeps
 * a copy of the leads of the type before hears that it left.
 */
export class CorrectedTypes1764810000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await retryLocks(queryRunner, () => this.addColumns(queryRunner));
      await retryLocks(queryRunner, () => this.searchFormerDetails(queryRunner));
      await this.tellRemovalsApart(queryRunner);
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async addColumns(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE leads ADD COLUMN IF NOT EXISTS original_type text`);
    await queryRunner.query(`ALTER TABLE leads ADD COLUMN IF NOT EXISTS former_details jsonb`);
  }

  /** The same as before, with what corrections left. No lead has that yet, so none is searched anew. */
  private async searchFormerDetails(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION former_texts(former jsonb, names text[]) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN (SELECT string_agg(field.value, E'\\n')
        FROM jsonb_array_elements(former) AS entry CROSS JOIN LATERAL jsonb_each_text(entry -> 'details') AS field
        WHERE field.key = ANY (names))`);
    const former = (names: readonly string[]) =>
      `former_texts(l.former_details, ARRAY[${names.map((name) => `'${name}'`).join(', ')}])`;
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION lead_search_texts(l leads) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
      RETURN lead_text_form(concat_ws(E'\\n', l.full_name, l.email, l.phone, lead_digits(l.phone), l.phone_e164,
        l.city, l.state, l.address, l.pincode, ${DETAILS.map((name) => `l.details ->> '${name}'`).join(', ')},
        ${former(DETAILS)},
        l.reference, left(l.reference, 5) || '-' || substr(l.reference, 6), '#' || l.reference))`);
    const names = (glue: string) =>
      `concat_ws(${glue}, l.full_name, l.details ->> 'contactPerson', ${former(['contactPerson'])})`;
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION lead_search_sounds(l leads) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
      RETURN concat_ws(E'\\n', lead_sound_form(${names(`E'\\n'`)}), lead_sound_keys(${names(`' '`)}))`);
    const values = (row: string) => `(${COLUMNS.map((column) => `${row}.${column}`).join(', ')})`;
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_search_changed AFTER UPDATE OF ${COLUMNS.join(', ')} ON leads
      FOR EACH ROW WHEN (${values('OLD')} IS DISTINCT FROM ${values('NEW')}) EXECUTE FUNCTION refresh_changed_lead()`);
  }

  /** What got another type left the list of everybody who reads the leads of the one before. */
  private async tellRemovalsApart(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET lock_timeout = '5min'`);
    const [unfinished]: unknown[] = await queryRunner.query(
      `SELECT 1 FROM pg_index WHERE indexrelid = to_regclass('lead_removals_once_a_type') AND NOT indisvalid`,
    );
    if (unfinished) await queryRunner.query(`DROP INDEX CONCURRENTLY lead_removals_once_a_type`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS lead_removals_once_a_type ON lead_removals ${ONCE}`,
    );
    await retryLocks(queryRunner, async () => {
      await queryRunner.query(`
        CREATE OR REPLACE FUNCTION note_lead_removal() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          went boolean := TG_OP = 'DELETE';
        BEGIN
          IF TG_OP = 'UPDATE' THEN
            went := OLD.merged_into IS DISTINCT FROM NEW.merged_into OR OLD.type <> NEW.type
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
        CREATE OR REPLACE TRIGGER leads_left AFTER UPDATE OF type, merged_into, quarantined_at, assigned_to, in_pool ON leads
        FOR EACH ROW WHEN (OLD.merged_into IS DISTINCT FROM NEW.merged_into OR OLD.type <> NEW.type
          OR (OLD.quarantined_at IS NULL) <> (NEW.quarantined_at IS NULL)
          OR OLD.assigned_to IS NOT NULL AND OLD.assigned_to IS DISTINCT FROM NEW.assigned_to
          OR OLD.in_pool AND NOT NEW.in_pool)
        EXECUTE FUNCTION note_lead_removal()`);
      await queryRunner.query(`DROP INDEX IF EXISTS lead_removals_each_once`);
    });
  }
}
