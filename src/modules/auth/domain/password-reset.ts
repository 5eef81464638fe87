import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { RateLimit } from '../../../shared/domain/rate-limits.js';

/** How long a link from an email is valid. */
export const LINK_MINUTES = 30;

/** More requests in an hour get the same response, but send no email. */
export const EMAILS_PER_HOUR = 3;

const WINDOW_SECONDS = 15 * 60;
const SENTENCE = 'Too many tries to reset a password. Please wait a few minutes and try again.';

/** Limits on requests. Unknown emails are limited like known ones. */
export class PasswordResetPolicy {
  readonly perNetwork: RateLimit;
  /** For one account and network. One network's requests do not lock the owner out on other networks. */
  readonly perAccount: RateLimit;

  constructor(
    readonly isOffered: boolean,
    triesPerWindow: number,
  ) {
    const limit = (name: string, factor: number): RateLimit => ({
      name,
      points: triesPerWindow * factor,
      windowSeconds: WINDOW_SECONDS,
      sentence: SENTENCE,
    });
    this.perAccount = limit('password-reset-account', 1);
    this.perNetwork = limit('password-reset-network', 10);
  }
}

export interface LinkOwner {
  readonly email: string;
  readonly passwordHash: string;
}

/**
 * Creates the tokens of reset links. A token is computed from the link's id and a secret key, so neither the outbox
 * nor any other table stores it, and a retried email contains the same link. It also depends on the account's password
 * and email: if one of them changes, older links stop working.
 */
export class ResetTokens {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'password reset links', 32));
  }

  /** Returns 32 bytes in base64url. */
  tokenFor(linkId: string, { email, passwordHash }: LinkOwner): string {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([linkId, passwordHash, email]))
      .digest('base64url');
  }
}

/** Returns the hash to store for a token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
