import { clientNetwork } from './client-network.js';
import type { RateLimit, RateLimitState, RateLimits } from './rate-limits.js';

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
