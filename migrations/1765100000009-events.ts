import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of leads that other systems follow. The routine `events.sql` adds the rows. */
export class Events1765100000009 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE events (
        id uuid PRIMARY KEY DEFAULT new_uuidv7(),
        -- The time of the statement, not of the transaction. Readers continue from it.
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        type text NOT NULL,
        -- No foreign key: the events of a deleted lead stay.
        lead_id uuid NOT NULL,
        -- After the change.
        lead_type text NOT NULL,
        actor_id uuid,
        changed text[] NOT NULL DEFAULT '{}',
        before jsonb NOT NULL DEFAULT '{}',
        after jsonb NOT NULL DEFAULT '{}'
      );
      CREATE INDEX events_order ON events (at, id);
      CREATE UNIQUE INDEX events_promise_missed ON events (lead_id) WHERE type = 'promise.missed';
      -- Cursors of a key are no longer valid after its rights changed, even if they were changed back.
      ALTER TABLE api_keys ADD rights_changed_at timestamptz NOT NULL DEFAULT now()`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
