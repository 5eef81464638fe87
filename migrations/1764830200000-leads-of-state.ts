import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';

/** The leads of a state, with all that a scope compares: they are counted in the index alone. */
export class LeadsOfState1764830200000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SET statement_timeout = 0');
    try {
      await buildIndex(
        queryRunner,
        'leads_of_state',
        '(state) INCLUDE (type, assigned_to, in_pool) WHERE state IS NOT NULL AND quarantined_at IS NULL AND merged_into IS NULL',
      );
    } finally {
      await queryRunner.query('RESET statement_timeout');
      await queryRunner.query('RESET lock_timeout');
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS leads_of_state');
  }
}
