import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { sourceStack } from '../config/logger.js';
import { isDatabaseUnavailable } from '../shared/database/database-failure.js';
import { AbandonedQuery } from '../shared/database/pool-query.js';
import { DomainError } from '../shared/domain/failure.js';
import { Throttled } from '../shared/domain/rate-limits.js';
import { pageLanguage, problemPage, sendPage, wantsPage } from '../shared/http/form-page.js';
import {
  addressNotFound,
  bodyCompressed,
  bodyTooLarge,
  databaseUnavailable,
  type HttpFailure,
  methodNotAllowed,
  unexpectedFailure,
  unreadableBody,
  unsupportedMediaType,
} from '../shared/http/http.errors.js';
import { answerOf, type FailureAnswer, problemOf } from '../shared/http/problem.js';
import { setRateLimitHeaders } from '../shared/http/rate-limit-headers.js';
import { gatedRoute } from './request-gates.js';
import { OTHER_EXPECTED } from './request-input.js';
import { AllowedMethods, type NotFoundPages } from './unknown-addresses.js';

const BY_STATUS: Readonly<Record<number, HttpFailure>> = {
  404: addressNotFound,
  405: methodNotAllowed,
  415: unsupportedMediaType,
};

/** Converts every failure to a problem response. For an unknown page, sends the not-found page in its language. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly notFoundPages: NotFoundPages,
    private readonly allowedMethods = new AllowedMethods(),
    private readonly record: (request: FastifyRequest, failure: unknown) => void = () => undefined,
  ) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const path = request.url.split('?', 1)[0] ?? '/';
    const answer = this.answerTo(exception, request, path);
    this.record(request, exception);

    if (answer.status === 404 && !isApi(path) && (request.method === 'GET' || request.method === 'HEAD')) {
      this.notFoundPages.send(path, reply);
      return;
    }
    if (exception instanceof Throttled) {
      const resetSeconds = exception.retryAfterSeconds ?? 0;
      setRateLimitHeaders(reply, { limit: exception.limit, remaining: 0, resetSeconds });
    }
    if (answer.retryAfterSeconds !== undefined) void reply.header('Retry-After', String(answer.retryAfterSeconds));
    if (answer.status === 405) void reply.header('Allow', this.allowedMethods.at(path).join(', '));
    if (answer.code === bodyCompressed.code) void reply.header('Accept-Encoding', 'identity');
    if (answer.status === 401) void reply.header('WWW-Authenticate', 'Bearer');
    void reply.status(answer.status).header('Cache-Control', 'no-store');
    if (gatedRoute(request).takes === 'form' && wantsPage(request)) {
      sendPage(reply, problemPage(answer, pageLanguage(request)));
      return;
    }
    void reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problemOf(answer)));
  }

  private answerTo(exception: unknown, request: FastifyRequest, path: string): FailureAnswer {
    if (exception instanceof DomainError) return answerOf(exception);
    const status = statusOf(exception);
    if (status === 413) return gatedRoute(request).tooLarge ?? bodyTooLarge;
    if (request.is404 && this.allowedMethods.at(path).length > 0) return methodNotAllowed;
    const { takes } = gatedRoute(request);
    if (status === 415 && takes) return answerOf(OTHER_EXPECTED[takes]());
    if (status !== null && status < 500) return BY_STATUS[status] ?? { ...unreadableBody, status };
    if (exception instanceof AbandonedQuery) return databaseUnavailable;
    const of = { requestId: request.id, method: request.method };
    if (isDatabaseUnavailable(exception)) {
      this.logger.warn({ event: 'database_unavailable', ...of, reason: codeOf(exception) });
      return databaseUnavailable;
    }
    this.logger.error({ event: 'unexpected_failure', ...of, error: describe(exception) });
    return unexpectedFailure;
  }
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

function statusOf(exception: unknown): number | null {
  if (exception instanceof HttpException) return exception.getStatus();
  if (typeof exception === 'object' && exception !== null && 'statusCode' in exception) {
    return typeof exception.statusCode === 'number' ? exception.statusCode : null;
  }
  return null;
}

function codeOf(exception: unknown): string | undefined {
  return typeof exception === 'object' && exception !== null && 'code' in exception
    ? String(exception.code)
    : undefined;
}

/** Describes an unexpected failure for the log, without request data: its type, code and stack. */
function describe(exception: unknown): { name: string; code?: string | undefined; stack?: string | undefined } {
  if (!(exception instanceof Error)) return { name: typeof exception };
  return {
    name: exception.name,
    code: codeOf(exception),
    stack: sourceStack(placesIn(exception.stack).join('\n')),
  };
}

function placesIn(stack = ''): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 7);
}
