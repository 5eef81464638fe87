import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { agreeToStep } from '../../ui/dialogs/back-guard';
import { useAddressQuery } from '../../ui/use-address-query';

/** Its name in the address. */
export const LEAD_PARAM = 'lead';

/** The address of a lead's details over the opening list. */
export function leadAddress(id: string): string {
  return `/dashboard?${new URLSearchParams({ [LEAD_PARAM]: id })}`;
}

/** Kept with the entry of the history under which the list lies. */
const OPENED_FROM_LIST = { isOpenedFromList: true };

/**
 * The lead whose details lie over the list: named in the address, so that it can be sent, and Back closes it. Opening is
 * one entry in the history, going to another lead takes its place, and closing goes back by it.
 */
export function useLeadParam(): [id: string | null, open: (id: string) => void, close: () => void] {
  const [query, changeQuery] = useAddressQuery();
  const { state } = useLocation();
  const navigate = useNavigate();
  const opened = query.get(LEAD_PARAM);
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is opened now can be closed once
  useEffect(() => {
    isClosing.current = false;
  }, [opened]);

  const open = useCallback(
    (id: string) =>
      changeQuery((latest) => withLead(latest, id), {
        replace: opened !== null,
        state: opened === null ? OPENED_FROM_LIST : state,
      }),
    [changeQuery, opened, state],
  );
  const close = useCallback(() => {
    // Going back takes a moment, in which Escape may come a second time.
    if (opened === null || isClosing.current) return;
    isClosing.current = true;
    if (state?.isOpenedFromList) {
      agreeToStep();
      void navigate(-1);
    } else changeQuery((latest) => withLead(latest, null), { replace: true });
  }, [changeQuery, navigate, opened, state]);
  return [opened, open, close];
}

function withLead(latest: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(latest);
  if (id === null) next.delete(LEAD_PARAM);
  else next.set(LEAD_PARAM, id);
  return next;
}
