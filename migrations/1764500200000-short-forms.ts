import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

const ROWS_AT_ONCE = 500;

/**
 * Until now a Kisan Sarthi lead without details of its own was taken for one of the short form; from now on that form says so
 * itself. Earlier leads keep the promise that was made to them. Short transactions, which staff need not wait for.
 */
export class ShortForms1764500200000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      let last: string | null = '00000000-0000-0000-0000-000000000000';
      while (last !== null) {
        await retryLocks(queryRunner, async () => {
          const [batch]: { last: string | null }[] = await queryRunner.query(
            `WITH batch AS (
               SELECT id FROM leads
               WHERE id > $1 AND type = 'sarthi' AND details = '{}' AND NOT coalesce(source, '{}') ? 'form'
               ORDER BY id LIMIT ${ROWS_AT_ONCE} FOR UPDATE
             ), marked AS (
               UPDATE leads l SET source = coalesce(l.source, '{}') || '{"form": "callback"}' FROM batch WHERE l.id = batch.id
             )
             SELECT max(id::text) AS last FROM batch`,
            [last],
          );
          last = batch?.last ?? null;
        });
      }
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
