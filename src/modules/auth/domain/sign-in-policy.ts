import { createHash, randomBytes } from 'node:crypto';
import type { RateLimit } from '../../../shared/domain/rate-limits.js';

/**
 * Limits on failed sign-ins. They stop password guessing without locking the owner out.
 *
 * - `perNetwork`: failures from one network for all accounts. Past this limit, only users who have signed in from the
 *   network can try.
 * - `perAccount`: failures from one network for one account.
 * - `ceilings`: failures for one account from all networks that its owner has not signed in from.
 * - A browser that the owner has signed in with has its own count for that account. Others cannot use this count up,
 *   and no ceiling applies (OWASP, "device cookies"). The cookie alone does not sign anyone in.
 */

const WINDOW_SECONDS = 15 * 60;
const SENTENCE = 'Too many sign-in attempts. Please wait a few minutes and try again.';

export class SignInPolicy {
  /** Per user. A new session beyond this ends the oldest. */
  readonly maxSessions = 20;
  /** One network's guesses do not lock the owner out on other networks. */
  readonly perAccount: RateLimit;
  /** Higher, because a whole office shares one address. */
  readonly perNetwork: RateLimit;
  /** Longer windows allow fewer guesses per hour, which slows an attack from many networks. */
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

/** A network or browser is forgotten this many days after the last sign-in from it. */
export const ORIGIN_DAYS = 90;

export function newDeviceToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash to store for a device token. It includes the password hash, so a new password ends all tokens. */
export function deviceFingerprint(token: string, passwordHash: string): string {
  return createHash('sha256').update(`${token} ${passwordHash}`).digest('base64url');
}
