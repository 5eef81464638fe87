import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNativeError } from 'node:util/types';
import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';
import type { Env } from './env.js';

export const LOGGER = Symbol('LOGGER');

interface ErrorRecord {
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
  readonly stack?: string;
}

/** Logs JSON lines to standard output, without personal data: no bodies, queries, names or addresses. */
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

/** Describes an error for the log. Omits a database error's statement, parameters and message: they contain values. */
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

export function nestLogger(logger: Logger): LoggerService {
  return {
    log: (message: unknown) => logger.debug({ event: 'nest', message }),
    warn: (message: unknown) => logger.warn({ event: 'nest', message }),
    error: (message: unknown) => logger.error({ event: 'nest', message }),
    debug: (message: unknown) => logger.debug({ event: 'nest', message }),
    verbose: (message: unknown) => logger.trace({ event: 'nest', message }),
  };
}

const maps = new Map<string, SourceMap | null>();

/**
 * Replaces built files and lines in a stack with our TypeScript sources. Reads the source maps of only these files.
 * Node's `--enable-source-maps` would read the map of every module at the start, which costs 12 MB of memory.
 */
export function sourceStack(stack = ''): string {
  return stack.replace(/(file:\/\/[^\s()]+?\.js):(\d+):(\d+)/g, (place, url: string, line: string, column: string) => {
    if (url.includes('/node_modules/')) return place;
    const file = fileURLToPath(url);
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return place;
    const source = relative(process.cwd(), resolve(dirname(file), origin.fileName));
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  let map: SourceMap | null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    map = null;
  }
  maps.set(file, map);
  return map;
}
