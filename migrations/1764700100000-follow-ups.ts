import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';
import { retryLocks } from './retry-locks.js';

const ROWS_AT_ONCE = 2_000;

/** The next open follow-up of the lead that `id` names. */
const next = (id: string, into = '') => `
  SELECT * ${into} FROM lead_follow_ups f
  WHERE f.lead_id = ${id} AND f.done_at IS NULL AND f.cancelled_at IS NULL
  ORDER BY f.due_on, f.due_at, f.id LIMIT 1`;

/**
 * Follow-ups of a lead, several at once and each with a time if wanted. `leads.follow_up_on`, `_at` and `_note` say what the
 * next open one says. A trigger keeps the two together whoever writes the columns, a server of the previous version too: they
 * set or replace the next one, and null is done with it. Who sets `leads.actor` is written down with it.
 *
 * The index holds open leads that nothing is planned for. Not one transaction; each part can be done twice.
 */
export class FollowUps1764700100000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await retryLocks(queryRunner, () => this.createTable(queryRunner));
      await this.createFunction(queryRunner);
      await retryLocks(queryRunner, () => this.createTriggers(queryRunner));
      await this.addEarlier(queryRunner);
      await buildIndex(
        queryRunner,
        'leads_without_next_step',
        `(assigned_to, created_at DESC, id DESC) INCLUDE (type)
         WHERE status IN ('new', 'contacted', 'qualified') AND first_response_at IS NOT NULL AND follow_up_on IS NULL
           AND erased_at IS NULL AND quarantined_at IS NULL AND merged_into IS NULL`,
      );
      await queryRunner.query('ANALYZE leads');
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async createTable(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE leads ADD COLUMN IF NOT EXISTS follow_up_at timestamptz`);
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS lead_follow_ups (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        lead_id uuid NOT NULL CONSTRAINT lead_follow_ups_lead_id_fkey REFERENCES leads ON DELETE CASCADE,
        due_on date NOT NULL,
        due_at timestamptz CHECK ((due_at AT TIME ZONE 'Asia/Kolkata')::date = due_on),
        note text,
        created_by uuid CONSTRAINT lead_follow_ups_created_by_fkey REFERENCES users ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        done_at timestamptz,
        done_by uuid CONSTRAINT lead_follow_ups_done_by_fkey REFERENCES users ON DELETE SET NULL,
        cancelled_at timestamptz
      )`);
    await queryRunner.query(
      `CREATE INDEX IF NOT EXISTS lead_follow_ups_of_lead ON lead_follow_ups (lead_id, due_on, due_at, id)`,
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
          EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON lead_follow_ups TO %s', granted.role);
        END LOOP;
      END $$`);
  }

  private async createFunction(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION keep_next_follow_up() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        upcoming lead_follow_ups%ROWTYPE;
        actor uuid := nullif(current_setting('leads.actor', true), '')::uuid;
      BEGIN
        IF NEW.erased_at IS NOT NULL THEN
          DELETE FROM lead_follow_ups WHERE lead_id = NEW.id;
          NEW.follow_up_on := NULL;
          NEW.follow_up_at := NULL;
          NEW.follow_up_note := NULL;
          RETURN NEW;
        END IF;
        -- The previous version moves the day and knows of no time.
        IF (NEW.follow_up_at AT TIME ZONE 'Asia/Kolkata')::date IS DISTINCT FROM NEW.follow_up_on THEN
          NEW.follow_up_at := NULL;
        END IF;
        ${next('NEW.id', 'INTO upcoming')};
        -- Who wrote the follow-ups themselves has brought the columns up to them.
        IF (upcoming.due_on, upcoming.due_at, upcoming.note)
          IS NOT DISTINCT FROM (NEW.follow_up_on, NEW.follow_up_at, NEW.follow_up_note) THEN
          RETURN NEW;
        END IF;
        IF NEW.follow_up_on IS NULL THEN
          UPDATE lead_follow_ups SET done_at = now(), done_by = actor WHERE id = upcoming.id;
        ELSIF upcoming.id IS NULL THEN
          INSERT INTO lead_follow_ups (lead_id, due_on, due_at, note, created_by)
          VALUES (NEW.id, NEW.follow_up_on, NEW.follow_up_at, NEW.follow_up_note, actor);
        ELSE
          UPDATE lead_follow_ups
          SET due_on = NEW.follow_up_on, due_at = NEW.follow_up_at, note = NEW.follow_up_note
          WHERE id = upcoming.id;
        END IF;
        ${next('NEW.id', 'INTO upcoming')};
        NEW.follow_up_on := upcoming.due_on;
        NEW.follow_up_at := upcoming.due_at;
        NEW.follow_up_note := upcoming.note;
        RETURN NEW;
      END $$`);
    // At the end of the transaction, which may have brought the follow-ups themselves by then.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION add_next_follow_up() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO lead_follow_ups (lead_id, due_on, due_at, note)
        SELECT l.id, l.follow_up_on, l.follow_up_at, l.follow_up_note FROM leads l
        WHERE l.id = NEW.id AND l.follow_up_on IS NOT NULL AND NOT EXISTS (${next('NEW.id')});
        RETURN NULL;
      END $$`);
  }

  private async createTriggers(queryRunner: QueryRunner): Promise<void> {
    const values = (row: string) =>
      `(${['on', 'at', 'note'].map((part) => `${row}.follow_up_${part}`).join(', ')}, ${row}.erased_at)`;
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_keep_follow_up
      BEFORE UPDATE OF follow_up_on, follow_up_at, follow_up_note, erased_at ON leads
      FOR EACH ROW WHEN (${values('OLD')} IS DISTINCT FROM ${values('NEW')}) EXECUTE FUNCTION keep_next_follow_up()`);
    await queryRunner.query(`DROP TRIGGER IF EXISTS leads_add_follow_up ON leads`);
    await queryRunner.query(`
      CREATE CONSTRAINT TRIGGER leads_add_follow_up AFTER INSERT ON leads DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (NEW.follow_up_on IS NOT NULL) EXECUTE FUNCTION add_next_follow_up()`);
  }

  /** Locked before they are looked at: what a trigger has written meanwhile is there then. */
  private async addEarlier(queryRunner: QueryRunner): Promise<void> {
    let last: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (last !== undefined) {
      await queryRunner.startTransaction();
      const leads: { id: string }[] = await queryRunner.query(
        `SELECT id FROM leads WHERE id > $1 AND follow_up_on IS NOT NULL ORDER BY id LIMIT ${ROWS_AT_ONCE} FOR NO KEY UPDATE`,
        [last],
      );
      await queryRunner.query(
        `INSERT INTO lead_follow_ups (lead_id, due_on, due_at, note, created_at)
         SELECT l.id, l.follow_up_on, l.follow_up_at, l.follow_up_note, l.updated_at FROM leads l
         WHERE l.id = ANY($1::uuid[]) AND l.follow_up_on IS NOT NULL AND NOT EXISTS (${next('l.id')})`,
        [leads.map(({ id }) => id)],
      );
      await queryRunner.commitTransaction();
      last = leads.at(-1)?.id;
    }
  }
}
