import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';
import { retryLocks } from './retry-locks.js';

/** Whatever parts words; not by classes of characters, which differ with the locale of the database. */
const SIGNS = '[\\u0001-\\u0040\\u005B-\\u0060\\u007B-\\u00BF\\u0964-\\u0970\\u2000-\\u206F\\u3000-\\u303F]+';
/** Words around a state's name that say nothing about which one it is. */
const NOISE = `ARRAY['the', 'of', 'and', 'state', 'india', 'bharat', 'और', 'एवं', 'व', 'राज्य', 'भारत']`;

/**
 * Lists and reports find leads by state in whatever spelling visitors typed. One form for all the ways to write a name: no
 * case, signs, spaces or nukta dots, and one sign for the nasals that Hindi writes either way (झारखण्ड, झारखंड). The spellings
 * that occur are read along an index: there are a few hundred in a million leads.
 */
export class StateSpellings1764740000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await queryRunner.query(`
        CREATE OR REPLACE FUNCTION state_spelling_key(typed text) RETURNS text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN (
          SELECT coalesce(string_agg(word, '' ORDER BY place), '')
          FROM regexp_split_to_table(
            regexp_replace(
              replace(lower(normalize(typed, NFKC)), U&'\\093C', ''),
              U&'[\\0919\\091E\\0923\\0928\\092E]\\094D(?=[\\0915-\\0939])|\\0901', U&'\\0902', 'g'),
            '${SIGNS}') WITH ORDINALITY AS words (word, place)
          WHERE word <> ALL (${NOISE}))`);
      await buildIndex(queryRunner, 'leads_by_state', `(state) WHERE state IS NOT NULL`);
      await retryLocks(queryRunner, () => this.createView(queryRunner));
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async createView(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE VIEW lead_state_spellings AS
      WITH RECURSIVE spellings AS (
        (SELECT state FROM leads WHERE state IS NOT NULL ORDER BY state LIMIT 1)
        UNION ALL
        SELECT (SELECT l.state FROM leads l WHERE l.state > spellings.state ORDER BY l.state LIMIT 1)
        FROM spellings WHERE spellings.state IS NOT NULL
      )
      SELECT state FROM spellings WHERE state IS NOT NULL`);
    // Whoever the owner lets read the leads may read the view.
    await queryRunner.query(`
      DO $$
      DECLARE
        granted record;
      BEGIN
        FOR granted IN
          SELECT DISTINCT grantee::regrole AS role FROM pg_class, aclexplode(relacl)
          WHERE oid = 'leads'::regclass AND grantee <> relowner AND grantee <> 0 AND privilege_type = 'SELECT'
        LOOP
          EXECUTE format('GRANT SELECT ON lead_state_spellings TO %s', granted.role);
        END LOOP;
      END $$`);
  }
}
