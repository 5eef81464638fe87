import type { RequestGates } from '../../../http-edge/request-gates.js';
import { consumeForNetwork, type RateLimit, type RateLimits } from '../../../shared/domain/rate-limits.js';
import { setRateLimitHeaders } from '../../../shared/http/rate-limit-headers.js';

export const FORMS_LIMIT = 'leads';
/** About 20,000 typical submissions, or 700 of the largest size. */
const BYTES_PER_DAY = 32 * 1024 * 1024;

export class IntakePolicy {
  readonly limit: RateLimit;
  /** In bytes. Without this limit, large submissions that stay within `limit` could fill the disk. */
  readonly volume: RateLimit;

  constructor(leadsPerMinute: number) {
    this.limit = {
      name: FORMS_LIMIT,
      points: leadsPerMinute,
      windowSeconds: 60,
      sentence: 'Too many forms were sent from your network. Please wait a minute and try again.',
    };
    this.volume = {
      name: 'lead-bytes',
      points: leadsPerMinute === 0 ? 0 : BYTES_PER_DAY,
      windowSeconds: 24 * 3_600,
      sentence: 'Too much was sent from your network today. Please try again tomorrow.',
    };
  }
}

/**
 * Limits submissions per network before their bodies are read. A request without Content-Length counts as the largest
 * allowed body.
 */
export function addFormsGate(gates: RequestGates, limits: RateLimits, { limit, volume }: IntakePolicy): void {
  gates.add(FORMS_LIMIT, async ({ ip, headers, routeOptions }, reply) => {
    const bytes = Number(headers['content-length'] ?? routeOptions.bodyLimit);
    setRateLimitHeaders(reply, await consumeForNetwork(limits, ip, { limit }, { limit: volume, cost: bytes }));
  });
}
