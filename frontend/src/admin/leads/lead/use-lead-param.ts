import { useCallback, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useAddressQuery } from '../../ui/use-address-query';

export const LEAD_PARAM = 'lead';

export function leadAddress(id: string): string {
  return `/dashboard?${new URLSearchParams({ [LEAD_PARAM]: id })}`;
}

/**
 * The open lead, stored in the URL. Opening a lead adds a browser history entry, and going to another lead replaces
 * that entry. Closing goes back in the history if the list is still the one from which the lead was opened.
 */
export function useLeadParam(): [id: string | null, open: (id: string) => void, close: () => void] {
  const [query, changeQuery] = useAddressQuery();
  const { state } = useLocation();
  const navigate = useNavigate();
  const opened = query.get(LEAD_PARAM);
  const isClosing = useRef(false);

  const open = useCallback(
    (id: string) =>
      changeQuery(
        (latest) => withLead(latest, id),
        opened === null ? { state: { openedFrom: query.toString() } } : { replace: true },
      ),
    [changeQuery, opened, query],
  );
  const close = useCallback(() => {
    // Going back is asynchronous, and meanwhile the user may press Escape again.
    if (opened === null || isClosing.current) return;
    if (state?.openedFrom === withLead(query, null).toString()) {
      isClosing.current = true;
      const onArrival = () => {
        isClosing.current = false;
      };
      window.addEventListener('popstate', onArrival, { once: true });
      void navigate(-1);
    } else changeQuery((latest) => withLead(latest, null), { replace: true, state: null });
  }, [changeQuery, navigate, opened, query, state]);
  return [opened, open, close];
}

/** Whether a navigation opens another screen or lead, rather than only changing the list. */
export function isAnotherLead(from: Location, to: Location): boolean {
  const leadOf = ({ search }: Location) => new URLSearchParams(search).get(LEAD_PARAM);
  return from.pathname !== to.pathname || leadOf(from) !== leadOf(to);
}

function withLead(latest: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(latest);
  if (id === null) next.delete(LEAD_PARAM);
  else next.set(LEAD_PARAM, id);
  return next;
}
