import { expect, it } from '@jest/globals';
import { outdatedFiles } from './drawn.mjs';

it('frontend/drawn matches its sources (npm run pictures)', async () => {
  expect(await outdatedFiles()).toEqual([]);
});
