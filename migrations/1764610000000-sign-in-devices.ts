import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** The browsers that people have signed in with: what others try at the account behind the same address is not counted for them. */
export class SignInDevices1764610000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // The foreign key locks users against every change.
    await retryLocks(queryRunner, async () => {
      await queryRunner.query(`
        CREATE TABLE sign_in_devices (
          user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
          fingerprint text NOT NULL,
          last_used_at timestamptz NOT NULL DEFAULT now(),
          PRIMARY KEY (user_id, fingerprint)
        )`);
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
