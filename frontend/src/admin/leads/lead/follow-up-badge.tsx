import { useSyncExternalStore } from 'react';
import { minuteNow, onEveryMinute } from '../../ui/minute-tick';
import { formatFollowUp, todayInIndia } from './format-follow-up';
import type { Lead } from './lead-labels';
import './follow-up-badge.css';

/** When somebody is to take a lead up again. */
export function FollowUpBadge({ followUp }: Pick<Lead, 'followUp'>) {
  useSyncExternalStore(onEveryMinute, minuteNow);
  if (!followUp) return null;
  const now = Date.now();
  const isDue = followUp.on <= todayInIndia(now);
  return (
    <span
      className={isDue ? 'follow-up-badge follow-up-badge--due' : 'follow-up-badge'}
      title={followUp.note ?? undefined}
    >
      {formatFollowUp(followUp, now)}
    </span>
  );
}
