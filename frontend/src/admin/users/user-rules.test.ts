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
  adminOnly: /^Only an administrator may change/,
  beyondOwn:
    /^Asha has what you do not have: the permission Delete, the permission Export Data, Franchise leads and 1 more\. /,
  adminRole: /^Only an administrator may make/,
  ownRights: /^You cannot change your own role/,
  lastAdmin: /^This is the last active administrator/,
  hasAll: /^An admin has every permission/,
  notHeld: /^You can only give what you have/,
  notYourself: /^You cannot deactivate or delete yourself/,
  ownPassword: /^Your own password changes/,
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
    ['a manager edits somebody with more rights', 'edit', MANAGER, WITH_MORE, false, 'beyondOwn'],
    ['a manager gives somebody with more rights types', 'access', MANAGER, WITH_MORE, false, 'beyondOwn'],
    ['a manager switches somebody with more rights off', 'toggle', MANAGER, WITH_MORE, false, 'beyondOwn'],
    ['the password of somebody with more rights', 'password', MANAGER, WITH_MORE, false, 'beyondOwn'],
    ['a manager deletes somebody with more rights', 'delete', MANAGER, WITH_MORE, false, 'beyondOwn'],
    ['an administrator deletes an agent', 'delete', ADMIN, WITH_MORE, false, null],
    ['a manager gives an agent types', 'access', MANAGER, AGENT, false, null],
    ['a manager gives themselves types', 'access', MANAGER, MANAGER, false, 'ownRights'],
    ['an administrator gives one types', 'access', ADMIN, ADMIN, false, 'hasAll'],
    ['an agent’s password', 'password', MANAGER, AGENT, false, null],
    ['one’s own password', 'password', MANAGER, MANAGER, false, 'ownPassword'],
    ['switching an agent off', 'toggle', MANAGER, AGENT, false, null],
    ['switching oneself off', 'toggle', MANAGER, MANAGER, false, 'notYourself'],
    ['deleting oneself', 'delete', MANAGER, MANAGER, false, 'notYourself'],
    ['switching off the last administrator', 'toggle', ADMIN, ADMIN, true, 'lastAdmin'],
    ['deleting the last administrator', 'delete', ADMIN, user('other', 'admin'), true, 'lastAdmin'],
    ['deleting one of several', 'delete', ADMIN, user('other', 'admin'), false, null],
    ['switching on one that is off', 'toggle', ADMIN, user('other', 'admin', { isActive: false }), true, null],
  ])('%s', (_, job, me, target, isLastAdmin, why) => {
    expectReason(actionLockReason(job, { me, user: target, isLastAdmin }), why);
  });
});

describe('a role', () => {
  it.each<[string, Role, StaffUser & SignedInUser, StaffUser | null, boolean, keyof typeof WHY | null]>([
    ['that a user has stays', 'admin', MANAGER, ADMIN, true, null],
    ['of a new user is given', 'manager', MANAGER, null, false, null],
    ['of an administrator is not for a manager to give', 'admin', MANAGER, null, false, 'adminRole'],
    ['of an administrator is for one to give', 'admin', ADMIN, AGENT, false, null],
    ['of one’s own stays', 'agent', MANAGER, MANAGER, false, 'ownRights'],
    ['of the last administrator stays', 'manager', ADMIN, ADMIN, true, 'lastAdmin'],
    [
      'of the last administrator can go once it is off',
      'manager',
      ADMIN,
      user('x', 'admin', { isActive: false }),
      true,
      null,
    ],
    ['of one of several administrators can go', 'manager', ADMIN, ADMIN, false, null],
  ])('%s', (_, role, me, target, isLastAdmin, why) => {
    expectReason(roleLockReason(role, me, target, isLastAdmin), why);
  });
});

describe('a permission', () => {
  it.each([
    ['that one has is given', 'canViewReports', MANAGER, AGENT, null],
    ['that one has is given to a new user', 'canViewReports', MANAGER, null, null],
    ['that one has not is not given', 'canExportData', MANAGER, AGENT, 'notHeld'],
    ['of one’s own stays', 'canViewReports', MANAGER, MANAGER, 'ownRights'],
    ['is an administrator’s to give', 'canExportData', ADMIN, AGENT, null],
    ['is nobody’s to give who is not signed in', 'canExportData', null, null, 'notHeld'],
  ] as const)('%s', (_, permission, me, target, why) => {
    expectReason(permissionLockReason(permission, me, target), why);
  });
});

describe('the lead types that can be given', () => {
  it('are all of them by an administrator', () => {
    expect(grantableLeadTypes(ADMIN)).toContain('soil_testing');
  });

  it('are one’s own', () => {
    expect(grantableLeadTypes(MANAGER)).toEqual(['contact']);
  });
});
