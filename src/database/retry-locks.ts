import { QueryFailedError, type QueryRunner } from 'typeorm';

const PAUSE_SECONDS = 0.5;
const MAX_TRIES = 120;
/** PostgreSQL's code for a wait that reached `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Does `work`, which locks tables that visitors' forms write to, in one transaction. Every form queues behind a waiting lock.
 * So the transaction waits at most 250 ms for each lock; then it rolls back, lets the forms pass and starts again, for about
 * two minutes.
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
