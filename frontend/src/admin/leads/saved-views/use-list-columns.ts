import { useMemo } from 'react';
import type { LeadView } from '../filters/lead-view';
import { type ListColumn, STANDARD_COLUMNS } from '../lead/list-columns';
import { useViewSettingsQuery } from './saved-views-api';

/** The columns to show: those of the view where it brings its own, else those that the reader has chosen. */
export function useListColumns({ columns }: Pick<LeadView, 'columns'>): ReadonlySet<ListColumn> {
  const { data: settings } = useViewSettingsQuery();
  return useMemo(() => new Set(columns ?? settings?.columns ?? STANDARD_COLUMNS), [columns, settings]);
}
