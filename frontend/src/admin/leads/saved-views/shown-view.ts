import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useAddressQuery } from '../../ui/use-address-query';
import { type LeadView, parseView, viewQueryString } from '../filters/lead-view';
import { COLUMN_NAMES, type ListColumn, STANDARD_COLUMNS } from '../lead/list-columns';
import { useViewSettingsQuery } from './saved-views-api';

/**
 * Whether the user's default view is loading. The default view opens only when the user arrives without a query, not
 * after Back or a reload.
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
    // If the settings cannot be loaded, the dashboard shows all leads.
    if (query) changeQuery(viewQueryString(parseView(new URLSearchParams(query))), { replace: true });
    setOpening(false);
  }, [isOpening, isKnown, query, changeQuery]);
  return isOpening;
}

/** The view's own columns, or the user's columns if the view has none. */
export function useListColumns({ columns }: Pick<LeadView, 'columns'>): ReadonlySet<ListColumn> {
  const { data: settings } = useViewSettingsQuery();
  return useMemo(() => new Set(columns ?? settings?.columns ?? STANDARD_COLUMNS), [columns, settings]);
}

/** Returns a function that checks whether a saved query shows the current leads, on any page and in any layout. */
export function useIsOnScreen(view: LeadView): (query: string) => boolean {
  const own = useListColumns({ columns: null });
  const keyOf = (one: LeadView) => {
    const shown = new Set(one.columns ?? own);
    const columns = COLUMN_NAMES.filter((name) => shown.has(name));
    return viewQueryString({ ...one, page: 1, columns, layout: 'table' }).toString();
  };
  return (query) => keyOf(parseView(new URLSearchParams(query))) === keyOf(view);
}
