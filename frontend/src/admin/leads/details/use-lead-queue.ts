import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useToast } from '../../../shared/toasts/toast-provider';
import { problemMessage } from '../../api/problem';
import { type LeadView, listQuery } from '../filters/lead-view';
import { useDebouncedView } from '../filters/use-lead-view';
import { type LeadListQuery, useLeadsQuery } from '../lead/leads-api';
import { liveApi } from '../live/live-api';
import {
  extendQueue,
  hasMore,
  type LeadQueue,
  QUEUE_PAGE_SIZE,
  queueOfPage,
  type Way,
  withoutLead,
} from './lead-queue';

/** The ways from the opened lead along the list it was opened from. */
export interface QueueSteps {
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  /** Where it stands, from 1; undefined for a lead that is not of the list. */
  readonly place: { readonly number: number; readonly total: number } | undefined;
}

/**
 * The queue is taken when a lead is opened from the list and stays as it was until the details are closed: what was done
 * with a lead may take it out of the list, never out of the queue.
 */
export function useLeadQueue(view: LeadView, opened: string | null, open: (id: string) => void) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const showToast = useToast();
  const query = listQuery(useDebouncedView(view));
  const { currentData } = useLeadsQuery(query, { skip: opened === null });
  const [queue, setQueue] = useState<(LeadQueue & { readonly query: LeadListQuery }) | null>(null);
  if (opened === null && queue) setQueue(null);
  if (opened !== null && !queue && currentData?.data.some(({ _id }) => _id === opened)) {
    setQueue({ ...queueOfPage(currentData), query });
  }

  const ids = queue?.ids ?? [];
  const isOfQueue = opened !== null && ids.includes(opened);
  // From a lead that was opened out of another one, such as its duplicate, the ways lead back to the queue.
  const lastOfQueue = useRef<string | null>(null);
  const now = useRef(opened);
  useEffect(() => {
    now.current = opened;
    if (isOfQueue || opened === null) lastOfQueue.current = opened;
  }, [opened, isOfQueue]);
  const here = isOfQueue ? opened : lastOfQueue.current;
  const at = here === null ? -1 : ids.indexOf(here);
  const isExtending = useRef(false);

  /** What goes one lead on, and says whether there was one. */
  const step = (way: Way): (() => Promise<boolean>) | undefined => {
    if (!queue || here === null || at < 0) return undefined;
    const beside = way === -1 && !isOfQueue ? here : ids[at + way];
    if (beside !== undefined) {
      return async () => {
        open(beside);
        return true;
      };
    }
    return hasMore(queue, way) ? () => openBeyond(queue, here, way) : undefined;
  };
  const openBeyond = async (known: NonNullable<typeof queue>, from: string, way: Way) => {
    if (isExtending.current) return false;
    isExtending.current = true;
    try {
      const grown = await extendQueue(known, way, async (page) => {
        const asked = { ...known.query, page, limit: QUEUE_PAGE_SIZE };
        const read = liveApi.endpoints.freshLeads.initiate(asked, { forceRefetch: true, subscribe: false });
        const { data, pagination } = await dispatch(read).unwrap();
        return { ids: data.map(({ _id }) => _id), pages: pagination.totalPages };
      });
      // Whoever closed the lead or opened another one meanwhile is not to be sent on.
      if (now.current !== opened) return false;
      setQueue({ ...grown, query: known.query });
      const found = grown.ids[grown.ids.indexOf(from) + way];
      if (found !== undefined) open(found);
      return found !== undefined;
    } catch (error) {
      showToast('error', problemMessage(error));
      return false;
    } finally {
      isExtending.current = false;
    }
  };

  const [previous, next] = [step(-1), step(1)];
  const steps: QueueSteps = {
    previous: previous && (() => void previous()),
    next: next && (() => void next()),
    place: queue && isOfQueue ? { number: queue.before + at + 1, total: queue.total } : undefined,
  };
  return {
    queue,
    steps,
    /** Takes a deleted lead out and goes on behind it; false where it was the last one. */
    goOnWithout: async (deleted: string): Promise<boolean> => {
      const isGoingOn = (await (isOfQueue ? next : previous)?.()) ?? false;
      if (isGoingOn) setQueue((latest) => latest && { ...withoutLead(latest, deleted), query: latest.query });
      return isGoingOn;
    },
  };
}
