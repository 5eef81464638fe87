import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { REST_MS } from '../../ui/use-debounced-value';
import { changedView, type LeadView, viewFromAddress, viewToAddress } from './lead-view';
import { OPENED_LEAD } from './use-lead-param';

/** Each change is a place that Back returns to, unless it is to `replace` the one before. */
export type ChangeView = (change: Partial<LeadView>, history?: { readonly replace: boolean }) => void;

/** The view in the address and the way to change it. */
export function useLeadView(): [LeadView, ChangeView] {
  const [address, setAddress] = useSearchParams();
  // The opened lead stands in the same address; it is no part of the list.
  const text = viewToAddress(viewFromAddress(address)).toString();
  const view = useMemo(() => viewFromAddress(new URLSearchParams(text)), [text]);
  const change = useCallback<ChangeView>(
    (part, history) => {
      // Each letter of a search is not a page to go back to.
      const replace = history?.replace ?? Object.keys(part).every((name) => name === 'search');
      setAddress((latest) => withLeadOf(latest, viewToAddress(changedView(viewFromAddress(latest), part))), {
        replace,
      });
    },
    [setAddress],
  );
  return [view, change];
}

function withLeadOf(latest: URLSearchParams, next: URLSearchParams): URLSearchParams {
  const lead = latest.get(OPENED_LEAD);
  if (lead !== null) next.set(OPENED_LEAD, lead);
  return next;
}

/** The view to load: a new page or search (which has waited in its box) at once, the rest after 300 ms of rest. */
export function useSettledView(view: LeadView): LeadView {
  const [settled, setSettled] = useState(view);
  const needsNoRest = restlessPart(view) === restlessPart(settled);
  useEffect(() => {
    if (needsNoRest) {
      setSettled(view);
      return;
    }
    const reload = setTimeout(() => setSettled(view), REST_MS);
    return () => clearTimeout(reload);
  }, [view, needsNoRest]);
  return needsNoRest ? view : settled;
}

function restlessPart(view: LeadView): string {
  return viewToAddress({ ...view, page: 1, search: '' }).toString();
}
