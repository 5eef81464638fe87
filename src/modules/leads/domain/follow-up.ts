import { invalidInput } from '../../../shared/domain/input.errors.js';
import { kolkataDay } from './date-range.js';

/** A reminder on a lead: on that day (YYYY-MM-DD, in India) somebody is to take it up again. */
export interface FollowUp {
  readonly on: string;
  readonly note: string | null;
}

/** `due` is today and whatever was left over from before. */
export const FOLLOW_UP_FILTERS = ['due', 'today', 'upcoming'] as const;
export type FollowUpFilter = (typeof FOLLOW_UP_FILTERS)[number];

/** Refuses a reminder for a day that is over. */
export function requireComingDay(on: string, now: Date): void {
  if (on >= kolkataDay(now)) return;
  throw invalidInput([{ field: 'on', message: 'A follow-up must be today or later.', code: 'date_past' }]);
}
