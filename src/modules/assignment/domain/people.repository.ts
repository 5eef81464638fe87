import type { LeadType } from '../../../lead-types/lead-types.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { ChangeOrigin } from '../../leads/domain/lead-writer.js';

/** Days in Asia/Kolkata, both inclusive; without `until`, until somebody says so. */
export interface Away {
  readonly from: string;
  readonly until: string | null;
}

/** Somebody who may be given leads, with what they have. */
export interface AssignablePerson {
  readonly id: string;
  readonly name: string;
  readonly leadTypes: readonly LeadType[];
  /** By the permission; an administrator always may. */
  readonly canTakeFromPool: boolean;
  readonly isAdmin: boolean;
  readonly away: Away | null;
  /** Today. */
  readonly isAway: boolean;
  /** Open leads (new, contacted, qualified). */
  readonly open: number;
  /** Of these, leads whose promised first contact is late. */
  readonly overdue: number;
}

/** Who may be given leads, and when they are away. */
export abstract class PeopleRepository {
  /** Active users who may see leads of one of the scope's types, by name, with their leads within the scope. */
  abstract list(scope: LeadScope): Promise<AssignablePerson[]>;

  /** Null for who is not away; undefined where there is no such user. */
  abstract awayOf(userId: string): Promise<Away | null | undefined>;

  /** @returns false where there is no such user */
  abstract setAway(userId: string, away: Away | null, origin: ChangeOrigin): Promise<boolean>;
}
