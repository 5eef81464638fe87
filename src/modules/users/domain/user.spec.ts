import { describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { PERMISSIONS } from './permissions.js';
import { defaultRights, effectiveRights, hasPermission } from './user.js';

describe('default rights', () => {
  it('of an administrator are all permissions and all lead types', () => {
    expect(defaultRights('admin')).toEqual({ permissions: PERMISSIONS, leadTypes: LEAD_TYPE_NAMES });
  });

  it('of a manager leave out the rights to delete, erase, manage users, manage assignment, use the pool and set targets', () => {
    const { permissions, leadTypes } = defaultRights('manager');
    expect(PERMISSIONS.filter((flag) => !permissions.includes(flag))).toEqual([
      'canDeleteLeads',
      'canManageUsers',
      'canErasePersonalData',
      'canManageAssignment',
      'canTakeFromPool',
      'canSetTargets',
      'canManageIntegrations',
    ]);
    expect(leadTypes).toContain('franchise');
    expect(leadTypes).not.toContain('bdo_application');
  });

  it('of an agent are no permission and the common lead types', () => {
    const { permissions, leadTypes } = defaultRights('agent');
    expect(permissions).toEqual([]);
    expect(leadTypes).toContain('contact');
    expect(leadTypes).not.toContain('franchise');
  });
});

describe('effective rights', () => {
  const stored = { permissions: ['canViewReports'], leadTypes: ['partner'] } as const;
  it.each(['agent', 'manager'] as const)('of a user with the role %s are the stored ones', (role) => {
    expect(effectiveRights(role, stored)).toEqual(stored);
    expect(hasPermission(effectiveRights(role, stored), 'canViewReports')).toBe(true);
    expect(hasPermission(effectiveRights(role, stored), 'canManageUsers')).toBe(false);
  });

  it('of an administrator are all, whatever is stored', () => {
    expect(effectiveRights('admin', stored)).toEqual(defaultRights('admin'));
  });
});
