import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PAGE_SIZE, LimitField, offsetOf, PageField, paginationOf } from './paging.js';
import { validate } from './validate.js';

class PageDto {
  @PageField()
  page: number = 1;

  @LimitField()
  limit: number = DEFAULT_PAGE_SIZE;
}

describe('the requested page of a list', () => {
  it.each<[object, object]>([
    [{}, { page: 1, limit: 20 }],
    [
      { page: '1', limit: '100' },
      { page: 1, limit: 100 },
    ],
    [
      { page: '10000000', limit: '1' },
      { page: 10_000_000, limit: 1 },
    ],
  ])('%p is %p', (sent, page) => {
    expect(validate(PageDto, sent)).toEqual(page);
  });

  it.each([{ page: '0' }, { page: '10000001' }, { page: '-1' }, { limit: '0' }, { limit: '101' }, { limit: 'all' }])(
    '%p is refused',
    (sent) => {
      expect(() => validate(PageDto, sent)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
    },
  );

  it.each([
    [1, 20, 0],
    [2, 20, 20],
    [5, 7, 28],
  ])('page %i of %i rows begins after %i', (page, limit, offset) => {
    expect(offsetOf({ page, limit })).toEqual({ offset, limit });
  });
});

describe('the pagination of a list', () => {
  it.each([
    ['no rows', 0, 0],
    ['one row', 1, 1],
    ['one full page', 20, 1],
    ['one more', 21, 2],
    ['many', 231, 12],
  ])('of %s', (_, totalItems, totalPages) => {
    expect(paginationOf({ page: 3, limit: 20 }, totalItems)).toEqual({
      currentPage: 3,
      totalPages,
      totalItems,
      pageSize: 20,
    });
  });
});
