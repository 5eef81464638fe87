import { invalidInput } from '../../../shared/domain/failure.js';
import { kolkataDay } from './date-range.js';

/** A plan to work on the lead again: on the day `on` (YYYY-MM-DD, in India), optionally at the time `at`. */
export interface FollowUpPlan {
  readonly on: string;
  readonly at: Date | null;
  readonly note: string | null;
  /** Where the visit is. Null for a follow-up that is not a visit. */
  readonly place: string | null;
}

export interface FollowUp extends FollowUpPlan {
  readonly id: string;
}

export interface LeadFollowUp extends FollowUp {
  readonly createdAt: Date;
  readonly createdBy: { readonly id: string; readonly name: string } | null;
  readonly doneAt: Date | null;
  readonly doneBy: { readonly id: string; readonly name: string } | null;
}

export type FollowUpChange =
  | { readonly kind: 'add' | 'change'; readonly id: string; readonly plan: FollowUpPlan }
  | { readonly kind: 'complete' | 'remove'; readonly id: string };

/** A limit that nobody reaches in normal work. */
export const MAX_OPEN_FOLLOW_UPS = 20;

/** `due` means today or earlier. `due` and `today` include only open leads. */
export const FOLLOW_UP_FILTERS = ['due', 'today', 'upcoming'] as const;
export type FollowUpFilter = (typeof FOLLOW_UP_FILTERS)[number];

export function planOf({ on, at, note, place }: FollowUpPlan): FollowUpPlan {
  return { on, at, note, place };
}

/** A follow-up in the form used for history entries and comparisons. `at` and `place` are absent if it has none. */
export interface FollowUpValue {
  readonly on: string;
  readonly at?: string;
  readonly note: string | null;
  readonly place?: string;
}

export function followUpValue(plan: FollowUpPlan | null): FollowUpValue | null {
  if (!plan) return null;
  return {
    on: plan.on,
    ...(plan.at && { at: plan.at.toISOString() }),
    note: plan.note,
    ...(plan.place && { place: plan.place }),
  };
}

/** Rejects a past day or time. `path` says where the follow-up is in the request body, for example "followUp." */
export function requireFuture({ on, at }: Pick<FollowUpPlan, 'on' | 'at'>, now: Date, path = ''): void {
  if (on < kolkataDay(now)) {
    throw invalidInput([{ field: `${path}on`, message: 'A follow-up must be today or later.', code: 'date_past' }]);
  }
  if (at && at < now) {
    const message = 'The time of a follow-up must be in the future.';
    throw invalidInput([{ field: `${path}at`, message, code: 'date_past' }]);
  }
}
