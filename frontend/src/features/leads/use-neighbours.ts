import { useEffect, useRef } from 'react';
import { type LeadView, listQuery } from './lead-view';
import { useLeadsQuery } from './leads-api';
import { type ChangeView, useSettledView } from './use-lead-view';

export interface Neighbours {
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

/** The ways from the opened lead to the one before and after it in the list, over the edges of the page too. */
export function useNeighbours(
  view: LeadView,
  opened: string | null,
  open: (id: string) => void,
  changeView: ChangeView,
): Neighbours {
  const settled = useSettledView(view);
  const { currentData } = useLeadsQuery(listQuery(settled), { skip: opened === null });
  const edge = useRef<'first' | 'last' | null>(null);
  const ids = currentData?.data.map(({ _id }) => _id) ?? [];
  const at = opened === null ? -1 : ids.indexOf(opened);
  const { currentPage = 1, totalPages = 1 } = currentData?.pagination ?? {};

  // The page that was turned to has arrived: go on at its near edge.
  const arrived = currentData && currentPage === view.page ? ids.at(edge.current === 'last' ? -1 : 0) : undefined;
  useEffect(() => {
    if (edge.current === null || arrived === undefined || at >= 0) return;
    edge.current = null;
    open(arrived);
  }, [arrived, at, open]);

  const turn = (page: number, to: 'first' | 'last') => {
    edge.current = to;
    changeView({ page });
  };
  const step = (by: -1 | 1): (() => void) | undefined => {
    if (at < 0) return undefined;
    const neighbour = ids[at + by];
    if (neighbour !== undefined) return () => open(neighbour);
    const page = currentPage + by;
    if (page < 1 || page > totalPages) return undefined;
    return () => turn(page, by === 1 ? 'first' : 'last');
  };
  return { previous: step(-1), next: step(1) };
}
