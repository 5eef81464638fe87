import type { RateLimit } from '../../../shared/domain/rate-limits.js';

export const FORMS_LIMIT = 'leads';

/** How many forms one network address may send. */
export class IntakePolicy {
  readonly limit: RateLimit;

  constructor(leadsPerMinute: number) {
    this.limit = {
      name: FORMS_LIMIT,
      points: leadsPerMinute,
      windowSeconds: 60,
      sentence: 'Too many forms were sent from your network. Please wait a minute and try again.',
    };
  }
}
