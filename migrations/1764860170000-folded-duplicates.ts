import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Possible duplicates by name and place are compared as search folds texts (`lead_text_form`): marks that show nothing, accents,
 * kinds of quotes, dashes and full stops, and digits of any script make no difference.
 */
export class FoldedDuplicates1764860170000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await rule(
      queryRunner,
      'lead_name_form',
      `regexp_replace(
         btrim(regexp_replace(lead_text_form(value), '[.,''()_/\\s-]+', ' ', 'g')),
         '^((shri|shree|sri|smt|shrimati|mr|mrs|ms|miss|dr|श्री|श्रीमती|सुश्री|डॉ) )+', '')`,
    );
    await rule(queryRunner, 'lead_town_form', `nullif(btrim(lead_text_form(value)), '')`);
    await rule(queryRunner, 'lead_pin_form', `nullif(lead_phone_digits(value), '')`);
    await queryRunner.query('SET statement_timeout = 0');
    // Rebuilding waits for every transaction under way, such as an export that somebody downloads slowly.
    await queryRunner.query(`SET lock_timeout = '5min'`);
    try {
      for (const index of ['leads_same_town', 'leads_same_pin']) {
        // Left by a try that was broken off.
        await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}_ccnew`);
        await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}_ccold`);
        await queryRunner.query(`REINDEX INDEX CONCURRENTLY ${index}`);
      }
    } finally {
      await queryRunner.query('RESET statement_timeout');
      await queryRunner.query('RESET lock_timeout');
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}

function rule(queryRunner: QueryRunner, name: string, answer: string): Promise<unknown> {
  return queryRunner.query(
    `CREATE OR REPLACE FUNCTION ${name}(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ${answer}`,
  );
}
