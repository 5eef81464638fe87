import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * API keys of other systems, notes that they write, and notifications about them. The routine `actors.sql` names users
 * and keys.
 */
export class ApiKeys1765100000008 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE api_keys (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        prefix text NOT NULL,
        secret_hash bytea NOT NULL,
        -- After a rotation, the former secret is accepted until this time.
        former_hash bytea,
        former_until timestamptz,
        scopes text[] NOT NULL,
        lead_types text[] NOT NULL,
        -- No foreign key: the key stays if the user is deleted, and others are notified that its creator left.
        created_by uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        -- Null: never.
        expires_at timestamptz,
        last_used_at timestamptz,
        -- Rows of revoked keys stay, because the history names them.
        revoked_at timestamptz
      );
      CREATE UNIQUE INDEX api_keys_secret ON api_keys (secret_hash);
      CREATE UNIQUE INDEX api_keys_former_secret ON api_keys (former_hash) WHERE former_hash IS NOT NULL;
      CREATE INDEX api_keys_creator ON api_keys (created_by);
      -- A key can plan and complete follow-ups.
      ALTER TABLE lead_follow_ups DROP CONSTRAINT lead_follow_ups_created_by_fkey,
        DROP CONSTRAINT lead_follow_ups_done_by_fkey;
      ALTER TABLE lead_notes ADD COLUMN key_id uuid REFERENCES api_keys;
      ALTER TABLE notifications ALTER COLUMN lead_id DROP NOT NULL, ADD COLUMN key_id uuid REFERENCES api_keys,
        ADD CONSTRAINT notifications_about CHECK ((lead_id IS NULL) <> (key_id IS NULL))`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
