import { useEffect, useRef } from 'react';
import type { LeadRows } from '../actions/row-actions';
import { type ChangeView, type LeadView, listQuery, PAGE_SIZE, useDebouncedView } from '../filters/lead-view';
import { leadsApi } from '../lead/leads-api';
import { type LeadQueue, nearestFirst } from '../queue/lead-queue';

/**
 * When the lead details close, focuses the row of the last lead that was shown, even if the row is on another page. If
 * the lead no longer has a row, focuses the nearest row.
 */
export function useReturnToRow(
  rows: LeadRows,
  view: LeadView,
  opened: string | null,
  queue: LeadQueue | null,
  changeView: ChangeView,
): void {
  const { page, layout } = view;
  const { currentData } = leadsApi.endpoints.leads.useQueryState(listQuery(useDebouncedView(view)));
  const shown = useRef<{ readonly id: string; readonly queue: LeadQueue | null } | null>(null);
  /** The leads to focus when the new page has loaded, nearest first. */
  const awaited = useRef<readonly string[] | null>(null);

  useEffect(() => {
    const closed = opened === null ? shown.current : null;
    shown.current = opened === null ? null : { id: opened, queue: queue ?? shown.current?.queue ?? null };
    if (!closed) return;
    const { id } = closed;
    const shownIds = rows.ids();
    const isOfQueue = closed.queue?.ids.includes(id) ?? false;
    if (shownIds.includes(id) || !closed.queue || !isOfQueue) {
      // If the lead was not in the queue, closing has usually restored the focus already, so do nothing.
      if (shownIds.includes(id) || document.activeElement === document.body) rows.focusFirst([id]);
      return;
    }
    const nearest = nearestFirst(closed.queue.ids, id);
    const target = layout === 'board' ? page : pageNow(closed.queue, id, shownIds, page);
    if (target === page) return rows.focusFirst(nearest);
    awaited.current = nearest;
    rows.focusFirst([]);
    changeView({ page: target }, { replace: true });
  }, [rows, opened, queue, page, layout, changeView]);

  useEffect(() => {
    if (!awaited.current || currentData?.pagination.currentPage !== page) return;
    const nearest = awaited.current;
    awaited.current = null;
    if (rows.isListFocused()) rows.focusFirst(nearest);
  }, [rows, currentData, page]);
}

/**
 * Estimates which page a lead of the queue is on now. Assumes that the lead has moved as far as the nearest lead that
 * is on the screen.
 */
function pageNow({ ids, before }: LeadQueue, id: string, rows: readonly string[], page: number): number {
  const nearest = nearestFirst(ids, id).find((each) => rows.includes(each));
  const placeOnScreen = nearest === undefined ? 0 : (page - 1) * PAGE_SIZE + rows.indexOf(nearest);
  const ahead = nearest === undefined ? 0 : before + ids.indexOf(nearest) - placeOnScreen;
  return Math.floor(Math.max(0, before + ids.indexOf(id) - ahead) / PAGE_SIZE) + 1;
}
