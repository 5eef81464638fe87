import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The outbox becomes the queue; who is notified is decided in TypeScript (notices.sql.ts). */
export class OneQueue1765000100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER leads_notify_assigned ON leads;
      DROP TRIGGER leads_notify_new ON leads;
      DROP TRIGGER leads_send_new ON leads;
      DROP TRIGGER leads_send_restored ON leads;
      DROP TRIGGER duplicate_pairs_notify ON duplicate_pairs;
      DROP TRIGGER notifications_send ON notifications;
      DROP TRIGGER leads_keep_follow_up ON leads;
      DROP TRIGGER leads_add_follow_up ON leads;
      DROP TRIGGER leads_clear_close_reason ON leads;
      DROP FUNCTION notify_of_assigned_lead, notify_of_new_leads, notify_of_repeated_request, send_notifications,
        send_of_new_leads, send_of_restored_lead, assign_leads_by_rule, assignment_details, keep_next_follow_up, add_next_follow_up, clear_close_reason;

      ALTER TABLE outbox
        ADD COLUMN device_id uuid CONSTRAINT outbox_device_id_fkey REFERENCES push_subscriptions (id) ON DELETE CASCADE,
        ADD COLUMN tries integer NOT NULL DEFAULT 0,
        ADD COLUMN next_try_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN taken_until timestamptz,
        DROP COLUMN queued_at,
        DROP CONSTRAINT outbox_once,
        ADD CONSTRAINT outbox_once UNIQUE NULLS NOT DISTINCT (channel, event, user_id, device_id);
      CREATE INDEX outbox_due ON outbox (channel, (tries > 0), (user_id IS NULL), id) WHERE done_at IS NULL;
      CREATE INDEX outbox_of_device ON outbox (device_id, id) WHERE device_id IS NOT NULL;
      DROP SCHEMA IF EXISTS graphile_worker CASCADE;
    `);
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
