import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';

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
  const pool = (dataSource.driver as unknown as { readonly master: pg.Pool }).master;
  const client = await pool.connect();
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

function urlOf({ options }: DataSource): string {
  return 'url' in options ? String(options.url) : '';
}

/** The id of the connection's server process, which PostgreSQL says when it lets the connection in. pg's types leave it out. */
function processOf(client: pg.PoolClient): number {
  return (client as unknown as { readonly processID: number }).processID;
}
