import { expect, it } from '@jest/globals';
import { undoChanges } from './bulk-undo';

const lead = (_id: string, status: 'new' | 'contacted', assignee: string | null) => ({
  _id,
  status,
  assignedTo: assignee === null ? null : { _id: assignee, name: assignee, isFormer: false },
});
const LEADS = [lead('a', 'new', 'meena'), lead('b', 'contacted', null), lead('c', 'new', null)];

it('gives each lead back what it had, one change for each value', () => {
  expect(undoChanges(['a', 'b', 'c'], LEADS, 'status')).toEqual([
    { leadIds: ['a', 'c'], updates: { status: 'new' } },
    { leadIds: ['b'], updates: { status: 'contacted' } },
  ]);
  expect(undoChanges(['a', 'b'], LEADS, 'assignedTo')).toEqual([
    { leadIds: ['a'], updates: { assignedTo: 'meena' } },
    { leadIds: ['b'], updates: { assignedTo: null } },
  ]);
});

it('offers nothing where a lead is on another page', () => {
  expect(undoChanges(['a', 'z'], LEADS, 'status')).toBeNull();
});
