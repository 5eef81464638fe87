import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { PathWith } from '../../shared/api/api-types';
import { baseApi } from '../api/base-api';
import { connectionFailed, connectionRestored, connectionRetryRequested } from '../api/connection-slice';

const READY_PATH = '/api/health/ready' satisfies PathWith<'get'>;
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** A failure this long after the last one begins with short pauses again. */
const BACKOFF_RESET_MS = 60_000;
/** Where the network swallows everything, no answer would ever end the wait. */
const RESPONSE_TIMEOUT_MS = 10_000;

/**
 * Once a call failed for want of a connection, asks whether the server is back, more and more seldom, and then loads
 * anew what is on the screen. Changes are never sent again by themselves: whoever made them saw that they failed.
 */
export function watchConnection() {
  const connection = createListenerMiddleware();
  let isTrying = false;
  let tries = 0;
  let workedAtMs = 0;
  connection.startListening({
    actionCreator: connectionFailed,
    effect: async (_action, { delay, dispatch, take }) => {
      if (isTrying) return;
      isTrying = true;
      if (Date.now() - workedAtMs > BACKOFF_RESET_MS) tries = 0;
      do {
        const pauseMs = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0;
        tries += 1;
        await Promise.race([delay(pauseMs * (1 + Math.random() / 4)), take(connectionRetryRequested.match)]);
      } while (!(await Promise.race([isServerReady(), delay(RESPONSE_TIMEOUT_MS).then(() => false)])));
      isTrying = false;
      workedAtMs = Date.now();
      dispatch(connectionRestored());
      dispatch(baseApi.internalActions.onOnline());
    },
  });
  return connection.middleware;
}

async function isServerReady(): Promise<boolean> {
  try {
    return (await fetch(READY_PATH)).ok;
  } catch {
    return false;
  }
}
