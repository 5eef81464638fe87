import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/**
 * `lead_pairs` and `unmatched_leads` get the names of what they are: `duplicate_pairs` and `duplicate_match_queue`. A server
 * of the previous version may still run, so views keep the old names; all its statements work through them (a view over
 * one table can be read, written and locked like the table). A later migration drops the views. Constraints keep their
 * names, since both versions tell failures apart by them.
 */
export class DuplicateTables1763900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await retryLocks(queryRunner, () => this.rename(queryRunner));
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION queue_lead_matching() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO duplicate_match_queue (lead_id) VALUES (NEW.id);
        RETURN NULL;
      END $$`);
    await this.keepOldName(queryRunner, 'unmatched_leads', 'duplicate_match_queue');
    await this.keepOldName(queryRunner, 'lead_pairs', 'duplicate_pairs');
    await this.keepOldName(queryRunner, 'lead_pair_sides', 'duplicate_pair_sides');
  }

  private async rename(queryRunner: QueryRunner): Promise<void> {
    // The view before its table, as every list that reads it locks them.
    await queryRunner.query(`LOCK TABLE unmatched_leads, lead_pair_sides, lead_pairs IN ACCESS EXCLUSIVE MODE`);
    await queryRunner.query(`ALTER TABLE unmatched_leads RENAME TO duplicate_match_queue`);
    await queryRunner.query(`ALTER TABLE lead_pairs RENAME TO duplicate_pairs`);
    await queryRunner.query(`ALTER VIEW lead_pair_sides RENAME TO duplicate_pair_sides`);
    await queryRunner.query(`ALTER INDEX lead_pairs_second RENAME TO duplicate_pairs_second`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  /** A view under the old name; whoever was granted the table by its owner is granted the view. */
  private async keepOldName(queryRunner: QueryRunner, oldName: string, name: string): Promise<void> {
    await queryRunner.query(`CREATE VIEW ${oldName} AS SELECT * FROM ${name}`);
    await queryRunner.query(`
      DO $$
      DECLARE
        granted record;
      BEGIN
        FOR granted IN
          SELECT grantee::regrole AS role, privilege_type AS privilege
          FROM pg_class, aclexplode(relacl)
          WHERE oid = '${name}'::regclass AND grantee <> relowner AND grantee <> 0
            AND privilege_type IN ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
        LOOP
          EXECUTE format('GRANT %s ON ${oldName} TO %s', granted.privilege, granted.role);
        END LOOP;
      END $$`);
  }
}
