import type { RateLimit } from '../../../shared/domain/rate-limits.js';

export const FORMS_LIMIT = 'leads';
/** Some twenty thousand forms as people write them, or seven hundred of the largest. */
const BYTES_PER_DAY = 32 * 1024 * 1024;

/** How many forms one network may send, and how much in all. */
export class IntakePolicy {
  readonly limit: RateLimit;
  /** In bytes: what is kept stays, so large forms within the other limit would fill the disk. */
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
