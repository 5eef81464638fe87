import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** When the personal data of a lead was erased; the row stays, without a person, so that counts and reports stay true. */
export class ErasedLeads1764100100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await retryLocks(queryRunner, async () => {
      await queryRunner.query(`ALTER TABLE leads ADD COLUMN IF NOT EXISTS erased_at timestamptz`);
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
