import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { PERMISSIONS } from '../../users/domain/permissions.js';
import { defaultRights, type Role, type User } from '../../users/domain/user.js';
import type { AccessProfile } from './access-profile.js';
import {
  requireAdminRemains,
  requireManager,
  requireMayGrant,
  requireMayManage,
  requireTypesMatter,
} from './management-rules.js';

const user = (changes: Partial<User> = {}): User => ({
  id: 'manager',
  name: 'Meena',
  email: 'meena@kisancanteen.local',
  role: 'manager',
  isActive: true,
  mustChangePassword: false,
  permissions: ['canManageUsers', 'canViewAllLeads'],
  leadTypes: ['contact'],
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...changes,
});
const MANAGER = user();
const ADMIN = user({ id: 'admin', role: 'admin', ...defaultRights('admin') });
const AGENT = { role: 'agent', permissions: [], leadTypes: [] } as const;

/** The code of the thrown error, or `allowed`. */
function codeOf(rule: () => void): string {
  try {
    rule();
    return 'allowed';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('users are managed', () => {
  it.each<[string, User | null, string]>([
    ['by whom has the flag', MANAGER, 'allowed'],
    ['by an agent with the flag', user({ role: 'agent' }), 'allowed'],
    ['not without the flag', user({ permissions: ['canViewAllLeads'] }), 'permission_missing'],
    ['not by a manager who was switched off meanwhile', user({ isActive: false }), 'permission_missing'],
    ['not by a manager who was deleted meanwhile', null, 'permission_missing'],
  ])('%s', (_, manager, expected) => {
    expect(codeOf(() => requireManager(manager))).toBe(expected);
  });

  it.each<[string, User, Partial<User>, string]>([
    ['somebody with less', MANAGER, AGENT, 'allowed'],
    ['somebody with the same', MANAGER, { ...MANAGER, id: 'other' }, 'allowed'],
    ['themselves', MANAGER, MANAGER, 'allowed'],
    ['somebody with one flag more', MANAGER, { ...AGENT, permissions: ['canDeleteLeads'] }, 'beyond_own_rights'],
    ['somebody with one lead type more', MANAGER, { ...AGENT, leadTypes: ['franchise'] }, 'beyond_own_rights'],
    ['an administrator', MANAGER, ADMIN, 'admin_only'],
    ['an administrator with nothing stored', user({ role: 'agent' }), { ...AGENT, role: 'admin' }, 'admin_only'],
    ['an agent as an administrator', ADMIN, { ...AGENT, permissions: ['canDeleteLeads'] }, 'allowed'],
    ['another administrator as one', ADMIN, { ...ADMIN, id: 'other' }, 'allowed'],
  ])('by touching %s', (_, manager, target, expected) => {
    expect(codeOf(() => requireMayManage(manager, user(target)))).toBe(expected);
  });
});

describe('rights are given', () => {
  it.each<[string, User, string | null, AccessProfile | null, AccessProfile, string]>([
    ['to a new user: those the manager holds', MANAGER, null, null, { ...AGENT, leadTypes: ['contact'] }, 'allowed'],
    [
      'to a new user: no other flag',
      MANAGER,
      null,
      null,
      { ...AGENT, permissions: ['canDeleteLeads'] },
      'grant_beyond_own',
    ],
    [
      'to a new user: no other lead type',
      MANAGER,
      null,
      null,
      { ...AGENT, leadTypes: ['franchise'] },
      'grant_beyond_own',
    ],
    [
      'to somebody who has one more already, which does not stay',
      MANAGER,
      'other',
      { ...AGENT, permissions: ['canDeleteLeads'] },
      { ...AGENT, permissions: ['canDeleteLeads', 'canViewAllLeads'] },
      'grant_beyond_own',
    ],
    ['by making somebody a manager', MANAGER, 'other', AGENT, { ...AGENT, role: 'manager' }, 'allowed'],
    ['by no manager as an administrator’s role', MANAGER, 'other', AGENT, { ...AGENT, role: 'admin' }, 'admin_only'],
    [
      'by no manager to themselves, be it less',
      MANAGER,
      'manager',
      MANAGER,
      { ...MANAGER, permissions: ['canManageUsers'] },
      'own_rights',
    ],
    ['by no manager to themselves as a role', MANAGER, 'manager', MANAGER, { ...MANAGER, role: 'agent' }, 'own_rights'],
    [
      'by no manager to themselves as one for another',
      MANAGER,
      'manager',
      MANAGER,
      { ...MANAGER, permissions: ['canManageUsers', 'canExportData'] },
      'own_rights',
    ],
    [
      'by no manager to themselves as lead types',
      MANAGER,
      'manager',
      MANAGER,
      { ...MANAGER, leadTypes: [] },
      'own_rights',
    ],
    [
      'to a manager by themselves as they are, in whatever order',
      MANAGER,
      'manager',
      MANAGER,
      { ...MANAGER, permissions: ['canViewAllLeads', 'canManageUsers'] },
      'allowed',
    ],
    ['by an administrator: all of them', ADMIN, null, null, { role: 'admin', ...defaultRights('admin') }, 'allowed'],
    ['by an administrator to themselves', ADMIN, 'admin', ADMIN, AGENT, 'allowed'],
  ])('%s', (_, manager, targetId, before, after, expected) => {
    expect(codeOf(() => requireMayGrant(manager, targetId, before, after))).toBe(expected);
  });

  it('and people touched by nobody but an administrator where anything is beyond what the manager holds, before or after', () => {
    const rights = fc.record({
      role: fc.constantFrom<Role>('agent', 'manager'),
      permissions: fc.subarray([...PERMISSIONS]),
      leadTypes: fc.subarray(LEAD_TYPE_NAMES),
    });
    fc.assert(
      fc.property(rights, rights, rights, (own, before, after) => {
        const namesOf = ({ permissions, leadTypes }: AccessProfile): string[] => [...permissions, ...leadTypes];
        const isWithin = (profile: AccessProfile) => namesOf(profile).every((name) => namesOf(own).includes(name));
        const touched = codeOf(() => requireMayManage(user(own), before));
        expect(touched).toBe(isWithin(before) ? 'allowed' : 'beyond_own_rights');
        const given = codeOf(() => requireMayGrant(user(own), 'other', before, after));
        expect(given).toBe(isWithin(after) ? 'allowed' : 'grant_beyond_own');
      }),
    );
  });
});

describe('lead types taken from an administrator', () => {
  it.each<[string, AccessProfile, AccessProfile, object, string]>([
    [
      'who stays one are refused, since it would have no effect',
      ADMIN,
      ADMIN,
      { contact: false },
      'admin_has_every_type',
    ],
    [
      'who stays one are refused beside others',
      ADMIN,
      ADMIN,
      { contact: true, partner: false },
      'admin_has_every_type',
    ],
    ['who stays one and keeps them', ADMIN, ADMIN, { contact: true }, 'allowed'],
    ['who becomes an agent', ADMIN, AGENT, { contact: false }, 'allowed'],
    ['that somebody becomes', AGENT, ADMIN, { contact: false }, 'allowed'],
  ])('%s', (_, before, after, leadTypeAccess, expected) => {
    expect(codeOf(() => requireTypesMatter(before, after, { leadTypeAccess }))).toBe(expected);
  });
});

describe('the last active administrator', () => {
  const active = { role: 'admin', isActive: true } as const;
  it.each<[string, Pick<User, 'role' | 'isActive'>, { role: Role; isActive: boolean } | null, number, string]>([
    ['cannot be deleted', active, null, 1, 'last_administrator'],
    ['cannot be switched off', active, { role: 'admin', isActive: false }, 1, 'last_administrator'],
    ['cannot become a manager', active, { role: 'manager', isActive: true }, 1, 'last_administrator'],
    ['can be changed in anything else', active, active, 1, 'allowed'],
    ['is not the last where there is another', active, null, 2, 'allowed'],
    ['is not who was switched off before', { role: 'admin', isActive: false }, null, 1, 'allowed'],
    ['is not who is no administrator', { role: 'manager', isActive: true }, null, 1, 'allowed'],
  ])('%s', (_, before, after, activeAdmins, expected) => {
    expect(codeOf(() => requireAdminRemains(before, after, activeAdmins))).toBe(expected);
  });
});
