import type { LeadType } from '../../../lead-types/lead-types.js';
import type { AuditEvent } from '../../../shared/domain/audit-trail.js';
import type { LeadsChoice, LeavingLeads, OpenLeads } from './leaving-leads.js';
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

/** What a user can be changed to; anything absent stays. */
export type UserUpdate = Partial<Omit<NewUser, 'passwordHash' | 'mustChangePassword'>> & {
  readonly isActive?: boolean;
};

/** Users while they are being changed. */
export interface UserChanges {
  findById(id: string): Promise<User | null>;
  countActiveAdmins(): Promise<number>;
  /** The names of everybody else. */
  namesOfOthers(id: string | null): Promise<string[]>;
  /** @throws emailTaken */
  add(user: NewUser): Promise<User>;
  /** @throws emailTaken */
  update(id: string, update: UserUpdate): Promise<User>;
  passwordHashOf(id: string): Promise<string | null>;
  /** One that somebody chose: it need not be changed. */
  setPassword(id: string, passwordHash: string): Promise<void>;
  /** Ends every session of the user, or all but one. */
  endSessions(id: string, exceptSessionId?: string): Promise<void>;
  /** Nobody gives leads to anybody until this is over. Before whatever takes away that somebody may be given leads. */
  lockAssignees(): Promise<void>;
  /** Hands open leads on, with each lead's history: as chosen within `types`, else (and without a choice) to nobody. */
  handOnLeads(
    leads: LeavingLeads,
    choice: LeadsChoice | null,
    types: readonly LeadType[],
    by: { readonly actorId: string; readonly address: string },
  ): Promise<void>;
  /** The leads of the user become unassigned, and each lead's history says so. */
  delete(id: string, by: { readonly actorId: string; readonly address: string }): Promise<void>;
  record(event: AuditEvent): Promise<void>;
}

export abstract class UserRepository {
  abstract findById(id: string): Promise<User | null>;

  /** The user behind a mail address, without regard to case, with the hash of their password. */
  abstract findCredentials(email: string): Promise<{ user: User; passwordHash: string } | null>;

  abstract list(filter: UserFilter, page: { offset: number; limit: number }): Promise<{ users: User[]; total: number }>;

  abstract listActive(): Promise<User[]>;

  /** The open leads that somebody has, of these types. */
  abstract openLeadsOf(id: string, types: readonly LeadType[]): Promise<OpenLeads>;

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
