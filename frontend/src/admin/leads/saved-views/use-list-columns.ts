import { useMemo } from 'react';
import { type LeadView, parseView, viewQueryString } from '../filters/lead-view';
import { COLUMN_NAMES, type ListColumn, STANDARD_COLUMNS } from '../lead/list-columns';
import { useViewSettingsQuery } from './saved-views-api';

/** The columns to show: those of the view where it brings its own, else those that the reader has chosen. */
export function useListColumns({ columns }: Pick<LeadView, 'columns'>): ReadonlySet<ListColumn> {
  const { data: settings } = useViewSettingsQuery();
  return useMemo(() => new Set(columns ?? settings?.columns ?? STANDARD_COLUMNS), [columns, settings]);
}

/** Returns whether a saved query is what the screen shows, however it was written and whichever page is open. */
export function useIsOnScreen(view: LeadView): (query: string) => boolean {
  const own = useListColumns({ columns: null });
  const keyOf = (one: LeadView) => {
    const shown = new Set(one.columns ?? own);
    return viewQueryString({ ...one, page: 1, columns: COLUMN_NAMES.filter((name) => shown.has(name)) }).toString();
  };
  return (query) => keyOf(parseView(new URLSearchParams(query))) === keyOf(view);
}
