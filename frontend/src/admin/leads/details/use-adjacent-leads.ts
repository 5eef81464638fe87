import { useEffect, useRef } from 'react';
import { type LeadView, listQuery } from '../filters/lead-view';
import { type ChangeView, useDebouncedView } from '../filters/use-lead-view';
import { useLeadsQuery } from '../lead/leads-api';

export interface AdjacentLeads {
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

/** The ways from the opened lead to the one before and after it in the list, over the edges of the page too. */
export function useAdjacentLeads(
  view: LeadView,
  opened: string | null,
  open: (id: string) => void,
  changeView: ChangeView,
): AdjacentLeads {
  const settled = useDebouncedView(view);
  const { currentData } = useLeadsQuery(listQuery(settled), { skip: opened === null });
  const turning = useRef<{ readonly from: string; readonly to: 'first' | 'last' } | null>(null);
  const ids = currentData?.data.map(({ _id }) => _id) ?? [];
  const at = opened === null ? -1 : ids.indexOf(opened);
  const { currentPage = 1, totalPages = 1 } = currentData?.pagination ?? {};

  // The page that was turned to has arrived: go on at its near edge.
  const arrived =
    currentData && currentPage === view.page ? ids.at(turning.current?.to === 'last' ? -1 : 0) : undefined;
  useEffect(() => {
    // Whoever closed the lead or opened another one meanwhile is not to be sent on.
    if (turning.current?.from !== opened || arrived === undefined || at >= 0) return;
    turning.current = null;
    open(arrived);
  }, [arrived, at, open, opened]);

  const step = (by: -1 | 1): (() => void) | undefined => {
    if (opened === null || at < 0) return undefined;
    const adjacentId = ids[at + by];
    if (adjacentId !== undefined) return () => open(adjacentId);
    const page = currentPage + by;
    if (page < 1 || page > totalPages) return undefined;
    return () => {
      turning.current = { from: opened, to: by === 1 ? 'first' : 'last' };
      changeView({ page });
    };
  };
  return { previous: step(-1), next: step(1) };
}
