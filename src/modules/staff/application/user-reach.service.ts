import { Injectable } from '@nestjs/common';
import type { User } from '../../users/domain/user.js';
import { UserRepository } from '../../users/domain/user.repository.js';
import { type AccessForm, changedProfile, newProfile } from '../domain/access-profile.js';
import { requireMayGrant, requireMayManage } from '../domain/management-rules.js';

/** Judges early what a user manager may do to whom; whoever changes the user judges again, under the lock. */
@Injectable()
export class UserReachService {
  constructor(private readonly users: UserRepository) {}

  /** `targetId` is null for a new user. A user who does not exist is left to those who look for them. */
  async require(manager: User, targetId: string | null, form: AccessForm): Promise<void> {
    if (manager.role === 'admin') return;
    if (targetId === null) {
      requireMayGrant(manager, null, null, newProfile(form));
      return;
    }
    const target = await this.users.findById(targetId);
    if (!target) return;
    requireMayManage(manager, target);
    requireMayGrant(manager, target.id, target, changedProfile(target, form));
  }
}
