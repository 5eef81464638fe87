import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import { clientNetwork } from '../../../shared/domain/client-network.js';
import { RateLimits } from '../../../shared/domain/rate-limits.js';
import { PasswordHasher } from '../../users/domain/password-hasher.js';
import { wrongCurrentPassword } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { UserRepository } from '../../users/domain/user.repository.js';
import { SignInPolicy } from './sign-in-policy.js';

/** Whether somebody who is signed in knows their own password. Wrong tries count like failed sign-ins. */
@Injectable()
export class CurrentPasswordService {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly limits: RateLimits,
    private readonly policy: SignInPolicy,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Answers the hash that the password was checked against.
   * @throws wrongCurrentPassword, tooManyRequests
   */
  async confirm(user: User, password: string, address: string): Promise<string> {
    const account = `${user.email.toLowerCase()} ${clientNetwork(address).own}`;
    await this.limits.consume(this.policy.perAccount, account);
    const stored = await this.users.findCredentials(user.email);
    if (!(await this.hasher.verify(stored?.passwordHash ?? null, password)) || !stored) {
      await this.audit.record({ action: 'auth.refused', actorId: user.id, address });
      throw wrongCurrentPassword();
    }
    await this.limits.clear(this.policy.perAccount, account);
    return stored.passwordHash;
  }
}
