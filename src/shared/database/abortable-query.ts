import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { DataSource } from 'typeorm';

/** A request to break off a statement is sent again where the statement had not begun when it came. */
const REPEAT_MS = 250;
const REQUEST_MS = 1_000;
/** PostgreSQL's number for such a request, and its length in bytes. */
const CANCEL_REQUEST = 80_877_102;
const REQUEST_BYTES = 16;

/** The request for whom a statement ran has been given up; nobody reads this. */
export class AbandonedQuery extends Error {}

/** What pg keeps of a connection, beside its types. */
interface ConnectionKey {
  readonly host: string;
  readonly port: number;
  readonly processID: number;
  readonly secretKey: number;
}

/**
 * Runs a statement, and breaks it off in the database when `signal` says that nobody waits for it any more.
 *
 * Nobody else's statement is met: the request names the connection by its secret, and the connection goes back to the pool only
 * after PostgreSQL has dealt with every request, since it ignores one that comes between two statements. Where that is not
 * known, the connection is closed.
 * @throws AbandonedQuery when it was broken off
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
    cancelled = cancelUntil(() => isOver, client as unknown as ConnectionKey);
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
    // Not waited for: the answer does not hang on what becomes of the connection.
    void cancelled.then((isKnown) => client.release(!isKnown));
  }
}

/** Whether PostgreSQL is known to have dealt with every request. */
async function cancelUntil(isOver: () => boolean, connection: ConnectionKey): Promise<boolean> {
  while (!isOver()) {
    if (!(await requestCancel(connection))) return false;
    if (!isOver()) await delay(REPEAT_MS);
  }
  return true;
}

/** PostgreSQL closes the connection that a request came by when it has signalled the one that is meant. */
function requestCancel({ host, port, processID, secretKey }: ConnectionKey): Promise<boolean> {
  const request = Buffer.alloc(REQUEST_BYTES);
  for (const [index, part] of [REQUEST_BYTES, CANCEL_REQUEST, processID, secretKey].entries()) {
    request.writeInt32BE(part, index * 4);
  }
  return new Promise((resolve) => {
    const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    socket.setTimeout(REQUEST_MS, () => socket.destroy());
    socket.once('connect', () => socket.write(request));
    socket.once('error', () => resolve(false));
    socket.once('end', () => resolve(true));
    socket.once('close', () => resolve(false));
    socket.resume();
  });
}
