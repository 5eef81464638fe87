import { Injectable } from '@nestjs/common';
import { userNotFound } from '../domain/user.errors.js';
import type { User } from '../domain/user.js';
import { type UserFilter, UserRepository } from '../domain/user.repository.js';

/** Lets those who manage users look through them. */
@Injectable()
export class UserDirectoryService {
  constructor(private readonly users: UserRepository) {}

  list(filter: UserFilter, page: { offset: number; limit: number }): Promise<{ users: User[]; total: number }> {
    return this.users.list(filter, page);
  }

  async find(id: string): Promise<User> {
    const user = await this.users.findById(id);
    if (!user) throw userNotFound();
    return user;
  }
}
