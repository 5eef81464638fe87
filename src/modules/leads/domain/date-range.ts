import { RELATIVE_RANGE_NAMES, RELATIVE_RANGES, type RelativeRangeName } from '../../../lead-types/date-presets.js';
import { KOLKATA_OFFSET_MS } from '../../../shared/domain/kolkata-time.js';

export const DATE_PRESETS = [...RELATIVE_RANGE_NAMES, 'custom'] as const;

/** From `from` (inclusive) to `before` (exclusive). If a bound is absent, the range is open on that side. */
export interface DateRange {
  readonly from?: Date;
  readonly before?: Date;
}

const DAY_MS = 86_400_000;

function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/** Returns the calendar day in Asia/Kolkata, as YYYY-MM-DD. */
export function kolkataDay(moment: Date): string {
  return new Date(moment.getTime() + KOLKATA_OFFSET_MS).toISOString().slice(0, 10);
}

/** "Last 7 days" is today and the six days before it. */
export function presetRange(preset: RelativeRangeName, now: Date): DateRange {
  const { from, to } = RELATIVE_RANGES[preset].days(kolkataDay(now));
  return customRange(from, to);
}

/** A date without a time means that whole day in Asia/Kolkata, so `dateTo` is inclusive. */
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
