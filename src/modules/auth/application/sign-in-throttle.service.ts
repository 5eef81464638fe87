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

export interface PasswordAttempt {
  readonly userId: string | null;
  readonly email: string;
  readonly address: string;
  /** Fingerprint of the browser's device token, if it sent one for this user. */
  readonly fingerprint?: string | null;
}

/** A counted attempt. Pass it to `accept` or `refund`. */
export interface CountedAttempt {
  readonly network: string;
  /** Whether the attempt came from a known device of the user. If so, it counts only for that device. */
  readonly isOwnDevice: boolean;
  readonly account: readonly [limit: RateLimit, subject: string];
  readonly ceilings: readonly (readonly [limit: RateLimit, subject: string])[];
}

/** Counts failed password attempts. See sign-in-policy.ts for the rules and limits. */
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
   * Counts a sign-in request against its network's limit, before the body is read.
   * @returns null within the limit. Past the limit, returns the refusal if the network has known users, because they
   *   can still sign in
   * @throws Throttled past the limit, on a network without known users
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

  /** Throws `refusal` (from `countRequest`) if no user with this email has signed in from the network. */
  async requireKnownEmail(email: string, address: string, refusal: Throttled): Promise<void> {
    const network = clientNetwork(address).own;
    if (!(await this.knownEmails.mightHave(network, email))) await this.refuse(network, refusal);
  }

  async refundRequest(address: string): Promise<void> {
    await refundForNetwork(this.limits, this.policy.perNetwork, address);
  }

  /**
   * Counts an attempt before the password is checked, so that blocked attempts cost no hashing. The account's ceilings
   * do not apply to networks and devices that the owner has signed in from. Such a device has its own count.
   * @throws Throttled past a limit, or `refusal` if it is set and the owner has not signed in from the network
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
    const account = this.accountAt(key, isOwnDevice ? fingerprint : network);
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

  /** Call this after a correct password. Clears the account's count, refunds the ceilings and remembers the network. */
  async accept({ network, account, ceilings }: CountedAttempt, userId: string): Promise<void> {
    await this.limits.clear(...account);
    for (const ceiling of ceilings) await this.limits.refund(...ceiling);
    await this.origins.rememberNetwork(userId, network);
    this.knownEmails.invalidate(network);
  }

  /** Call this after the owner proved access to the account's email. Clears the network's count for the account. */
  async trust(userId: string, address: string): Promise<void> {
    const network = clientNetwork(address).own;
    await this.accept({ network, isOwnDevice: false, account: this.accountAt(userId, network), ceilings: [] }, userId);
  }

  /** Call this if the password could not be checked. */
  async refund({ account, ceilings }: CountedAttempt): Promise<void> {
    for (const counted of [account, ...ceilings]) await this.limits.refund(...counted);
  }

  private accountAt(key: string, origin: string): CountedAttempt['account'] {
    return [this.policy.perAccount, `${key} ${origin}`];
  }

  /** Records one audit row per hour and network. The row has no emails, because none is of a user known there. */
  private async refuse(network: string, refusal: Throttled): Promise<never> {
    await this.audit.recordRepeated({ action: 'auth.throttled', address: network });
    throw refusal;
  }
}

/** Caches a network's known emails for 30 s: every sign-in request from a network past its limit needs them. */
class KnownSignInEmails {
  private readonly cache = new Map<string, { readonly untilMs: number; readonly mails: ReadonlySet<string> }>();

  constructor(private readonly origins: SignInOriginRepository) {}

  async hasAny(network: string): Promise<boolean> {
    return (await this.emailKeysOf(network)).size > 0;
  }

  /** Whether a user with this email has signed in from the network. False positives are possible (`confusableKey`). */
  async mightHave(network: string, email: string): Promise<boolean> {
    return (await this.emailKeysOf(network)).has(confusableKey(email));
  }

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

/** Returns one key for all spellings that the database may treat as equal. `toLowerCase` differs for `İ`, `ς`, `ı`. */
function confusableKey(email: string): string {
  return email.toLowerCase().toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
}
