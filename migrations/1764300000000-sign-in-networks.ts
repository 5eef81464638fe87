import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** The networks that people have signed in from: tries from there are not counted among strangers'. */
export class SignInNetworks1764300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // The foreign key locks users against every change.
    await retryLocks(queryRunner, async () => {
      await queryRunner.query(`
        CREATE TABLE sign_in_networks (
          user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
          network text NOT NULL,
          last_used_at timestamptz NOT NULL DEFAULT now(),
          PRIMARY KEY (user_id, network)
        )`);
    });
    await queryRunner.query(`CREATE INDEX sign_in_networks_network ON sign_in_networks (network)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
