import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** Whose password was generated and has to be changed before anything else. */
export class FirstPasswords1764200100000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await retryLocks(queryRunner, async () => {
      await queryRunner.query(
        `ALTER TABLE users ADD COLUMN IF NOT EXISTS must_change_password boolean NOT NULL DEFAULT false`,
      );
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
