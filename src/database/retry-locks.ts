import { QueryFailedError, type QueryRunner } from 'typeorm';

const PAUSE_SECONDS = 0.5;
const MAX_TRIES = 120;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs `work` in a transaction that locks tables which submissions write to. Submissions have to queue behind a lock
 * that is waiting, so each wait ends after 250 ms. The transaction then rolls back, lets the submissions pass and tries
 * again, up to 120 times.
 */
export async function retryLocks(queryRunner: QueryRunner, work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await queryRunner.startTransaction();
    try {
      await queryRunner.query(`SET LOCAL lock_timeout = '250ms'`);
      await work();
      await queryRunner.commitTransaction();
      return;
    } catch (error) {
      await queryRunner.rollbackTransaction();
      if (tries === MAX_TRIES || !isLockTimeout(error)) throw error;
    }
    await queryRunner.query('SELECT pg_sleep($1)', [PAUSE_SECONDS]);
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === LOCK_NOT_AVAILABLE;
}
