import { useSyncExternalStore } from 'react';
import { minuteNow, onEveryMinute } from '../../shared/office/minute-clock';
import { fullTimeWords } from '../../shared/office/time-ago';
import type { Lead } from './lead-vocabulary';
import { promiseStateNow, promiseWords } from './promise-words';
import './promise-mark.css';

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
