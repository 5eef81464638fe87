import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';
import { retryLocks } from './retry-locks.js';

const LISTED = 'quarantined_at IS NULL AND merged_into IS NULL';
const OPEN = `WHERE first_response_at IS NULL AND due_at IS NOT NULL AND ${LISTED}`;

/**
 * The index of promises that nobody has kept yet, with all that the team's figures and the scopes of agents read. Whoever waits
 * for an answer has nearly always been promised one, so the planner expects twenty times as many such leads as there are; where
 * the index did not answer alone, it would rather read the one of all leads (`leads_reported`).
 */
export class OpenPromises1764840100000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await this.replace(
      queryRunner,
      'leads_promises_waiting',
      `(due_at, id) INCLUDE (due_soon_at, type, assigned_to, in_pool, created_at) ${OPEN}`,
      'leads_promises_open',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await this.replace(
      queryRunner,
      'leads_promises_open',
      `(due_at, id) INCLUDE (due_soon_at, type, assigned_to) ${OPEN}`,
      'leads_promises_waiting',
    );
  }

  private async replace(queryRunner: QueryRunner, name: string, definition: string, replaced: string): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await buildIndex(queryRunner, name, definition);
      await retryLocks(queryRunner, async () => {
        await queryRunner.query(`DROP INDEX IF EXISTS ${replaced}`);
      });
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }
}
