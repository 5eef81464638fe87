import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { sourceStack } from '../../config/source-stack.js';
import { isDatabaseUnavailable } from '../database/database-failure.js';
import { DomainError, type DomainErrorKind } from '../domain/domain-error.js';
import { Throttled } from '../domain/rate-limits.js';
import type { NotFoundPages } from './not-found-pages.js';
import type { Problem } from './problem.js';
import { setRateLimitHeaders } from './rate-limit-headers.js';

const STATUS_OF_KIND: Readonly<Record<DomainErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  stale: 412,
  unprocessable: 422,
  throttled: 429,
};

/** Seconds after which a client may try again when the database is away. */
const DATABASE_RETRY_SECONDS = 2;

type Answer = Pick<Problem, 'status' | 'code' | 'message'> & { errors?: Problem['errors']; retryAfterSeconds?: number };

/** Turns every failure into a problem answer, and an unknown page into the not-found page of its language. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly notFoundPages: NotFoundPages,
  ) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const path = request.url.split('?', 1)[0] ?? '/';
    const answer = this.answerTo(exception, request);

    if (answer.status === 404 && !isApi(path) && (request.method === 'GET' || request.method === 'HEAD')) {
      this.notFoundPages.send(path, reply);
      return;
    }
    if (exception instanceof Throttled) {
      const resetSeconds = exception.retryAfterSeconds ?? 0;
      setRateLimitHeaders(reply, { limit: exception.limit, remaining: 0, resetSeconds });
    }
    const { retryAfterSeconds, ...rest } = answer;
    if (retryAfterSeconds !== undefined) void reply.header('Retry-After', String(retryAfterSeconds));
    if (answer.status === 401) void reply.header('WWW-Authenticate', 'Bearer');
    const problem: Problem = {
      type: 'about:blank',
      title: STATUS_CODES[answer.status] ?? 'Error',
      detail: answer.message,
      ...rest,
    };
    void reply
      .status(answer.status)
      .header('Cache-Control', 'no-store')
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(problem));
  }

  private answerTo(exception: unknown, request: FastifyRequest): Answer {
    if (exception instanceof DomainError) {
      const { kind, code, message, errors, retryAfterSeconds } = exception;
      return {
        status: STATUS_OF_KIND[kind],
        code,
        message,
        ...(errors.length > 0 && { errors: [...errors] }),
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      };
    }
    const status = statusOf(exception);
    if (status !== null && status < 500) return clientFailure(status);
    if (isDatabaseUnavailable(exception)) {
      this.logger.warn({ event: 'database_unavailable', method: request.method, reason: codeOf(exception) });
      return {
        status: 503,
        code: 'unavailable',
        message: 'The service cannot save or read anything right now. Please try again in a moment.',
        retryAfterSeconds: DATABASE_RETRY_SECONDS,
      };
    }
    this.logger.error({ event: 'unexpected_failure', method: request.method, error: describe(exception) });
    return { status: 500, code: 'unexpected', message: 'Something went wrong on our side. Please try again.' };
  }
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** The status a Nest or Fastify failure carries. */
function statusOf(exception: unknown): number | null {
  if (exception instanceof HttpException) return exception.getStatus();
  if (typeof exception === 'object' && exception !== null && 'statusCode' in exception) {
    return typeof exception.statusCode === 'number' ? exception.statusCode : null;
  }
  return null;
}

function clientFailure(status: number): Answer {
  switch (status) {
    case 404:
      return { status, code: 'not_found', message: 'There is nothing at this address.' };
    case 405:
      return { status, code: 'method_not_allowed', message: 'This address does not take this method.' };
    case 413:
      return { status, code: 'too_large', message: 'This is too much at once: at most 64 KB can be sent.' };
    case 415:
      return { status, code: 'unsupported_media_type', message: 'Send the body as application/json.' };
    default:
      return {
        status,
        code: 'bad_request',
        message: 'The request could not be read. Check that its body is valid JSON.',
      };
  }
}

function codeOf(exception: unknown): string | undefined {
  return typeof exception === 'object' && exception !== null && 'code' in exception
    ? String(exception.code)
    : undefined;
}

/** What the log keeps of an unexpected failure: its kind and place, not the data of whoever met it. */
function describe(exception: unknown): { name: string; code?: string | undefined; stack?: string | undefined } {
  if (!(exception instanceof Error)) return { name: typeof exception };
  return {
    name: exception.name,
    code: codeOf(exception),
    stack: sourceStack(exception.stack?.split('\n').slice(1, 8).join('\n')),
  };
}
