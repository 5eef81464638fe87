import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps all bulk changes for Undo, not only share-outs. Servers of 1.0.0 use `share_outs`, which becomes a view. */
export class BulkActs1765100000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE share_outs RENAME TO bulk_acts;
      ALTER TABLE bulk_acts RENAME CONSTRAINT share_outs_pkey TO bulk_acts_pkey;
      ALTER TABLE bulk_acts RENAME CONSTRAINT share_outs_actor_id_fkey TO bulk_acts_actor_id_fkey;
      ALTER INDEX share_outs_actor RENAME TO bulk_acts_actor;
      ALTER INDEX share_outs_age RENAME TO bulk_acts_age;
      ALTER TABLE bulk_acts ADD kind text NOT NULL DEFAULT 'share_out', ADD details jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
