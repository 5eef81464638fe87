import type { LeadType } from '../../../lead-types/lead-types.js';
import type { AuditEvent } from '../../../shared/domain/audit-trail.js';
import type { Permission } from './permissions.js';
import type { Role, User } from './user.js';

export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
  /** Only for the first administrator, whose password is in a file. */
  readonly hasGeneratedPassword?: boolean;
  readonly role: Role;
  readonly permissions: readonly Permission[];
  readonly leadTypes: readonly LeadType[];
}

/** A user must replace a password that someone else chose. */
export type PasswordAuthor = 'user' | 'someone_else';

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
  setPassword(id: string, passwordHash: string, chosenBy: PasswordAuthor): Promise<void>;
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

  /** Whether a user still has the generated first password. */
  abstract hasFirstPassword(): Promise<boolean>;
}
