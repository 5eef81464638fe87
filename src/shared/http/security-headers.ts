/** What every answer tells the browser to refuse, also those that come before any route is known. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';
import { expectationFailed, type HttpFailure, unreadableRequest } from './http.errors.js';
import { problemOf } from './problem.js';
import { BARE_POLICY, inlineHashes } from './static-site.js';

/** Nothing here uses a device, so neither may what somebody manages to slip in. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
const REFERRER_POLICY = 'strict-origin-when-cross-origin';
const HSTS_SECONDS = 31_536_000;

/** Headers of an answer that never comes to the hooks below. */
function bareHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': BARE_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': REFERRER_POLICY,
    'Permissions-Policy': PERMISSIONS_POLICY,
    ...(isHttps && { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}` }),
  };
}

/** Headers of an answer on a connection on which no request could be made out, one a line. */
export function bareSecurityHeaders(isHttps: boolean): string[] {
  return Object.entries(bareHeaders(isHttps)).map(([name, value]) => `${name}: ${value}`);
}

/** @param isHttps whether browsers come by https, so that they can be told never to come without */
export function setSecurityHeaders(fastify: FastifyInstance, isHttps: boolean): void {
  const { styleHashes, scriptHashes } = inlineHashes();
  // Made once: Fastify's plugin of the same name makes it for every request.
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
  fastify.addHook('onRequest', ({ raw }, reply, done) => {
    setHeaders(raw, reply.raw, (failure) => done(failure as Error | undefined));
  });
  fastify.addHook('onRequest', async (request, reply) => {
    void reply.header('Permissions-Policy', PERMISSIONS_POLICY);
    // By the route, however its address was written; the problem filter says it of an address that has none.
    if (request.routeOptions.url?.startsWith('/api/')) void reply.header('Cache-Control', 'no-store');
  });
  // Nest answers a preflight before any hook of ours, wherever CORS is enabled.
  const bare = bareHeaders(isHttps);
  fastify.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) void reply.headers(bare);
  });
  refuseBeforeRouting(fastify);
}

/** Node would answer these two itself, without a body or a header. */
function refuseBeforeRouting(fastify: FastifyInstance): void {
  fastify.server.on('checkExpectation', (request, response) => fastify.server.emit('request', request, response));
  fastify.addHook('onRequest', async ({ headers, raw }, reply) => {
    const isContinue = (headers.expect ?? '100-continue').toLowerCase() === '100-continue';
    if (!isContinue) return refuse(reply, expectationFailed);
    if (headers.host === undefined && raw.httpVersion === '1.1') return refuse(reply, unreadableRequest);
    return undefined;
  });
}

function refuse(reply: FastifyReply, failure: HttpFailure): FastifyReply {
  return reply
    .status(failure.status)
    .header('Cache-Control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf(failure)));
}
