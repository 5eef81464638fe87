import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../../shared/toasts/toast-provider';
import { useAppDispatch } from '../../api/app-store';
import { problemMessage } from '../../api/problem';
import type { Lead } from '../lead/lead';
import { type LeadListQuery, type LeadPage, useLeadsQuery } from '../lead/leads-api';
import { liveApi } from '../live/fresh-leads';

interface QueuePlace extends Pick<LeadQueue, 'total' | 'totalIsAtLeast'> {
  readonly number: number;
  readonly left: number;
}

export interface QueueSteps {
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  /** Opens the next lead after a save. At the end of the queue, opens a skipped lead or shows that all are done. */
  readonly goOn: (() => void) | undefined;
  /** The position (from 1), and how many leads are not done yet. Undefined for a lead outside the queue. */
  readonly place: QueuePlace | undefined;
  readonly isOfPairs: boolean;
  readonly isFinished: boolean;
  readonly onProcessed: (lead: Lead) => void;
}

/** Whether a step opened a lead (`on`), reached the end, or failed or was cancelled (`stopped`). */
type Step = 'on' | 'end' | 'stopped';

/** A queue with its list query and the leads that the user has finished. */
export interface ActiveQueue extends LeadQueue {
  readonly query: LeadListQuery;
  readonly processed: ReadonlyMap<string, Lead>;
}

/**
 * A snapshot of the list, taken when a lead is opened and kept until another list is shown. Leads stay in the snapshot
 * even if they leave the list.
 */
export function useLeadQueue(query: LeadListQuery, opened: string | null, open: (id: string) => void) {
  const dispatch = useAppDispatch();
  const showToast = useToast();
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
  // If the open lead is outside the queue, such as a duplicate, the next and previous buttons lead back to the queue.
  const lastOfQueue = useRef<string | null>(null);
  const now = useRef(opened);
  useEffect(() => {
    now.current = opened;
    if (isOfQueue || opened === null) lastOfQueue.current = opened;
  }, [opened, isOfQueue]);
  const here = isOfQueue ? opened : lastOfQueue.current;
  const at = here === null ? -1 : ids.indexOf(here);
  const isExtending = useRef(false);

  /** Returns a function that opens the next or previous lead; undefined if there is none. */
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
      // Do not navigate if the user has closed the lead or opened another one in the meantime.
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
  // `processed` can contain leads that are not in the queue: deleted leads, or leads opened from another lead.
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
    /** Opens the next lead and removes the deleted one from the queue. Resolves to false if there is no next lead. */
    goOnWithout: async (deleted: string): Promise<boolean> => {
      const isGoingOn = (await (isOfQueue ? next : previous)?.()) === 'on';
      if (isGoingOn) setQueue((latest) => latest && { ...latest, ...withoutLead(latest, deleted) });
      return isGoingOn;
    },
  };
}

function isSameList({ page: _page, ...one }: LeadListQuery, { page: _other, ...other }: LeadListQuery): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Adds leads that were on a later page and have moved up onto this one. */
function withNewLeads(queue: ActiveQueue, { data, pagination }: LeadPage): ActiveQueue {
  const newcomers = data.map(({ _id }) => _id).filter((id) => !queue.ids.includes(id));
  const ids = [...queue.ids, ...newcomers];
  return { ...queue, ids, total: Math.max(queue.total, queue.before + ids.length, pagination.totalItems) };
}

/** The leads of a list that have been loaded, in the order that the list had when one of them was opened. */
export interface LeadQueue {
  readonly ids: readonly string[];
  /** How many leads of the list come before the first of `ids`. */
  readonly before: number;
  readonly total: number;
  /** Whether the list has more leads than `total`, because the server stopped counting. */
  readonly totalIsAtLeast: boolean;
}

type Direction = -1 | 1;

/** Reads one page of the current list. Returns the ids on the page and the number of pages. */
type ReadPage = (page: number) => Promise<{ readonly ids: readonly string[]; readonly pages: number }>;

/** The API's page size limit. */
export const QUEUE_PAGE_SIZE = 100;

function queueOfPage({ data, pagination }: LeadPage): LeadQueue {
  const { currentPage, pageSize, totalItems, totalIsAtLeast = false } = pagination;
  const before = (currentPage - 1) * pageSize;
  return { ids: data.map(({ _id }) => _id), before, total: totalItems, totalIsAtLeast };
}

export function hasMore({ ids, before, total, totalIsAtLeast }: LeadQueue, direction: Direction): boolean {
  return direction === -1 ? before > 0 : totalIsAtLeast || before + ids.length < total;
}

/**
 * Loads more leads before or after those already known. Because leads may have moved in the list, finds the new ones by
 * their position next to known leads.
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

export function withoutLead(queue: LeadQueue, id: string): LeadQueue {
  if (!queue.ids.includes(id)) return queue;
  return { ...queue, ids: queue.ids.filter((other) => other !== id), total: queue.total - 1 };
}

/** This lead, then the leads after it in order, then the leads before it, starting with the nearest. */
export function nearestFirst(ids: readonly string[], id: string): string[] {
  const at = ids.indexOf(id);
  return [...ids.slice(at), ...ids.slice(0, Math.max(0, at)).reverse()];
}

function pageAt(index: number): number {
  return Math.floor(Math.max(0, index) / QUEUE_PAGE_SIZE) + 1;
}

/** The leads before or after the known ones, depending on `direction`. If none is known, returns all leads. */
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
