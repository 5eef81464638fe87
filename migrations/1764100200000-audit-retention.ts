import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** Whoever keeps audit rows for longer does not delete them; nobody can delete younger ones. */
const SHORTEST_KEPT = '1 year';

/** Audit rows can be deleted by the owner of the table once they are old; the trigger lets no younger one go, nor any change. */
export class AuditRetention1764100200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_LEVEL = 'ROW' AND TG_OP = 'DELETE' AND OLD.at < now() - interval '${SHORTEST_KEPT}' THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'audit_events is append-only';
      END $$`);
    await retryLocks(queryRunner, async () => {
      await queryRunner.query(`
        CREATE OR REPLACE TRIGGER audit_events_keep_young BEFORE DELETE ON audit_events
        FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()`);
      await queryRunner.query(`
        CREATE OR REPLACE TRIGGER audit_events_append_only BEFORE UPDATE OR TRUNCATE ON audit_events
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`);
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
