import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';

const WITH_PORT = /^([\d.]+):\d{1,5}$/;
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;

/**
 * Returns `X-Forwarded-For` with addresses only, without ports. An entry that is not an address becomes the address
 * that reported it, so that entries keep their position.
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

/** Register this before any hook that reads the client's address. */
export function readForwardedAddresses(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ raw: { headers, socket } }, _reply, done) => {
    const header = headers['x-forwarded-for'];
    if (typeof header === 'string') headers['x-forwarded-for'] = forwardedAddresses(header, socket.remoteAddress ?? '');
    done();
  });
}

export const REQUEST_ID_HEADER = 'X-Request-Id';
/** Format of ids from proxies. An id in any other format is replaced and never reaches the log or a response. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** Returns a function that generates request ids. Behind a trusted proxy, it returns the id that the proxy sent. */
export function requestIds(isProxyTrusted: boolean): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const given = isProxyTrusted ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
  };
}

/** Register this before other hooks, because they can send the response. */
export function sendRequestIds(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  // With CORS, Nest answers a preflight before our onRequest hooks run, so this hook adds the id.
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.hasHeader(REQUEST_ID_HEADER)) void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
