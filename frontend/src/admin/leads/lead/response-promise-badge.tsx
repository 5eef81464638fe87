import { useSyncExternalStore } from 'react';
import { minuteNow, onEveryMinute } from '../../ui/minute-tick';
import { formatFullTime } from '../../ui/time-ago';
import { currentPromiseState, formatResponsePromise } from './format-response-promise';
import type { Lead } from './lead-labels';
import './response-promise-badge.css';

/** How a lead's promised first contact stands, in words and in colour. */
export function ResponsePromiseBadge({ promise }: Pick<Lead, 'promise'>) {
  useSyncExternalStore(onEveryMinute, minuteNow);
  const now = Date.now();
  const words = formatResponsePromise(promise, now);
  if (!words || !promise.dueAt) return null;
  return (
    <span
      className={`response-promise-badge response-promise-badge--${currentPromiseState(promise, now)}`}
      title={`First contact promised by ${formatFullTime(new Date(promise.dueAt))}`}
    >
      {words}
    </span>
  );
}
