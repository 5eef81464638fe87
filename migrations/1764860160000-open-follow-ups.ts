import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';

const COLUMNS = '(follow_up_on, id) INCLUDE (type, assigned_to, in_pool';
const DUE = 'WHERE follow_up_on IS NOT NULL AND quarantined_at IS NULL AND merged_into IS NULL';

/** Only follow-ups of open leads are due. With the status, the index alone counts them, in a seventh of the time. */
export class OpenFollowUps1764860160000 implements MigrationInterface {
  readonly transaction = false;

  up(queryRunner: QueryRunner): Promise<void> {
    return replaceIndex(queryRunner, 'leads_open_follow_ups', `${COLUMNS}, status) ${DUE}`, 'leads_followed_up');
  }

  down(queryRunner: QueryRunner): Promise<void> {
    return replaceIndex(queryRunner, 'leads_followed_up', `${COLUMNS}) ${DUE}`, 'leads_open_follow_ups');
  }
}

async function replaceIndex(queryRunner: QueryRunner, name: string, definition: string, replaced: string) {
  await queryRunner.query('SET statement_timeout = 0');
  try {
    await buildIndex(queryRunner, name, definition);
    await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${replaced}`);
  } finally {
    await queryRunner.query('RESET statement_timeout');
    await queryRunner.query('RESET lock_timeout');
  }
}
