import type { LeadType } from '../../../lead-types/lead-types.js';
import type { User } from '../../users/domain/user.js';
import type { NewUser, UserChanges } from '../../users/domain/user.repository.js';

/** Fields that are left out stay as they are. */
export type UserUpdate = Partial<Omit<NewUser, 'passwordHash' | 'mustChangePassword' | 'hasGeneratedPassword'>> & {
  readonly isActive?: boolean;
};

export interface StaffChanges extends UserChanges {
  countActiveAdmins(): Promise<number>;
  namesOfOthers(id: string | null): Promise<string[]>;
  /** @throws emailTaken */
  update(id: string, update: UserUpdate): Promise<User>;
  /** Makes lead assignments wait until the transaction ends. Call this before a user loses access to leads. */
  lockOutAssigning(): Promise<void>;
  /**
   * Takes open leads from a user and records it in each lead's history. Leads of `types` go where `choice` says; all
   * others, or all without a choice, become unassigned.
   * @throws leadReceiverNotPossible
   */
  reassignLeadsOf(
    leads: LeavingLeads,
    choice: LeadsChoice | null,
    types: readonly LeadType[],
    by: { readonly actorId: string; readonly address: string },
  ): Promise<void>;
  /** Deletes a user. Their remaining leads become unassigned, which each lead's history records. */
  delete(id: string, by: { readonly actorId: string; readonly address: string }): Promise<void>;
}

export abstract class StaffRepository {
  abstract openLeadsOf(id: string, types: readonly LeadType[]): Promise<OpenLeads>;

  /** Like `UserRepository.change`, for changes that also concern leads. */
  abstract change<T>(work: (staff: StaffChanges) => Promise<T>): Promise<T>;
}

/** Where open leads go when their assignee loses access: assignment rules, the pool, or one user. */
export const LEADS_DESTINATIONS = ['rules', 'pool', 'user'] as const;
export type LeadsDestination = (typeof LEADS_DESTINATIONS)[number];

export interface LeadsChoice {
  readonly to: LeadsDestination;
  /** The new assignee. Only set if the leads go to one user. */
  readonly userId?: string | undefined;
}

/** The open leads that a user loses: those of `types`, or all if it is null. */
export interface LeavingLeads {
  readonly userId: string;
  readonly types: readonly LeadType[] | null;
}

export interface OpenLeads {
  readonly open: number;
  readonly byType: readonly { readonly type: LeadType; readonly count: number }[];
}
