import type { LeadType } from '../../leads/domain/lead-types/lead-types.js';
import type { Permission } from './permissions.js';
import type { Role, User } from './user.js';

export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly permissions: readonly Permission[];
  readonly leadTypes: readonly LeadType[];
}

export interface UserFilter {
  /** A literal piece of the name or email. */
  readonly search?: string;
  readonly role?: Role;
  readonly isActive?: boolean;
}

export abstract class UserRepository {
  abstract findById(id: string): Promise<User | null>;

  /** The user behind a mail address, without regard to case, with the hash of their password. */
  abstract findCredentials(email: string): Promise<{ user: User; passwordHash: string } | null>;

  abstract list(filter: UserFilter, page: { offset: number; limit: number }): Promise<{ users: User[]; total: number }>;

  abstract listActive(): Promise<User[]>;

  /** Stores the user only where there is none at all; answers null when there already is one. */
  abstract addFirst(user: NewUser): Promise<User | null>;
}
