import { formatWeekdayTime } from '../../ui/dates';
import type { Lead } from './lead';

export type ResponsePromiseState = Lead['promise']['state'];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Further away than this, a day and a time say more than hours. */
const COUNTED_MS = 10 * HOUR_MS;

/** Where a promise stands now: one that the server called open may have run out since. */
export function currentPromiseState(
  { state, dueAt, firstResponseAt }: Lead['promise'],
  nowMs: number,
): ResponsePromiseState {
  return dueAt && !firstResponseAt && nowMs > Date.parse(dueAt) ? 'overdue' : state;
}

/** "Overdue by 3 h", "Due in 2 h", "Kept"; null where nothing was promised. */
export function formatResponsePromise(promise: Lead['promise'], nowMs: number): string | null {
  const dueMs = Date.parse(promise.dueAt ?? '');
  const state = currentPromiseState(promise, nowMs);
  switch (state) {
    case 'none':
      return null;
    case 'kept':
      return 'Kept';
    case 'missed':
      return `Missed by ${formatDuration(Date.parse(promise.firstResponseAt ?? '') - dueMs)}`;
    case 'overdue':
      return `Overdue by ${formatDuration(nowMs - dueMs)}`;
    default: {
      const leftMs = dueMs - nowMs;
      return leftMs < COUNTED_MS ? `Due in ${formatDuration(leftMs)}` : `Due ${formatWeekdayTime(dueMs, 'short')}`;
    }
  }
}

/** A length of time in its largest sensible unit: "40 min", "3 h", "5 days". */
export function formatDuration(spanMs: number): string {
  if (spanMs < HOUR_MS) return `${Math.max(1, Math.floor(spanMs / MINUTE_MS))} min`;
  if (spanMs < 2 * DAY_MS) return `${Math.floor(spanMs / HOUR_MS)} h`;
  return `${Math.floor(spanMs / DAY_MS)} days`;
}
