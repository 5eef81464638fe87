import { clientNetwork } from './client-network.js';
import type { RateLimit, RateLimitState, RateLimits } from './rate-limits.js';

/** An IPv6 /48 holds 65,536 networks of the size that counts for one client; together they may do this many times as much. */
const WIDE_FACTOR = 8;

/** Counts one try of a client by its network; throws `Throttled` when it is one too many. Null where there is no limit. */
export async function consumeForNetwork(
  limits: RateLimits,
  limit: RateLimit,
  address: string,
  cost?: number,
): Promise<RateLimitState | null> {
  const { own, wide } = clientNetwork(address);
  const state = await limits.consume(limit, own, cost);
  if (wide !== null) await limits.consume(widened(limit), wide, cost);
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
