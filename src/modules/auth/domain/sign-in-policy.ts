import { createHash, randomBytes } from 'node:crypto';
import type { RateLimit } from '../../../shared/domain/rate-limits.js';

/**
 * The rule of failed sign-ins: whoever guesses passwords is stopped, and the guesses of strangers never lock the owner out.
 *
 * - A network may fail so often over all accounts (`perNetwork`). Past that, only people who have signed in from it may try.
 * - A network may fail so often at one account (`perAccount`).
 * - All networks that the owner has not signed in from may together fail so often at one account (`ceilings`).
 * - A browser that the owner has signed in with has tries of its own at that account. Others cannot use them up, and no
 *   ceiling applies to it (OWASP, "device cookies"). The cookie lets nobody in.
 *
 * `SignInThrottle` counts, `SignInOriginRepository` keeps the networks and browsers, `DeviceCookie` is the browser's half.
 */

const WINDOW_SECONDS = 15 * 60;
const SENTENCE = 'Too many sign-in attempts. Please wait a few minutes and try again.';

/** How long a sign-in lasts and how many failed ones are allowed. */
export class SignInPolicy {
  /** Of one user; with one more the oldest ends. */
  readonly maxSessions = 20;
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

/** A browser or a network that its owner does not sign in from for this long is forgotten. */
export const ORIGIN_DAYS = 90;

export function newDeviceToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What is kept of a device's token. It holds the password's hash too: with the password every device of the account changes
 * into a stranger, whichever version of the server changes it.
 */
export function deviceFingerprint(token: string, passwordHash: string): string {
  return createHash('sha256').update(`${token} ${passwordHash}`).digest('base64url');
}
