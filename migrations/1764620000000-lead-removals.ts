import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** One row for a lead that is gone, and one for each assignee it was taken from. */
const ONCE = '(lead_id, (CASE WHEN NOT is_gone THEN assigned_to END))';

/**
 * Which leads left a list, for who keeps a copy: deleted, merged, taken out of or into suspected spam (`is_gone`), or taken from
 * an assignee. No row names a person. Triggers keep it, whichever version of the server writes; what was deleted or
 * merged before stands in the audit trail and in `leads`.
 */
export class LeadRemovals1764620000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await retryLocks(queryRunner, () => this.createTable(queryRunner));
      await retryLocks(queryRunner, () => this.createTriggers(queryRunner));
      await this.addEarlier(queryRunner);
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async createTable(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS lead_removals (
        lead_id uuid NOT NULL,
        type text NOT NULL,
        assigned_to uuid,
        is_gone boolean NOT NULL,
        removed_at timestamptz NOT NULL
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX IF NOT EXISTS lead_removals_once ON lead_removals ${ONCE} NULLS NOT DISTINCT`,
    );
    await queryRunner.query(`CREATE INDEX IF NOT EXISTS lead_removals_in_order ON lead_removals (removed_at, lead_id)`);
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
          EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON lead_removals TO %s', granted.role);
        END LOOP;
      END $$`);
  }

  private async createTriggers(queryRunner: QueryRunner): Promise<void> {
    // The moment of the statement, as with a lead's activity.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION note_lead_removal() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        went boolean := TG_OP = 'DELETE';
      BEGIN
        IF TG_OP = 'UPDATE' THEN
          went := OLD.merged_into IS DISTINCT FROM NEW.merged_into
            OR (OLD.quarantined_at IS NULL) <> (NEW.quarantined_at IS NULL);
        END IF;
        INSERT INTO lead_removals AS r (lead_id, type, assigned_to, is_gone, removed_at)
        SELECT OLD.id, OLD.type, OLD.assigned_to, left_list.is_gone, clock_timestamp()
        FROM (VALUES
          (TRUE, went),
          (FALSE, TG_OP = 'UPDATE' AND OLD.assigned_to IS NOT NULL AND OLD.assigned_to IS DISTINCT FROM NEW.assigned_to)
        ) AS left_list (is_gone, is_so)
        WHERE left_list.is_so
        ON CONFLICT ${ONCE}
        DO UPDATE SET assigned_to = excluded.assigned_to, removed_at = excluded.removed_at;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_removed AFTER DELETE ON leads
      FOR EACH ROW EXECUTE FUNCTION note_lead_removal()`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_left AFTER UPDATE OF merged_into, quarantined_at, assigned_to ON leads
      FOR EACH ROW WHEN (OLD.merged_into IS DISTINCT FROM NEW.merged_into
        OR (OLD.quarantined_at IS NULL) <> (NEW.quarantined_at IS NULL)
        OR OLD.assigned_to IS NOT NULL AND OLD.assigned_to IS DISTINCT FROM NEW.assigned_to)
      EXECUTE FUNCTION note_lead_removal()`);
  }

  /** What a trigger has written meanwhile is newer. */
  private async addEarlier(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO lead_removals (lead_id, type, is_gone, removed_at)
      SELECT subject_id, details ->> 'type', TRUE, max(at) FROM audit_events
      WHERE action = 'lead.deleted' AND subject_type = 'lead' AND subject_id IS NOT NULL AND details ? 'type'
      GROUP BY 1, 2
      ON CONFLICT DO NOTHING`);
    await queryRunner.query(`
      INSERT INTO lead_removals (lead_id, type, assigned_to, is_gone, removed_at)
      SELECT id, type, assigned_to, TRUE, coalesce(activity_at, updated_at) FROM leads WHERE merged_into IS NOT NULL
      ON CONFLICT DO NOTHING`);
  }
}
