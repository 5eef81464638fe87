import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useAddressQuery } from '../../ui/use-address-query';
import { type LeadView, parseView, viewQueryString } from '../filters/lead-view';
import { COLUMN_NAMES, type ListColumn, STANDARD_COLUMNS } from '../lead/list-columns';
import { useViewSettingsQuery } from './saved-views-api';

/**
 * Whether the dashboard is still finding out with which view it opens. It asks only where somebody comes to it without any
 * query: not where they go back or reload a list that they had cleared themselves.
 */
export function useOpeningView(): boolean {
  const { search, key } = useLocation();
  const navigation = useNavigationType();
  const [isOpening, setOpening] = useState(search === '' && (navigation !== 'POP' || key === 'default'));
  const { data, isSuccess, isError, isFetching } = useViewSettingsQuery(undefined, {
    skip: !isOpening,
    refetchOnMountOrArgChange: true,
  });
  const [, changeQuery] = useAddressQuery();
  const isKnown = !isFetching && (isSuccess || isError);
  const query = data?.defaultView?.query;
  useEffect(() => {
    if (!isOpening || !isKnown) return;
    // Without an answer the dashboard opens with all leads.
    if (query) changeQuery(viewQueryString(parseView(new URLSearchParams(query))), { replace: true });
    setOpening(false);
  }, [isOpening, isKnown, query, changeQuery]);
  return isOpening;
}

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
