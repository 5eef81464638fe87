import { expect, it } from '@jest/globals';
import { outdatedFiles } from './drawn.mjs';

it('frontend/drawn is what its sources give (npm run pictures)', async () => {
  expect(await outdatedFiles()).toEqual([]);
});
