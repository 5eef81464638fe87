import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Targets of users, and the setting for the daily email about the team. */
export class StaffTargets1765100000006 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE staff_targets (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        lead_type text NOT NULL,
        calls_per_day integer,
        conversions_per_month integer,
        PRIMARY KEY (user_id, lead_type),
        CHECK (calls_per_day IS NOT NULL OR conversions_per_month IS NOT NULL)
      )`);
    await queryRunner.query('ALTER TABLE notification_settings ADD COLUMN team_mail boolean NOT NULL DEFAULT false');
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
