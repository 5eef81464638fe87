/** Statements that need direct access to a pool connection: to prepare them by name or cancel them in the database. */
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';

const names = new Map<string, string>();

/** Runs a statement that each connection parses once and keeps. Use it only for a small, fixed set of statements. */
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
  // `pool.query` is not used, because it closes the connection after any failed statement, even for a wrong value.
  const client = await poolOf(dataSource).connect();
  try {
    return (await client.query<Row & pg.QueryResultRow>({ name, text, values: [...values] })).rows;
  } catch (failure) {
    // PostgreSQL reports a failure before it releases the locks. This empty query waits until they are released.
    if (failure instanceof pg.DatabaseError) await client.query('').catch(() => undefined);
    throw failure;
  } finally {
    client.release();
  }
}

/** A cancellation that arrives before the statement begins has no effect, so it is repeated. */
const REPEAT_MS = 250;
const CANCEL_MS = 1_000;

/** Thrown if the client has disconnected. */
export class AbandonedQuery extends Error {}

/**
 * Runs a statement and cancels it in the database when `signal` aborts. The connection returns to the pool only after
 * the last cancellation has been processed, so that no cancellation can hit the next statement. If that is uncertain,
 * the connection is closed.
 * @throws AbandonedQuery if the statement was not completed because `signal` aborted
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
    void cancelled.then((isKnown) => client.release(!isKnown));
  }
}

/**
 * Sends cancellations until `isOver` returns true. Returns false if it is uncertain whether all were processed. Uses
 * its own connection, because the pool can be full.
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

/** PostgreSQL sends the backend process id when the connection opens. pg's types omit it. */
function processOf(client: pg.PoolClient): number {
  return (client as unknown as { readonly processID: number }).processID;
}
