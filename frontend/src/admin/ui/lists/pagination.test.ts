import { describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { hasListFailed, pageWindow, useExistingPage } from './pagination';

const page = (totalPages: number) => ({
  currentData: { data: [{}], pagination: { currentPage: 1, totalPages, totalItems: totalPages * 20, pageSize: 20 } },
  isFetching: false,
});
const uncounted = (data: readonly unknown[]) => ({
  currentData: {
    data,
    pagination: { currentPage: 502, totalPages: 500, totalItems: 10_000, pageSize: 20, totalIsAtLeast: true as const },
  },
  isFetching: false,
});
const REFUSED = { status: 403 };
const OFFLINE = { status: 0 };

describe('an error replaces the rows', () => {
  it.each([
    ['not without an error', page(1), false],
    ['if the server refused the request', { ...page(1), error: REFUSED }, true],
    ['if they never loaded', { isFetching: false, error: OFFLINE }, true],
    ['not during a retry', { isFetching: true, error: REFUSED }, false],
    ['not if the loaded rows are only out of date', { ...page(1), error: OFFLINE }, false],
    ['not if the database is briefly unavailable', { ...page(1), error: { status: 503 } }, false],
  ])('%s', (_, answer, expected) => {
    expect(hasListFailed(answer)).toBe(expected);
  });
});

describe('a page in the URL', () => {
  it.each([
    ['past the last goes back to the last', page(3), 7, 3],
    ['of an empty list goes back to the first', page(0), 2, 1],
    ['that is the last stays', page(3), 3, null],
    ['past the counted total stays if it has rows', uncounted([{}]), 502, null],
    ['past the counted total goes back if it has none', uncounted([]), 502, 500],
    ['stays while the list loads', { isFetching: true }, 7, null],
    ['stays while another page loads', { ...page(3), isFetching: true }, 7, null],
  ])('%s', (_, answer, asked, expected) => {
    const changeView = jest.fn();
    renderHook(() => useExistingPage(answer, asked, changeView));
    expect(changeView.mock.calls).toEqual(expected === null ? [] : [[{ page: expected }, { replace: true }]]);
  });
});

describe('the page numbers around the current one', () => {
  it.each([
    ['none without pages', 1, 0, []],
    ['the only one', 1, 1, [1]],
    ['all if there are few', 3, 4, [1, 2, 3, 4]],
    ['the first five at the beginning', 2, 9, [1, 2, 3, 4, 5]],
    ['two to each side in the middle', 5, 9, [3, 4, 5, 6, 7]],
    ['the last five at the end', 9, 9, [5, 6, 7, 8, 9]],
    ['the last five past the end', 99, 9, [5, 6, 7, 8, 9]],
  ])('%s', (_, current, total, numbers) => {
    expect(pageWindow(current, total)).toEqual(numbers);
  });
});
