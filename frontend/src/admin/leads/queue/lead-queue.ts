import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../../shared/toasts/toast-provider';
import { useAppDispatch } from '../../api/app-store';
import { problemMessage } from '../../api/problem';
import { type LeadView, listQuery, useDebouncedView } from '../filters/lead-view';
import type { Lead } from '../lead/lead';
import { type LeadListQuery, type LeadPage, useLeadsQuery } from '../lead/leads-api';
import { liveApi } from '../live/fresh-leads';

interface QueuePlace extends Pick<LeadQueue, 'total' | 'totalIsAtLeast'> {
  readonly number: number;
  readonly left: number;
}

/** The ways from the opened lead along the list it was opened from. */
export interface QueueSteps {
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  /** On after something was saved: to the next lead, at the end to one that was passed over, or to the end's own words. */
  readonly goOn: (() => void) | undefined;
  /** Where it stands, from 1, and how many were not worked yet; undefined for a lead that is not of the list. */
  readonly place: QueuePlace | undefined;
  /** Whether the list is one of possible duplicates. */
  readonly isOfPairs: boolean;
  /** Every lead was worked, and the last one left. */
  readonly isFinished: boolean;
  /** A lead was worked on; this is what it is now. */
  readonly onProcessed: (lead: Lead) => void;
}

/** What became of a step: another lead was opened, there was none, or it could not be found out. */
type Step = 'on' | 'end' | 'stopped';

/** A queue with the list it was taken from, and what was worked of it since. */
export interface ActiveQueue extends LeadQueue {
  readonly query: LeadListQuery;
  readonly processed: ReadonlyMap<string, Lead>;
}

/**
 * The queue is taken when a lead is opened from the list and stays as it was until another list is shown: what was done with
 * a lead may take it out of the list, never out of the queue.
 */
