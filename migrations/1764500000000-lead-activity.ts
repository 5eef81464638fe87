import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';
import { retryLocks } from './retry-locks.js';

/** When something of a lead, its notes or its history changed last; a lead from before this migration has its `updated_at`. */
const ACTIVITY = 'coalesce(activity_at, updated_at)';

/**
 * `activity_at` moves with every change of a lead's row, whichever version of the server makes it, and never back: an ETag
 * names it, and who keeps a copy of the leads reads on from where they were. No row is rewritten.
 */
export class LeadActivity1764500000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await retryLocks(queryRunner, () => this.addColumn(queryRunner));
      await buildIndex(
        queryRunner,
        'leads_by_activity',
        `((${ACTIVITY}), id) WHERE quarantined_at IS NULL AND merged_into IS NULL`,
      );
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async addColumn(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE leads ADD COLUMN IF NOT EXISTS activity_at timestamptz`);
    // The moment of the statement: a transaction's own moment may be long gone when it gets to the row.
    await queryRunner.query(`ALTER TABLE leads ALTER COLUMN activity_at SET DEFAULT clock_timestamp()`);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION move_lead_activity() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.activity_at := greatest(clock_timestamp(),
          coalesce(OLD.activity_at, OLD.updated_at) + interval '1 microsecond');
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_move_activity BEFORE UPDATE ON leads
      FOR EACH ROW EXECUTE FUNCTION move_lead_activity()`);
  }
}
