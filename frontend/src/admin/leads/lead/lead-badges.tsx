import { useSyncExternalStore } from 'react';
import { Badge } from '../../ui/badge';
import { dayInIndia, formatFullTime, formatShortDay, formatWeekday, formatWeekdayTime } from '../../ui/dates';
import { minuteNow, onEveryMinute } from '../../ui/time-ago';
import type { Lead } from './lead';

export function DuplicateBadge({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <Badge tone="warning" icon="users-three">
      Possible duplicate{count > 1 && ` (${count})`}
    </Badge>
  );
}

interface FollowUpBadgeProps extends Pick<Lead, 'followUp'> {
  /** Leaves out words that the column or card makes clear. */
  readonly short?: boolean;
}

export function FollowUpBadge({ followUp, short }: FollowUpBadgeProps) {
  useSyncExternalStore(onEveryMinute, minuteNow);
  if (!followUp) return null;
  const now = Date.now();
  const isDue = followUp.on <= dayInIndia(now);
  return (
    <Badge tone={isDue ? 'info' : 'quiet'} boxed={isDue} title={followUp.note ?? undefined}>
      {formatFollowUp(followUp, now, short)}
    </Badge>
  );
}

export type FollowUp = NonNullable<Lead['followUp']>;

export function formatFollowUp(
  { on, place }: Pick<FollowUp, 'on'> & Partial<Pick<FollowUp, 'place'>>,
  nowMs: number,
  isShort = false,
): string {
  const today = dayInIndia(nowMs);
  if (on === today) return place ? 'Visit today' : 'Follow up today';
  if (on < today) {
    const day = formatShortDay(on);
    if (place) return isShort ? `Visit due ${day}` : `Visit was due ${day}`;
    return isShort ? `Was due ${day}` : `Follow-up was due ${day}`;
  }
  return `${place ? 'Visit' : 'Follow up'} ${formatWeekday(on)}`;
}

const TONES = {
  none: 'quiet',
  waiting: 'quiet',
  due_soon: 'warning',
  overdue: 'danger',
  kept: 'quiet',
  missed: 'quiet',
} as const;

/** Shows the state of the response promise. Updates every minute. */
export function ResponsePromiseBadge({ promise }: Pick<Lead, 'promise'>) {
  useSyncExternalStore(onEveryMinute, minuteNow);
  const now = Date.now();
  const words = formatResponsePromise(promise, now);
  if (!words || !promise.dueAt) return null;
  const state = currentPromiseState(promise, now);
  return (
    <Badge
      tone={TONES[state]}
      boxed={state === 'due_soon' || state === 'overdue'}
      {...(state === 'kept' && { icon: 'check-circle' })}
      title={`First contact promised by ${formatFullTime(promise.dueAt)}`}
    >
      {words}
    </Badge>
  );
}

type ResponsePromiseState = Lead['promise']['state'];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** If more time than this is left, the badge shows the due day and time instead of hours. */
const COUNTED_MS = 10 * HOUR_MS;

/** The current state of a promise, which may have become overdue since the lead was loaded. */
export function currentPromiseState(
  { state, dueAt, firstResponseAt }: Lead['promise'],
  nowMs: number,
): ResponsePromiseState {
  return dueAt && !firstResponseAt && nowMs > Date.parse(dueAt) ? 'overdue' : state;
}

/** For example "Overdue by 3 h", "Due in 2 h" or "Kept"; null if nothing was promised. */
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

export function formatDuration(spanMs: number): string {
  if (spanMs < HOUR_MS) return `${Math.max(1, Math.floor(spanMs / MINUTE_MS))} min`;
  if (spanMs < 2 * DAY_MS) return `${Math.floor(spanMs / HOUR_MS)} h`;
  return `${Math.floor(spanMs / DAY_MS)} days`;
}
