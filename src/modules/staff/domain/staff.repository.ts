import type { LeadType } from '../../../lead-types/lead-types.js';
import type { User } from '../../users/domain/user.js';
import type { NewUser, UserChanges } from '../../users/domain/user.repository.js';

/** What a user can be changed to; anything absent stays. */
export type UserUpdate = Partial<Omit<NewUser, 'passwordHash' | 'mustChangePassword'>> & {
  readonly isActive?: boolean;
};

/** Users while a manager changes them, with what becomes of their leads. */
export interface StaffChanges extends UserChanges {
  countActiveAdmins(): Promise<number>;
  /** The names of all users but this one. */
  namesOfOthers(id: string | null): Promise<string[]>;
  /** @throws emailTaken */
  update(id: string, update: UserUpdate): Promise<User>;
  /** Until the change is over, nobody assigns leads. Call it before a user loses a right to leads. */
  lockOutAssigning(): Promise<void>;
  /**
   * Takes open leads away from a user, with each lead's history. Those of `types` go where the choice says, the others (without a
   * choice: all) become unassigned.
   * @throws leadReceiverNotPossible
   */
  reassignLeadsOf(
    leads: LeavingLeads,
    choice: LeadsChoice | null,
    types: readonly LeadType[],
    by: { readonly actorId: string; readonly address: string },
  ): Promise<void>;
  /** Deletes a user. The leads they still have become unassigned, with each lead's history. */
  delete(id: string, by: { readonly actorId: string; readonly address: string }): Promise<void>;
}

export abstract class StaffRepository {
  /** The open leads of a user, of these types. */
  abstract openLeadsOf(id: string, types: readonly LeadType[]): Promise<OpenLeads>;

  /**
   * Runs `work` alone: no other change of users happens meanwhile, in any process. Everything it does is one transaction,
   * audit rows included.
   */
  abstract change<T>(work: (staff: StaffChanges) => Promise<T>): Promise<T>;
}

/** Where the open leads of somebody go who may not have them any more: by the rules, into the shared pool, or to one colleague. */
export const LEADS_DESTINATIONS = ['rules', 'pool', 'user'] as const;
export type LeadsDestination = (typeof LEADS_DESTINATIONS)[number];

export interface LeadsChoice {
  readonly to: LeadsDestination;
  /** Who gets them, for `user`. */
  readonly userId?: string | undefined;
}

/** Which of somebody's leads are handed on: the open ones, of these types or of any. */
export interface LeavingLeads {
  readonly userId: string;
  readonly types: readonly LeadType[] | null;
}

/** How many open leads somebody has, by type. */
export interface OpenLeads {
  readonly open: number;
  readonly byType: readonly { readonly type: LeadType; readonly count: number }[];
}
