import { expect, it } from '@jest/globals';
import { bulkToast } from './bulk-toast';

it.each([
  [3, 3, 'success', 'Successfully updated 3 leads to closed'],
  [3, 2, 'warning', 'Successfully updated 2 leads to closed. The other 1 is not yours to change.'],
  [3, 1, 'warning', 'Successfully updated 1 leads to closed. The other 2 are not yours to change.'],
  [3, 0, 'warning', 'Nothing was changed: the 3 leads are not yours to change.'],
  [1, 0, 'warning', 'Nothing was changed: the lead is not yours to change.'],
])('of %i leads with %i reached says %s', (requested, affected, type, sentence) => {
  const done = (count: number) => `updated ${count} leads to closed`;
  expect(bulkToast({ requested, affected }, done, 'not yours to change')).toEqual([type, sentence]);
});
