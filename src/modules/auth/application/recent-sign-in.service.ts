import { Injectable } from '@nestjs/common';
import { Reauthentication, type SignIn } from '../../users/domain/reauthentication.js';
import { reauthenticationRequired } from '../../users/domain/user.errors.js';
import { CurrentPasswordService } from './current-password.service.js';

const RECENT_MS = 15 * 60_000;

/** A sign-in of the last 15 minutes says enough; after that the password does. */
@Injectable()
export class RecentSignInService extends Reauthentication {
  constructor(private readonly currentPassword: CurrentPasswordService) {
    super();
  }

  async require({ user, signedInAt }: SignIn, currentPassword: string | undefined, address: string): Promise<void> {
    if (currentPassword !== undefined) await this.currentPassword.confirm(user, currentPassword, address);
    else if (Date.now() - signedInAt.getTime() > RECENT_MS) throw reauthenticationRequired();
  }
}
