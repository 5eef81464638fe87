import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'leads_suspected';

/** Suspected spam is counted at every look at the list and is a small part of the leads: an index holds it alone. */
export class SuspectedSpam1764600000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    // A concurrent build waits for every transaction under way, such as an export that somebody downloads slowly.
    await queryRunner.query(`SET lock_timeout = '5min'`);
    try {
      const [unfinished]: unknown[] = await queryRunner.query(
        `SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid`,
        [INDEX],
      );
      if (unfinished) await queryRunner.query(`DROP INDEX CONCURRENTLY ${INDEX}`);
      await queryRunner.query(
        `CREATE INDEX CONCURRENTLY IF NOT EXISTS ${INDEX} ON leads (created_at DESC, id DESC)
         WHERE quarantined_at IS NOT NULL AND merged_into IS NULL`,
      );
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
