import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { PERMISSIONS, type Permission } from '../../users/domain/permissions.js';
import { defaultRights, type Rights, type Role } from '../../users/domain/user.js';

export interface AccessProfile extends Rights {
  readonly role: Role;
}

/** Permissions or lead types to switch on or off. The others stay as they are; for a new user they are off. */
export type Flags<T extends string> = Readonly<Partial<Record<T, boolean>>>;

/** Fields that are left out stay as they are. For a new user, the role decides. */
export interface AccessForm {
  readonly role?: Role;
  readonly permissions?: Flags<Permission>;
  readonly leadTypeAccess?: Flags<LeadType>;
}

export function newProfile({ role = 'agent', permissions, leadTypeAccess }: AccessForm): AccessProfile {
  const defaults = defaultRights(role);
  return {
    role,
    permissions: permissions ? setFlags(PERMISSIONS, [], permissions) : defaults.permissions,
    leadTypes: leadTypeAccess ? setFlags(LEAD_TYPE_NAMES, [], leadTypeAccess) : defaults.leadTypes,
  };
}

/** If the user was an administrator, starts from the default rights of the new role. */
export function changedProfile(before: AccessProfile, form: AccessForm): AccessProfile {
  const role = form.role ?? before.role;
  const base = before.role === 'admin' && role !== 'admin' ? defaultRights(role) : before;
  return {
    role,
    permissions: setFlags(PERMISSIONS, base.permissions, form.permissions ?? {}),
    leadTypes: setFlags(LEAD_TYPE_NAMES, base.leadTypes, form.leadTypeAccess ?? {}),
  };
}

function setFlags<T extends string>(names: readonly T[], held: readonly T[], marks: Flags<T>): T[] {
  return names.filter((name) => marks[name] ?? held.includes(name));
}
