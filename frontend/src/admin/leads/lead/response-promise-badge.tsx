import { useSyncExternalStore } from 'react';
import { Badge } from '../../ui/badge';
import { formatFullTime } from '../../ui/dates';
import { minuteNow, onEveryMinute } from '../../ui/time-ago';
import { currentPromiseState, formatResponsePromise } from './format-response-promise';
import type { Lead } from './lead';

const TONES = {
  none: 'quiet',
  waiting: 'quiet',
  due_soon: 'warning',
  overdue: 'danger',
  kept: 'quiet',
  missed: 'quiet',
} as const;

/** How a lead's promised first contact stands, in words and in colour. */
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
