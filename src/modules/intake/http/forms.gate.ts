import type { RequestGates } from '../../../http-edge/request-gates.js';
import { consumeForNetwork, type RateLimits } from '../../../shared/domain/rate-limits.js';
import { setRateLimitHeaders } from '../../../shared/http/rate-limit-headers.js';
import { FORMS_LIMIT, type IntakePolicy } from '../application/intake-policy.js';

/**
 * Counts visitors' forms by network and by volume before their bodies are read. One that does not say how long it is counts as
 * long as it may be.
 */
export function addFormsGate(gates: RequestGates, limits: RateLimits, { limit, volume }: IntakePolicy): void {
  gates.add(FORMS_LIMIT, async ({ ip, headers, routeOptions }, reply) => {
    const bytes = Number(headers['content-length'] ?? routeOptions.bodyLimit);
    setRateLimitHeaders(reply, await consumeForNetwork(limits, ip, { limit }, { limit: volume, cost: bytes }));
  });
}
