import { expect, it } from '@jest/globals';
import { LEAD } from '../../testing/render-admin';
import { withProcessedRows } from './lead-list';

const lead = (_id: string) => ({ ...LEAD, _id });
const ids = ['l1', 'l2', 'l3', 'l4'];
const queue = (...processed: string[]) => ({
  ids,
  before: 0,
  total: 4,
  totalIsAtLeast: false,
  query: {},
  processed: new Map(processed.map((id) => [id, lead(id)])),
});
const shown = (list: readonly string[], ...processed: string[]) =>
  withProcessedRows(list.map(lead), queue(...processed)).map(({ _id }) => _id);

it.each([
  ['nothing was processed', ['l1', 'l2', 'l3', 'l4'], []],
  ['the first one left the list', ['l2', 'l3', 'l4'], ['l1']],
  ['two adjacent ones left it', ['l1', 'l4'], ['l3', 'l2']],
  ['all of them left it', [], ['l4', 'l3', 'l2', 'l1']],
  ['one is still in the list', ['l1', 'l2', 'l3', 'l4'], ['l2']],
])('the rows keep their order if %s', (_, list, processed) => {
  expect(shown(list, ...processed)).toEqual(ids);
});

it('a new lead keeps its place in the list', () => {
  expect(shown(['l9', 'l2', 'l3', 'l4'], 'l1')).toEqual(['l1', 'l9', 'l2', 'l3', 'l4']);
});
