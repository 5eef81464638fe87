import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

const ROWS_AT_ONCE = 5_000;

/** The part of a row's details that names a person: values of a lead other than how it is worked, mails, searched texts. */
const PERSONAL_PATH = `(key LIKE 'personalInfo.%' OR key LIKE 'details.%' OR key = 'followUp')`;

/**
 * Audit rows stay for ever, and what names a person must be erasable: it stands in `audit_values`, one row for an event. Who
 * adds an event writes it into `audit_events.personal`, and a trigger moves it from there; a constraint holds that nothing
 * stays. Values of earlier rows are moved too, in short transactions; rows of a server of the previous version, which
 * writes them into `details` and `address`, are moved as they come (a later migration drops that trigger).
 *
 * Not one transaction, so that a large table can be written to meanwhile. Each part can be done twice.
 */
export class AuditValues1764100000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await this.createTable(queryRunner);
      await this.createSplit(queryRunner);
      await retryLocks(queryRunner, () => this.createTriggers(queryRunner));
      await queryRunner.query(`ALTER TABLE audit_events VALIDATE CONSTRAINT audit_events_personal_moved`);
      await this.moveEarlierValues(queryRunner);
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async createTable(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS audit_values (
        event_id bigint PRIMARY KEY,
        subject_type text,
        subject_id uuid,
        personal jsonb NOT NULL
      )`);
    await queryRunner.query(
      `CREATE INDEX IF NOT EXISTS audit_values_of_subject ON audit_values (subject_type, subject_id)`,
    );
  }

  private async createSplit(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION audit_personal_part(action text, actor_id uuid, address text, details jsonb) RETURNS jsonb
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN nullif(
        coalesce((
          SELECT jsonb_build_object('changes', jsonb_object_agg(key, value))
          FROM jsonb_each(CASE WHEN jsonb_typeof(details -> 'changes') = 'object' THEN details -> 'changes' ELSE '{}' END)
          WHERE ${PERSONAL_PATH} AND value ? 'to' HAVING count(*) > 0), '{}')
        || CASE WHEN action LIKE 'auth.%' AND details ? 'email' THEN jsonb_build_object('email', details -> 'email') ELSE '{}' END
        || CASE WHEN details #> '{filter,search}' IS NOT NULL
             THEN jsonb_build_object('search', details #> '{filter,search}') ELSE '{}' END
        || CASE WHEN action = 'lead.created' AND actor_id IS NULL AND address IS NOT NULL
             THEN jsonb_build_object('address', address) ELSE '{}' END,
        '{}'::jsonb)`);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION audit_impersonal_details(action text, details jsonb) RETURNS jsonb
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN (CASE WHEN action LIKE 'auth.%' THEN details - 'email' ELSE details END) #- '{filter,search}'
        || CASE WHEN jsonb_typeof(details -> 'changes') = 'object' THEN jsonb_build_object('changes', (
             SELECT coalesce(jsonb_object_agg(key, CASE WHEN ${PERSONAL_PATH} THEN '{}' ELSE value END), '{}')
             FROM jsonb_each(details -> 'changes'))) ELSE '{}' END`);
    // Whoever adds events need not be able to write values in any other way.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION move_audit_values() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        INSERT INTO audit_values (event_id, subject_type, subject_id, personal)
        VALUES (NEW.id, NEW.subject_type, NEW.subject_id, NEW.personal);
        NEW.personal := NULL;
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION split_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.personal := audit_personal_part(NEW.action, NEW.actor_id, NEW.address, NEW.details);
        IF NEW.personal IS NOT NULL THEN
          NEW.details := audit_impersonal_details(NEW.action, NEW.details);
          IF NEW.personal ? 'address' THEN NEW.address := NULL; END IF;
        END IF;
        RETURN NEW;
      END $$`);
  }

  private async createTriggers(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE audit_events ADD COLUMN IF NOT EXISTS personal jsonb`);
    await queryRunner.query(`ALTER TABLE audit_events DROP CONSTRAINT IF EXISTS audit_events_personal_moved`);
    await queryRunner.query(
      `ALTER TABLE audit_events ADD CONSTRAINT audit_events_personal_moved CHECK (personal IS NULL) NOT VALID`,
    );
    // Triggers run in the order of their names.
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER audit_events_a_previous_version BEFORE INSERT ON audit_events
      FOR EACH ROW WHEN (NEW.personal IS NULL
        AND (NEW.details ?| ARRAY['changes', 'email', 'filter'] OR NEW.action = 'lead.created' AND NEW.address IS NOT NULL))
      EXECUTE FUNCTION split_audit_event()`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER audit_events_move_personal BEFORE INSERT ON audit_events
      FOR EACH ROW WHEN (NEW.personal IS NOT NULL) EXECUTE FUNCTION move_audit_values()`);
    await this.grantValues(queryRunner);
  }

  /** Whoever the owner lets read the events may read their values, and erase them. */
  private async grantValues(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DO $$
      DECLARE
        granted record;
      BEGIN
        FOR granted IN
          SELECT DISTINCT grantee::regrole AS role FROM pg_class, aclexplode(relacl)
          WHERE oid = 'audit_events'::regclass AND grantee <> relowner AND grantee <> 0 AND privilege_type = 'SELECT'
        LOOP
          EXECUTE format('GRANT SELECT, DELETE ON audit_values TO %s', granted.role);
        END LOOP;
      END $$`);
  }

  /** The rows are changed this once, by the owner alone; then the trigger refuses every change again. */
  private async moveEarlierValues(queryRunner: QueryRunner): Promise<void> {
    const [{ last }] = (await queryRunner.query(`SELECT coalesce(max(id), 0)::int8 AS last FROM audit_events`)) as [
      { last: string },
    ];
    if (Number(last) === 0) return;
    await this.refuseChanges(queryRunner, `current_setting('kisan_canteen.moving_audit_values', true) = 'on'`);
    for (let from = 0; from < Number(last); from += ROWS_AT_ONCE) {
      await queryRunner.startTransaction();
      try {
        await queryRunner.query(`SET LOCAL kisan_canteen.moving_audit_values = 'on'`);
        await queryRunner.query(
          `WITH earlier AS MATERIALIZED (
             SELECT id, audit_personal_part(action, actor_id, address, details) AS personal
             FROM audit_events WHERE id > $1 AND id <= $2
           ), moved AS (
             UPDATE audit_events e
             SET details = audit_impersonal_details(e.action, e.details),
                 address = CASE WHEN earlier.personal ? 'address' THEN NULL ELSE e.address END
             FROM earlier WHERE e.id = earlier.id AND earlier.personal IS NOT NULL
             RETURNING e.id, e.subject_type, e.subject_id, earlier.personal
           )
           INSERT INTO audit_values (event_id, subject_type, subject_id, personal) SELECT * FROM moved`,
          [from, from + ROWS_AT_ONCE],
        );
        await queryRunner.commitTransaction();
      } catch (error) {
        await queryRunner.rollbackTransaction();
        throw error;
      }
    }
    await this.refuseChanges(queryRunner, 'false');
  }

  private async refuseChanges(queryRunner: QueryRunner, unless: string): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND ${unless} THEN RETURN NULL; END IF;
        RAISE EXCEPTION 'audit_events is append-only';
      END $$`);
  }
}
