import { Injectable } from '@nestjs/common';
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { User } from '../domain/user.js';
import { UserRepository } from '../domain/user.repository.js';

/** Answers who a lead may be given to. */
@Injectable()
export class AssigneesService {
  constructor(private readonly users: UserRepository) {}

  /** The active users who may see leads of that type (of any type when none is named), by name. */
  async forType(type: LeadType | undefined): Promise<User[]> {
    const users = await this.users.listActive();
    return type ? users.filter((user) => user.leadTypes.includes(type)) : users;
  }

  /** The lead types an active user may see; null where there is no such user or the user is not active. */
  async leadTypesOf(userId: string): Promise<readonly LeadType[] | null> {
    const user = await this.users.findById(userId);
    return user?.isActive ? user.leadTypes : null;
  }
}
