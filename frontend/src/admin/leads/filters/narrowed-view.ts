import { isLeadType } from '@lead-types/lead-types';
import type { LeadFilterQuery } from './filter-kinds';
import { narrowedFilters } from './lead-filters';
import { type LeadView, listAddress } from './lead-view';

/**
 * The address of the list of what somebody counted within a view; null if no lead is in both.
 * @param today YYYY-MM-DD in Asia/Kolkata, on which the view's relative dates are resolved
 */
export function countedLeadsAddress(view: LeadView, counted: LeadFilterQuery, today: string): string | null {
  const { tab, search } = view;
  const filters = narrowedFilters(isLeadType(tab) ? { ...view, type: [tab] } : view, counted, today);
  if (!filters) return null;
  const isSpam = tab === 'spam' || counted.quarantined;
  const [only, ...others] = filters.type;
  // One type is its tab, except among suspected spam, which has a tab of its own.
  const isTab = only && others.length === 0 && !isSpam;
  return listAddress({
    ...view,
    ...filters,
    ...(isTab ? { tab: only, type: [] } : { tab: isSpam ? 'spam' : 'all' }),
    search: [search, counted.search].filter(Boolean).join(' '),
    page: 1,
  });
}
