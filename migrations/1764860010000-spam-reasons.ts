import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** Why a lead may be spam; NULL without a sign, and for leads from before reasons were stored. */
export class SpamReasons1764860010000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    try {
      await retryLocks(queryRunner, async () => {
        await queryRunner.query(`ALTER TABLE leads ADD COLUMN IF NOT EXISTS spam_reasons text[]`);
      });
    } finally {
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
