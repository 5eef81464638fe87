import { Injectable } from '@nestjs/common';
import { reauthenticationRequired } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { CurrentPasswordService } from './own-password.service.js';

const RECENT_MS = 15 * 60_000;

/** Who is signed in, and since when. */
export interface SignIn {
  readonly user: User;
  readonly signedInAt: Date;
}

/** Guards what needs a recent sign-in: of the last 15 minutes, or the password again. */
@Injectable()
export class RecentSignInService {
  constructor(private readonly currentPassword: CurrentPasswordService) {}

  /** @throws reauthenticationRequired, wrongCurrentPassword, tooManyRequests, passwordsBusy */
  async require({ user, signedInAt }: SignIn, currentPassword: string | undefined, address: string): Promise<void> {
    if (currentPassword !== undefined) await this.currentPassword.confirm(user, currentPassword, address);
    else if (Date.now() - signedInAt.getTime() > RECENT_MS) throw reauthenticationRequired();
  }
}
