import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { PERMISSIONS, type Permission } from '../../users/domain/permissions.js';
import { defaultRights, type Rights, type Role } from '../../users/domain/user.js';

/** What a user may do, and as what. */
export interface AccessProfile extends Rights {
  readonly role: Role;
}

/** Flags or types by name; a name that is not mentioned keeps what it had (for a new user: nothing). */
export type Flags<T extends string> = Readonly<Partial<Record<T, boolean>>>;

/** What somebody is to be given; what is left out stays, for a new user as the role sets it. */
export interface AccessForm {
  readonly role?: Role;
  readonly permissions?: Flags<Permission>;
  readonly leadTypeAccess?: Flags<LeadType>;
}

/** The access of a new user. */
export function newProfile({ role = 'agent', permissions, leadTypeAccess }: AccessForm): AccessProfile {
  const defaults = defaultRights(role);
  return {
    role,
    permissions: permissions ? setFlags(PERMISSIONS, [], permissions) : defaults.permissions,
    leadTypes: leadTypeAccess ? setFlags(LEAD_TYPE_NAMES, [], leadTypeAccess) : defaults.leadTypes,
  };
}

/** The access after a change. Who stops being an administrator starts from the new role's rights: all they had came with the old one. */
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
