import { Socket } from 'node:net';
import pg from 'pg';
import { errorCode } from '../config/errors.js';
import { READ_ONLY } from '../shared/database/database-failure.js';

/** What pg says when `query_timeout` has passed; it has no code. */
const TIMED_OUT = 'Query read timeout';

/** To be let in by PostgreSQL: less than the 5 s that a call waits for its pool. 1.8 s was too short: beside eight busy processes to a core, an export was refused for it. */
const CONNECT_MS = 4_000;

/**
 * The client of the pools that calls use. A new connection has a limit of its own: the pool's also counts the wait for one
 * that another call uses, and is longer.
 *
 * When `query_timeout` passes, it closes its connection. pg only reports the time-out: the statement goes on, TypeORM gives
 * the connection back to the pool as a sound one, and the next call would wait behind that statement. It does so too where
 * the server has become a replica: the next connection may lead to the one that took its place.
 */
export class PoolClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    const address = config?.connectionString ?? '';
    super({ ...config, connectionTimeoutMillis: CONNECT_MS, stream: () => reachableSocket(address) });
    // Without a listener the process would end when a connection dies between two statements of the call that has it: the
    // pool listens only while nobody has it. The next statement fails by itself.
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

/** The operating system of a machine that can be reached takes a connection at once, however busy its programs are. */
const REACH_MS = 1_500;
/** Calls that waited for the connection that failed would else each wait as long again. */
const KNOWN_UNREACHABLE_MS = 500;

/** When each address last let a connection in, and until when it counts as unreachable. */
const known = new Map<string, { unreachableUntilMs: number; reachedMs: number }>();

/**
 * The socket of a connection to the database, for pg's option `stream`: fails with ETIMEDOUT within 1.5 s where nothing answers
 * at that address. How long PostgreSQL then takes to let the connection in is not limited here.
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
  // In the turn after the timer: in a process that was held up, the connection may be there and only not be noticed yet.
  const check = () => {
    if (!socket.connecting) return;
    // An attempt that was lost on the way says nothing where a later one came through.
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
