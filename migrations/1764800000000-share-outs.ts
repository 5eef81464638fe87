import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/**
 * What a share-out has to know to be undone: of each lead whose it was and the version it was left at. Only ids, and only for
 * a day, so that it needs no row of a lead and keeps none from being deleted.
 */
export class ShareOuts1764800000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await retryLocks(queryRunner, () => this.createTable(queryRunner));
    await queryRunner.query(`RESET lock_timeout`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async createTable(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS share_outs (
        id uuid PRIMARY KEY,
        actor_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        leads jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`CREATE INDEX IF NOT EXISTS share_outs_actor ON share_outs (actor_id)`);
    await queryRunner.query(`CREATE INDEX IF NOT EXISTS share_outs_age ON share_outs (created_at)`);
    // Whoever the owner lets write leads writes these rows too.
    await queryRunner.query(`
      DO $$
      DECLARE
        granted record;
      BEGIN
        FOR granted IN
          SELECT DISTINCT grantee::regrole AS role FROM pg_class, aclexplode(relacl)
          WHERE oid = 'leads'::regclass AND grantee <> relowner AND grantee <> 0 AND privilege_type = 'UPDATE'
        LOOP
          EXECUTE format('GRANT SELECT, INSERT, DELETE ON share_outs TO %s', granted.role);
        END LOOP;
      END $$`);
  }
}
