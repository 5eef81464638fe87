import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** What a server process hears on this channel: beside leads and users, who was told something. */
const CHANNEL = 'live';

/** Who did what was recorded last of a lead: nobody is told of their own acts. */
const actorOf = (lead: string, condition: string) => `
  (SELECT e.actor_id FROM audit_events e
   WHERE e.subject_type = 'lead' AND e.subject_id = ${lead} AND ${condition} ORDER BY e.id DESC LIMIT 1)`;

/** The previous version hears a message of leads that names none. */
const tell = (user: string) =>
  `pg_notify('${CHANNEL}', jsonb_build_object('leads', '[]'::jsonb, 'told', jsonb_build_array(${user}))::text)`;

/**
 * What concerns a member of staff, one row for an event and person; no row says anything of a visitor, that is read from the
 * lead. Triggers write the rows in the transaction of what happened, whichever version of the server makes it happen. A new
 * lead's row is published by a server process afterwards: commits that notify wait for each other, and forms must not.
 */
export class Notifications1764720000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await retryLocks(queryRunner, () => this.createTable(queryRunner));
    await this.createFunctions(queryRunner);
    await retryLocks(queryRunner, () => this.createTriggers(queryRunner));
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async createTable(queryRunner: QueryRunner): Promise<void> {
    // PostgreSQL has uuidv7() from 18 on only.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION new_uuidv7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE
      RETURN encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
        PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
        FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid`);
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS notifications (
        id uuid PRIMARY KEY DEFAULT new_uuidv7(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        kind text NOT NULL,
        lead_id uuid NOT NULL REFERENCES leads ON DELETE CASCADE,
        earlier_lead_id uuid REFERENCES leads ON DELETE CASCADE,
        actor_id uuid,
        event text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        read_at timestamptz,
        is_published boolean NOT NULL DEFAULT true,
        CONSTRAINT notifications_once UNIQUE (user_id, event)
      )`);
    await queryRunner.query(
      `CREATE INDEX IF NOT EXISTS notifications_newest ON notifications (user_id, created_at DESC, id DESC)`,
    );
    await queryRunner.query(`CREATE INDEX IF NOT EXISTS notifications_of_lead ON notifications (lead_id)`);
    await queryRunner.query(
      `CREATE INDEX IF NOT EXISTS notifications_of_earlier_lead ON notifications (earlier_lead_id) WHERE earlier_lead_id IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX IF NOT EXISTS notifications_unpublished ON notifications (id) WHERE NOT is_published`,
    );
    await queryRunner.query(`CREATE INDEX IF NOT EXISTS notifications_age ON notifications (created_at)`);
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
          EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON notifications TO %s', granted.role);
        END LOOP;
      END $$`);
  }

  private async createFunctions(queryRunner: QueryRunner): Promise<void> {
    // Its history says that a lead is new and who made it: what is loaded or restored is neither.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION notify_of_new_leads() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO notifications (user_id, kind, lead_id, actor_id, event, is_published)
        SELECT n.assigned_to, 'assigned', n.id, e.actor_id, 'assigned:' || n.id || ':' || n.version, false
        FROM new_rows n
        JOIN audit_events e ON e.subject_type = 'lead' AND e.subject_id = n.id AND e.action = 'lead.created' AND e.at = now()
        WHERE n.assigned_to IS NOT NULL AND n.quarantined_at IS NULL AND e.actor_id IS DISTINCT FROM n.assigned_to
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`);
    // At the commit: by then the history says who did it.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION notify_of_assigned_lead() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        actor uuid := ${actorOf('NEW.id', 'e.at = now()')};
      BEGIN
        IF actor IS NOT DISTINCT FROM NEW.assigned_to THEN RETURN NULL; END IF;
        INSERT INTO notifications (user_id, kind, lead_id, actor_id, event)
        SELECT l.assigned_to, 'assigned', l.id, actor, 'assigned:' || l.id || ':' || l.version
        FROM leads l
        WHERE l.id = NEW.id AND l.assigned_to = NEW.assigned_to AND l.quarantined_at IS NULL AND l.merged_into IS NULL
        ON CONFLICT DO NOTHING;
        IF FOUND THEN PERFORM ${tell('NEW.assigned_to')}; END IF;
        RETURN NULL;
      END $$`);
    // The newer lead of a pair has just come; the earlier one is somebody's open work.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION notify_of_repeated_request() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        person uuid;
      BEGIN
        FOR person IN
          WITH told AS (
            INSERT INTO notifications (user_id, kind, lead_id, earlier_lead_id, event)
            SELECT DISTINCT ON (newer.id, earlier.assigned_to)
              earlier.assigned_to, 'wrote_again', newer.id, earlier.id, 'wrote_again:' || newer.id
            FROM pairs p
            JOIN leads earlier ON earlier.id IN (p.first_id, p.second_id)
            JOIN leads newer ON newer.id IN (p.first_id, p.second_id)
              AND (earlier.created_at, earlier.id) < (newer.created_at, newer.id)
            WHERE p.reasons && '{phone,email}' AND newer.created_at > now() - interval '1 day'
              AND earlier.assigned_to IS NOT NULL AND earlier.status IN ('new', 'contacted', 'qualified')
              AND ${actorOf('newer.id', `e.action = 'lead.created'`)} IS DISTINCT FROM earlier.assigned_to
            ORDER BY newer.id, earlier.assigned_to, earlier.created_at DESC
            ON CONFLICT DO NOTHING
            RETURNING user_id
          )
          SELECT DISTINCT user_id FROM told
        LOOP
          PERFORM ${tell('person')};
        END LOOP;
        RETURN NULL;
      END $$`);
  }

  private async createTriggers(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_notify_new AFTER INSERT ON leads
      REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_of_new_leads()`);
    await queryRunner.query(`DROP TRIGGER IF EXISTS leads_notify_assigned ON leads`);
    await queryRunner.query(`
      CREATE CONSTRAINT TRIGGER leads_notify_assigned AFTER UPDATE OF assigned_to, quarantined_at ON leads
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      WHEN (NEW.assigned_to IS NOT NULL AND NEW.quarantined_at IS NULL
        AND (OLD.assigned_to IS DISTINCT FROM NEW.assigned_to
          OR OLD.quarantined_at IS NOT NULL AND OLD.merged_into IS NULL))
      EXECUTE FUNCTION notify_of_assigned_lead()`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER duplicate_pairs_notify AFTER INSERT ON duplicate_pairs
      REFERENCING NEW TABLE AS pairs FOR EACH STATEMENT EXECUTE FUNCTION notify_of_repeated_request()`);
  }
}
