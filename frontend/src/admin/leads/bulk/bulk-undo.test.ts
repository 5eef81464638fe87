import { expect, it } from '@jest/globals';
import { undoChanges } from './bulk-undo';

type Undone = Parameters<typeof undoChanges>[1][number];

const lead = (
  _id: string,
  status: Undone['status'],
  assignee: string | null,
  closeReason: Undone['closeReason'] = null,
): Undone => ({
  _id,
  status,
  priority: _id === 'b' ? 'high' : 'medium',
  closeReason,
  assignedTo: assignee === null ? null : { _id: assignee, name: assignee },
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
  expect(undoChanges(['a', 'b'], LEADS, 'priority')).toEqual([
    { leadIds: ['a'], updates: { priority: 'medium' } },
    { leadIds: ['b'], updates: { priority: 'high' } },
  ]);
});

it('gives a closed lead its reason back', () => {
  const closed = [lead('a', 'closed', null, 'served'), lead('b', 'closed', null), lead('c', 'closed', null, 'served')];
  expect(undoChanges(['a', 'b', 'c'], closed, 'status')).toEqual([
    { leadIds: ['a', 'c'], updates: { status: 'closed', closeReason: 'served' } },
    { leadIds: ['b'], updates: { status: 'closed' } },
  ]);
});

it('offers nothing where a lead is on another page', () => {
  expect(undoChanges(['a', 'z'], LEADS, 'status')).toBeNull();
});
