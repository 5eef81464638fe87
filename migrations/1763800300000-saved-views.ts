import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** The views of the dashboard that people keep under a name, each for themselves. */
export class SavedViews1763800300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await retryLocks(queryRunner, () => this.addTable(queryRunner));
  }

  private async addTable(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE saved_views (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        query text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX saved_views_name_unique ON saved_views (user_id, lower(name))`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
