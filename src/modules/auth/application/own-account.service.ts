import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import { FirstPasswordFile } from '../../users/application/first-administrator.service.js';
import { PasswordHasher } from '../../users/domain/password-hasher.js';
import { requireGoodPassword, requireOtherPassword } from '../../users/domain/password-rules.js';
import { wrongCurrentPassword } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { UserRepository } from '../../users/domain/user.repository.js';
import { sessionNotFound } from '../domain/auth.errors.js';
import { type ListedSession, SessionRepository } from '../domain/session.repository.js';
import { CurrentPasswordService } from './current-password.service.js';

@Injectable()
export class OwnAccountService {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly hasher: PasswordHasher,
    private readonly currentPassword: CurrentPasswordService,
    private readonly firstPassword: FirstPasswordFile,
    private readonly audit: AuditTrail,
  ) {}

  async changePassword(
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
      // If the password was reset after the check, this session has ended. Keep the password from the reset.
      if ((await users.passwordHashOf(user.id)) !== confirmedHash) throw wrongCurrentPassword();
      await users.setPassword(user.id, passwordHash, 'user');
      await users.endSessions(user.id, sessionId);
      await users.record({
        action: 'user.password_changed',
        actorId: user.id,
        subjectType: 'user',
        subjectId: user.id,
        address,
      });
    });
    if (user.mustChangePassword) await this.firstPassword.removeIfOutdated();
  }

  listSessions(user: User): Promise<ListedSession[]> {
    return this.sessions.list(user.id);
  }

  /** @throws sessionNotFound also for another user's session */
  async endSession(user: User, sessionId: string, address: string): Promise<void> {
    if (!(await this.sessions.end(user.id, sessionId))) throw sessionNotFound();
    await this.recordEnded(user, 1, address);
  }

  async endOtherSessions(user: User, sessionId: string, address: string): Promise<void> {
    await this.recordEnded(user, await this.sessions.endOthers(user.id, sessionId), address);
  }

  private async recordEnded(user: User, sessions: number, address: string): Promise<void> {
    if (sessions === 0) return;
    await this.audit.record({ action: 'auth.sessions_ended', actorId: user.id, address, details: { sessions } });
  }
}
