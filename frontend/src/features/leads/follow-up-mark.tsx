import { useSyncExternalStore } from 'react';
import { minuteNow, onEveryMinute } from '../../shared/office/minute-clock';
import { followUpWords, todayInIndia } from './follow-up-words';
import type { Lead } from './lead-vocabulary';
import './follow-up-mark.css';

/** When somebody is to take a lead up again. */
export function FollowUpMark({ followUp }: Pick<Lead, 'followUp'>) {
  useSyncExternalStore(onEveryMinute, minuteNow);
  if (!followUp) return null;
  const now = Date.now();
  const isDue = followUp.on <= todayInIndia(now);
  return (
    <span
      className={isDue ? 'follow-up-mark follow-up-mark--due' : 'follow-up-mark'}
      title={followUp.note ?? undefined}
    >
      {followUpWords(followUp, now)}
    </span>
  );
}
