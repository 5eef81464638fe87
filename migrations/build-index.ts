import type { QueryRunner } from 'typeorm';

/**
 * Makes an index of `leads`, or of another table, while rows are written; can be done twice, also where an earlier try was broken off. Not within a
 * transaction, and with a statement's time unlimited. Leaves `lock_timeout` set: reset it afterwards.
 */
export async function buildIndex(
  queryRunner: QueryRunner,
  name: string,
  definition: string,
  table = 'leads',
): Promise<void> {
  // A concurrent build waits for every transaction under way, such as an export that somebody downloads slowly.
  await queryRunner.query(`SET lock_timeout = '5min'`);
  const [unfinished]: unknown[] = await queryRunner.query(
    `SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid`,
    [name],
  );
  if (unfinished) await queryRunner.query(`DROP INDEX CONCURRENTLY ${name}`);
  await queryRunner.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${name} ON ${table} ${definition}`);
}
