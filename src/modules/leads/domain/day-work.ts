import type { LeadType } from '../../../lead-types/lead-types.js';

/** What a user did on one day for leads of one type, and the user's targets for that type. */
export interface DayWork {
  readonly userId: string;
  readonly name: string;
  readonly type: LeadType;
  /** Leads for which the user logged a call, even if they are not the assignee. */
  readonly called: number;
  /** The user's leads whose promised first contact was made on that day, in time. */
  readonly kept: number;
  /** The user's leads whose promised first contact was due on that day and was not made in time. */
  readonly missed: number;
  /** Leads that the user set to Converted and that are still converted. */
  readonly converted: number;
  /** The same from the first of the month until the end of that day. */
  readonly convertedInMonth: number;
  readonly callsPerDay: number | null;
  readonly conversionsPerMonth: number | null;
}

/** Groups the rows of one person. */
export function byPerson(work: readonly DayWork[]): ReadonlyMap<string, readonly DayWork[]> {
  const people = new Map<string, DayWork[]>();
  for (const row of work) people.set(row.userId, [...(people.get(row.userId) ?? []), row]);
  return people;
}
