/** Statements that need a connection of the pool itself: prepared by name, or cancelled in the database. */
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
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
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  // Not `pool.query`, which closes the connection of any statement that fails, be it for a value.
  const client = await poolOf(dataSource).connect();
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

/** PostgreSQL ignores a cancellation that arrives before the statement has begun, so it is sent again. */
const REPEAT_MS = 250;
const CANCEL_MS = 1_000;

/** The caller has gone; nobody reads this. */
export class AbandonedQuery extends Error {}

/**
 * Runs a statement, and cancels it in the database when `signal` says that nobody waits for it.
 *
 * The connection goes back to the pool only after every cancellation was carried out, so it cannot meet the next statement. If
 * that is not known, the connection is closed.
 * @throws AbandonedQuery if the statement was cancelled
 */
export async function abortableQuery<Row extends object>(
  dataSource: DataSource,
  text: string,
  values: readonly unknown[],
  signal: AbortSignal,
): Promise<Row[]> {
  const client = await poolOf(dataSource).connect();
  let cancelled = Promise.resolve(true);
  let isOver = signal.aborted;
  const cancel = () => {
    cancelled = cancelUntil(() => isOver, urlOf(dataSource), processOf(client));
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    if (signal.aborted) throw new AbandonedQuery();
    return (await client.query<Row & pg.QueryResultRow>(text, [...values])).rows;
  } catch (failure) {
    throw signal.aborted ? new AbandonedQuery() : failure;
  } finally {
    isOver = true;
    signal.removeEventListener('abort', cancel);
    // Not waited for: the answer does not depend on what becomes of the connection.
    void cancelled.then((isKnown) => client.release(!isKnown));
  }
}

/**
 * Cancels over a connection of its own: all of the pool may be used by statements that are to be cancelled.
 * @returns whether every cancellation is known to be carried out
 */
async function cancelUntil(isOver: () => boolean, url: string, processId: number): Promise<boolean> {
  const canceller = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CANCEL_MS,
    query_timeout: CANCEL_MS,
  });
  canceller.on('error', () => undefined);
  try {
    await canceller.connect();
    while (!isOver()) {
      await canceller.query('SELECT pg_cancel_backend($1)', [processId]);
      if (!isOver()) await delay(REPEAT_MS);
    }
    return true;
  } catch {
    return false;
  } finally {
    void canceller.end().catch(() => undefined);
  }
}

function poolOf({ driver }: DataSource): pg.Pool {
  return (driver as unknown as { readonly master: pg.Pool }).master;
}

function urlOf({ options }: DataSource): string {
  return 'url' in options ? String(options.url) : '';
}

/** The id of the connection's server process, which PostgreSQL says when it lets the connection in. pg's types leave it out. */
function processOf(client: pg.PoolClient): number {
  return (client as unknown as { readonly processID: number }).processID;
}
