/** Suggested times for follow-ups. All days and times are in Asia/Kolkata. */

import { addDays } from '@lead-types/date-presets';
import { CLOSES_AT, OPENS_AT, SUNDAY } from '@lead-types/lead-work';
import { dayInIndia, formatTime, formatWeekday, fromIndianInput, toIndianInput } from '../../ui/dates';
import type { FollowUp } from '../lead/lead-badges';

/** With a place, it is a visit. */
export type FollowUpChoice = 'hours' | 'tomorrow' | 'days' | { readonly at: string; readonly place?: string };

/** The same format as in the API: a day (YYYY-MM-DD), an optional time (ISO 8601) and, for a visit, its place. */
export interface FollowUpTime {
  readonly on: string;
  readonly at?: string;
  readonly place?: string;
}

export const FOLLOW_UP_CHIPS = [
  { choice: 'hours', label: 'In 2 h' },
  { choice: 'tomorrow', label: `Tomorrow ${OPENS_AT}:00` },
  { choice: 'days', label: 'In 3 days' },
] as const;

const FIVE_MINUTES_MS = 300_000;
const HOUR_MS = 3_600_000;

export function followUpTime(choice: FollowUpChoice, nowMs: number): FollowUpTime {
  const today = dayInIndia(nowMs);
  if (choice === 'days') return { on: addDays(today, 3) };
  if (choice === 'tomorrow') return timeAt(openingOf(addDays(today, 1)).getTime());
  if (choice === 'hours') return timeAt(Math.ceil((nowMs + 2 * HOUR_MS) / FIVE_MINUTES_MS) * FIVE_MINUTES_MS);
  return { ...timeAt(Date.parse(choice.at)), ...(choice.place && { place: choice.place }) };
}

/** Tomorrow morning, or Monday morning if tomorrow is a Sunday. Ignores public holidays. */
export function nextMorning(nowMs: number): FollowUpChoice {
  return morningFrom(addDays(dayInIndia(nowMs), 1), nowMs);
}

/** Three days from now, or Monday morning if that day is a Sunday. */
export function someDaysLater(nowMs: number): FollowUpChoice {
  const day = addDays(dayInIndia(nowMs), 3);
  return isSunday(day) ? morningFrom(day, nowMs) : 'days';
}

/** Two hours from now, or the next working morning if that is outside office hours. */
export function nextTry(nowMs: number): FollowUpChoice {
  const [day, time] = toIndianInput(nowMs + 2 * HOUR_MS).split('T') as [string, string];
  const hour = Number.parseInt(time, 10);
  if (!isSunday(day) && hour >= OPENS_AT && hour < CLOSES_AT) return 'hours';
  return morningFrom(hour < OPENS_AT ? day : addDays(day, 1), nowMs);
}

/**
 * Repeats a follow-up in a new request. The API rejects times in the past, so a past day becomes today and a past time
 * of day is dropped. The place is dropped with the time, because the API accepts a place only with a time.
 */
export function planAgain(
  { on, at, note, place }: Pick<FollowUp, 'on' | 'at' | 'note'> & Partial<Pick<FollowUp, 'place'>>,
  nowMs: number,
): FollowUpTime & { note?: string } {
  const today = dayInIndia(nowMs);
  return {
    on: on < today ? today : on,
    ...(at && Date.parse(at) > nowMs && { at, ...(place && { place }) }),
    ...(note && { note }),
  };
}

type MovedFollowUp = Pick<FollowUp, 'at' | 'note' | 'place'>;

/** A follow-up at another time. It keeps its note and, if it is a visit, its place and its time of day. */
export function moveFollowUp({ at, note, place }: MovedFollowUp, time: FollowUpTime): FollowUpTime & { note?: string } {
  const kept = { ...(note && { note }), ...(place && { place }) };
  if (!place || !at || time.at) return { ...kept, ...time };
  const [, timeOfDay] = toIndianInput(at).split('T');
  return { ...kept, ...timeAt(Date.parse(fromIndianInput(`${time.on}T${timeOfDay}`) ?? at)) };
}

export function formatFollowUpTime({ on, at }: { readonly on: string; readonly at?: string | null }): string {
  return at ? `${formatWeekday(on)}, ${formatTime(at)}` : formatWeekday(on);
}

function morningFrom(day: string, nowMs: number): FollowUpChoice {
  const morning = isSunday(day) ? addDays(day, 1) : day;
  return morning === addDays(dayInIndia(nowMs), 1) ? 'tomorrow' : { at: openingOf(morning).toISOString() };
}

function openingOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00+05:30`) + OPENS_AT * HOUR_MS);
}

function isSunday(day: string): boolean {
  return new Date(day).getUTCDay() === SUNDAY;
}

function timeAt(ms: number): FollowUpTime {
  return { on: dayInIndia(ms), at: new Date(ms).toISOString() };
}
