import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import { clientNetwork } from '../../../shared/domain/client-network.js';
import { consumeForNetwork, refundForNetwork } from '../../../shared/domain/network-limits.js';
import { Throttled } from '../../../shared/domain/rate-limit.errors.js';
import { RateLimits } from '../../../shared/domain/rate-limits.js';
import { PasswordHasher } from '../../users/domain/password-hasher.js';
import type { User } from '../../users/domain/user.js';
import { UserRepository } from '../../users/domain/user.repository.js';
import { signInRefused } from '../domain/auth.errors.js';
import { SessionRepository } from '../domain/session.repository.js';
import { sessionPlace } from '../domain/session-place.js';
import { SignInPolicy } from './sign-in-policy.js';

/** Lets staff in and out. */
@Injectable()
export class SignInService {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly hasher: PasswordHasher,
    private readonly limits: RateLimits,
    private readonly jwt: JwtService,
    private readonly audit: AuditTrail,
    private readonly policy: SignInPolicy,
  ) {}

  /** Counted before the password is looked at, so that guessing costs the server nothing; a success does not count. */
  async signIn(
    { email, password, userAgent }: { email: string; password: string; userAgent: string | undefined },
    address: string,
  ): Promise<{ token: string; user: User }> {
    const account = `${email.toLowerCase()} ${clientNetwork(address).own}`;
    await this.countTry(() => this.limits.consume(this.policy.perAccount, account), email, address);
    await this.countTry(() => consumeForNetwork(this.limits, this.policy.perAddress, address), email, address);

    const found = await this.users.findCredentials(email);
    const right = await this.hasher.verify(found?.passwordHash ?? null, password);
    const sessionId =
      found && right
        ? await this.sessions.open(found.user.id, found.passwordHash, {
            ttlSeconds: this.policy.ttlSeconds,
            mostSessions: this.policy.mostSessions,
            place: sessionPlace(userAgent, address),
          })
        : null;
    if (!found || !sessionId) {
      await this.audit.record({
        action: 'auth.refused',
        actorId: found?.user.id ?? null,
        address,
        personal: { email },
      });
      throw signInRefused();
    }

    await this.limits.clear(this.policy.perAccount, account);
    await refundForNetwork(this.limits, this.policy.perAddress, address);
    await this.audit.record({ action: 'auth.signed_in', actorId: found.user.id, address });
    const token = await this.jwt.signAsync({}, { subject: found.user.id, jwtid: sessionId });
    return { token, user: found.user };
  }

  /** Ends the session a token stands for; the token is worth nothing from then on. */
  async signOut(user: User, sessionId: string, address: string): Promise<void> {
    await this.sessions.end(user.id, sessionId);
    await this.audit.record({ action: 'auth.signed_out', actorId: user.id, address });
  }

  private async countTry(count: () => Promise<unknown>, email: string, address: string): Promise<void> {
    try {
      await count();
    } catch (error) {
      if (error instanceof Throttled) {
        await this.audit.record({ action: 'auth.throttled', address, personal: { email } });
      }
      throw error;
    }
  }
}
