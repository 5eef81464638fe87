import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** Counts responses by route, never by address. Measures how long all responses except event streams take. */
export function measureRequests(fastify: FastifyInstance, registers: Registry[]): void {
  const requests = new Counter({
    name: 'kisan_canteen_http_requests_total',
    help: 'Responses, by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'kisan_canteen_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its response, without event streams',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const labels = { method: METHODS.has(request.method) ? request.method : 'other', route: routeOf(request) };
    requests.inc({ ...labels, status: reply.statusCode });
    if (!isEventStream(reply)) durations.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
}

/**
 * Returns the template of an API route, `site` for files of the site, `preflight` for CORS preflights, or `unknown` for
 * addresses that do not exist.
 */
function routeOf({ is404, routeOptions: { url } }: FastifyRequest): string {
  if (is404 || url === undefined) return 'unknown';
  if (url === '/api' || url.startsWith('/api/')) return url;
  // `*` is Nest's route for preflights to any address.
  return url === '*' ? 'preflight' : 'site';
}

function isEventStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? reply.raw.getHeader('content-type')).startsWith('text/event-stream');
}
