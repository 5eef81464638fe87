import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import { clientNetwork } from '../../../shared/domain/client-network.js';
import { consumeForNetwork, refundForNetwork } from '../../../shared/domain/network-limits.js';
import { Throttled } from '../../../shared/domain/rate-limit.errors.js';
import { type RateLimit, RateLimits } from '../../../shared/domain/rate-limits.js';
import { SignInNetworks } from '../domain/sign-in-networks.js';
import { SignInPolicy } from './sign-in-policy.js';

const CACHE_MS = 30_000;
const MAX_CACHED = 1_000;

/** Who tries a password, and from where. */
export interface PasswordTry {
  /** Null where nobody has the mail. */
  readonly userId: string | null;
  readonly email: string;
  readonly address: string;
}

/** A try that was counted. */
export interface CountedTry {
  readonly network: string;
  readonly account: readonly [limit: RateLimit, subject: string];
  readonly ceilings: readonly (readonly [limit: RateLimit, subject: string])[];
}

/** Counts failed tries of passwords: by network, by account and network, and by account over all strange networks. */
@Injectable()
export class SignInThrottle {
  private readonly networksWithUsers = new Map<string, { readonly untilMs: number; readonly hasUsers: boolean }>();

  constructor(
    private readonly limits: RateLimits,
    private readonly policy: SignInPolicy,
    private readonly networks: SignInNetworks,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Counts a sign-in by its network before its body is read; throws `Throttled` past the limit. From a
   * network that people have signed in from, it answers the refusal instead, which holds for everybody but them: the
   * guesses of one in the office, or of somebody behind the same carrier, do not lock out the rest.
   */
  async countRequest(address: string): Promise<Throttled | null> {
    try {
      await consumeForNetwork(this.limits, this.policy.perNetwork, address);
      return null;
    } catch (failure) {
      if (!(failure instanceof Throttled)) throw failure;
      const network = clientNetwork(address).own;
      if (await this.hasUsers(network)) return failure;
      await this.audit.recordRepeated({ action: 'auth.throttled', address: network });
      throw failure;
    }
  }

  /** Takes back what `countRequest` counted. */
  async refundRequest(address: string): Promise<void> {
    await refundForNetwork(this.limits, this.policy.perNetwork, address);
  }

  /**
   * Counts a try before the password is looked at, so that guessing costs the server nothing. A network that the owner has
   * signed in from is not held to the account's ceilings.
   * @throws Throttled past a limit, or `refusal` where the network is past its own and strange to the account
   */
  async countTry({ userId, email, address }: PasswordTry, refusal: Throttled | null = null): Promise<CountedTry> {
    const network = clientNetwork(address).own;
    const { key, isKnownHere } = await this.networks.identify(userId, email, network);
    const account = [this.policy.perAccount, `${key} ${network}`] as const;
    const ceilings = isKnownHere ? [] : this.policy.ceilings.map((ceiling) => [ceiling, key] as const);
    try {
      if (refusal && !isKnownHere) throw refusal;
      for (const [limit, subject] of [account, ...ceilings]) await this.limits.consume(limit, subject);
    } catch (failure) {
      if (failure instanceof Throttled) {
        await this.audit.recordRepeated({ action: 'auth.throttled', address: network, personal: { email } }, key);
      }
      throw failure;
    }
    return { network, account, ceilings };
  }

  /** The password was right: the account's tries from here are forgotten, and the network is known from now on. */
  async accept({ network, account, ceilings }: CountedTry, userId: string): Promise<void> {
    await this.limits.clear(...account);
    for (const ceiling of ceilings) await this.limits.refund(...ceiling);
    await this.networks.remember(userId, network);
  }

  /** The password was not looked at. */
  async refund({ account, ceilings }: CountedTry): Promise<void> {
    for (const counted of [account, ...ceilings]) await this.limits.refund(...counted);
  }

  /** Asked for every call of a network past its limit, so the answer is kept for a while. */
  private async hasUsers(network: string): Promise<boolean> {
    const cached = this.networksWithUsers.get(network);
    if (cached && cached.untilMs > Date.now()) return cached.hasUsers;
    const hasUsers = await this.networks.hasUsers(network);
    if (this.networksWithUsers.size >= MAX_CACHED) this.networksWithUsers.clear();
    this.networksWithUsers.set(network, { untilMs: Date.now() + CACHE_MS, hasUsers });
    return hasUsers;
  }
}
