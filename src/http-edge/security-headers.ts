/** Security headers of every response, including responses sent before a route is known. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';
import { expectationFailed, type HttpFailure, unreadableRequest } from '../shared/http/http.errors.js';
import { problemOf } from '../shared/http/problem.js';
import { DENY_ALL_POLICY, inlineHashes } from './static-site.js';

/** The site uses no device features. This policy prevents injected scripts from using them too. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
const REFERRER_POLICY = 'strict-origin-when-cross-origin';
const HSTS_SECONDS = 31_536_000;

function minimalHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': DENY_ALL_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': REFERRER_POLICY,
    'Permissions-Policy': PERMISSIONS_POLICY,
    ...(isHttps && { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}` }),
  };
}

export function minimalSecurityHeaders(isHttps: boolean): string[] {
  return Object.entries(minimalHeaders(isHttps)).map(([name, value]) => `${name}: ${value}`);
}

/** @param isHttps - True if browsers use https. The responses then contain HSTS, which enforces https. */
export function setSecurityHeaders(fastify: FastifyInstance, isHttps: boolean): void {
  const full = fullHeaders(isHttps);
  const ofApi = { ...full, 'Cache-Control': 'no-store' };
  fastify.addHook('onRequest', (request, reply, done) => {
    // Checks the route, because an address has many spellings. The problem filter handles addresses without a route.
    void reply.headers(request.routeOptions.url?.startsWith('/api/') ? ofApi : full);
    done();
  });
  // If CORS is enabled, Nest answers a preflight before our onRequest hooks, so this hook adds the minimal headers.
  const bare = minimalHeaders(isHttps);
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('content-security-policy')) void reply.headers(bare);
    done();
  });
  refuseBeforeRouting(fastify);
}

function fullHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  const { styleHashes, scriptHashes } = inlineHashes();
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => undefined,
  } as unknown as ServerResponse;
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'", ...styleHashes],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps && { maxAge: HSTS_SECONDS, includeSubDomains: false },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: REFERRER_POLICY },
  });
  setHeaders({} as IncomingMessage, response, (failure) => {
    if (failure) throw failure;
  });
  return { ...headers, 'Permissions-Policy': PERMISSIONS_POLICY };
}

/** Refuses `Expect` and `Host` values that Node would otherwise answer without a body or headers. */
function refuseBeforeRouting(fastify: FastifyInstance): void {
  fastify.server.on('checkExpectation', (request, response) => fastify.server.emit('request', request, response));
  fastify.addHook('onRequest', ({ headers, raw }, reply, done) => {
    if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
      refuse(reply, expectationFailed);
    else if (!namesOneHost(raw)) refuse(reply, unreadableRequest);
    else done();
  });
}

/** Excludes characters at which parsers disagree about the end of a host. */
const HOST = /^[^\s,/?#@\\]*$/;

/** Node uses the first of several Host headers, but a proxy might have used the last. */
function namesOneHost({ httpVersion, headers: { host }, rawHeaders }: IncomingMessage): boolean {
  if (host === undefined) return httpVersion !== '1.1';
  const names = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  );
  return names.length === 1 && HOST.test(host);
}

function refuse(reply: FastifyReply, failure: HttpFailure): void {
  void reply
    .status(failure.status)
    .header('Cache-Control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf(failure)));
}
