import { useSyncExternalStore } from 'react';
import { Badge } from '../../ui/badge';
import { todayInIndia } from '../../ui/india-date';
import { minuteNow, onEveryMinute } from '../../ui/minute-tick';
import { formatFollowUp } from './format-follow-up';
import type { Lead } from './lead';

/** When somebody is to take a lead up again. */
export function FollowUpBadge({ followUp }: Pick<Lead, 'followUp'>) {
  useSyncExternalStore(onEveryMinute, minuteNow);
  if (!followUp) return null;
  const now = Date.now();
  const isDue = followUp.on <= todayInIndia(now);
  return (
    <Badge tone={isDue ? 'info' : 'quiet'} boxed={isDue} title={followUp.note ?? undefined}>
      {formatFollowUp(followUp, now)}
    </Badge>
  );
}
