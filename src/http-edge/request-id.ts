/** The id of a request, which its answer (`X-Request-Id`) and its lines in the log carry. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const REQUEST_ID_HEADER = 'X-Request-Id';
/** As proxies write theirs. Nothing else comes into the log or an answer. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** Makes ids. One that came with the request is kept only where proxies in front of this server are trusted. */
export function requestIds(isProxyTrusted: boolean): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const given = isProxyTrusted ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
  };
}

/** To be called before other hooks are added: one of them may answer. */
export function sendRequestIds(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  // Nest answers a preflight before any hook of ours.
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.hasHeader(REQUEST_ID_HEADER)) void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
