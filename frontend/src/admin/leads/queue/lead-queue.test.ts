import { describe, expect, it } from '@jest/globals';
import { extendQueue, hasMore, type LeadQueue, nearestFirst, QUEUE_PAGE_SIZE, withoutLead } from './lead-queue';

const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `l${from + at}`);
const listed = (list: readonly string[]) => async (page: number) => ({
  ids: list.slice((page - 1) * QUEUE_PAGE_SIZE, page * QUEUE_PAGE_SIZE),
  pages: Math.ceil(list.length / QUEUE_PAGE_SIZE),
});
const ALL = ids(1, 250);
const PAGE: LeadQueue = { ids: ids(21, 40), before: 20, total: 250, totalIsAtLeast: false };
const without = (...gone: string[]) => ALL.filter((id) => !gone.includes(id));

describe('the part after the known leads', () => {
  it.each([
    ['is found after them', ALL, 'l41'],
    ['is found if it moved up because they left the list', without(...ids(1, 38)), 'l41'],
    ['is found if none of them is left', without(...ids(1, 40)), 'l41'],
    ['contains no new leads from before them', [...ids(900, 930), ...ALL], 'l41'],
    ['is found even if one of them has moved to the end', [...without('l30'), 'l30'], 'l41'],
    ['omits leads that have left the list', without('l41', 'l42'), 'l43'],
  ])('%s', async (_, list, next) => {
    const queue = await extendQueue(PAGE, 1, listed(list));
    expect(queue.ids.slice(0, 21)).toEqual([...PAGE.ids, next]);
    expect([queue.before, queue.total]).toEqual([20, 250]);
  });

  it('is on the next page if the known leads fill theirs', async () => {
    const queue = await extendQueue({ ids: ids(1, 100), before: 0, total: 250, totalIsAtLeast: false }, 1, listed(ALL));
    expect(queue.ids).toEqual(ids(1, 200));
  });

  it('is on an earlier page if enough leads have left', async () => {
    const queue = await extendQueue(
      { ids: ids(1, 240), before: 0, total: 250, totalIsAtLeast: false },
      1,
      listed(ids(151, 250)),
    );
    expect(queue.ids).toEqual(ALL);
  });

  it('is empty if the others have left the list', async () => {
    const queue = await extendQueue(PAGE, 1, listed(ids(1, 40)));
    expect(queue).toEqual({ ...PAGE, total: 40 });
    expect(hasMore(queue, 1)).toBe(false);
  });
});

describe('a queue that was not counted to its end', () => {
  const uncounted: LeadQueue = { ids: ids(1, 100), before: 10_000, total: 10_000, totalIsAtLeast: true };

  it('has more leads', () => expect(hasMore(uncounted, 1)).toBe(true));

  it('ends with its total if no more leads are found', async () => {
    const queue = await extendQueue(uncounted, 1, async () => ({ ids: ids(1, 100), pages: Number.POSITIVE_INFINITY }));
    expect([queue.total, queue.totalIsAtLeast, hasMore(queue, 1)]).toEqual([10_100, false, false]);
  });
});

describe('the part before the known leads', () => {
  it.each([
    ['stands before them', ALL, ids(1, 20)],
    ['leaves out what has left the list', without('l3'), [...ids(1, 2), ...ids(4, 20)]],
  ])('%s', async (_, list, before) => {
    const queue = await extendQueue(PAGE, -1, listed(list));
    expect(queue.ids).toEqual([...before, ...PAGE.ids]);
    expect(queue.before).toBe(20 - before.length);
  });

  it('is on the previous page if the known leads are first on theirs', async () => {
    const queue = await extendQueue(
      { ids: ids(101, 120), before: 100, total: 250, totalIsAtLeast: false },
      -1,
      listed(ALL),
    );
    expect([queue.ids[0], queue.before]).toEqual(['l1', 0]);
  });

  it('is empty if those leads have left the list', async () => {
    const queue = await extendQueue(PAGE, -1, listed(ids(21, 250)));
    expect([queue.ids, hasMore(queue, -1)]).toEqual([PAGE.ids, false]);
  });
});

it('a deleted lead is no longer counted', () => {
  expect(withoutLead({ ids: ids(1, 3), before: 0, total: 3, totalIsAtLeast: false }, 'l2')).toEqual({
    ids: ['l1', 'l3'],
    before: 0,
    total: 2,
    totalIsAtLeast: false,
  });
  expect(withoutLead(PAGE, 'l1')).toBe(PAGE);
});

it.each([
  ['l2', ['l2', 'l3', 'l4', 'l1']],
  ['l4', ['l4', 'l3', 'l2', 'l1']],
])('the nearest to %s are those after it, then those before it', (id, nearest) => {
  expect(nearestFirst(ids(1, 4), id)).toEqual(nearest);
});
