import { useSyncExternalStore } from 'react';
import { minuteNow, onEveryMinute } from '../../ui/minute-tick';
import { fullTimeWords } from '../../ui/time-ago';
import { promiseStateNow, promiseWords } from './format-response-promise';
import type { Lead } from './lead-labels';
import './response-promise-badge.css';

/** How a lead's promised first contact stands, in words and in colour. */
export function PromiseMark({ promise }: Pick<Lead, 'promise'>) {
  useSyncExternalStore(onEveryMinute, minuteNow);
  const now = Date.now();
  const words = promiseWords(promise, now);
  if (!words || !promise.dueAt) return null;
  return (
    <span
      className={`promise-mark promise-mark--${promiseStateNow(promise, now)}`}
      title={`First contact promised by ${fullTimeWords(new Date(promise.dueAt))}`}
    >
      {words}
    </span>
  );
}
