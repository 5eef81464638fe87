import type { RateLimit } from '../../../shared/domain/rate-limits.js';

const WINDOW_SECONDS = 15 * 60;
const SENTENCE = 'Too many sign-in attempts. Please wait a few minutes and try again.';

/** How long a sign-in lasts and how many failed ones are allowed. */
export class SignInPolicy {
  /** Of one user; with one more the oldest ends. */
  readonly mostSessions = 20;
  /** Per account and network together, so that a stranger's guesses never lock the owner out elsewhere. */
  readonly perAccount: RateLimit;
  /** Per network over all accounts: an office shares one address, so it is wider. */
  readonly perNetwork: RateLimit;
  /**
   * Per account over all networks that its owner has not signed in from: each window gives guesses on the account from
   * many places at once less room than the one before.
   */
  readonly ceilings: readonly RateLimit[];

  constructor(
    readonly ttlSeconds: number,
    failuresPerWindow: number,
  ) {
    const limit = (name: string, factor: number, windowSeconds = WINDOW_SECONDS): RateLimit => ({
      name,
      points: failuresPerWindow * factor,
      windowSeconds,
      sentence: SENTENCE,
    });
    this.perAccount = limit('sign-in-account', 1);
    this.perNetwork = {
      ...limit('sign-in-network', 10),
      sentence:
        'Too many failed sign-ins from your network. Please check your email and password, or wait a few minutes.',
    };
    this.ceilings = [
      limit('sign-in-ceiling', 3),
      limit('sign-in-ceiling-3h', 6, 3 * 3_600),
      limit('sign-in-ceiling-day', 10, 24 * 3_600),
    ];
  }
}
