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
import { SignInDevices } from '../domain/sign-in-devices.js';
import { SignInNetworks } from '../domain/sign-in-networks.js';
import { KnownMails } from './known-mails.js';
import { SignInPolicy } from './sign-in-policy.js';

/** Who tries a password, and from where. */
export interface PasswordTry {
  /** Null where nobody has the mail. */
  readonly userId: string | null;
  readonly email: string;
  readonly address: string;
  /** Of the device, where the browser says that it is one of the user's. */
  readonly fingerprint?: string | null;
}

/** A try that was counted. */
export interface CountedTry {
  readonly network: string;
  /** Whether it came from a device that the user has signed in with, and was counted for that device alone. */
  readonly isOwnDevice: boolean;
  readonly account: readonly [limit: RateLimit, subject: string];
  readonly ceilings: readonly (readonly [limit: RateLimit, subject: string])[];
}

/** Counts failed tries of passwords: by network, by account and network, and by account over all strange networks. */
@Injectable()
export class SignInThrottle {
  private readonly knownMails: KnownMails;

  constructor(
    private readonly limits: RateLimits,
    private readonly policy: SignInPolicy,
    private readonly networks: SignInNetworks,
    private readonly devices: SignInDevices,
    private readonly audit: AuditTrail,
  ) {
    this.knownMails = new KnownMails(networks);
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
      if (await this.knownMails.areAny(network)) return failure;
      return this.refuse(network, failure);
    }
  }

  /** Throws `refusal`, the one that `countRequest` answered, where nobody with this mail is known on the network. */
  async requireKnownMail(email: string, address: string, refusal: Throttled): Promise<void> {
    const network = clientNetwork(address).own;
    if (!(await this.knownMails.mayHave(network, email))) await this.refuse(network, refusal);
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
  async countTry(
    { userId, email, address, fingerprint = null }: PasswordTry,
    refusal: Throttled | null = null,
  ): Promise<CountedTry> {
    const network = clientNetwork(address).own;
    const { key, isKnownHere } = await this.networks.identify(userId, email, network);
    if (refusal && !isKnownHere) await this.refuse(network, refusal);
    const isOwnDevice = userId !== null && fingerprint !== null && (await this.devices.isKnown(userId, fingerprint));
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
  async accept({ network, account, ceilings }: CountedTry, userId: string): Promise<void> {
    await this.limits.clear(...account);
    for (const ceiling of ceilings) await this.limits.refund(...ceiling);
    await this.networks.remember(userId, network);
    this.knownMails.forget(network);
  }

  /** The password was not looked at. */
  async refund({ account, ceilings }: CountedTry): Promise<void> {
    for (const counted of [account, ...ceilings]) await this.limits.refund(...counted);
  }

  /** One row an hour for a network past its limit, whichever mails are typed there: they are nobody's who is known there. */
  private async refuse(network: string, refusal: Throttled): Promise<never> {
    await this.audit.recordRepeated({ action: 'auth.throttled', address: network });
    throw refusal;
  }
}
