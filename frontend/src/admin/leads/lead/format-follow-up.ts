import { dayInIndia, formatShortDay, formatWeekday } from '../../ui/dates';
import type { Lead } from './lead';

export type FollowUp = NonNullable<Lead['followUp']>;

/** "Follow up today", "Follow-up was 19 Nov", "Follow up Mon, 23 Nov" */
export function formatFollowUp({ on }: Pick<FollowUp, 'on'>, nowMs: number): string {
  const today = dayInIndia(nowMs);
  if (on === today) return 'Follow up today';
  return on < today ? `Follow-up was ${formatShortDay(on)}` : `Follow up ${formatWeekday(on)}`;
}
