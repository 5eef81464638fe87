import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { Agent, globalAgent, type RequestOptions, request } from 'node:https';
import { isPublicAddress, outgoingAddress } from './domain/outgoing-address.js';

/** The only way for this server to send HTTP requests. `outgoing-calls.spec.ts` fails if there is another. */

const MAX_ANSWER_BYTES = 64 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;

export interface OutgoingCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  /** Limit for the whole call: DNS lookup, connection, request and response. */
  readonly deadlineMs: number;
  /** Hosts that may be in the internal network, as `name` or `name:port`. */
  readonly allowedHosts: readonly string[];
}

export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

export interface OutgoingAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
}

export class RefusedAddress extends Error {}

/**
 * Posts `body` and returns the status and `Retry-After`. Does not follow redirects. Looks up the host once, and all its
 * addresses must be public. Connects to one of them and checks the host's certificate.
 * @throws RefusedAddress if the address is not allowed, or another error if no response arrives in time
 */
export async function sendOutgoing(
  { url, headers, body, deadlineMs, allowedHosts }: OutgoingCall,
  addressesOf: (host: string) => Promise<readonly HostAddress[]> = sharedLookup,
): Promise<OutgoingAnswer> {
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

const lookups = new Map<string, Promise<readonly HostAddress[]>>();

/** Node looks up few hosts at once, so calls to a host whose name server does not answer share one lookup. */
function sharedLookup(host: string): Promise<readonly HostAddress[]> {
  const running = lookups.get(host);
  if (running) return running;
  const found = lookup(host, { all: true }).finally(() => lookups.delete(host));
  lookups.set(host, found);
  return found;
}

/** Uses a new connection and the certificate authorities that this process trusts. */
async function post(body: Buffer, options: RequestOptions): Promise<OutgoingAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const agent = new Agent({ ...globalAgent.options, keepAlive: false, rejectUnauthorized: true });
    request({ ...options, method: 'POST', agent, maxHeaderSize: MAX_HEADER_BYTES }, resolve)
      .on('error', reject)
      // For example after a response 101, which is none.
      .on('close', () => reject(new Error('No response.')))
      .end(body);
  });
  await discard(response);
  return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null };
}

/** Reads the body up to a limit and drops it, because only the status counts. Ignores a connection that is lost. */
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
