import { describe, expect, it } from '@jest/globals';
import type { Permission } from '../../users/domain/permissions.js';
import { aLead } from './lead.fixture.js';
import type { Lead } from './lead.js';
import { changeableScope, leadScope, mayChange, requireChangeable, type Viewer } from './lead-access.js';

const viewer = (...permissions: Permission[]): Viewer => ({ id: 'me', permissions, leadTypes: ['contact', 'partner'] });
const MINE = aLead({ assignee: { id: 'me', name: 'Me' } });
const THEIRS = aLead({ assignee: { id: 'other', name: 'Other' } });
const FREE = aLead();

describe('what somebody sees and may change', () => {
  const all = { types: ['contact', 'partner'], assignedTo: null };
  const own = { types: ['contact', 'partner'], assignedTo: 'me' };
  it.each<[string, Viewer, object, object]>([
    ['without flags: their own leads', viewer(), own, own],
    ['with the right to see all: all of their types, and changes their own', viewer('canViewAllLeads'), all, own],
    ['with the right to change all: still only their own', viewer('canEditAllLeads'), own, own],
    ['with both: all of their types', viewer('canViewAllLeads', 'canEditAllLeads'), all, all],
    [
      'who may take from the pool: theirs and the pool, and changes their own',
      viewer('canTakeFromPool'),
      { ...own, orInPool: true },
      own,
    ],
    ['who sees all: no more through the pool', viewer('canViewAllLeads', 'canTakeFromPool'), all, own],
    ['with any other flag: their own', viewer('canDeleteLeads', 'canManageUsers', 'canBulkActions'), own, own],
    [
      'without a lead type: nothing',
      { ...viewer('canViewAllLeads'), leadTypes: [] },
      { types: [], assignedTo: null },
      { types: [], assignedTo: 'me' },
    ],
  ])('%s', (_, who, seen, changeable) => {
    expect(leadScope(who)).toEqual(seen);
    expect(changeableScope(who)).toEqual(changeable);
  });

  it.each<[string, Permission[], Lead, boolean]>([
    ['their own lead', [], MINE, true],
    ['not a colleague’s', ['canViewAllLeads'], THEIRS, false],
    ['not an unassigned one', ['canViewAllLeads'], FREE, false],
    ['a colleague’s with the right to change all', ['canEditAllLeads'], THEIRS, true],
    ['an unassigned one with the right to change all', ['canEditAllLeads'], FREE, true],
  ])('may change %s', (_, permissions, lead, expected) => {
    expect(mayChange(viewer(...permissions), lead)).toBe(expected);
  });
});

describe('a lead to be changed', () => {
  it('is the one found', () => {
    expect(requireChangeable(viewer(), MINE)).toBe(MINE);
  });

  it.each<[string, Lead | null, string]>([
    ['is not found where it is out of sight', null, 'lead_not_found'],
    ['is refused where it is a colleague’s', THEIRS, 'lead_not_changeable'],
    ['is refused once it was merged, to its assignee too', { ...MINE, mergedInto: 'survivor' }, 'lead_merged'],
    ['is said to be merged rather than a colleague’s', { ...THEIRS, mergedInto: 'survivor' }, 'lead_merged'],
  ])('%s', (_, lead, code) => {
    expect(() => requireChangeable(viewer(), lead)).toThrow(expect.objectContaining({ code }));
  });
});
