import { Socket } from 'node:net';
import pg from 'pg';
import { errorCode } from '../config/errors.js';
import { READ_ONLY } from '../shared/database/database-failure.js';

/** pg's message if `query_timeout` has elapsed. The error has no code. */
const TIMED_OUT = 'Query read timeout';

/** Limit for opening a connection, below the pool wait of 5 s. 1.8 s was too short for 8 busy processes per core. */
const CONNECT_MS = 4_000;

/**
 * Closes the connection if `query_timeout` elapses. pg itself only reports the timeout, and the next request on the
 * connection would wait for the running statement. Also closes the connection if the server has become a replica, so
 * that a new one reaches the new primary.
 * Opening a connection has a shorter limit than the pool, whose limit includes the wait for a connection in use.
 */
export class PoolClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    const address = config?.connectionString ?? '';
    super({ ...config, connectionTimeoutMillis: CONNECT_MS, stream: () => reachableSocket(address) });
    // The pool handles errors only while a connection is idle. Without this listener, a connection lost between two
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
/** During this time, other requests fail immediately, so that not every one waits for the same timeout. */
const KNOWN_UNREACHABLE_MS = 500;

/** For each address: when it last accepted a connection, and until when it counts as unreachable. */
const known = new Map<string, { unreachableUntilMs: number; reachedMs: number }>();

/** Returns the socket for pg's `stream` option. Fails with ETIMEDOUT if the address does not respond within 1.5 s. */
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
  // Checks one event-loop turn later: if the process was blocked, an established connection may not be processed yet.
  const check = () => {
    if (!socket.connecting) return;
    // Does not count the address as unreachable if a later attempt has succeeded.
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
