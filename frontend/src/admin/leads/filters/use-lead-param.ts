import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Its name in the address. */
export const LEAD_PARAM = 'lead';

/** The lead whose details lie over the list: named in the address, so that it can be sent, and Back closes it. */
export function useLeadParam(): [id: string | null, open: (id: string) => void, close: () => void] {
  const [address, setAddress] = useSearchParams();
  const opened = address.get(LEAD_PARAM);
  const open = useCallback(
    (id: string) =>
      setAddress(
        (latest) => {
          const next = new URLSearchParams(latest);
          next.set(LEAD_PARAM, id);
          return next;
        },
        // From one lead to the next is not a step to go back by.
        { replace: opened !== null },
      ),
    [setAddress, opened],
  );
  const close = useCallback(
    () =>
      setAddress(
        (latest) => {
          const next = new URLSearchParams(latest);
          next.delete(LEAD_PARAM);
          return next;
        },
        { replace: true },
      ),
    [setAddress],
  );
  return [opened, open, close];
}
