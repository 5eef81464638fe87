import { isNativeError } from 'node:util/types';
import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';
import type { Env } from './env.js';
import { sourceStack } from './source-stack.js';

/** Injection token of the process's logger. */
export const LOGGER = Symbol('LOGGER');

interface ErrorRecord {
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
  readonly stack?: string;
}

/** JSON lines on standard output. Nothing personal goes in: no bodies, no queries, no names, no addresses. */
export function createLogger(level: Env['logLevel']): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: describeError,
    },
  });
}

/**
 * What the log keeps of an error: its kind, code and places. The message only where it is no failed statement's: PostgreSQL
 * writes values into its own, and TypeORM hangs the statement and its parameters on the error.
 */
export function describeError(error: unknown): ErrorRecord {
  if (!isNativeError(error)) return { type: typeof error };
  const isOfDatabase = 'severity' in error || 'query' in error;
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...('code' in error && { code: String(error.code) }),
    ...(!isOfDatabase && { message: error.message }),
    stack: sourceStack(places?.join('\n')),
  };
}

/** Nest's own messages, in the same stream. */
export function nestLogger(logger: Logger): LoggerService {
  return {
    log: (message: unknown) => logger.debug({ event: 'nest', message }),
    warn: (message: unknown) => logger.warn({ event: 'nest', message }),
    error: (message: unknown) => logger.error({ event: 'nest', message }),
    debug: (message: unknown) => logger.debug({ event: 'nest', message }),
    verbose: (message: unknown) => logger.trace({ event: 'nest', message }),
  };
}
