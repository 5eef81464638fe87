import { describe, expect, it } from '@jest/globals';
import { defaultRights } from '../../users/domain/user.js';
import { changedProfile, newProfile } from './access-profile.js';

const AGENT = { role: 'agent', permissions: ['canViewReports'], leadTypes: ['partner'] } as const;

describe('the access of a new user', () => {
  it('defaults to an agent’s, or to that of the given role', () => {
    expect(newProfile({})).toEqual({ role: 'agent', ...defaultRights('agent') });
    expect(newProfile({ role: 'manager' })).toEqual({ role: 'manager', ...defaultRights('manager') });
  });

  it('has only the named permissions, and only the named types', () => {
    expect(newProfile({ role: 'manager', permissions: { canExportData: true } })).toEqual({
      role: 'manager',
      permissions: ['canExportData'],
      leadTypes: defaultRights('manager').leadTypes,
    });
    expect(newProfile({ leadTypeAccess: { contact: true, partner: false } }).leadTypes).toEqual(['contact']);
  });
});

describe('the access after a change', () => {
  it('keeps permissions and types that are not named', () => {
    expect(changedProfile(AGENT, { role: 'manager', permissions: { canExportData: true } })).toEqual({
      role: 'manager',
      permissions: ['canViewReports', 'canExportData'],
      leadTypes: ['partner'],
    });
  });

  it('starts from the new role’s rights if the user was an administrator', () => {
    const admin = { role: 'admin', ...defaultRights('admin') } as const;
    expect(changedProfile(admin, { role: 'agent', permissions: { canViewReports: true } })).toEqual({
      role: 'agent',
      permissions: ['canViewReports'],
      leadTypes: defaultRights('agent').leadTypes,
    });
  });
});
