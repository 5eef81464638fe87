import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** What spoke for spam when a lead came; NULL where nothing did, or for leads from before this was kept. */
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
