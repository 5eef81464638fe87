import { describe, expect, it } from '@jest/globals';
import { pageWindow } from './page-window';

describe('the page numbers around the current one', () => {
  it.each([
    ['none without pages', 1, 0, []],
    ['the only one', 1, 1, [1]],
    ['all where they are few', 3, 4, [1, 2, 3, 4]],
    ['the first five at the beginning', 2, 9, [1, 2, 3, 4, 5]],
    ['two to each side in the middle', 5, 9, [3, 4, 5, 6, 7]],
    ['the last five at the end', 9, 9, [5, 6, 7, 8, 9]],
    ['the last five past the end', 99, 9, [5, 6, 7, 8, 9]],
  ])('%s', (_, current, total, numbers) => {
    expect(pageWindow(current, total)).toEqual(numbers);
  });
});
