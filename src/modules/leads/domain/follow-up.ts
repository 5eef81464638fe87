import { invalidInput } from '../../../shared/domain/failure.js';
import { kolkataDay } from './date-range.js';

/** What is planned: on that day (YYYY-MM-DD, in India), if wanted at a time of it, somebody is to take the lead up again. */
export interface FollowUpPlan {
  readonly on: string;
  readonly at: Date | null;
  readonly note: string | null;
}

export interface FollowUp extends FollowUpPlan {
  readonly id: string;
}

/** One of the follow-ups of a lead as its own page shows it; the done ones are kept. */
export interface LeadFollowUp extends FollowUp {
  readonly createdAt: Date;
  readonly createdBy: { readonly id: string; readonly name: string } | null;
  readonly doneAt: Date | null;
  readonly doneBy: { readonly id: string; readonly name: string } | null;
}

/** What is done to one of a lead's follow-ups. */
export type FollowUpChange =
  | { readonly kind: 'add' | 'change'; readonly id: string; readonly plan: FollowUpPlan }
  | { readonly kind: 'complete' | 'remove'; readonly id: string };

/** So many that nobody plans more by hand. */
export const MAX_OPEN_FOLLOW_UPS = 20;

/** `due` is today or earlier; `due` and `today` are those of open leads. */
export const FOLLOW_UP_FILTERS = ['due', 'today', 'upcoming'] as const;
export type FollowUpFilter = (typeof FOLLOW_UP_FILTERS)[number];

export function planOf({ on, at, note }: FollowUpPlan): FollowUpPlan {
  return { on, at, note };
}

/** A follow-up as history and comparisons have it; `at` is left out if it has no time. */
export interface FollowUpValue {
  readonly on: string;
  readonly at?: string;
  readonly note: string | null;
}

export function followUpValue(plan: FollowUpPlan | null): FollowUpValue | null {
  if (!plan) return null;
  return { on: plan.on, ...(plan.at && { at: plan.at.toISOString() }), note: plan.note };
}

/** Refuses a reminder for a day or a time that is over; `path` is where it stands in what was sent ("followUp."). */
export function requireFuture({ on, at }: Pick<FollowUpPlan, 'on' | 'at'>, now: Date, path = ''): void {
  if (on < kolkataDay(now)) {
    throw invalidInput([{ field: `${path}on`, message: 'A follow-up must be today or later.', code: 'date_past' }]);
  }
  if (at && at < now) {
    const message = 'The time of a follow-up must be still to come.';
    throw invalidInput([{ field: `${path}at`, message, code: 'date_past' }]);
  }
}
