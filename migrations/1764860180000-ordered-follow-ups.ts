import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** Ids made by the triggers ascend, like the server's: follow-ups of one day without a time keep the order of their creation. */
export class OrderedFollowUps1764860180000 implements MigrationInterface {
  readonly transaction = false;

  up(queryRunner: QueryRunner): Promise<void> {
    return setDefaultId(queryRunner, 'new_uuidv7()');
  }

  down(queryRunner: QueryRunner): Promise<void> {
    return setDefaultId(queryRunner, 'gen_random_uuid()');
  }
}

function setDefaultId(queryRunner: QueryRunner, id: string): Promise<void> {
  return retryLocks(queryRunner, async () => {
    await queryRunner.query(`ALTER TABLE lead_follow_ups ALTER COLUMN id SET DEFAULT ${id}`);
  });
}
