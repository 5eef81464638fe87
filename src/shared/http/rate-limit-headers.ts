import type { FastifyReply } from 'fastify';
import type { RateLimitState } from '../domain/rate-limits.js';

/** Says where the caller stands, as draft-ietf-httpapi-ratelimit-headers-10 writes it; nothing where there is no limit. */
export function setRateLimitHeaders(reply: FastifyReply, state: RateLimitState | null): void {
  if (!state) return;
  const { limit, remaining, resetSeconds } = state;
  void reply
    .header('RateLimit-Policy', `"${limit.name}";q=${limit.points};w=${limit.windowSeconds}`)
    .header('RateLimit', `"${limit.name}";r=${remaining};t=${resetSeconds}`);
}
