import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';
import { retryLocks } from './retry-locks.js';

/**
 * Why a lead was closed or rejected. The codes live in src/lead-types, so a new one needs no migration. A lead that is opened
 * again has no reason any more, whichever version of the server opens it.
 */
export class CloseReasons1764700200000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await queryRunner.query(`
        CREATE OR REPLACE FUNCTION clear_close_reason() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.close_reason := NULL;
          RETURN NEW;
        END $$`);
      await retryLocks(queryRunner, async () => {
        await queryRunner.query(`ALTER TABLE leads ADD COLUMN IF NOT EXISTS close_reason text`);
        await queryRunner.query(`
          CREATE OR REPLACE TRIGGER leads_clear_close_reason BEFORE UPDATE OF status, close_reason ON leads
          FOR EACH ROW WHEN (NEW.close_reason IS NOT NULL AND NEW.status NOT IN ('closed', 'rejected'))
          EXECUTE FUNCTION clear_close_reason()`);
      });
      await buildIndex(
        queryRunner,
        'leads_closed_with_reason',
        `(close_reason, created_at DESC, id DESC) INCLUDE (type, assigned_to)
         WHERE close_reason IS NOT NULL AND quarantined_at IS NULL AND merged_into IS NULL`,
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
