import { createContext, useContext } from 'react';
import type { LeadFilterQuery } from '../leads/filters/filter-kinds';
import { CountLink } from '../ui/count-link';

/** Where the list is of the leads that a report counts by a filter; null where there is none. */
export type AddressOfCounted = (counted: LeadFilterQuery) => string | null;

/** Given by the page, which knows the filters that all of its reports have in common. */
export const CountedLeadsContext = createContext<AddressOfCounted>(() => null);

/** A number of a report, which opens the list of what it counts. */
export function CountedLeads({ count, by }: { readonly count: number; readonly by: LeadFilterQuery | null }) {
  const addressOf = useContext(CountedLeadsContext);
  return <CountLink count={count} to={by && addressOf(by)} />;
}

/** What each measure of a report counts. */
export const MEASURE_FILTERS = {
  leads: {},
  contacted: { contacted: true },
  qualified: { status: ['qualified', 'converted'] },
  converted: { status: ['converted'] },
  closed: { status: ['closed'] },
  rejected: { status: ['rejected'] },
  promised: { promise: 'promised' },
  kept: { promise: 'kept' },
  missed: { promise: 'missed' },
  overdue: { promise: 'overdue' },
  waiting: { promise: 'waiting' },
} as const satisfies Readonly<Record<string, LeadFilterQuery>>;
