import { expect, it } from '@jest/globals';
import { sharedBuffers } from './settings.js';

const GB = 2 ** 30;

it.each([
  ['at least 128 MB on a small machine', GB / 2, '128MB'],
  ['an eighth of 4 GB', 4 * GB, '512MB'],
  ['at most 1 GB', 64 * GB, '1024MB'],
])('the page cache of the embedded database is %s', (_, memory, setting) => {
  expect(sharedBuffers(memory)).toBe(setting);
});
