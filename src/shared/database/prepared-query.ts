import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { DataSource } from 'typeorm';

/**
 * Runs a statement that the database parses and plans once a connection instead of at every call. Only for statements of
 * which there are few: each stays with each connection.
 */
export async function preparedQuery<Row extends object>(
  dataSource: DataSource,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const pool = (dataSource.driver as unknown as { readonly master: pg.Pool }).master;
  const name = createHash('sha1').update(text).digest('base64url');
  const { rows } = await pool.query<Row & pg.QueryResultRow>({ name, text, values: [...values] });
  return rows;
}
