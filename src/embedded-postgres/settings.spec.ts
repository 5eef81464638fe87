import { expect, it } from '@jest/globals';
import { sharedBuffers } from './settings.js';

const GB = 2 ** 30;

it.each([
  ['at least 128 MB on a small machine', GB / 2, '128MB'],
  ['an eighth of 4 GB', 4 * GB, '512MB'],
  ['1 GB at most', 64 * GB, '1024MB'],
])('the embedded database keeps pages in %s', (_, memory, setting) => {
  expect(sharedBuffers(memory)).toBe(setting);
});
