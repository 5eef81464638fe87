import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from '../src/database/retry-locks.js';

const LEADS_AT_ONCE = 500;

/** Each index finds the leads of a place, newest first. The first 100 characters of a name fit into an index row. */
const indexes = {
  leads_in_village: `(left(lead_town_form(village), 100), created_at DESC, id DESC)
    INCLUDE (village, type, assigned_to, in_pool) WHERE village IS NOT NULL`,
  leads_in_block: `(left(lead_town_form(block), 100), created_at DESC, id DESC)
    INCLUDE (block, type, assigned_to, in_pool) WHERE block IS NOT NULL`,
  // Also has the columns that the report of districts reads.
  leads_in_district: `(left(lead_town_form(district), 100), created_at DESC, id DESC)
    INCLUDE (district, state, type, status, priority, assigned_to, in_pool, first_response_at, due_at, close_reason,
      follow_up_on, erased_at) WHERE district IS NOT NULL`,
};

/** Adds village, block and district to leads. Fills the district of existing applications for a district. */
export class NamePlaces1765100000004 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await retryLocks(queryRunner, () =>
      queryRunner.query(`
        ALTER TABLE leads
          ADD COLUMN IF NOT EXISTS village text,
          ADD COLUMN IF NOT EXISTS block text,
          ADD COLUMN IF NOT EXISTS district text`),
    );
    await this.fillDistricts(queryRunner);
    for (const [name, definition] of Object.entries(indexes)) await this.createIndex(queryRunner, name, definition);
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  /** As `withPlacesOf` does at intake. `lead_search` stays right, because it already has the whole answer. */
  private async fillDistricts(queryRunner: QueryRunner): Promise<void> {
    let after: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (after !== undefined) {
      let last: string | undefined;
      await retryLocks(queryRunner, async () => {
        const [row]: { last: string | null }[] = await queryRunner.query(
          `WITH answered AS MATERIALIZED (
             SELECT id, btrim(split_part(details ->> 'preferredDistrict', ',', 1)) AS district
             FROM leads
             WHERE id > $1 AND type = 'ddo_application' AND district IS NULL AND erased_at IS NULL
               AND btrim(split_part(details ->> 'preferredDistrict', ',', 1)) <> ''
             ORDER BY id LIMIT ${LEADS_AT_ONCE} FOR NO KEY UPDATE
           ), filled AS (
             UPDATE leads SET district = answered.district FROM answered WHERE leads.id = answered.id
           )
           SELECT id AS last FROM answered ORDER BY id DESC LIMIT 1`,
          [after],
        );
        last = row?.last ?? undefined;
      });
      after = last;
    }
  }

  private async createIndex(queryRunner: QueryRunner, name: string, definition: string): Promise<void> {
    const failed: unknown[] = await queryRunner.query(
      'SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
      [name],
    );
    await queryRunner.query(`SET lock_timeout = '10min'`);
    try {
      if (failed.length > 0) await queryRunner.query(`DROP INDEX CONCURRENTLY ${name}`);
      await queryRunner.query(
        `CREATE INDEX CONCURRENTLY IF NOT EXISTS ${name} ON leads ${definition}
           AND quarantined_at IS NULL AND merged_into IS NULL`,
      );
    } finally {
      await queryRunner.query('RESET lock_timeout');
    }
  }
}
