import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** When the author of a note changed it last. */
export class EditedNotes1764700300000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await retryLocks(queryRunner, async () => {
      await queryRunner.query(`ALTER TABLE lead_notes ADD COLUMN IF NOT EXISTS edited_at timestamptz`);
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
