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

function codeOf(rule: () => void): string {
  try {
    rule();
    return 'allowed';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('managing users', () => {
  it.each<[string, User | null, string]>([
    ['a manager with the permission', MANAGER, 'allowed'],
    ['an agent with the permission', user({ role: 'agent' }), 'allowed'],
    ['a manager without the permission', user({ permissions: ['canViewAllLeads'] }), 'permission_missing'],
    ['a manager who was deactivated in the meantime', user({ isActive: false }), 'permission_missing'],
    ['a manager who was deleted in the meantime', null, 'permission_missing'],
  ])('by %s', (_, manager, expected) => {
    expect(codeOf(() => requireManager(manager))).toBe(expected);
  });

  it.each<[string, User, Partial<User>, string]>([
    ['a user with fewer rights', MANAGER, AGENT, 'allowed'],
    ['a user with the same rights', MANAGER, { ...MANAGER, id: 'other' }, 'allowed'],
    ['themselves', MANAGER, MANAGER, 'allowed'],
    ['a user with one more permission', MANAGER, { ...AGENT, permissions: ['canDeleteLeads'] }, 'beyond_own_rights'],
    ['a user with one more lead type', MANAGER, { ...AGENT, leadTypes: ['franchise'] }, 'beyond_own_rights'],
    ['an administrator', MANAGER, ADMIN, 'admin_only'],
    ['an administrator with nothing stored', user({ role: 'agent' }), { ...AGENT, role: 'admin' }, 'admin_only'],
    ['an agent, by an administrator', ADMIN, { ...AGENT, permissions: ['canDeleteLeads'] }, 'allowed'],
    ['another administrator, by an administrator', ADMIN, { ...ADMIN, id: 'other' }, 'allowed'],
  ])('to change %s', (_, manager, target, expected) => {
    expect(codeOf(() => requireMayManage(manager, user(target)))).toBe(expected);
  });
});

describe('granting rights', () => {
  it.each<[string, User, string | null, AccessProfile | null, AccessProfile, string]>([
    [
      'to a new user: rights that the manager has',
      MANAGER,
      null,
      null,
      { ...AGENT, leadTypes: ['contact'] },
      'allowed',
    ],
    [
      'to a new user: a permission that the manager lacks',
      MANAGER,
      null,
      null,
      { ...AGENT, permissions: ['canDeleteLeads'] },
      'grant_beyond_own',
    ],
    [
      'to a new user: a lead type that the manager lacks',
      MANAGER,
      null,
      null,
      { ...AGENT, leadTypes: ['franchise'] },
      'grant_beyond_own',
    ],
    [
      'to a user who keeps a permission that the manager lacks',
      MANAGER,
      'other',
      { ...AGENT, permissions: ['canDeleteLeads'] },
      { ...AGENT, permissions: ['canDeleteLeads', 'canViewAllLeads'] },
      'grant_beyond_own',
    ],
    ['the manager role, by a manager', MANAGER, 'other', AGENT, { ...AGENT, role: 'manager' }, 'allowed'],
    ['the admin role, by a manager', MANAGER, 'other', AGENT, { ...AGENT, role: 'admin' }, 'admin_only'],
    [
      'a manager’s own permissions: fewer',
      MANAGER,
      'manager',
      MANAGER,
      { ...MANAGER, permissions: ['canManageUsers'] },
      'own_rights',
    ],
    ['a manager’s own role', MANAGER, 'manager', MANAGER, { ...MANAGER, role: 'agent' }, 'own_rights'],
    [
      'a manager’s own permissions: one exchanged for another',
      MANAGER,
      'manager',
      MANAGER,
      { ...MANAGER, permissions: ['canManageUsers', 'canExportData'] },
      'own_rights',
    ],
    ['a manager’s own lead types: fewer', MANAGER, 'manager', MANAGER, { ...MANAGER, leadTypes: [] }, 'own_rights'],
    [
      'a manager’s own rights, unchanged but in another order',
      MANAGER,
      'manager',
      MANAGER,
      { ...MANAGER, permissions: ['canViewAllLeads', 'canManageUsers'] },
      'allowed',
    ],
    ['all rights, by an administrator', ADMIN, null, null, { role: 'admin', ...defaultRights('admin') }, 'allowed'],
    ['an administrator’s own rights', ADMIN, 'admin', ADMIN, AGENT, 'allowed'],
  ])('%s', (_, manager, targetId, before, after, expected) => {
    expect(codeOf(() => requireMayGrant(manager, targetId, before, after))).toBe(expected);
  });

  it('is refused if the manager lacks a right that the user has or would get', () => {
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

describe('a change of lead types', () => {
  it.each<[string, AccessProfile, AccessProfile, object, string]>([
    [
      'that takes one from an administrator is refused, because it has no effect',
      ADMIN,
      ADMIN,
      { contact: false },
      'admin_has_every_type',
    ],
    [
      'that takes one from an administrator and gives another is refused',
      ADMIN,
      ADMIN,
      { contact: true, partner: false },
      'admin_has_every_type',
    ],
    ['that takes none from an administrator', ADMIN, ADMIN, { contact: true }, 'allowed'],
    ['that takes one from an administrator who becomes an agent', ADMIN, AGENT, { contact: false }, 'allowed'],
    ['that takes one from an agent who becomes an administrator', AGENT, ADMIN, { contact: false }, 'allowed'],
  ])('%s', (_, before, after, leadTypeAccess, expected) => {
    expect(codeOf(() => requireTypesMatter(before, after, { leadTypeAccess }))).toBe(expected);
  });
});

describe('the last active administrator', () => {
  const active = { role: 'admin', isActive: true } as const;
  it.each<[string, Pick<User, 'role' | 'isActive'>, { role: Role; isActive: boolean } | null, number, string]>([
    ['cannot be deleted', active, null, 1, 'last_administrator'],
    ['cannot be deactivated', active, { role: 'admin', isActive: false }, 1, 'last_administrator'],
    ['cannot become a manager', active, { role: 'manager', isActive: true }, 1, 'last_administrator'],
    ['can be changed otherwise', active, active, 1, 'allowed'],
    ['can be deleted if there is another', active, null, 2, 'allowed'],
    ['is not a user who is already inactive', { role: 'admin', isActive: false }, null, 1, 'allowed'],
    ['is not a user with another role', { role: 'manager', isActive: true }, null, 1, 'allowed'],
  ])('%s', (_, before, after, activeAdmins, expected) => {
    expect(codeOf(() => requireAdminRemains(before, after, activeAdmins))).toBe(expected);
  });
});