export function useLeadQueue(view: LeadView, opened: string | null, open: (id: string) => void) {
  const dispatch = useAppDispatch();
  const showToast = useToast();
  const query = listQuery(useDebouncedView(view));
  const { currentData } = useLeadsQuery(query, { skip: opened === null });
  const [queue, setQueue] = useState<ActiveQueue | null>(null);
  const [finishedAt, setFinishedAt] = useState<string | null>(null);
  if (finishedAt !== null && finishedAt !== opened) setFinishedAt(null);
  if (queue && !isSameList(queue.query, query)) setQueue(null);
  else if (opened !== null && !queue?.ids.includes(opened) && currentData?.data.some(({ _id }) => _id === opened)) {
    const isGrown = queue?.query.page === query.page;
    setQueue(
      queue && isGrown
        ? withNewLeads(queue, currentData)
        : { ...queueOfPage(currentData), query, processed: new Map() },
    );
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

  /** What goes one lead on. */
  const step = (direction: Direction): (() => Promise<Step>) | undefined => {
    if (!queue || here === null || at < 0) return undefined;
    const beside = direction === -1 && !isOfQueue ? here : ids[at + direction];
    if (beside !== undefined) {
      return async () => {
        open(beside);
        return 'on';
      };
    }
    return hasMore(queue, direction) ? () => openNextPage(queue, here, direction) : undefined;
  };
  const openNextPage = async (known: ActiveQueue, from: string, direction: Direction): Promise<Step> => {
    if (isExtending.current) return 'stopped';
    isExtending.current = true;
    try {
      const extended = await extendQueue(known, direction, async (page) => {
        const pageQuery = { ...known.query, page, limit: QUEUE_PAGE_SIZE };
        const read = liveApi.endpoints.freshLeads.initiate(pageQuery, { forceRefetch: true, subscribe: false });
        const { data, pagination } = await dispatch(read).unwrap();
        return {
          ids: data.map(({ _id }) => _id),
          pages: pagination.totalIsAtLeast ? Number.POSITIVE_INFINITY : pagination.totalPages,
        };
      });
      // Whoever closed the lead or opened another one meanwhile is not to be sent on.
      if (now.current !== opened) return 'stopped';
      setQueue((latest) => latest && { ...latest, ...extended });
      const found = extended.ids[extended.ids.indexOf(from) + direction];
      if (found === undefined) return 'end';
      open(found);
      return 'on';
    } catch (error) {
      showToast('error', problemMessage(error));
      return 'stopped';
    } finally {
      isExtending.current = false;
    }
  };

  const [previous, next] = [step(-1), step(1)];
  // Leads that were deleted, or opened from another lead, do not belong to the queue.
  const left = queue ? queue.total - ids.filter((id) => queue.processed.has(id)).length : 0;
  const isToDo = (id: string) => id !== opened && !queue?.processed.has(id);
  const goOn = async () => {
    const known = ids.slice(at + 1).find(isToDo);
    const last = ids.at(-1);
    if (known === undefined && queue && last !== undefined && hasMore(queue, 1)) {
      if ((await openNextPage(queue, last, 1)) !== 'end') return;
    }
    const next = known ?? ids.find(isToDo);
    if (next === undefined) setFinishedAt(opened);
    else open(next);
  };
  const steps: QueueSteps = {
    previous: previous && (() => void previous()),
    next: next && (() => void next()),
    goOn: queue && here !== null ? () => void goOn() : undefined,
    place:
      queue && isOfQueue
        ? { number: queue.before + at + 1, total: queue.total, totalIsAtLeast: queue.totalIsAtLeast, left }
        : undefined,
    isOfPairs: queue?.query.duplicates === 'open',
    isFinished: finishedAt !== null && finishedAt === opened,
    onProcessed: (lead) =>
      setQueue((latest) => latest && { ...latest, processed: new Map(latest.processed).set(lead._id, lead) }),
  };
  return {
    queue,
    steps,
    /** Takes a deleted lead out and goes on behind it; false where it was the last one. */
    goOnWithout: async (deleted: string): Promise<boolean> => {
      const isGoingOn = (await (isOfQueue ? next : previous)?.()) === 'on';
      if (isGoingOn) setQueue((latest) => latest && { ...latest, ...withoutLead(latest, deleted) });
      return isGoingOn;
    },
  };
}

/** Whether two queries ask for the same list, on whatever page of it. */
function isSameList({ page: _page, ...one }: LeadListQuery, { page: _other, ...other }: LeadListQuery): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The queue with the leads that have moved up onto its page meanwhile. */
function withNewLeads(queue: ActiveQueue, { data, pagination }: LeadPage): ActiveQueue {
  const newcomers = data.map(({ _id }) => _id).filter((id) => !queue.ids.includes(id));
  const ids = [...queue.ids, ...newcomers];
  return { ...queue, ids, total: Math.max(queue.total, queue.before + ids.length, pagination.totalItems) };
}

/** The leads of a list in the order in which they stood when one of them was opened, as far as they were loaded. */
export interface LeadQueue {
  /** The leads that are known, in their order. */
  readonly ids: readonly string[];
  /** How many leads of the list stand before the first of them. */
  readonly before: number;
  /** How many leads the list had. */
  readonly total: number;
  /** There were more than `total`, which were not counted. */
  readonly totalIsAtLeast: boolean;
}

type Direction = -1 | 1;

/** The ids on one page of the list as it is now, and how many such pages there are. */
type ReadPage = (page: number) => Promise<{ readonly ids: readonly string[]; readonly pages: number }>;

/** As many as one read gives. */
export const QUEUE_PAGE_SIZE = 100;

function queueOfPage({ data, pagination }: LeadPage): LeadQueue {
  const { currentPage, pageSize, totalItems, totalIsAtLeast = false } = pagination;
  const before = (currentPage - 1) * pageSize;
  return { ids: data.map(({ _id }) => _id), before, total: totalItems, totalIsAtLeast };
}

/** Whether the list went on beyond what is known of it. */
export function hasMore({ ids, before, total, totalIsAtLeast }: LeadQueue, direction: Direction): boolean {
  return direction === -1 ? before > 0 : totalIsAtLeast || before + ids.length < total;
}

/**
 * The queue with what comes before or after the leads that are known. Some of those may have left the list meanwhile and
 * others moved up into their place, so what comes next is found by the known ones, not by its number.
 */
export async function extendQueue(queue: LeadQueue, direction: Direction, read: ReadPage): Promise<LeadQueue> {
  const known = new Set(queue.ids);
  const edge = direction === -1 ? queue.before : queue.before + queue.ids.length - 1;
  let page = pageAt(edge);
  const { ids: there, pages } = await read(page);
  let ids = there;
  while (page > 1 && !ids.some((id) => known.has(id))) {
    page -= 1;
    ids = [...(await read(page)).ids, ...ids];
  }
  let found = idsAfter(ids, known, direction);
  const beside = pageAt(edge) + direction;
  if (found.length === 0 && beside >= 1 && beside <= pages)
    found = idsAfter((await read(beside)).ids, known, direction);
  return extended(queue, direction, found);
}

/** The queue without a deleted lead. */
export function withoutLead(queue: LeadQueue, id: string): LeadQueue {
  if (!queue.ids.includes(id)) return queue;
  return { ...queue, ids: queue.ids.filter((other) => other !== id), total: queue.total - 1 };
}

/** The leads from the nearest to the farthest: this one, those after it, those before it. */
export function nearestFirst(ids: readonly string[], id: string): string[] {
  const at = ids.indexOf(id);
  return [...ids.slice(at), ...ids.slice(0, Math.max(0, at)).reverse()];
}

function pageAt(index: number): number {
  return Math.floor(Math.max(0, index) / QUEUE_PAGE_SIZE) + 1;
}

/** What stands beyond a known lead; everything where none is known any more. New leads on the other side are no part of it. */
function idsAfter(ids: readonly string[], known: ReadonlySet<string>, direction: Direction): string[] {
  const isKnown = (id: string) => known.has(id);
  const first = ids.findIndex(isKnown);
  const last = ids.findLastIndex(isKnown);
  const side = direction === 1 ? ids.slice(Math.max(0, first)) : last < 0 ? ids : ids.slice(0, last);
  return side.filter((id) => !isKnown(id));
}

function extended(
  { ids, before, total, totalIsAtLeast }: LeadQueue,
  direction: Direction,
  found: readonly string[],
): LeadQueue {
  if (direction === -1) {
    const start = Math.max(0, before - found.length);
    return { ids: [...found, ...ids], before: found.length > 0 ? start : 0, total, totalIsAtLeast };
  }
  const known = [...ids, ...found];
  return {
    ids: known,
    before,
    total: found.length > 0 ? Math.max(total, before + known.length) : before + known.length,
    totalIsAtLeast: totalIsAtLeast && found.length > 0,
  };
}
