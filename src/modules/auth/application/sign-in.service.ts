import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import type { Throttled } from '../../../shared/domain/rate-limits.js';
import { PasswordHasher } from '../../users/domain/password-hasher.js';
import type { User } from '../../users/domain/user.js';
import { UserRepository } from '../../users/domain/user.repository.js';
import { signInRefused } from '../domain/auth.errors.js';
import { SessionRepository } from '../domain/session.repository.js';
import { sessionPlace } from '../domain/session-place.js';
import { deviceFingerprint, newDeviceToken, SignInPolicy } from '../domain/sign-in-policy.js';
import { SignInOriginRepository } from '../infrastructure/sign-in-origins.repository.js';
import { SignInThrottle } from './sign-in-throttle.service.js';

export interface SignInForm {
  readonly email: string;
  readonly password: string;
  readonly userAgent: string | undefined;
  /** Returns the browser's device token for this user, or null. */
  readonly deviceTokenOf: (userId: string) => string | null;
}

@Injectable()
export class SignInService {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: SignInThrottle,
    private readonly origins: SignInOriginRepository,
    private readonly jwt: JwtService,
    private readonly audit: AuditTrail,
    private readonly policy: SignInPolicy,
  ) {}

  /**
   * Counts every attempt and refunds it on success. If `refusal` is set, the network is past its limit: only users
   * who have signed in from it before can sign in, and a wrong password throws `refusal`.
   */
  async signIn(
    { email, password, userAgent, deviceTokenOf }: SignInForm,
    address: string,
    refusal: Throttled | null,
  ): Promise<{ token: string; user: User; deviceToken: string }> {
    if (refusal) await this.throttle.requireKnownEmail(email, address, refusal);
    const found = await this.users.findCredentials(email);
    const knownToken = found && deviceTokenOf(found.user.id);
    const fingerprint = knownToken && deviceFingerprint(knownToken, found.passwordHash);
    const counted = await this.throttle.countAttempt(
      { userId: found?.user.id ?? null, email, address, fingerprint },
      refusal,
    );
    let sessionId: string | null;
    try {
      const right = await this.hasher.verify(found?.passwordHash ?? null, password);
      sessionId =
        found && right
          ? await this.sessions.open(found.user.id, found.passwordHash, {
              ttlSeconds: this.policy.ttlSeconds,
              maxSessions: this.policy.maxSessions,
              place: sessionPlace(userAgent, address),
            })
          : null;
    } catch (failure) {
      await this.throttle.refund(counted);
      if (!refusal) await this.throttle.refundRequest(address);
      throw failure;
    }
    if (!found || !sessionId) {
      await this.audit.record({
        action: 'auth.refused',
        actorId: found?.user.id ?? null,
        address,
        personal: { email },
      });
      throw refusal ?? signInRefused();
    }

    await this.throttle.accept(counted, found.user.id);
    if (!refusal) await this.throttle.refundRequest(address);
    const deviceToken = counted.isOwnDevice && knownToken ? knownToken : newDeviceToken();
    await this.origins.rememberDevice(found.user.id, deviceFingerprint(deviceToken, found.passwordHash));
    await this.audit.record({ action: 'auth.signed_in', actorId: found.user.id, address });
    const token = await this.jwt.signAsync({}, { subject: found.user.id, jwtid: sessionId });
    return { token, user: found.user, deviceToken };
  }

  async signOut(user: User, sessionId: string, address: string): Promise<void> {
    await this.sessions.end(user.id, sessionId);
    await this.audit.record({ action: 'auth.signed_out', actorId: user.id, address });
  }
}
