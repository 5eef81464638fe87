import { describe, expect, it } from '@jest/globals';
import type { SignedInUser } from '../session/session-slice';
import {
  actionLockReason,
  grantableLeadTypes,
  permissionLockReason,
  type Role,
  roleLockReason,
  type StaffUser,
  type UserJob,
} from './user-rules';

const user = (_id: string, role: Role, more: object = {}) =>
  ({ _id, role, isActive: true, permissions: {}, leadTypeAccess: {}, ...more }) as StaffUser & SignedInUser;
const ADMIN = user('admin', 'admin');
const MANAGER = user('manager', 'manager', {
  permissions: { canManageUsers: true, canViewReports: true, canExportData: false },
  leadTypeAccess: { contact: true, partner: false },
});
const AGENT = user('agent', 'agent', {
  permissions: { canViewReports: true },
  leadTypeAccess: { contact: true },
});
const WITH_MORE = user('more', 'agent', {
  name: 'Asha',
  permissions: { canDeleteLeads: true, canViewReports: true, canExportData: true },
  leadTypeAccess: { contact: true, franchise: true, partner: true },
});

const WHY = {
  adminOnly: /^Only administrators can change/,
  beyondOwn:
    /^Asha has access that you do not have: the Delete permission, the Export Data permission, Franchise leads and 1 more\. /,
  adminRole: /^Only administrators can give/,
  ownRights: /^You cannot change your own role/,
  lastAdmin: /^This is the last active administrator/,
  hasAll: /^An admin has every permission/,
  notHeld: /^You can only give access that you have/,
  notYourself: /^You cannot deactivate or delete yourself/,
  ownPassword: /^Change your own password/,
};

function expectReason(reason: string | null, why: keyof typeof WHY | null): void {
  if (why === null) expect(reason).toBeNull();
  else expect(reason).toMatch(WHY[why]);
}

describe('what can be done to a user', () => {
  it.each<[string, UserJob, StaffUser & SignedInUser, StaffUser, boolean, keyof typeof WHY | null]>([
    ['a manager edits an agent', 'edit', MANAGER, AGENT, false, null],
    ['a manager edits themselves', 'edit', MANAGER, MANAGER, false, null],
    ['a manager edits an administrator', 'edit', MANAGER, ADMIN, false, 'adminOnly'],
    ['a manager deletes an administrator', 'delete', MANAGER, ADMIN, true, 'adminOnly'],
    ['an administrator edits the last one', 'edit', ADMIN, ADMIN, true, null],
    ['a manager edits a user with more rights', 'edit', MANAGER, WITH_MORE, false, 'beyondOwn'],
    ['a manager changes the types of a user with more rights', 'access', MANAGER, WITH_MORE, false, 'beyondOwn'],
    ['a manager deactivates a user with more rights', 'toggle', MANAGER, WITH_MORE, false, 'beyondOwn'],
    ['the password of a user with more rights', 'password', MANAGER, WITH_MORE, false, 'beyondOwn'],
    ['a manager deletes a user with more rights', 'delete', MANAGER, WITH_MORE, false, 'beyondOwn'],
    ['an administrator deletes an agent', 'delete', ADMIN, WITH_MORE, false, null],
    ['a manager changes an agent’s types', 'access', MANAGER, AGENT, false, null],
    ['a manager changes their own types', 'access', MANAGER, MANAGER, false, 'ownRights'],
    ['an administrator changes an administrator’s types', 'access', ADMIN, ADMIN, false, 'hasAll'],
    ['an agent’s password', 'password', MANAGER, AGENT, false, null],
    ['one’s own password', 'password', MANAGER, MANAGER, false, 'ownPassword'],
    ['deactivating an agent', 'toggle', MANAGER, AGENT, false, null],
    ['deactivating oneself', 'toggle', MANAGER, MANAGER, false, 'notYourself'],
    ['deleting oneself', 'delete', MANAGER, MANAGER, false, 'notYourself'],
    ['deactivating the last administrator', 'toggle', ADMIN, ADMIN, true, 'lastAdmin'],
    ['deleting the last administrator', 'delete', ADMIN, user('other', 'admin'), true, 'lastAdmin'],
    ['deleting one of several', 'delete', ADMIN, user('other', 'admin'), false, null],
    ['activating an inactive administrator', 'toggle', ADMIN, user('other', 'admin', { isActive: false }), true, null],
  ])('%s', (_, job, me, target, isLastAdmin, why) => {
    expectReason(actionLockReason(job, { me, user: target, isLastAdmin }), why);
  });
});

describe('a role', () => {
  it.each<[string, Role, StaffUser & SignedInUser, StaffUser | null, boolean, keyof typeof WHY | null]>([
    ['that a user already has can stay', 'admin', MANAGER, ADMIN, true, null],
    ['can be given to a new user', 'manager', MANAGER, null, false, null],
    ['of administrator cannot be given by a manager', 'admin', MANAGER, null, false, 'adminRole'],
    ['of administrator can be given by an administrator', 'admin', ADMIN, AGENT, false, null],
    ['of one’s own cannot change', 'agent', MANAGER, MANAGER, false, 'ownRights'],
    ['of the last administrator cannot change', 'manager', ADMIN, ADMIN, true, 'lastAdmin'],
    [
      'of an inactive last administrator can change',
      'manager',
      ADMIN,
      user('x', 'admin', { isActive: false }),
      true,
      null,
    ],
    ['of one of several administrators can change', 'manager', ADMIN, ADMIN, false, null],
  ])('%s', (_, role, me, target, isLastAdmin, why) => {
    expectReason(roleLockReason(role, me, target, isLastAdmin), why);
  });
});

describe('a permission', () => {
  it.each([
    ['that one has can be given', 'canViewReports', MANAGER, AGENT, null],
    ['that one has can be given to a new user', 'canViewReports', MANAGER, null, null],
    ['that one lacks cannot be given', 'canExportData', MANAGER, AGENT, 'notHeld'],
    ['of one’s own cannot change', 'canViewReports', MANAGER, MANAGER, 'ownRights'],
    ['can be given by an administrator', 'canExportData', ADMIN, AGENT, null],
    ['cannot be given without a session', 'canExportData', null, null, 'notHeld'],
  ] as const)('%s', (_, permission, me, target, why) => {
    expectReason(permissionLockReason(permission, me, target), why);
  });
});

describe('the lead types that can be given', () => {
  it('are all types for an administrator', () => {
    expect(grantableLeadTypes(ADMIN)).toContain('soil_testing');
  });

  it('are one’s own types for others', () => {
    expect(grantableLeadTypes(MANAGER)).toEqual(['contact']);
  });
});
