import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import { FirstPasswordFile } from '../../users/application/first-administrator.service.js';
import { PasswordHasher } from '../../users/domain/password-hasher.js';
import { requireGoodPassword, requireOtherPassword } from '../../users/domain/password-rules.js';
import { wrongCurrentPassword } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { UserRepository } from '../../users/domain/user.repository.js';
import { type CountedTry, SignInThrottle } from './sign-in-throttle.service.js';

/** Whether somebody who is signed in knows their own password. Wrong tries count like failed sign-ins. */
@Injectable()
export class CurrentPasswordService {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: SignInThrottle,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Answers the hash that the password was checked against.
   * @throws wrongCurrentPassword, tooManyRequests, passwordsBusy
   */
  async confirm(user: User, password: string, address: string): Promise<string> {
    const counted = await this.throttle.countTry({ userId: user.id, email: user.email, address });
    const stored = await this.users.findCredentials(user.email);
    if (!(await this.isRight(stored?.passwordHash ?? null, password, counted)) || !stored) {
      await this.audit.record({ action: 'auth.refused', actorId: user.id, address });
      throw wrongCurrentPassword();
    }
    await this.throttle.accept(counted, user.id);
    return stored.passwordHash;
  }

  private async isRight(passwordHash: string | null, password: string, counted: CountedTry): Promise<boolean> {
    try {
      return await this.hasher.verify(passwordHash, password);
    } catch (failure) {
      await this.throttle.refund(counted);
      throw failure;
    }
  }
}

/** Lets people change their own password. */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly currentPassword: CurrentPasswordService,
    private readonly firstPassword: FirstPasswordFile,
  ) {}

  /** Needs the current one; ends every other session of the user. */
  async change(
    user: User,
    sessionId: string,
    passwords: { current: string; next: string },
    address: string,
  ): Promise<void> {
    const confirmedHash = await this.currentPassword.confirm(user, passwords.current, address);
    requireOtherPassword(passwords.current, passwords.next, 'newPassword');
    await requireGoodPassword(passwords.next, user, 'newPassword');
    const passwordHash = await this.hasher.hash(passwords.next);
    await this.users.change(async (users) => {
      // A reset that came in between has ended this session; its password stays.
      if ((await users.passwordHashOf(user.id)) !== confirmedHash) throw wrongCurrentPassword();
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
    if (user.mustChangePassword) await this.firstPassword.remove();
  }
}
