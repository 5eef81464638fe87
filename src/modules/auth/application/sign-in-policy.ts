import type { RateLimit } from '../../../shared/domain/rate-limits.js';

const WINDOW_SECONDS = 15 * 60;
const SENTENCE = 'Too many sign-in attempts. Please wait a few minutes and try again.';

/** How long a sign-in lasts and how many failed ones are allowed. */
export class SignInPolicy {
  /** Of one user; with one more the oldest ends. */
  readonly mostSessions = 20;
  /** Per account and address together, so that a stranger's guesses never lock the owner out elsewhere. */
  readonly perAccount: RateLimit;
  /** Per address over all accounts: an office shares one address, so it is wider. */
  readonly perAddress: RateLimit;

  constructor(
    readonly ttlSeconds: number,
    failuresPerWindow: number,
  ) {
    this.perAccount = {
      name: 'sign-in-account',
      points: failuresPerWindow,
      windowSeconds: WINDOW_SECONDS,
      sentence: SENTENCE,
    };
    this.perAddress = { ...this.perAccount, name: 'sign-in-address', points: failuresPerWindow * 10 };
  }
}
