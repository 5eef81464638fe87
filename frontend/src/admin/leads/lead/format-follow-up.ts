import { todayInIndia } from '../../ui/india-date';
import type { Lead } from './lead';

export type FollowUp = NonNullable<Lead['followUp']>;

const SHORT_DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' });
const DAY = new Intl.DateTimeFormat('en-IN', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "Sat, 21 Nov" */
export function formatDay(day: string): string {
  return DAY.format(new Date(day));
}

/** "3:30 pm", in India */
export function formatTime(moment: string): string {
  return TIME.format(new Date(moment));
}

/** "Follow up today", "Follow-up was 19 Nov", "Follow up Mon, 23 Nov" */
export function formatFollowUp({ on }: Pick<FollowUp, 'on'>, nowMs: number): string {
  const today = todayInIndia(nowMs);
  if (on === today) return 'Follow up today';
  return on < today ? `Follow-up was ${SHORT_DAY.format(new Date(on))}` : `Follow up ${formatDay(on)}`;
}
