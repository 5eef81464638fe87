import { Socket } from 'node:net';

/** The operating system of a machine that can be reached takes a connection at once, however busy its programs are. */
const REACH_MS = 1_500;
/** Calls that waited for the connection that failed would else each wait as long again. */
const KNOWN_UNREACHABLE_MS = 500;

/** What is known of each address that a process connects to. */
const known = new Map<string, { unreachableUntilMs: number; reachedMs: number }>();

/**
 * The socket of a connection to the database, for pg's option `stream`: fails with ETIMEDOUT within 1.5 s where nothing answers
 * at that address. How long PostgreSQL then takes to let the connection in is not limited here.
 */
export function reachableSocket(address: string): Socket {
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
