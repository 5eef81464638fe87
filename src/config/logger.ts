import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';
import type { Env } from './env.js';
import { sourceStack } from './source-stack.js';

/** Injection token of the process's logger. */
export const LOGGER = Symbol('LOGGER');

/** JSON lines on standard output. Nothing personal goes in: no bodies, no queries, no names, no addresses. */
export function createLogger(level: Env['logLevel']): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: (error: Error) => {
        const serialized = pino.stdSerializers.err(error);
        if (error instanceof Error) serialized.stack = sourceStack(error.stack);
        return serialized;
      },
    },
  });
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
