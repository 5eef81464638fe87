import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { DomainError, defineFailure } from './failure.js';

/** How often one subject (an address, an account) can do something. */
export interface RateLimit {
  readonly name: string;
  /** Tries per window; 0 means no limit. */
  readonly points: number;
  readonly windowSeconds: number;
  readonly sentence: string;
}

/** `cost` is in points. The default is 1. */
export interface RateLimitUse {
  readonly limit: RateLimit;
  readonly subject: string;
  readonly cost?: number | undefined;
}

export interface RateLimitState {
  readonly limit: RateLimit;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** Counts tries in the database, for all processes. Subjects over their limit are refused without another query. */
export abstract class RateLimits {
  /**
   * Counts all tries, or none if this process already knows that one subject is over its limit.
   * @returns the state of the first subject; null if it has no limit
   * @throws Throttled if a subject is over its limit
   */
  abstract consume(...uses: readonly RateLimitUse[]): Promise<RateLimitState | null>;

  abstract refund(limit: RateLimit, subject: string): Promise<void>;

  abstract clear(limit: RateLimit, subject: string): Promise<void>;
}

export const tooManyRequests = defineFailure<[limit: Pick<RateLimit, 'sentence'>]>({
  kind: 'throttled',
  code: 'too_many_requests',
  when: 'Too many tries (see Retry-After)',
  sentence: ({ sentence }) => sentence,
  example: [{ sentence: 'Too many tries. Please wait a little and try again.' }],
});

export class Throttled extends DomainError {
  constructor(
    readonly limit: RateLimit,
    retryAfterSeconds: number,
  ) {
    const { kind, code, message } = tooManyRequests(limit);
    super({ kind, code, message, retryAfterSeconds });
  }
}

/** An IPv6 /48 contains 65,536 client networks (/64). Together they have this many times the limit of one. */
const WIDE_FACTOR = 8;

/**
 * Counts a use of every limit for the client's network, and then for its /48. If the network exceeds a limit, the use
 * does not count for the /48.
 * @returns the state of the first limit; null if it is off
 * @throws Throttled if the network or its /48 is over a limit
 */
export async function consumeForNetwork(
  limits: RateLimits,
  address: string,
  ...costs: readonly { readonly limit: RateLimit; readonly cost?: number | undefined }[]
): Promise<RateLimitState | null> {
  const { own, wide } = clientNetwork(address);
  const state = await limits.consume(...costs.map(({ limit, cost }) => ({ limit, subject: own, cost })));
  if (wide === null) return state;
  await limits.consume(...costs.map(({ limit, cost }) => ({ limit: widened(limit), subject: wide, cost })));
  return state;
}

export async function refundForNetwork(limits: RateLimits, limit: RateLimit, address: string): Promise<void> {
  const { own, wide } = clientNetwork(address);
  await limits.refund(limit, own);
  if (wide !== null) await limits.refund(widened(limit), wide);
}

function widened(limit: RateLimit): RateLimit {
  return { ...limit, name: `${limit.name}-wide`, points: limit.points * WIDE_FACTOR };
}

export interface ClientNetwork {
  /** For IPv4, the address. For IPv6, its /64, because one connection owns all addresses of a /64. */
  readonly own: string;
  /** For IPv6, its /48, because one customer can have a whole /48. Null for IPv4. */
  readonly wide: string | null;
}

/** Treats IPv4 inside IPv6 (`::ffff:192.0.2.1`) as IPv4. Keeps text that is not an address: a proxy can send it. */
export function clientNetwork(address: string): ClientNetwork {
  if (isIPv4(address)) return { own: address, wide: null };
  if (!ipaddr.isValid(address)) return { own: address, wide: null };
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return { own: parsed.toString(), wide: null };
  return { own: `${prefix(parsed, 64)}/64`, wide: `${prefix(parsed, 48)}/48` };
}

function prefix(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${new ipaddr.IPv6(address.toByteArray()).toString()}/${bits}`);
  return network.toString();
}
