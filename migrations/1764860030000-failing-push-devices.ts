import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** Since when a device cannot be reached, how often it was tried since, and when it is tried again. */
export class FailingPushDevices1764860030000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await retryLocks(queryRunner, () =>
      queryRunner.query(
        `ALTER TABLE push_subscriptions ADD COLUMN IF NOT EXISTS failures integer NOT NULL DEFAULT 0,
           ADD COLUMN IF NOT EXISTS failing_since timestamptz, ADD COLUMN IF NOT EXISTS retry_at timestamptz`,
      ),
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
