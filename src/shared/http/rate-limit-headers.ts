import type { FastifyReply } from 'fastify';
import type { RateLimitState } from '../domain/rate-limits.js';

/** Sets the headers of draft-ietf-httpapi-ratelimit-headers-10, or none without a limit. */
export function setRateLimitHeaders(reply: FastifyReply, state: RateLimitState | null): void {
  if (!state) return;
  const { limit, remaining, resetSeconds } = state;
  void reply
    .header('RateLimit-Policy', `"${limit.name}";q=${limit.points};w=${limit.windowSeconds}`)
    .header('RateLimit', `"${limit.name}";r=${remaining};t=${resetSeconds}`);
}
