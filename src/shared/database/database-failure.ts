import { setTimeout as delay } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

/** SQLSTATE of a server that is not the primary. */
export const READ_ONLY = '25006';
/** SQLSTATEs for "not now": connection lost, shutdown, out of resources, timeout, deadlock, not the primary. */
const UNAVAILABLE = /^(08...|57P0[123]|53[0-4]00|57014|55P03|25P0[34]|40P01|25006)$/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);
const SENTENCES =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed)/;

/** TypeORM's errors if the connection was lost between two statements of a transaction. */
const LOST_IN_TRANSACTION = [QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError];

export function isDatabaseUnavailable(failure: unknown): boolean {
  if (LOST_IN_TRANSACTION.some((type) => failure instanceof type)) return true;
  const cause = causeOf(failure);
  // `instanceof` does not work here: in Jest, Node's own errors (ECONNREFUSED) come from another realm.
  if (!isNativeError(cause)) return false;
  const code = 'code' in cause ? String(cause.code) : '';
  return UNAVAILABLE.test(code) || NETWORK.has(code) || SENTENCES.test(cause.message);
}

/** Runs `work`. If it violates a constraint or unique index named in `errors`, throws that error instead. */
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

/** Lock timeout, deadlock and serialization failure. Nothing was stored. */
const CONCURRENCY_CODES = new Set(['55P03', '40P01', '40001']);
/** A lock wait ends after 4 s (data-source.ts). Even after one more retry, the response arrives within 10 s. */
const RETRY_WINDOW_MS = 5_000;
const PAUSE_MS = 50;

/** Runs `work`, a whole transaction, and retries it if it could not get a lock, for example during a migration. */
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

function causeOf(failure: unknown): unknown {
  return failure instanceof QueryFailedError ? failure.driverError : failure;
}
