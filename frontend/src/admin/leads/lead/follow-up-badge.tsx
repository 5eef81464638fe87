import { useSyncExternalStore } from 'react';
import { Badge } from '../../ui/badge';
import { dayInIndia } from '../../ui/dates';
import { minuteNow, onEveryMinute } from '../../ui/time-ago';
import { formatFollowUp } from './format-follow-up';
import type { Lead } from './lead';

/** When somebody is to take a lead up again. */
export function FollowUpBadge({ followUp }: Pick<Lead, 'followUp'>) {
  useSyncExternalStore(onEveryMinute, minuteNow);
  if (!followUp) return null;
  const now = Date.now();
  const isDue = followUp.on <= dayInIndia(now);
  return (
    <Badge tone={isDue ? 'info' : 'quiet'} boxed={isDue} title={followUp.note ?? undefined}>
      {formatFollowUp(followUp, now)}
    </Badge>
  );
}
