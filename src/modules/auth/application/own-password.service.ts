import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import { clientNetwork } from '../../../shared/domain/client-network.js';
import { RateLimits } from '../../../shared/domain/rate-limits.js';
import { PasswordHasher } from '../../users/domain/password-hasher.js';
import { requireGoodPassword } from '../../users/domain/password-rules.js';
import { wrongCurrentPassword } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { UserRepository } from '../../users/domain/user.repository.js';
import { SignInPolicy } from './sign-in-policy.js';

/** Lets people change their own password. */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly limits: RateLimits,
    private readonly policy: SignInPolicy,
    private readonly audit: AuditTrail,
  ) {}

  /** Needs the current one; ends every other session of the user. Wrong tries count like failed sign-ins. */
  async change(
    user: User,
    sessionId: string,
    passwords: { current: string; next: string },
    address: string,
  ): Promise<void> {
    const account = `${user.email.toLowerCase()} ${clientNetwork(address).own}`;
    await this.limits.consume(this.policy.perAccount, account);
    const stored = await this.users.findCredentials(user.email);
    if (!(await this.hasher.verify(stored?.passwordHash ?? null, passwords.current))) {
      await this.audit.record({ action: 'auth.refused', actorId: user.id, address });
      throw wrongCurrentPassword();
    }
    await this.limits.clear(this.policy.perAccount, account);

    await requireGoodPassword(passwords.next, user.email, 'newPassword');
    const passwordHash = await this.hasher.hash(passwords.next);
    await this.users.change(async (users) => {
      // A reset that came in between has ended this session; its password stays.
      if ((await users.passwordHashOf(user.id)) !== stored?.passwordHash) throw wrongCurrentPassword();
      await users.setPassword(user.id, passwordHash);
      await users.endSessions(user.id, sessionId);
      await users.record({
        action: 'user.password_changed',
        actorId: user.id,
        subjectType: 'user',
        subjectId: user.id,
        address,
      });
    });
  }
}
