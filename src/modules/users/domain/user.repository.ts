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
  /** A literal piece of the name or email. */
  readonly search?: string;
  readonly role?: Role;
  readonly isActive?: boolean;
}

/** Users while they are being changed. */
export interface UserChanges {
  findById(id: string): Promise<User | null>;
  /** @throws emailTaken */
  add(user: NewUser): Promise<User>;
  passwordHashOf(id: string): Promise<string | null>;
  /** Sets a password that the user or a manager chose: it need not be changed. */
  setPassword(id: string, passwordHash: string): Promise<void>;
  /** Ends every session of the user, or all but one. */
  endSessions(id: string, exceptSessionId?: string): Promise<void>;
  record(event: AuditEvent): Promise<void>;
}

export abstract class UserRepository {
  abstract findById(id: string): Promise<User | null>;

  /** The user behind a mail address, without regard to case, with the hash of their password. */
  abstract findCredentials(email: string): Promise<{ user: User; passwordHash: string } | null>;

  abstract list(filter: UserFilter, page: { offset: number; limit: number }): Promise<{ users: User[]; total: number }>;

  /**
   * Runs `work` alone: no other change of users happens meanwhile, in whatever process. Everything it does is one
   * transaction, its audit rows included.
   */
  abstract change<T>(work: (users: UserChanges) => Promise<T>): Promise<T>;

  /**
   * Stores the user only where there is none at all, once `prepare` is done; answers null when there already is one. Nobody
   * else does the same meanwhile.
   */
  abstract addFirst(user: NewUser, prepare: () => Promise<void>): Promise<User | null>;

  /** Whether somebody still has a generated password. */
  abstract hasFirstPassword(): Promise<boolean>;
}
