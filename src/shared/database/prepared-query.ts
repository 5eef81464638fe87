import { createHash } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';

/** The name that a statement is prepared under. */
const names = new Map<string, string>();

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
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  // Not `pool.query`, which closes the connection of any statement that fails, be it for a value.
  const client = await pool.connect();
  try {
    return (await client.query<Row & pg.QueryResultRow>({ name, text, values: [...values] })).rows;
  } catch (failure) {
    // PostgreSQL says that a statement failed before it lets go of its locks, which whoever tries again would meet.
    if (failure instanceof pg.DatabaseError) await client.query('').catch(() => undefined);
    throw failure;
  } finally {
    client.release();
  }
}
