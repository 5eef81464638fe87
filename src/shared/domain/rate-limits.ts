import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { DomainError, defineFailure } from './failure.js';

/** How often one subject (an address, an account) may do something. */
export interface RateLimit {
  readonly name: string;
  /** Tries within the window; 0 means no limit. */
  readonly points: number;
  readonly windowSeconds: number;
  /** What somebody past the limit reads. */
  readonly sentence: string;
}

/** One try of a subject, or as many points as it costs. */
export interface RateLimitUse {
  readonly limit: RateLimit;
  readonly subject: string;
  readonly cost?: number | undefined;
}

/** Where a subject stands after a try. */
export interface RateLimitState {
  readonly limit: RateLimit;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/**
 * Counts tries in the database, so that every server process sees the same count. A process that has seen a subject past
 * its limit refuses it without asking again until the window ends.
 */
export abstract class RateLimits {
  /**
   * Counts tries, all of them or, where one is known to be past its limit, none; throws `Throttled` when one is more than is left.
   * Answers where the first subject stands, null where it has no limit.
   */
  abstract consume(...uses: readonly RateLimitUse[]): Promise<RateLimitState | null>;

  /** Takes back one try that was counted. */
  abstract refund(limit: RateLimit, subject: string): Promise<void>;

  /** Forgets the subject's tries. */
  abstract clear(limit: RateLimit, subject: string): Promise<void>;
}

export const tooManyRequests = defineFailure<[limit: Pick<RateLimit, 'sentence'>]>({
  kind: 'throttled',
  code: 'too_many_requests',
  when: 'Too many tries; see Retry-After',
  sentence: ({ sentence }) => sentence,
  example: [{ sentence: 'Too many tries. Please wait a little and try again.' }],
});

/** One try too many. */
export class Throttled extends DomainError {
  constructor(
    readonly limit: RateLimit,
    retryAfterSeconds: number,
  ) {
    const { kind, code, message } = tooManyRequests(limit);
    super({ kind, code, message, retryAfterSeconds });
  }
}

/** An IPv6 /48 holds 65,536 networks of the size that counts for one client; together they may do this many times as much. */
const WIDE_FACTOR = 8;

/**
 * Counts one try of a client by its network, against all the limits or, past one of them, against no wider network; throws
 * `Throttled` when it is one too many. Answers where the network stands with the first limit, null where that is none.
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

/** Takes back one try that was counted. */
export async function refundForNetwork(limits: RateLimits, limit: RateLimit, address: string): Promise<void> {
  const { own, wide } = clientNetwork(address);
  await limits.refund(limit, own);
  if (wide !== null) await limits.refund(widened(limit), wide);
}

function widened(limit: RateLimit): RateLimit {
  return { ...limit, name: `${limit.name}-wide`, points: limit.points * WIDE_FACTOR };
}

/** The networks that stand for a client where tries are counted. */
export interface ClientNetwork {
  /** IPv4: the address itself. IPv6: its /64, of which one connection has every address. */
  readonly own: string;
  /** IPv6: its /48, which one customer can have whole. */
  readonly wide: string | null;
}

/** IPv4 inside IPv6 (`::ffff:192.0.2.1`) counts as IPv4; what is no address, as proxies may write, by its text. */
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
