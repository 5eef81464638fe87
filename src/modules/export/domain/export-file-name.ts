import { RELATIVE_RANGES } from '../../../lead-types/date-presets.js';
import type { LeadFilterQuery } from '../../leads/domain/lead-filters.js';

/** If there are more filters than this, the file name only says `filtered`. The audit trail records all of them. */
const MAX_PARTS = 4;

/**
 * Returns `kisan_canteen_leads_2026-11-22.csv`, with the filters before the day: `..._soil_testing_last_month_...`.
 * The name contains no typed text and no names of people; for a search it only says `search`.
 * @param extension - The file extension without the dot.
 * @param day - The day in Asia/Kolkata, as YYYY-MM-DD.
 */
export function exportFileName(query: LeadFilterQuery, day: string, extension: string): string {
  const { type, status, priority, dateRange, dateFrom, dateTo, promise, unassigned, assignedTo, search } = query;
  const days = [dateFrom, dateTo].map((text) => text?.slice(0, 10) ?? '').join('_to_');
  const parts = [
    ...(type ?? []),
    ...(status ?? []),
    ...(priority ?? []),
    promise,
    unassigned && 'unassigned',
    assignedTo && (assignedTo === 'me' ? 'mine' : 'of_one_person'),
    search && 'search',
    dateRange && dateRange !== 'custom' ? rangeWords(dateRange) : dateFrom || dateTo ? days : undefined,
  ].filter((part): part is string => Boolean(part));
  const named = parts.length > MAX_PARTS ? ['filtered'] : parts;
  return `${['kisan_canteen_leads', ...named, day]
    .join('_')
    .replaceAll(/[^\w-]/g, '')
    .replaceAll(/_{2,}/g, '_')}.${extension}`;
}

/** Returns `last_month` for `lastmonth`, `last_7_days` for `last7days`. */
function rangeWords(range: keyof typeof RELATIVE_RANGES): string {
  return RELATIVE_RANGES[range].label.toLowerCase().replaceAll(' ', '_');
}
