import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The bin: a lead that was deleted, with all that hangs on it, as it was, and by what it is found there. Nothing refers to
 * `leads` or `users`, which know no row of it any more. A server of the previous version deletes outright, past the bin.
 */
export class DeletedLeads1764730000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE deleted_leads (
        lead_id uuid PRIMARY KEY,
        types text[] NOT NULL,
        assigned_to uuid,
        in_pool boolean NOT NULL DEFAULT false,
        deleted_by uuid,
        deleted_at timestamptz NOT NULL DEFAULT now(),
        texts text NOT NULL,
        sounds text NOT NULL,
        stored jsonb NOT NULL
      )`);
    await queryRunner.query(`CREATE INDEX deleted_leads_latest ON deleted_leads (deleted_at DESC, lead_id DESC)`);
    // Whoever the owner lets delete leads puts them here, and takes them out.
    await queryRunner.query(`
      DO $$
      DECLARE
        granted record;
      BEGIN
        FOR granted IN
          SELECT DISTINCT grantee::regrole AS role FROM pg_class, aclexplode(relacl)
          WHERE oid = 'leads'::regclass AND grantee <> relowner AND grantee <> 0 AND privilege_type = 'DELETE'
        LOOP
          EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON deleted_leads TO %s', granted.role);
        END LOOP;
      END $$`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
