import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';

/** The index of somebody's leads with their types: whoever sees only some types of their own is served by it alone. */
export class LeadsOfAssignee1764830100000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await this.replace(queryRunner, 'leads_listed_of_assignee', 'leads_of_assignee', 'INCLUDE (type)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await this.replace(queryRunner, 'leads_of_assignee', 'leads_listed_of_assignee', '');
  }

  private async replace(queryRunner: QueryRunner, earlier: string, name: string, more: string): Promise<void> {
    await queryRunner.query('SET statement_timeout = 0');
    try {
      await buildIndex(
        queryRunner,
        name,
        `(assigned_to, created_at DESC, id DESC) ${more} WHERE quarantined_at IS NULL AND merged_into IS NULL`,
      );
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${earlier}`);
    } finally {
      await queryRunner.query('RESET statement_timeout');
      await queryRunner.query('RESET lock_timeout');
    }
  }
}
