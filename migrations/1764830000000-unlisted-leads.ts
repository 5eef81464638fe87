import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';

/** The few leads that are in no list, by their id: a search over all the others leaves these out and looks up no other. */
export class UnlistedLeads1764830000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SET statement_timeout = 0');
    try {
      await buildIndex(
        queryRunner,
        'leads_unlisted',
        '(id) WHERE NOT (quarantined_at IS NULL AND merged_into IS NULL)',
      );
    } finally {
      await queryRunner.query('RESET statement_timeout');
      await queryRunner.query('RESET lock_timeout');
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS leads_unlisted');
  }
}
