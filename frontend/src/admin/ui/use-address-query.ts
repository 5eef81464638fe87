import { useCallback } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom';

/** Replaces the query, or changes it from what the address holds at that moment. */
type ChangeQuery = (
  next: URLSearchParams | ((latest: URLSearchParams) => URLSearchParams),
  options?: NavigateOptions,
) => void;

/**
 * The query of the address and the way to change it. A change begins from the address itself: the query that was drawn last
 * may lack what a timer or an answer wrote a moment ago, and the router's own setter would take that back. For the same reason
 * a change that replaces an entry of the history keeps the state that the entry has by now.
 */
export function useAddressQuery(): [query: URLSearchParams, change: ChangeQuery] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const change = useCallback<ChangeQuery>(
    (next, options) => {
      const changed = typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next;
      // Where the router keeps it.
      const state: unknown = options?.replace ? window.history.state?.usr : undefined;
      void navigate({ search: changed.toString() }, { state, ...options });
    },
    [navigate],
  );
  return [query, change];
}
