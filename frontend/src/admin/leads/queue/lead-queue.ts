/** The leads of a list in the order in which they stood when one of them was opened, as far as they were loaded. */
import type { LeadPage } from '../lead/leads-api';

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

export type Way = -1 | 1;

/** The ids on one page of the list as it is now, and how many such pages there are. */
type ReadPage = (page: number) => Promise<{ readonly ids: readonly string[]; readonly pages: number }>;

/** As many as one read gives. */
export const QUEUE_PAGE_SIZE = 100;

export function queueOfPage({ data, pagination }: LeadPage): LeadQueue {
  const { currentPage, pageSize, totalItems, totalIsAtLeast = false } = pagination;
  const before = (currentPage - 1) * pageSize;
  return { ids: data.map(({ _id }) => _id), before, total: totalItems, totalIsAtLeast };
}

/** Whether the list went on beyond what is known of it. */
export function hasMore({ ids, before, total, totalIsAtLeast }: LeadQueue, way: Way): boolean {
  return way === -1 ? before > 0 : totalIsAtLeast || before + ids.length < total;
}

/**
 * The queue with what comes before or after the leads that are known. Some of those may have left the list meanwhile and
 * others moved up into their place, so what comes next is found by the known ones, not by its number.
 */
export async function extendQueue(queue: LeadQueue, way: Way, read: ReadPage): Promise<LeadQueue> {
  const known = new Set(queue.ids);
  const edge = way === -1 ? queue.before : queue.before + queue.ids.length - 1;
  let page = pageAt(edge);
  const { ids: there, pages } = await read(page);
  let ids = there;
  while (page > 1 && !ids.some((id) => known.has(id))) {
    page -= 1;
    ids = [...(await read(page)).ids, ...ids];
  }
  let found = beyond(ids, known, way);
  const beside = pageAt(edge) + way;
  if (found.length === 0 && beside >= 1 && beside <= pages) found = beyond((await read(beside)).ids, known, way);
  return grown(queue, way, found);
}

/** The queue without a lead that is no more. */
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
function beyond(ids: readonly string[], known: ReadonlySet<string>, way: Way): string[] {
  const isKnown = (id: string) => known.has(id);
  const first = ids.findIndex(isKnown);
  const last = ids.findLastIndex(isKnown);
  const side = way === 1 ? ids.slice(Math.max(0, first)) : last < 0 ? ids : ids.slice(0, last);
  return side.filter((id) => !isKnown(id));
}

function grown({ ids, before, total, totalIsAtLeast }: LeadQueue, way: Way, found: readonly string[]): LeadQueue {
  if (way === -1) {
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
