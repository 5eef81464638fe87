import { useEffect, useRef } from 'react';
import type { LeadRows } from '../actions/row-actions';
import { type ChangeView, type LeadView, listQuery, PAGE_SIZE, useDebouncedView } from '../filters/lead-view';
import { leadsApi } from '../lead/leads-api';
import { type LeadQueue, nearestFirst } from '../queue/lead-queue';

/**
 * Once the details close, work goes on at the row of the lead that they showed last, which may be pages away from the one
 * that they were opened from. Where that row has left the list, it goes on at the one that stood next to it.
 */
export function useReturnToRow(
  rows: LeadRows,
  view: LeadView,
  opened: string | null,
  queue: LeadQueue | null,
  changeView: ChangeView,
): void {
  const { page } = view;
  const { currentData } = leadsApi.endpoints.leads.useQueryState(listQuery(useDebouncedView(view)));
  const shown = useRef<{ readonly id: string; readonly queue: LeadQueue | null } | null>(null);
  /** The leads to go on at once the page that was turned to is there. */
  const awaited = useRef<readonly string[] | null>(null);

  useEffect(() => {
    const closed = opened === null ? shown.current : null;
    shown.current = opened === null ? null : { id: opened, queue: queue ?? shown.current?.queue ?? null };
    if (!closed) return;
    const { id } = closed;
    const shownIds = rows.ids();
    const isOfQueue = closed.queue?.ids.includes(id) ?? false;
    if (shownIds.includes(id) || !closed.queue || !isOfQueue) {
      // From a lead of no list the browser has gone back to where it was opened.
      if (shownIds.includes(id) || document.activeElement === document.body) rows.focusFirst([id]);
      return;
    }
    const nearest = nearestFirst(closed.queue.ids, id);
    const target = pageNow(closed.queue, id, shownIds, page);
    if (target === page) return rows.focusFirst(nearest);
    awaited.current = nearest;
    rows.focusFirst([]);
    changeView({ page: target }, { replace: true });
  }, [rows, opened, queue, page, changeView]);

  useEffect(() => {
    if (!awaited.current || currentData?.pagination.currentPage !== page) return;
    const nearest = awaited.current;
    awaited.current = null;
    if (rows.isListFocused()) rows.focusFirst(nearest);
  }, [rows, currentData, page]);
}

/** The page on which a lead of the queue stands by now: as far ahead of its place as the row nearest to it is of its own. */
function pageNow({ ids, before }: LeadQueue, id: string, rows: readonly string[], page: number): number {
  const nearest = nearestFirst(ids, id).find((each) => rows.includes(each));
  const placeOnScreen = nearest === undefined ? 0 : (page - 1) * PAGE_SIZE + rows.indexOf(nearest);
  const ahead = nearest === undefined ? 0 : before + ids.indexOf(nearest) - placeOnScreen;
  return Math.floor(Math.max(0, before + ids.indexOf(id) - ahead) / PAGE_SIZE) + 1;
}
