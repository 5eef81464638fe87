import { describe, expect, it } from '@jest/globals';
import type { Permission } from '../../users/domain/permissions.js';
import { aLead } from './lead.fixture.js';
import type { Lead } from './lead.js';
import { changeableScope, leadScope, mayChange, requireChangeable, type Viewer } from './lead-access.js';

const viewer = (...permissions: Permission[]): Viewer => ({ id: 'me', permissions, leadTypes: ['contact', 'partner'] });
const MINE = aLead({ assignee: { id: 'me', name: 'Me' } });
const THEIRS = aLead({ assignee: { id: 'other', name: 'Other' } });
const FREE = aLead();

describe('what a user sees and can change', () => {
  const all = { types: ['contact', 'partner'], assignedTo: null };
  const own = { types: ['contact', 'partner'], assignedTo: 'me' };
  it.each<[string, Viewer, object, object]>([
    ['without permissions: their own leads', viewer(), own, own],
    ['with View All: sees all of their types, changes their own', viewer('canViewAllLeads'), all, own],
    ['with Edit All: still only their own', viewer('canEditAllLeads'), own, own],
    ['with both: all of their types', viewer('canViewAllLeads', 'canEditAllLeads'), all, all],
    [
      'with Take from Pool: sees their own and the pool, changes their own',
      viewer('canTakeFromPool'),
      { ...own, orInPool: true },
      own,
    ],
    ['with View All and Take from Pool: the pool adds nothing', viewer('canViewAllLeads', 'canTakeFromPool'), all, own],
    ['with any other permission: their own', viewer('canDeleteLeads', 'canManageUsers', 'canBulkActions'), own, own],
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
    ['a colleague’s with Edit All', ['canEditAllLeads'], THEIRS, true],
    ['an unassigned one with Edit All', ['canEditAllLeads'], FREE, true],
  ])('may change %s', (_, permissions, lead, expected) => {
    expect(mayChange(viewer(...permissions), lead)).toBe(expected);
  });
});

describe('a lead to change', () => {
  it('is the one that was found', () => {
    expect(requireChangeable(viewer(), MINE)).toBe(MINE);
  });

  it.each<[string, Lead | null, string]>([
    ['is not found if it is out of the scope', null, 'lead_not_found'],
    ['is refused if it is a colleague’s', THEIRS, 'lead_not_changeable'],
    ['is refused after a merge, even to its assignee', { ...MINE, mergedInto: 'survivor' }, 'lead_merged'],
    ['is reported as merged even if it is a colleague’s', { ...THEIRS, mergedInto: 'survivor' }, 'lead_merged'],
  ])('%s', (_, lead, code) => {
    expect(() => requireChangeable(viewer(), lead)).toThrow(expect.objectContaining({ code }));
  });
});
