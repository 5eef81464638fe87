import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import {
  clientNetwork,
  consumeForNetwork,
  type RateLimit,
  RateLimits,
  refundForNetwork,
  Throttled,
} from '../../../shared/domain/rate-limits.js';
import { SignInPolicy } from '../domain/sign-in-policy.js';
import { SignInOriginRepository } from '../infrastructure/sign-in-origins.repository.js';

const KNOWN_EMAILS_TTL_MS = 30_000;
const MAX_NETWORKS = 1_000;

/** Who tries a password, and from where. */
export interface PasswordAttempt {
  /** Null where nobody has the mail. */
  readonly userId: string | null;
  readonly email: string;
  readonly address: string;
  /** Of the device, where the browser says that it is one of the user's. */
  readonly fingerprint?: string | null;
}

/** A try that was counted. */
export interface CountedAttempt {
  readonly network: string;
  /** Whether it came from a device that the user has signed in with, and was counted for that device alone. */
  readonly isOwnDevice: boolean;
  readonly account: readonly [limit: RateLimit, subject: string];
  readonly ceilings: readonly (readonly [limit: RateLimit, subject: string])[];
}

/** Counts failed tries of passwords. The rule and its figures stand in sign-in-policy.ts. */
@Injectable()
export class SignInThrottle {
  private readonly knownEmails: KnownSignInEmails;

  constructor(
    private readonly limits: RateLimits,
    private readonly policy: SignInPolicy,
    private readonly origins: SignInOriginRepository,
    private readonly audit: AuditTrail,
  ) {
    this.knownEmails = new KnownSignInEmails(origins);
  }

  /**
   * Counts a sign-in by its network before its body is read; throws `Throttled` past the limit. From a
   * network that people have signed in from, it answers the refusal instead, which holds for everybody but them: the
   * guesses of one in the office, or of somebody behind the same carrier, do not lock out the rest.
   */
  async countRequest(address: string): Promise<Throttled | null> {
    try {
      await consumeForNetwork(this.limits, address, { limit: this.policy.perNetwork });
      return null;
    } catch (failure) {
      if (!(failure instanceof Throttled)) throw failure;
      const network = clientNetwork(address).own;
      if (await this.knownEmails.hasAny(network)) return failure;
      return this.refuse(network, failure);
    }
  }

  /** Throws `refusal`, the one that `countRequest` answered, where nobody with this mail is known on the network. */
  async requireKnownEmail(email: string, address: string, refusal: Throttled): Promise<void> {
    const network = clientNetwork(address).own;
    if (!(await this.knownEmails.mightHave(network, email))) await this.refuse(network, refusal);
  }

  /** Takes back what `countRequest` counted. */
  async refundRequest(address: string): Promise<void> {
    await refundForNetwork(this.limits, this.policy.perNetwork, address);
  }

  /**
   * Counts a try before the password is looked at, so that guessing costs the server nothing. A network that the owner has
   * signed in from is not held to the account's ceilings. A device that the owner has signed in with is neither, and has
   * tries of its own, which others on its network do not use up.
   * @throws Throttled past a limit, or `refusal` where the network is past its own and strange to the account
   */
  async countAttempt(
    { userId, email, address, fingerprint = null }: PasswordAttempt,
    refusal: Throttled | null = null,
  ): Promise<CountedAttempt> {
    const network = clientNetwork(address).own;
    const { key, isKnownHere } = await this.origins.identify(userId, email, network);
    if (refusal && !isKnownHere) await this.refuse(network, refusal);
    const isOwnDevice =
      userId !== null && fingerprint !== null && (await this.origins.isKnownDevice(userId, fingerprint));
    const account = [this.policy.perAccount, `${key} ${isOwnDevice ? fingerprint : network}`] as const;
    const ceilings = isKnownHere || isOwnDevice ? [] : this.policy.ceilings.map((ceiling) => [ceiling, key] as const);
    try {
      for (const [limit, subject] of [account, ...ceilings]) await this.limits.consume({ limit, subject });
    } catch (failure) {
      if (failure instanceof Throttled) {
        await this.audit.recordRepeated({ action: 'auth.throttled', address: network, personal: { email } }, key);
      }
      throw failure;
    }
    return { network, isOwnDevice, account, ceilings };
  }

  /** The password was right: the account's tries from here are forgotten, and the network is known from now on. */
  async accept({ network, account, ceilings }: CountedAttempt, userId: string): Promise<void> {
    await this.limits.clear(...account);
    for (const ceiling of ceilings) await this.limits.refund(...ceiling);
    await this.origins.rememberNetwork(userId, network);
    this.knownEmails.invalidate(network);
  }

  /** The password was not looked at. */
  async refund({ account, ceilings }: CountedAttempt): Promise<void> {
    for (const counted of [account, ...ceilings]) await this.limits.refund(...counted);
  }

  /** One row an hour for a network past its limit, whichever mails are typed there: they are nobody's who is known there. */
  private async refuse(network: string, refusal: Throttled): Promise<never> {
    await this.audit.recordRepeated({ action: 'auth.throttled', address: network });
    throw refusal;
  }
}

/**
 * Caches for half a minute who has signed in from networks past their limit, because every call from such a network asks.
 */
class KnownSignInEmails {
  private readonly cache = new Map<string, { readonly untilMs: number; readonly mails: ReadonlySet<string> }>();

  constructor(private readonly origins: SignInOriginRepository) {}

  async hasAny(network: string): Promise<boolean> {
    return (await this.emailKeysOf(network)).size > 0;
  }

  /**
   * Returns false if nobody with this email has signed in from the network. True may be wrong: more emails look alike here
   * than in the database.
   */
  async mightHave(network: string, email: string): Promise<boolean> {
    return (await this.emailKeysOf(network)).has(confusableKey(email));
  }

  /** Drops the cached answer, because somebody has signed in from the network. */
  invalidate(network: string): void {
    this.cache.delete(network);
  }

  private async emailKeysOf(network: string): Promise<ReadonlySet<string>> {
    const cached = this.cache.get(network);
    if (cached && cached.untilMs > Date.now()) return cached.mails;
    const mails = new Set((await this.origins.emailsOf(network)).map(confusableKey));
    if (this.cache.size >= MAX_NETWORKS) this.cache.clear();
    this.cache.set(network, { untilMs: Date.now() + KNOWN_EMAILS_TTL_MS, mails });
    return mails;
  }
}

/** The same for all spellings that some database's `lower` takes for one, which JavaScript's does not: `İ`, `ς`, `ı`. */
function confusableKey(email: string): string {
  return email.toLowerCase().toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
}
