import type { Socket } from 'node:net';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import type { Env } from './config/env.js';
import { createLogger, nestLogger } from './config/logger.js';
import { malformedRequestHandler, readableUrl } from './http-edge/malformed-requests.js';
import { ProblemFilter } from './http-edge/problem.filter.js';
import { readForwardedAddresses, requestIds, sendRequestIds } from './http-edge/proxy-headers.js';
import { RequestGates } from './http-edge/request-gates.js';
import { acceptKnownBodies, rejectUnreadableAddress, rejectUnsafeInput } from './http-edge/request-input.js';
import { setSecurityHeaders } from './http-edge/security-headers.js';
import { SITE_DIRECTORY } from './http-edge/static-site.js';
import { AllowedMethods, NotFoundPages } from './http-edge/unknown-addresses.js';
import { ValidatedPipe } from './http-edge/validated.pipe.js';
import { AccessRecord } from './modules/auth/http/access-record.js';
import { serveApiDocs } from './openapi/api-docs.js';
import { answerKnownCopies } from './shared/http/conditional-get.js';
import { bodyTooLarge } from './shared/http/http.errors.js';

const EXPOSED_HEADERS = [
  'Content-Disposition',
  'ETag',
  'Allow',
  'Retry-After',
  'Idempotent-Replayed',
  'RateLimit',
  'RateLimit-Policy',
  'X-Total-Count',
  'X-Request-Id',
];
/** How long browsers cache a preflight response. This is Chromium's maximum. */
const PREFLIGHT_SECONDS = 7_200;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
/** Time limit for receiving a request. Slow requests can be an attack that holds connections open. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Returns the application for production and tests, ready to listen. Order of steps: src/http-edge/README.md. */
export async function createApp(
  env: Env,
  databaseUrl: string,
  { requestTimeoutMs = REQUEST_TIMEOUT_MS } = {},
): Promise<NestFastifyApplication> {
  const logger = createLogger(env.logLevel);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(env, databaseUrl, logger),
    adapter(env, requestTimeoutMs),
    { bodyParser: false, logger: nestLogger(logger), abortOnError: false },
  );
  app.setGlobalPrefix('api');
  const allowedMethods = new AllowedMethods();
  app.useGlobalPipes(new ValidatedPipe());
  const record = app.get(AccessRecord);
  app.useGlobalFilters(
    new ProblemFilter(logger, new NotFoundPages(SITE_DIRECTORY), allowedMethods, (request, failure) =>
      record.failed(request, failure),
    ),
  );
  if (env.corsOrigins.length > 0) {
    const options = {
      origin: env.corsOrigins,
      exposedHeaders: EXPOSED_HEADERS,
      methods: METHODS,
      maxAge: PREFLIGHT_SECONDS,
    };
    // Handles only preflights. Other OPTIONS requests are answered like any method that the address does not allow.
    app.enableCors({
      delegator: (request, answer) => answer(null, isPreflight(request) ? options : { ...options, preflight: false }),
    });
  }
  const fastify = app.getHttpAdapter().getInstance();
  const gates = app.get(RequestGates);
  if (env.trustProxy > 0) readForwardedAddresses(fastify);
  allowedMethods.register(fastify);
  acceptKnownBodies(fastify, gates);
  fastify.addHook('preValidation', rejectUnreadableAddress);
  fastify.addHook('preValidation', rejectUnsafeInput);
  sendRequestIds(fastify);
  setSecurityHeaders(fastify, isHttps(env));
  gates.register(fastify);
  logRequests(fastify, logger);
  if (env.metrics) {
    const { serveMetrics } = await import('./metrics/serve-metrics.js');
    await serveMetrics(app, env, env.metrics);
  }
  answerKnownCopies(fastify);
  if (env.corsOrigins.length > 0) varyByOrigin(fastify);
  closeSilentConnections(fastify);
  serveApiDocs(app);
  await app.init();
  await fastify.ready();
  return app;
}

function adapter(env: Env, requestTimeoutMs: number): FastifyAdapter {
  const made = new FastifyAdapter({
    bodyLimit: bodyTooLarge.maxBytes,
    trustProxy: (_address, hop) => hop < env.trustProxy,
    genReqId: requestIds(env.trustProxy > 0),
    requestTimeout: requestTimeoutMs,
    // Node checks for slow requests only at this interval. security-headers.ts refuses requests without Host.
    http: { connectionsCheckingInterval: Math.ceil(requestTimeoutMs / 3), requireHostHeader: false },
    // Addresses with long ids must get a 404, as unknown ids do. Node itself refuses even longer addresses.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    clientErrorHandler: malformedRequestHandler(isHttps(env)),
    forceCloseConnections: 'idle',
    // During a stop, open keep-alive connections still get a response. Each connection then closes.
    return503OnClosing: false,
  });
  // Fastify sets only `requestTimeout`, so this sets `headersTimeout` too.
  const { server } = made.getInstance();
  server.headersTimeout = requestTimeoutMs;
  return made;
}

function isPreflight({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
}

function isHttps({ publicUrl }: Env): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

function varyByOrigin(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    const varied = String(reply.getHeader('vary') ?? '');
    if (!/(^|,)\s*(origin|\*)\s*(,|$)/i.test(varied))
      void reply.header('Vary', varied ? `${varied}, Origin` : 'Origin');
    done(null, payload);
  });
}

/** Logs one line per API call. It has the route, not the address, which can contain personal data. */
function logRequests(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route?.startsWith('/api/')) {
      const { method } = request;
      const ms = Math.round(reply.elapsedTime);
      // Logged only for debugging, because load balancers call this every second.
      const level = route === '/api/health/live' ? 'debug' : 'info';
      logger[level]({ event: 'request', requestId: request.id, method, route, status: reply.statusCode, ms });
    }
    done();
  });
}

/** Browsers open connections in advance. Node counts unused ones as busy, so a stop would wait until they time out. */
function closeSilentConnections(fastify: FastifyInstance): void {
  const connections = new Set<Socket>();
  fastify.server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  fastify.addHook('preClose', async () => {
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  });
}
