import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links from "Forgot password" emails, and a mark for the generated password of the first administrator. */
export class PasswordResets1765100000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE password_resets (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        requested_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        -- When the link was used or replaced.
        ended_at timestamptz
      )`);
    await queryRunner.query('CREATE INDEX password_resets_user ON password_resets (user_id)');
    // Until now, must_change_password was true only for a generated password.
    await queryRunner.query('ALTER TABLE users ADD COLUMN has_generated_password boolean NOT NULL DEFAULT false');
    await queryRunner.query('UPDATE users SET has_generated_password = true WHERE must_change_password');
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
