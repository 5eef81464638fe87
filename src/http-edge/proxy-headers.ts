/** Headers that a proxy writes: who sent the request, and under which id. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';

const WITH_PORT = /^([\d.]+):\d{1,5}$/;
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;

/**
 * Returns `X-Forwarded-For` with addresses only. Ports are cut off, and an entry that is no address becomes the address that
 * reported it, so that every entry keeps its position.
 */
export function forwardedAddresses(header: string, connectedFrom: string): string {
  let reporter = connectedFrom;
  const addresses = header.split(',').reverse();
  return addresses
    .map((text) => {
      reporter = addressIn(text.trim().replace(/^"(.*)"$/, '$1')) ?? reporter;
      return reporter;
    })
    .reverse()
    .join(', ');
}

function addressIn(text: string): string | null {
  const [, ipv4 = ''] = WITH_PORT.exec(text) ?? [];
  if (isIPv4(ipv4)) return ipv4;
  const address = BRACKETED.exec(text)?.[1] ?? text;
  return isIP(address) === 0 ? null : address;
}

/** Must be registered before anything reads the client's address. */
export function readForwardedAddresses(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ raw: { headers, socket } }, _reply, done) => {
    const header = headers['x-forwarded-for'];
    if (typeof header === 'string') headers['x-forwarded-for'] = forwardedAddresses(header, socket.remoteAddress ?? '');
    done();
  });
}

/** The id of a request, which its answer and its lines in the log carry. */
export const REQUEST_ID_HEADER = 'X-Request-Id';
/** The form in which proxies write theirs. Nothing else comes into the log or an answer. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** Returns the id of a request. The id that came with it is kept only if proxies in front of this server are trusted. */
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
