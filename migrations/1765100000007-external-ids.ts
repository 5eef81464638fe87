import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ids that leads have in other systems. The routine `lead-search.sql` reads the table. */
export class ExternalIds1765100000007 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE lead_external_ids (
        system text COLLATE "C" NOT NULL,
        external_id text COLLATE "C" NOT NULL,
        lead_id uuid NOT NULL REFERENCES leads ON DELETE CASCADE,
        PRIMARY KEY (system, external_id)
      );
      CREATE INDEX lead_external_ids_of_lead ON lead_external_ids (lead_id, system, external_id)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
