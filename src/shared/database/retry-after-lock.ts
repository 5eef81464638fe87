import { setTimeout as delay } from 'node:timers/promises';
import { QueryFailedError } from 'typeorm';

/** Lock timeout, deadlock, serialization failure: nothing was stored. */
const LOST_TO_OTHERS = new Set(['55P03', '40P01', '40001']);
/** A wait for a lock ends after 4 s (data-source.ts); with one more try, a call is still answered within 10 s. */
const TRIED_AGAIN_WITHIN_MS = 5_000;
const PAUSE_MS = 50;

/** Runs `work`, a whole transaction, and retries it if it lost a lock, for instance to an upgrade that changes a table. */
export async function retryAfterLock<T>(work: () => Promise<T>): Promise<T> {
  const startMs = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (failure) {
      if (!isLostToOthers(failure) || performance.now() - startMs > TRIED_AGAIN_WITHIN_MS) throw failure;
    }
    await delay(PAUSE_MS);
  }
}

function isLostToOthers(failure: unknown): boolean {
  const cause: unknown = failure instanceof QueryFailedError ? failure.driverError : failure;
  return LOST_TO_OTHERS.has(String((cause as { code?: unknown } | null)?.code));
}
