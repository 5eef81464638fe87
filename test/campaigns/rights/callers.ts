import { LEAD_TYPE_NAMES, type LeadType } from '../../../src/lead-types/lead-types.js';
import { PERMISSIONS, type Permission } from '../../../src/modules/users/domain/permissions.js';
import { roleDefaults } from '../model/rights.js';
import type { UserSeed } from '../model/seed.js';

export const OPEN_TYPE: LeadType = 'contact';
/** The only lead type that callers with single permissions cannot see. */
export const FORBIDDEN_TYPE: LeadType = 'bdo_application';
const SEEN_TYPES = LEAD_TYPE_NAMES.filter((type) => type !== FORBIDDEN_TYPE);

export type Caller = UserSeed & { session?: 'none' | 'old' | 'ended' | 'deactivated' | 'deleted' };

const staff = (flags: readonly Permission[]): Caller => ({ role: 'agent', flags, types: SEEN_TYPES, active: true });
const withDefaults = (role: 'admin' | 'manager' | 'agent'): Caller => {
  const { flags, types } = roleDefaults(role);
  return { role, flags: [...flags], types: [...types], active: true };
};

export const UNLIMITED: Caller = { role: 'admin', flags: [], types: [], active: true };

export const CALLERS: Readonly<Record<string, Caller>> = {
  'nobody signed in': { ...withDefaults('admin'), session: 'none' },
  'an administrator who signed out': { ...withDefaults('admin'), session: 'ended' },
  'an administrator who was deactivated': { ...withDefaults('admin'), session: 'deactivated' },
  'an administrator who was deleted': { ...withDefaults('admin'), session: 'deleted' },
  'an administrator who signed in a while ago': { ...withDefaults('admin'), session: 'old' },
  'an administrator with nothing stored': UNLIMITED,
  'a manager': withDefaults('manager'),
  'an agent': withDefaults('agent'),
  'somebody with no flag': staff([]),
  'somebody with every flag': staff(PERMISSIONS),
  'somebody with every flag and no type': { role: 'manager', flags: PERMISSIONS, types: [], active: true },
  ...Object.fromEntries(PERMISSIONS.map((flag) => [`somebody with ${flag} alone`, staff([flag])])),
  ...Object.fromEntries(
    PERMISSIONS.map((flag) => [`somebody with all but ${flag}`, staff(PERMISSIONS.filter((one) => one !== flag))]),
  ),
};
