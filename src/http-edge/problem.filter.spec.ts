import { describe, expect, it } from '@jest/globals';
import { type ArgumentsHost, HttpException, NotFoundException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { DomainError } from '../shared/domain/failure.js';
import { ProblemFilter } from './problem.filter.js';
import { NotFoundPages } from './unknown-addresses.js';

class SentPages extends NotFoundPages {
  constructor() {
    super('/nowhere');
  }

  override send(path: string, reply: FastifyReply): void {
    void reply.status(404).send(`the page for ${path}`);
  }
}

function answerTo(failure: unknown, { method = 'GET', url = '/api/leads' } = {}) {
  const headers: Record<string, string> = {};
  const logged: object[] = [];
  let status = 0;
  let text = '';
  const reply = {
    status: (code: number) => {
      status = code;
      return reply;
    },
    header: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
      return reply;
    },
    type: (value: string) => reply.header('content-type', value),
    send: (sent: string) => {
      text = sent;
    },
  };
  const log = (entry: object) => void logged.push(entry);
  const request = { method, url, routeOptions: { config: {} } };
  const host = { switchToHttp: () => ({ getRequest: () => request, getResponse: () => reply }) };
  new ProblemFilter({ warn: log, error: log } as unknown as Logger, new SentPages()).catch(
    failure,
    host as unknown as ArgumentsHost,
  );
  return { status, headers, text, logged, problem: text.startsWith('{') ? JSON.parse(text) : null };
}

const domain = (kind: DomainError['kind']) => new DomainError({ kind, code: 'the_code', message: 'The sentence.' });

describe('a failure of the domain', () => {
  it.each([
    ['invalid', 400, 'Bad Request'],
    ['unauthenticated', 401, 'Unauthorized'],
    ['forbidden', 403, 'Forbidden'],
    ['not_found', 404, 'Not Found'],
    ['conflict', 409, 'Conflict'],
    ['stale', 412, 'Precondition Failed'],
    ['unprocessable', 422, 'Unprocessable Entity'],
    ['throttled', 429, 'Too Many Requests'],
  ] as const)('that is %s is a problem with status %i', (kind, status, title) => {
    const answer = answerTo(domain(kind));
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.problem).toEqual({
      type: 'about:blank',
      title,
      status,
      detail: 'The sentence.',
      code: 'the_code',
      message: 'The sentence.',
    });
    expect(answer.logged).toEqual([]);
  });

  it('names the fields to correct', () => {
    const errors = [{ field: 'personalInfo.email', message: 'Email is required.', code: 'required' as const }];
    expect(
      answerTo(new DomainError({ kind: 'invalid', code: 'invalid_input', message: 'No.', errors })).problem.errors,
    ).toEqual(errors);
  });

  it('names the sign-in method for status 401 only', () => {
    expect(answerTo(domain('unauthenticated')).headers['www-authenticate']).toBe('Bearer');
    expect(answerTo(domain('forbidden')).headers).not.toHaveProperty('www-authenticate');
  });

  it('says when to retry', () => {
    const answer = answerTo(
      new DomainError({ kind: 'throttled', code: 'too_many_requests', message: 'Wait.', retryAfterSeconds: 30 }),
    );
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.problem).not.toHaveProperty('retryAfterSeconds');
  });
});

describe('a request that reaches no handler', () => {
  it.each([
    [404, 'not_found'],
    [405, 'method_not_allowed'],
    [413, 'too_large'],
    [415, 'unsupported_media_type'],
    [400, 'bad_request'],
    [431, 'bad_request'],
  ])('and fails with %i has its own problem code', (status, code) => {
    for (const failure of [new HttpException('Nest said this', status), { statusCode: status, message: 'Fastify' }]) {
      expect(answerTo(failure)).toMatchObject({ status, problem: { status, code } });
      expect(answerTo(failure).text).not.toMatch(/Nest said|Fastify/);
    }
  });

  it.each([
    ['/nowhere', 'GET'],
    ['/hi/nowhere?x=/api', 'GET'],
    ['/apis', 'HEAD'],
  ])('gets a page at %s (%s)', (url, method) => {
    expect(answerTo(new NotFoundException(), { url, method })).toMatchObject({
      status: 404,
      text: `the page for ${url.split('?')[0]}`,
    });
  });

  it.each([
    ['/api', 'GET'],
    ['/api?x', 'GET'],
    ['/api/nowhere', 'HEAD'],
    ['/nowhere', 'POST'],
  ])('gets a problem at %s (%s)', (url, method) => {
    expect(answerTo(new NotFoundException(), { url, method }).problem).toMatchObject({ code: 'not_found' });
  });
});

describe('an unexpected failure', () => {
  it('is answered without its message, and logged without its data', () => {
    const failure = new TypeError('asha@example.in is not a function');
    const { status, problem, text, logged } = answerTo(failure);
    expect(status).toBe(500);
    expect(problem).toMatchObject({
      code: 'unexpected',
      detail: 'Something went wrong on our side. Please try again.',
    });
    expect(logged).toMatchObject([{ event: 'unexpected_failure', error: { name: 'TypeError' } }]);
    expect(text + JSON.stringify(logged)).not.toContain('asha');
  });

  it.each([[new HttpException('inside', 502)], [{ statusCode: 500 }], ['thrown text'], [null], [undefined]])(
    'is an unexpected failure, be it %p',
    (failure) => {
      expect(answerTo(failure)).toMatchObject({ status: 500, problem: { code: 'unexpected' } });
    },
  );

  it('becomes 503 with Retry-After if the database is unavailable', () => {
    const failure = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const { status, headers, problem, logged } = answerTo(failure);
    expect({ status, retry: headers['retry-after'], code: problem.code }).toEqual({
      status: 503,
      retry: '2',
      code: 'unavailable',
    });
    expect(logged).toMatchObject([{ event: 'database_unavailable', reason: 'ECONNREFUSED' }]);
  });
});
