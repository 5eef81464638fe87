import { useCallback } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom';

type ChangeQuery = (
  next: URLSearchParams | ((latest: URLSearchParams) => URLSearchParams),
  options?: NavigateOptions,
) => void;

/**
 * Returns the URL's query and a function to change it. A change starts from the current URL, because the rendered query
 * might not yet include a change that a timer or response has just made. With `replace`, the history entry keeps its
 * state.
 */
export function useAddressQuery(): [query: URLSearchParams, change: ChangeQuery] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const change = useCallback<ChangeQuery>(
    (next, options) => {
      const changed = typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next;
      // The router stores the state of a history entry under `usr`.
      const state: unknown = options?.replace ? window.history.state?.usr : undefined;
      void navigate({ search: changed.toString() }, { state, ...options });
    },
    [navigate],
  );
  return [query, change];
}
