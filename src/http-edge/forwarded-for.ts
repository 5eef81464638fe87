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
