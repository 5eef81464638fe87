import { Injectable } from '@nestjs/common';
import { FirstPasswordFile } from '../../users/application/first-password-file.js';
import { PasswordHasher } from '../../users/domain/password-hasher.js';
import { requireGoodPassword, requireOtherPassword } from '../../users/domain/password-rules.js';
import { wrongCurrentPassword } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { UserRepository } from '../../users/domain/user.repository.js';
import { CurrentPasswordService } from './current-password.service.js';

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
