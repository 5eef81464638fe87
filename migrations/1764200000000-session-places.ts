import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** Where a session was begun, coarse, so that people recognise their own: kept while it lasts, no longer. */
export class SessionPlaces1764200000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await retryLocks(queryRunner, async () => {
      await queryRunner.query(`ALTER TABLE sessions ADD COLUMN IF NOT EXISTS browser text`);
      await queryRunner.query(`ALTER TABLE sessions ADD COLUMN IF NOT EXISTS address text`);
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
