import type { LeadType } from '../../../lead-types/lead-types.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { ChangeOrigin } from '../../leads/domain/lead-writer.js';

/** Days in Asia/Kolkata, both inclusive. `until` is null if the last day is not known yet. */
export interface Away {
  readonly from: string;
  readonly until: string | null;
}

export interface AssignablePerson {
  readonly id: string;
  readonly name: string;
  readonly leadTypes: readonly LeadType[];
  /** Always true for an administrator. */
  readonly canTakeFromPool: boolean;
  readonly isAdmin: boolean;
  readonly away: Away | null;
  readonly isAway: boolean;
  /** Open leads (new, contacted, qualified). */
  readonly open: number;
  /** How many of the open leads have an overdue response promise. */
  readonly overdue: number;
}

export abstract class PeopleRepository {
  /** Returns active users who can see a lead type in the scope, sorted by name. Counts only leads in the scope. */
  abstract list(scope: LeadScope): Promise<AssignablePerson[]>;

  /** Returns null if the user is not away, and undefined if there is no such user. */
  abstract awayOf(userId: string): Promise<Away | null | undefined>;

  /** @returns false if there is no such user */
  abstract setAway(userId: string, away: Away | null, origin: ChangeOrigin): Promise<boolean>;
}
