import { describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { PERMISSIONS } from './permissions.js';
import { defaultRights, effectiveRights, hasPermission } from './user.js';

describe('the rights of a role', () => {
  it('are all of them for an administrator', () => {
    expect(defaultRights('admin')).toEqual({ permissions: PERMISSIONS, leadTypes: LEAD_TYPE_NAMES });
  });

  it('are for a manager all but to delete leads, to manage users and to erase what leads say of people', () => {
    const { permissions, leadTypes } = defaultRights('manager');
    expect(PERMISSIONS.filter((flag) => !permissions.includes(flag))).toEqual([
      'canDeleteLeads',
      'canManageUsers',
      'canErasePersonalData',
      'canManageAssignment',
      'canTakeFromPool',
    ]);
    expect(leadTypes).toContain('franchise');
    expect(leadTypes).not.toContain('bdo_application');
  });

  it('are for an agent no flag and the common types', () => {
    const { permissions, leadTypes } = defaultRights('agent');
    expect(permissions).toEqual([]);
    expect(leadTypes).toContain('contact');
    expect(leadTypes).not.toContain('franchise');
  });
});

describe('the rights that hold', () => {
  const stored = { permissions: ['canViewReports'], leadTypes: ['partner'] } as const;
  it.each(['agent', 'manager'] as const)('are those stored for a user who is %s', (role) => {
    expect(effectiveRights(role, stored)).toEqual(stored);
    expect(hasPermission(effectiveRights(role, stored), 'canViewReports')).toBe(true);
    expect(hasPermission(effectiveRights(role, stored), 'canManageUsers')).toBe(false);
  });

  it('are all of them for an administrator, whatever is stored', () => {
    expect(effectiveRights('admin', stored)).toEqual(defaultRights('admin'));
  });
});
