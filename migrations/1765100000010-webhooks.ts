import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks, and the deliveries of events to them. An event and a notification can be about a webhook. */
export class Webhooks1765100000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE webhooks (
        id uuid PRIMARY KEY,
        url text NOT NULL,
        types text[] NOT NULL,
        lead_types text[] NOT NULL,
        key_id uuid NOT NULL REFERENCES api_keys,
        payload text NOT NULL,
        is_paused boolean NOT NULL DEFAULT FALSE,
        -- Null: enabled.
        disabled_for text DEFAULT 'new',
        -- Encrypted. After a rotation, messages are also signed with the former secret until this time.
        secret bytea NOT NULL,
        former_secret bytea,
        former_until timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        -- Events up to this time are queued.
        queued_until timestamptz NOT NULL DEFAULT now(),
        last_success_at timestamptz,
        -- The first failure since the last success.
        failing_since timestamptz,
        -- Events since then were not sent, because the webhook was disabled or its address was changed.
        missed_since timestamptz,
        -- The receiver asked for no calls before this time.
        retry_at timestamptz
      );
      CREATE TABLE webhook_deliveries (
        id uuid PRIMARY KEY DEFAULT new_uuidv7(),
        webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
        event_id uuid NOT NULL,
        event_at timestamptz NOT NULL,
        lead_id uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        -- waiting, sent, withheld or dead.
        state text NOT NULL DEFAULT 'waiting',
        tries integer NOT NULL DEFAULT 0,
        first_failed_at timestamptz,
        next_try_at timestamptz NOT NULL DEFAULT now(),
        -- Until this time, only the process that took the delivery can send it.
        taken_until timestamptz,
        -- About the last try.
        tried_at timestamptz,
        host text,
        status integer,
        milliseconds integer,
        CONSTRAINT webhook_deliveries_once UNIQUE (webhook_id, event_id)
      );
      CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, next_try_at, event_at, event_id)
        WHERE state = 'waiting';
      CREATE INDEX webhook_deliveries_of_lead ON webhook_deliveries (webhook_id, lead_id, event_at, event_id)
        WHERE state = 'waiting';
      CREATE INDEX webhook_deliveries_listed ON webhook_deliveries (webhook_id, event_at, event_id);
      CREATE INDEX webhook_deliveries_tried ON webhook_deliveries (webhook_id, tried_at) INCLUDE (state);
      CREATE INDEX webhook_deliveries_dead ON webhook_deliveries (webhook_id, event_at, event_id) WHERE state = 'dead';
      CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at);
      ALTER TABLE events ALTER lead_id DROP NOT NULL, ALTER lead_type DROP NOT NULL, ADD webhook_id uuid,
        ADD CONSTRAINT events_about CHECK ((lead_id IS NULL) <> (webhook_id IS NULL));
      ALTER TABLE notifications DROP CONSTRAINT notifications_about,
        ADD webhook_id uuid REFERENCES webhooks ON DELETE CASCADE,
        ADD CONSTRAINT notifications_about CHECK (num_nonnulls(lead_id, key_id, webhook_id) = 1)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
