import type { LeadType } from '../../../lead-types/lead-types.js';
import type { AuditEvent } from '../../../shared/domain/audit-trail.js';
import type { Permission } from './permissions.js';
import type { Role, User } from './user.js';

export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly mustChangePassword?: boolean;
  readonly role: Role;
  readonly permissions: readonly Permission[];
  readonly leadTypes: readonly LeadType[];
}

export interface UserFilter {
  /** Literal part of the name or email. */
  readonly search?: string;
  readonly role?: Role;
  readonly isActive?: boolean;
}

export interface UserChanges {
  findById(id: string): Promise<User | null>;
  /** @throws emailTaken */
  add(user: NewUser): Promise<User>;
  passwordHashOf(id: string): Promise<string | null>;
  /** For a password that a person chose: sets `mustChangePassword` to false. */
  setPassword(id: string, passwordHash: string): Promise<void>;
  endSessions(id: string, exceptSessionId?: string): Promise<void>;
  record(event: AuditEvent): Promise<void>;
}

export abstract class UserRepository {
  abstract findById(id: string): Promise<User | null>;

  /** Ignores the email's case. */
  abstract findCredentials(email: string): Promise<{ user: User; passwordHash: string } | null>;

  abstract list(filter: UserFilter, page: { offset: number; limit: number }): Promise<{ users: User[]; total: number }>;

  /** Runs `work` in one transaction, including audit rows. A lock makes all other changes to users wait. */
  abstract change<T>(work: (users: UserChanges) => Promise<T>): Promise<T>;

  /** Runs `prepare` and stores the user, or returns null if there are users. Takes the same lock as `change`. */
  abstract addFirst(user: NewUser, prepare: () => Promise<void>): Promise<User | null>;

  abstract hasFirstPassword(): Promise<boolean>;
}
