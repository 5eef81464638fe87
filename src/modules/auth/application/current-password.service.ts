import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import { PasswordHasher } from '../../users/domain/password-hasher.js';
import { reauthenticationRequired, wrongCurrentPassword } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { UserRepository } from '../../users/domain/user.repository.js';
import { type CountedAttempt, SignInThrottle } from './sign-in-throttle.service.js';

const RECENT_MS = 15 * 60_000;

export interface SignIn {
  readonly user: User;
  readonly signedInAt: Date;
}

/** Checks the current password of a signed-in user. Wrong passwords count as failed sign-ins. */
@Injectable()
export class CurrentPasswordService {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: SignInThrottle,
    private readonly audit: AuditTrail,
  ) {}

  /** Returns the hash that the password matches. @throws wrongCurrentPassword, tooManyRequests, passwordsBusy */
  async confirm(user: User, password: string, address: string): Promise<string> {
    const counted = await this.throttle.countAttempt({ userId: user.id, email: user.email, address });
    const stored = await this.users.findCredentials(user.email);
    if (!(await this.isRight(stored?.passwordHash ?? null, password, counted)) || !stored) {
      await this.audit.record({
        action: 'auth.refused',
        actorId: user.id,
        address,
        details: { currentPassword: true },
      });
      throw wrongCurrentPassword();
    }
    await this.throttle.accept(counted, user.id);
    return stored.passwordHash;
  }

  private async isRight(passwordHash: string | null, password: string, counted: CountedAttempt): Promise<boolean> {
    try {
      return await this.hasher.verify(passwordHash, password);
    } catch (failure) {
      await this.throttle.refund(counted);
      throw failure;
    }
  }
}

/** Requires a sign-in within the last 15 minutes, or the current password. */
@Injectable()
export class RecentSignInService {
  constructor(private readonly currentPassword: CurrentPasswordService) {}

  /** @throws reauthenticationRequired, wrongCurrentPassword, tooManyRequests, passwordsBusy */
  async require({ user, signedInAt }: SignIn, currentPassword: string | undefined, address: string): Promise<void> {
    if (currentPassword !== undefined) await this.currentPassword.confirm(user, currentPassword, address);
    else if (Date.now() - signedInAt.getTime() > RECENT_MS) throw reauthenticationRequired();
  }
}
