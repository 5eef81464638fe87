import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useAddressQuery } from '../../ui/use-address-query';
import { parseView, viewQueryString } from '../filters/lead-view';
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
