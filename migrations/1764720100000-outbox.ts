import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

const TABLES = ['notification_settings', 'push_subscriptions', 'outbox'];

/** Which channels the server whose connection this is can send by: nothing is written for one that nobody sends by. */
const CAN_SEND = `position(c.channel IN coalesce(current_setting('kisan_canteen.channels', true), '')) > 0`;
const CHANNELS = `(VALUES ('mail'), ('push')) AS c (channel)`;
const hasDevice = (user: string) => `EXISTS (SELECT FROM push_subscriptions d WHERE d.user_id = ${user})`;

/**
 * What is to leave the house, one row for an event and person, written in the transaction of what happened: mails and pushes
 * to staff, acknowledgements to visitors. No row holds an address or a word; they are read when it is sent. A server of
 * the previous version says nothing of channels and so writes no row.
 */
export class Outbox1764720100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await retryLocks(queryRunner, () => this.createTables(queryRunner));
    await retryLocks(queryRunner, () =>
      queryRunner.query(`ALTER TABLE notifications ADD COLUMN IF NOT EXISTS change_id text`),
    );
    await queryRunner.query(`
      CREATE INDEX IF NOT EXISTS notifications_of_change ON notifications (user_id, change_id) WHERE change_id IS NOT NULL`);
    await this.createFunctions(queryRunner);
    await retryLocks(queryRunner, () => this.createTriggers(queryRunner));
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async createTables(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS notification_settings (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        assigned_mail boolean NOT NULL DEFAULT true,
        watched_types text[] NOT NULL DEFAULT '{}',
        digest_mail boolean NOT NULL DEFAULT true,
        push boolean NOT NULL DEFAULT true
      )`);
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS push_subscriptions (
        id uuid PRIMARY KEY DEFAULT new_uuidv7(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        endpoint text NOT NULL UNIQUE,
        p256dh text NOT NULL,
        auth text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`CREATE INDEX IF NOT EXISTS push_subscriptions_of_user ON push_subscriptions (user_id)`);
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS outbox (
        id uuid PRIMARY KEY DEFAULT new_uuidv7(),
        channel text NOT NULL,
        kind text NOT NULL,
        event text NOT NULL,
        user_id uuid REFERENCES users ON DELETE CASCADE,
        lead_id uuid REFERENCES leads ON DELETE CASCADE,
        recipient_hash bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        queued_at timestamptz,
        done_at timestamptz,
        outcome text,
        CONSTRAINT outbox_once UNIQUE NULLS NOT DISTINCT (channel, event, user_id)
      )`);
    await queryRunner.query(`CREATE INDEX IF NOT EXISTS outbox_waiting ON outbox (id) WHERE queued_at IS NULL`);
    await queryRunner.query(`CREATE INDEX IF NOT EXISTS outbox_of_lead ON outbox (lead_id)`);
    await queryRunner.query(`CREATE INDEX IF NOT EXISTS outbox_of_user ON outbox (user_id)`);
    await queryRunner.query(`CREATE INDEX IF NOT EXISTS outbox_age ON outbox (created_at)`);
    await queryRunner.query(
      `CREATE INDEX IF NOT EXISTS outbox_recipients ON outbox (recipient_hash) WHERE recipient_hash IS NOT NULL`,
    );
    // Whoever the owner lets write leads writes these rows with them.
    await queryRunner.query(`
      DO $$
      DECLARE
        granted record;
      BEGIN
        FOR granted IN
          SELECT DISTINCT grantee::regrole AS role FROM pg_class, aclexplode(relacl)
          WHERE oid = 'leads'::regclass AND grantee <> relowner AND grantee <> 0 AND privilege_type = 'UPDATE'
        LOOP
          EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ${TABLES.join(', ')} TO %s', granted.role);
        END LOOP;
      END $$`);
  }

  private async createFunctions(queryRunner: QueryRunner): Promise<void> {
    // What one transaction gave to one person is one message, however many leads it is.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION send_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF coalesce(current_setting('kisan_canteen.channels', true), '') = '' THEN RETURN NULL; END IF;
        INSERT INTO outbox (channel, kind, event, user_id, lead_id)
        SELECT DISTINCT c.channel, n.kind, coalesce(n.kind || ':change:' || n.change_id, n.event), n.user_id,
          CASE WHEN n.change_id IS NULL THEN n.lead_id END
        FROM new_rows n
        LEFT JOIN notification_settings s ON s.user_id = n.user_id
        CROSS JOIN ${CHANNELS}
        WHERE ${CAN_SEND} AND CASE c.channel
          WHEN 'mail' THEN n.kind = 'assigned' AND coalesce(s.assigned_mail, true)
          ELSE coalesce(s.push, true) AND ${hasDevice('n.user_id')} END
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`);
    // Its history says that a lead is new and who made it; only what a visitor sent is acknowledged.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION send_of_new_leads() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF coalesce(current_setting('kisan_canteen.channels', true), '') = '' THEN RETURN NULL; END IF;
        INSERT INTO outbox (channel, kind, event, user_id, lead_id)
        SELECT c.channel, 'new_lead', 'new_lead:' || n.id, s.user_id, n.id
        FROM new_rows n
        JOIN audit_events e ON e.subject_type = 'lead' AND e.subject_id = n.id AND e.action = 'lead.created' AND e.at = now()
        JOIN notification_settings s ON n.type = ANY (s.watched_types)
        CROSS JOIN ${CHANNELS}
        WHERE n.assigned_to IS NULL AND n.quarantined_at IS NULL AND e.actor_id IS DISTINCT FROM s.user_id
          AND ${CAN_SEND} AND (c.channel = 'mail' OR s.push AND ${hasDevice('s.user_id')})
        UNION ALL
        SELECT 'mail', 'acknowledgement', 'acknowledgement:' || n.id, NULL, n.id
        FROM new_rows n
        JOIN audit_events e ON e.subject_type = 'lead' AND e.subject_id = n.id AND e.action = 'lead.created' AND e.at = now()
        CROSS JOIN (VALUES ('mail')) AS c (channel)
        WHERE n.email IS NOT NULL AND n.quarantined_at IS NULL AND e.actor_id IS NULL AND ${CAN_SEND}
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`);
    // Out of suspected spam and nobody's: as if it had come now, but the visitor is told nothing.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION send_of_restored_lead() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO outbox (channel, kind, event, user_id, lead_id)
        SELECT c.channel, 'new_lead', 'new_lead:' || NEW.id, s.user_id, NEW.id
        FROM notification_settings s CROSS JOIN ${CHANNELS}
        WHERE NEW.type = ANY (s.watched_types) AND ${CAN_SEND} AND (c.channel = 'mail' OR s.push AND ${hasDevice('s.user_id')})
          AND s.user_id IS DISTINCT FROM (
            SELECT e.actor_id FROM audit_events e
            WHERE e.subject_type = 'lead' AND e.subject_id = NEW.id AND e.at = now() ORDER BY e.id DESC LIMIT 1)
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`);
    // As before, with the change that several leads belong to.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION notify_of_assigned_lead() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        actor uuid := (
          SELECT e.actor_id FROM audit_events e
          WHERE e.subject_type = 'lead' AND e.subject_id = NEW.id AND e.at = now() ORDER BY e.id DESC LIMIT 1);
      BEGIN
        IF actor IS NOT DISTINCT FROM NEW.assigned_to THEN RETURN NULL; END IF;
        INSERT INTO notifications (user_id, kind, lead_id, actor_id, event, change_id)
        SELECT l.assigned_to, 'assigned', l.id, actor, 'assigned:' || l.id || ':' || l.version,
          to_char(now(), 'YYYYMMDD') || pg_current_xact_id()
        FROM leads l
        WHERE l.id = NEW.id AND l.assigned_to = NEW.assigned_to AND l.quarantined_at IS NULL AND l.merged_into IS NULL
        ON CONFLICT DO NOTHING;
        IF FOUND THEN
          PERFORM pg_notify('live',
            jsonb_build_object('leads', '[]'::jsonb, 'told', jsonb_build_array(NEW.assigned_to))::text);
        END IF;
        RETURN NULL;
      END $$`);
  }

  private async createTriggers(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER notifications_send AFTER INSERT ON notifications
      REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION send_notifications()`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_send_new AFTER INSERT ON leads
      REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION send_of_new_leads()`);
    await queryRunner.query(`DROP TRIGGER IF EXISTS leads_send_restored ON leads`);
    await queryRunner.query(`
      CREATE CONSTRAINT TRIGGER leads_send_restored AFTER UPDATE OF quarantined_at ON leads
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      WHEN (OLD.quarantined_at IS NOT NULL AND OLD.merged_into IS NULL AND NEW.quarantined_at IS NULL
        AND NEW.assigned_to IS NULL)
      EXECUTE FUNCTION send_of_restored_lead()`);
  }
}
