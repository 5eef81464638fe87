import { useCallback } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom';

/** Replaces the query, or computes it from the current query of the URL. */
type ChangeQuery = (
  next: URLSearchParams | ((latest: URLSearchParams) => URLSearchParams),
  options?: NavigateOptions,
) => void;

/**
 * Returns the query of the URL and a function that changes it. A change starts from the URL itself: the last rendered
 * query might lack what a timer or response has just written, and the router's own setter would undo that. For the same
 * reason, `replace` keeps the current state of the history entry.
 */
export function useAddressQuery(): [query: URLSearchParams, change: ChangeQuery] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const change = useCallback<ChangeQuery>(
    (next, options) => {
      const changed = typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next;
      // The router stores its state under `usr`.
      const state: unknown = options?.replace ? window.history.state?.usr : undefined;
      void navigate({ search: changed.toString() }, { state, ...options });
    },
    [navigate],
  );
  return [query, change];
}
