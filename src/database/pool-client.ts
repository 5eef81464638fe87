import { Socket } from 'node:net';
import pg from 'pg';
import { errorCode } from '../config/errors.js';
import { READ_ONLY } from '../shared/database/database-failure.js';

/** pg's message when `query_timeout` has passed; it has no code. */
const TIMED_OUT = 'Query read timeout';

/** Time limit of a new connection. Below the pool wait of 5 s. 1.8 s failed under load (8 busy processes per core). */
const CONNECT_MS = 4_000;

/**
 * The client of the pools for requests. A new connection has its own, shorter limit. The limit of the pool also
 * includes the wait for a connection in use.
 *
 * When `query_timeout` passes, this client closes the connection. pg only reports the timeout: the statement continues
 * and TypeORM returns the connection to the pool, so the next request would wait for that statement. The client also
 * closes the connection if the server has become a replica: a new connection can reach the new primary.
 */
export class PoolClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    const address = config?.connectionString ?? '';
    super({ ...config, connectionTimeoutMillis: CONNECT_MS, stream: () => reachableSocket(address) });
    // The pool listens for errors of idle connections only. Without this listener, a connection lost between two
    // statements would end the process. The next statement fails anyway.
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((...args: unknown[]) => {
      const answer = query(...args);
      if (answer instanceof Promise) {
        answer.catch((failure: unknown) => {
          if (isUseless(failure)) void this.end();
        });
      }
      return answer;
    }) as typeof this.query;
  }
}

function isUseless(failure: unknown): boolean {
  return errorCode(failure) === READ_ONLY || (failure instanceof Error && failure.message === TIMED_OUT);
}

/** A reachable machine's operating system accepts connections immediately, even if its programs are busy. */
const REACH_MS = 1_500;
/** Without this, every request that waited for the failed connection would wait as long again. */
const KNOWN_UNREACHABLE_MS = 500;

/** By address: when it last accepted a connection, and until when it counts as unreachable. */
const known = new Map<string, { unreachableUntilMs: number; reachedMs: number }>();

/**
 * Returns the socket for pg's option `stream`. It fails with ETIMEDOUT within 1.5 s if the address does not respond.
 * The time that PostgreSQL then takes to accept the connection is not limited here.
 */
function reachableSocket(address: string): Socket {
  const state = known.get(address) ?? { unreachableUntilMs: 0, reachedMs: 0 };
  known.set(address, state);
  const socket = new Socket();
  const fail = () => socket.destroy(Object.assign(new Error('The database cannot be reached.'), { code: 'ETIMEDOUT' }));
  if (performance.now() < state.unreachableUntilMs) {
    process.nextTick(fail);
    return socket;
  }
  const begunMs = performance.now();
  // One turn after the timer: in a blocked process, the connection can be established but not processed yet.
  const check = () => {
    if (!socket.connecting) return;
    // An attempt that was lost on the network proves nothing if a later one succeeded.
    if (state.reachedMs < begunMs) state.unreachableUntilMs = performance.now() + KNOWN_UNREACHABLE_MS;
    fail();
  };
  const timer = setTimeout(() => setImmediate(check), REACH_MS);
  socket.once('connect', () => {
    clearTimeout(timer);
    state.reachedMs = performance.now();
  });
  socket.once('close', () => clearTimeout(timer));
  return socket;
}
