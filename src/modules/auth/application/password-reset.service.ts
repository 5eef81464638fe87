import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import { clientNetwork, consumeForNetwork, RateLimits, Throttled } from '../../../shared/domain/rate-limits.js';
import { FirstPasswordFile } from '../../users/application/first-administrator.service.js';
import { PasswordHasher } from '../../users/domain/password-hasher.js';
import { requireGoodPassword, sameAsCurrentPassword } from '../../users/domain/password-rules.js';
import { UserRepository } from '../../users/domain/user.repository.js';
import { passwordResetNotOffered, resetLinkInvalid } from '../domain/auth.errors.js';
import { PasswordResetPolicy, ResetTokens, tokenHash } from '../domain/password-reset.js';
import { PasswordResetRepository } from '../infrastructure/password-resets.repository.js';
import { SignInOriginRepository } from '../infrastructure/sign-in-origins.repository.js';
import { SignInThrottle } from './sign-in-throttle.service.js';

/** Shortest time of a request. It hides how long the work takes, which is longer if the account exists. */
const REQUEST_MS = 400;

/** "Forgot password": sends a link by email that lets its owner choose a new password, once. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly users: UserRepository,
    private readonly resets: PasswordResetRepository,
    private readonly tokens: ResetTokens,
    private readonly hasher: PasswordHasher,
    private readonly limits: RateLimits,
    private readonly origins: SignInOriginRepository,
    private readonly signIns: SignInThrottle,
    private readonly firstPassword: FirstPasswordFile,
    private readonly audit: AuditTrail,
    private readonly policy: PasswordResetPolicy,
  ) {}

  /** False if the server sends no emails. */
  get isOffered(): boolean {
    return this.policy.isOffered;
  }

  /** Counts a request against its network's limit, before the body is read. @throws Throttled */
  async countRequest(address: string): Promise<void> {
    try {
      await consumeForNetwork(this.limits, address, { limit: this.policy.perNetwork });
    } catch (failure) {
      return this.recordThrottled(failure, address);
    }
  }

  /**
   * Queues the email with the link, if an active user has this email. The caller cannot tell whether one has.
   * @throws passwordResetNotOffered, Throttled
   */
  async request(email: string, address: string): Promise<void> {
    if (!this.isOffered) throw passwordResetNotOffered();
    await Promise.all([this.tryToRequest(email, address), delay(REQUEST_MS)]);
  }

  private async tryToRequest(email: string, address: string): Promise<void> {
    const found = await this.users.findCredentials(email);
    const network = clientNetwork(address).own;
    const { key } = await this.origins.identify(found?.user.id ?? null, email, network);
    try {
      await this.limits.consume({ limit: this.policy.perAccount, subject: `${key} ${network}` });
    } catch (failure) {
      return this.recordThrottled(failure, address, email, key);
    }
    const owner = found?.user.isActive ? { ...found.user, passwordHash: found.passwordHash } : null;
    await this.resets.request({ userId: owner?.id ?? null, email, address }, (linkId) =>
      tokenHash(owner ? this.tokens.tokenFor(linkId, owner) : ''),
    );
  }

  /**
   * Sets the new password and ends all sessions of the user.
   * @throws resetLinkInvalid, passwordsBusy, or a field error for a weak password
   */
  async reset(token: string, password: string, address: string): Promise<void> {
    const link = await this.resets.findByToken(tokenHash(token));
    if (!link || this.tokens.tokenFor(link.id, link) !== token) return this.refuse(link?.userId ?? null, address);
    await requireGoodPassword(password, link, 'password');
    // A user who must change the password could otherwise keep one that someone else knows.
    if (link.mustChangePassword && (await this.hasher.verify(link.passwordHash, password))) {
      throw sameAsCurrentPassword('password');
    }
    if (!(await this.resets.use(link, await this.hasher.hash(password), address))) {
      return this.refuse(link.userId, address);
    }
    if (link.mustChangePassword) await this.firstPassword.removeIfOutdated();
    await this.signIns.trust(link.userId, address);
  }

  /** Returns what the email about a link contains, or null if the link no longer works. */
  async linkFor(linkId: string): Promise<{ readonly token: string; readonly expiresAt: Date } | null> {
    const link = await this.resets.findById(linkId);
    if (!link) return null;
    const token = this.tokens.tokenFor(linkId, link);
    // Differs if the password or email has changed since the request.
    return tokenHash(token).equals(link.tokenHash) ? { token, expiresAt: link.expiresAt } : null;
  }

  private async refuse(actorId: string | null, address: string): Promise<never> {
    await this.audit.recordRepeated({ action: 'auth.reset_refused', actorId, address });
    throw resetLinkInvalid();
  }

  private async recordThrottled(failure: unknown, address: string, email?: string, key?: string): Promise<never> {
    if (failure instanceof Throttled) {
      const network = clientNetwork(address).own;
      const personal = email === undefined ? {} : { personal: { email } };
      await this.audit.recordRepeated({ action: 'auth.throttled', address: network, ...personal }, key);
    }
    throw failure;
  }
}
