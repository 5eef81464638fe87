import { RELATIVE_RANGES } from '../../../lead-types/date-presets.js';
import type { LeadFilterQuery } from '../../leads/domain/lead-filters.js';

/** More parts than a person reads in a name are left out of it; the audit trail has them all. */
const MAX_PARTS = 4;

/**
 * `kisan_canteen_leads_2026-11-22.csv`, with what it was narrowed by in between: `..._soil_testing_last_month_...`. Nothing that
 * somebody typed or that names a person is in it: of a search it says only that there was one.
 * @param extension without its dot
 * @param day YYYY-MM-DD in Asia/Kolkata
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

/** `last_month` of `lastmonth`, `last_7_days` of `last7days`. */
function rangeWords(range: keyof typeof RELATIVE_RANGES): string {
  return RELATIVE_RANGES[range].label.toLowerCase().replaceAll(' ', '_');
}
