import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/**
 * Views that somebody shares with everybody, and what each person opens and shows: `view_settings`. A shared view outlives
 * whoever made it; then nobody owns it.
 */
export class SharedViews1764820000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await retryLocks(queryRunner, async () => {
      await this.shareViews(queryRunner);
      await this.addSettings(queryRunner);
    });
  }

  private async shareViews(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE saved_views
        ADD COLUMN shared boolean NOT NULL DEFAULT false,
        ALTER COLUMN user_id DROP NOT NULL,
        ADD CONSTRAINT saved_views_owned CHECK (shared OR user_id IS NOT NULL)`);
    await queryRunner.query(`DROP INDEX saved_views_name_unique`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX saved_views_name_unique ON saved_views (user_id, lower(name)) WHERE NOT shared`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX saved_views_shared_name_unique ON saved_views (lower(name)) WHERE shared`,
    );
    await queryRunner.query(`CREATE INDEX saved_views_of_user ON saved_views (user_id)`);
    // Before the foreign key deletes what is left of theirs.
    await queryRunner.query(`
      CREATE FUNCTION keep_shared_views() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE saved_views SET user_id = NULL WHERE user_id = OLD.id AND shared;
        RETURN OLD;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER keep_shared_views BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION keep_shared_views()`);
  }

  private async addSettings(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE view_settings (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        default_view_id uuid REFERENCES saved_views ON DELETE SET NULL,
        columns text[]
      )`);
    await queryRunner.query(`CREATE INDEX view_settings_default_view ON view_settings (default_view_id)`);
    // Whoever the owner lets write views writes these rows too.
    await queryRunner.query(`
      DO $$
      DECLARE
        granted record;
      BEGIN
        FOR granted IN
          SELECT DISTINCT grantee::regrole AS role FROM pg_class, aclexplode(relacl)
          WHERE oid = 'saved_views'::regclass AND grantee <> relowner AND grantee <> 0 AND privilege_type = 'UPDATE'
        LOOP
          EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON view_settings TO %s', granted.role);
        END LOOP;
      END $$`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
