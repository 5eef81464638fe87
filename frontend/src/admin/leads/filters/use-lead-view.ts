import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAddressQuery } from '../../ui/use-address-query';
import { DEBOUNCE_MS } from '../../ui/use-debounced-value';
import { changedView, type LeadView, parseView, viewQueryString } from './lead-view';
import { LEAD_PARAM } from './use-lead-param';

const TYPED: ReadonlySet<string> = new Set<keyof LeadView>(['search', 'source', 'campaign']);

/** Each change is a place that Back returns to, unless it is to `replace` the one before. */
export type ChangeView = (change: Partial<LeadView>, history?: { readonly replace: boolean }) => void;

/** The view in the address and the way to change it. */
export function useLeadView(): [LeadView, ChangeView] {
  const [query, changeQuery] = useAddressQuery();
  // The opened lead stands in the same address; it is no part of the list.
  const text = viewQueryString(parseView(query)).toString();
  const view = useMemo(() => parseView(new URLSearchParams(text)), [text]);
  const change = useCallback<ChangeView>(
    (part, history) => {
      // Each letter of a text is not a page to go back to.
      const replace = history?.replace ?? Object.keys(part).every((name) => TYPED.has(name));
      changeQuery((latest) => withLeadOf(latest, viewQueryString(changedView(parseView(latest), part))), {
        replace,
      });
    },
    [changeQuery],
  );
  return [view, change];
}

function withLeadOf(latest: URLSearchParams, next: URLSearchParams): URLSearchParams {
  const lead = latest.get(LEAD_PARAM);
  if (lead !== null) next.set(LEAD_PARAM, lead);
  return next;
}

/** The view to load: a new page or search (which has waited in its box) at once, the rest after 300 ms without a change. */
export function useDebouncedView(view: LeadView): LeadView {
  const [debounced, setDebounced] = useState(view);
  const isImmediate = debouncedPart(view) === debouncedPart(debounced);
  // Now rather than in an effect, after which all that uses it would be drawn once more.
  if (isImmediate && debounced !== view) setDebounced(view);
  useEffect(() => {
    if (isImmediate) return;
    const reload = setTimeout(() => setDebounced(view), DEBOUNCE_MS);
    return () => clearTimeout(reload);
  }, [view, isImmediate]);
  return isImmediate ? view : debounced;
}

function debouncedPart(view: LeadView): string {
  return viewQueryString({ ...view, page: 1, search: '', columns: null }).toString();
}
