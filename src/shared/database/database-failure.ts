import { setTimeout as delay } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

/** What a server says that is no primary any more, or not yet: the connection leads to the wrong one. */
export const READ_ONLY = '25006';
/** PostgreSQL's own codes for "not now": shutting down, out of connections, cut off, timed out, out of space, deadlocked, no primary. */
const UNAVAILABLE = /^(08...|57P0[123]|53[0-4]00|57014|55P03|25P0[34]|40P01|25006)$/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);
/** Messages of pg and its pool that come without a code. */
const SENTENCES =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed)/;

/** TypeORM's words for a transaction whose connection was lost between two of its statements, by who asks for the next one. */
const LOST_IN_TRANSACTION = [QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError];

/** Whether a failure means that the database is unreachable or overloaded, rather than that the statement was wrong. */
export function isDatabaseUnavailable(failure: unknown): boolean {
  if (LOST_IN_TRANSACTION.some((type) => failure instanceof type)) return true;
  const cause = causeOf(failure);
  // Not `instanceof`: what Node itself reports (ECONNREFUSED) is an Error of another realm in Jest.
  if (!isNativeError(cause)) return false;
  const code = 'code' in cause ? String(cause.code) : '';
  return UNAVAILABLE.test(code) || NETWORK.has(code) || SENTENCES.test(cause.message);
}

/** Does `work`; where a constraint (or unique index) that `errors` names refuses it, fails with that error instead. */
export async function mapConstraintViolation<T>(
  work: Promise<T>,
  errors: Readonly<Record<string, () => Error>>,
): Promise<T> {
  try {
    return await work;
  } catch (failure) {
    if (!(failure instanceof QueryFailedError)) throw failure;
    const { constraint } = failure.driverError as { constraint?: string };
    throw errors[constraint ?? '']?.() ?? failure;
  }
}

/** Lock timeout, deadlock, serialization failure: nothing was stored. */
const CONCURRENCY_CODES = new Set(['55P03', '40P01', '40001']);
/** A wait for a lock ends after 4 s (data-source.ts); with one more try, a call is still answered within 10 s. */
const RETRY_WINDOW_MS = 5_000;
const PAUSE_MS = 50;

/** Runs `work`, a whole transaction, and retries it if it lost a lock, for instance to an upgrade that changes a table. */
export async function retryAfterLock<T>(work: () => Promise<T>): Promise<T> {
  const startMs = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (failure) {
      if (!isConcurrencyFailure(failure) || performance.now() - startMs > RETRY_WINDOW_MS) throw failure;
    }
    await delay(PAUSE_MS);
  }
}

function isConcurrencyFailure(failure: unknown): boolean {
  return CONCURRENCY_CODES.has(String((causeOf(failure) as { code?: unknown } | null)?.code));
}

/** Returns what pg threw, without TypeORM's wrapper. */
function causeOf(failure: unknown): unknown {
  return failure instanceof QueryFailedError ? failure.driverError : failure;
}
