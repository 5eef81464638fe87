import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { Agent, globalAgent, type RequestOptions, request } from 'node:https';
import { isPublicAddress, outgoingAddress } from './domain/outgoing-address.js';

/** The one way for this server to call another by HTTP: `outgoing-calls.spec.ts` fails for a second one. */

const MAX_ANSWER_BYTES = 64 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;

export interface OutgoingCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  /** For all of it: finding the host, connecting, sending and the answer. */
  readonly deadlineMs: number;
  /** Hosts that may be inside: `name` or `name:port`. */
  readonly allowedHosts: readonly string[];
}

export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** The server does not send to this address. */
export class RefusedAddress extends Error {}

/**
 * Posts `body` and returns the status of the answer; a redirect is an answer like any other. The host is looked up once, all its
 * addresses have to be public, and the connection goes to one of these with the host's certificate.
 * @throws RefusedAddress if the server may not send there; any other error if there was no answer in time
 */
export async function sendOutgoing(
  { url, headers, body, deadlineMs, allowedHosts }: OutgoingCall,
  addressesOf: (host: string) => Promise<readonly HostAddress[]> = (host) => lookup(host, { all: true }),
): Promise<number> {
  const parts = outgoingAddress(url, allowedHosts);
  if (!parts) throw new RefusedAddress('The server does not send to this address.');
  const { host, port, path, isInside } = parts;
  const deadline = AbortSignal.timeout(deadlineMs);
  const addresses = await beforeAbort(addressesOf(host), deadline);
  if (addresses.length === 0 || !(isInside || addresses.every(({ address }) => isPublicAddress(address)))) {
    throw new RefusedAddress('The host has an address that is not public.');
  }
  return post(body, {
    host,
    servername: host,
    port,
    path,
    headers: { ...headers, 'Content-Length': body.length },
    lookup: (_host, { all }, answer) =>
      all ? answer(null, [...addresses]) : answer(null, addresses[0]?.address ?? '', addresses[0]?.family),
    signal: deadline,
  });
}

/** One connection a call, with the authorities that this process trusts. */
async function post(body: Buffer, options: RequestOptions): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const agent = new Agent({ ...globalAgent.options, keepAlive: false, rejectUnauthorized: true });
    request({ ...options, method: 'POST', agent, maxHeaderSize: MAX_HEADER_BYTES }, resolve)
      .on('error', reject)
      .end(body);
  });
  await discard(response);
  return response.statusCode ?? 0;
}

/** The status is the answer: its text is let in up to a bound and not kept, and may break off. */
async function discard(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of response) {
      bytes += (chunk as Buffer).length;
      if (bytes > MAX_ANSWER_BYTES) break;
    }
  } catch {
    response.destroy();
  }
}

function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}
