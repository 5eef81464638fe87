import { describe, expect, it } from '@jest/globals';
import { type SourceEntry, timelinePage } from './lead-timeline.js';

const entry = (id: string, micros: number, content = ''): SourceEntry => ({
  id,
  micros,
  at: new Date(micros / 1000),
  kind: 'note',
  actor: null,
  history: { at: new Date(0), action: content, actor: null, details: {} },
});
const page = (notes: SourceEntry[], events: SourceEntry[], limit: number) => {
  const { entries, next } = timelinePage(notes, events, limit);
  return [entries.map(({ id }) => id).join(''), next?.note?.id ?? null, next?.event ?? null];
};

describe('a page of the timeline', () => {
  it('merges both sources by time; of the same time, the history is newer', () => {
    const notes = [entry('a', 30), entry('b', 20), entry('c', 10)];
    const events = [entry('1', 40), entry('2', 20), entry('3', 5)];
    expect(page(notes, events, 10)).toEqual(['1a2bc3', null, null]);
    expect(page(notes, [], 10)).toEqual(['abc', null, null]);
    expect(page([], events, 10)).toEqual(['123', null, null]);
    expect(page([], [], 10)).toEqual(['', null, null]);
  });

  it('says where the next page begins in each source', () => {
    const notes = [entry('a', 30), entry('b', 20)];
    expect(page(notes, [entry('1', 25), entry('2', 24)], 2)).toEqual(['a1', 'b', '2']);
    expect(page(notes, [entry('1', 40)], 2)).toEqual(['1a', 'b', null]);
    expect(page(notes, [entry('1', 10)], 2)).toEqual(['ab', null, '1']);
  });

  it('ends early if the entries are long, but has at least one', () => {
    const long = [1, 2, 3].map((n) => entry(String(n), 100 - n, 'x'.repeat(45_000)));
    expect(page(long, [], 10)).toEqual(['12', '3', null]);
    expect(page([entry('a', 9, 'x'.repeat(200_000)), entry('b', 8)], [], 10)).toEqual(['a', 'b', null]);
  });
});
