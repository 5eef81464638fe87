import { KOLKATA_OFFSET_MS } from '../../../shared/domain/kolkata-time.js';

export const DATE_PRESETS = ['today', 'yesterday', 'last7days', 'last30days', 'last90days', 'custom'] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

/** From `from` (inclusive) to `before` (exclusive); either may be open. */
export interface DateRange {
  readonly from?: Date;
  readonly before?: Date;
}

const DAY_MS = 86_400_000;

/** Midnight in Asia/Kolkata of the day that `moment` falls on there. */
function startOfDay(moment: Date): Date {
  return new Date(Math.floor((moment.getTime() + KOLKATA_OFFSET_MS) / DAY_MS) * DAY_MS - KOLKATA_OFFSET_MS);
}

function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/** The calendar day in Asia/Kolkata, as YYYY-MM-DD. */
export function kolkataDay(moment: Date): string {
  return new Date(moment.getTime() + KOLKATA_OFFSET_MS).toISOString().slice(0, 10);
}

/** A preset as moments; "last 7 days" is today and the six days before it. */
export function presetRange(preset: Exclude<DatePreset, 'custom'>, now: Date): DateRange {
  const today = startOfDay(now);
  const before = addDays(today, 1);
  switch (preset) {
    case 'today':
      return { from: today, before };
    case 'yesterday':
      return { from: addDays(today, -1), before: today };
    case 'last7days':
      return { from: addDays(today, -6), before };
    case 'last30days':
      return { from: addDays(today, -29), before };
    case 'last90days':
      return { from: addDays(today, -89), before };
  }
}

/** `dateFrom`/`dateTo` as moments: a bare date is that whole day in Asia/Kolkata, so `dateTo` is inclusive. */
export function customRange(dateFrom: string | undefined, dateTo: string | undefined): DateRange {
  return {
    ...(dateFrom && { from: startOfDate(dateFrom) }),
    ...(dateTo && { before: isBareDate(dateTo) ? addDays(startOfDate(dateTo), 1) : new Date(Date.parse(dateTo) + 1) }),
  };
}

function isBareDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

function startOfDate(text: string): Date {
  return isBareDate(text) ? new Date(Date.parse(`${text}T00:00:00Z`) - KOLKATA_OFFSET_MS) : new Date(text);
}
