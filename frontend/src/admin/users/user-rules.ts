import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '@lead-types/lead-types';
import type { Permission, SignedInUser } from '../session/session-slice';
import { PERMISSION_LABELS, PERMISSIONS } from '../session/use-user';

export type StaffUser = SignedInUser;
export type Role = StaffUser['role'];

export const ROLE_LABELS: Readonly<Record<Role, string>> = { agent: 'Agent', manager: 'Manager', admin: 'Admin' };
export const ROLES = Object.keys(ROLE_LABELS) as Role[];

export const CHIP_PERMISSIONS = ['canViewAllLeads', 'canEditAllLeads', 'canDeleteLeads', 'canManageUsers'] as const;

export function permissionsOfRole(role: Role): Permission[] {
  if (role === 'admin') return PERMISSIONS;
  if (role === 'agent') return [];
  return ['canViewAllLeads', 'canEditAllLeads', 'canViewReports', 'canExportData', 'canBulkActions'];
}

/*
 * Explains the server's rules for managing users. Functions with a name ending in `LockReason` return why an action is
 * refused, or null if it is allowed.
 */

const ADMIN_ONLY = 'Only administrators can change an administrator.';
const ADMIN_ROLE_ONLY = 'Only administrators can give the Admin role.';
const OWN_RIGHTS_FIXED = 'You cannot change your own role, permissions or lead types. Ask an administrator.';
const LAST_ADMINISTRATOR = 'This is the last active administrator. Make someone else an administrator first.';
export const ADMIN_HAS_ALL = 'An admin has every permission and sees every lead type.';
export const ONLY_WHAT_YOU_HAVE = 'You can only give access that you have yourself.';
const NOT_YOURSELF = 'You cannot deactivate or delete yourself.';
const OWN_PASSWORD = 'Change your own password with “Password” in your menu at the top.';

const MAX_NAMED = 3;

/** `me` is the signed-in user. `isLastAdmin` means that `user` is the only active administrator. */
interface ActionContext {
  readonly me: SignedInUser | null;
  readonly user: StaffUser;
  readonly isLastAdmin: boolean;
}

export type UserJob = 'edit' | 'access' | 'toggle' | 'password' | 'delete';

export function actionLockReason(job: UserJob, { me, user, isLastAdmin }: ActionContext): string | null {
  const isAdmin = me?.role === 'admin';
  const isMyself = user._id === me?._id;
  if (user.role === 'admin' && !isAdmin) return ADMIN_ONLY;
  const beyond = isAdmin ? [] : rightsBeyond(me, user);
  if (beyond.length > 0)
    return `${user.name} has access that you do not have: ${listed(beyond)}. Ask an administrator.`;
  switch (job) {
    case 'edit':
      return null;
    case 'access':
      if (user.role === 'admin') return ADMIN_HAS_ALL;
      return isMyself ? OWN_RIGHTS_FIXED : null;
    case 'password':
      return isMyself ? OWN_PASSWORD : null;
    case 'toggle':
    case 'delete':
      if (isLastAdmin && user.isActive) return LAST_ADMINISTRATOR;
      return isMyself ? NOT_YOURSELF : null;
  }
}

/** Returns why `user` cannot be given `role`, or null if that is allowed. `user` is null for a new user. */
export function roleLockReason(role: Role, me: SignedInUser | null, user: StaffUser | null, isLastAdmin: boolean) {
  if (role === user?.role) return null;
  if (isLastAdmin && user?.role === 'admin' && user.isActive) return LAST_ADMINISTRATOR;
  if (me?.role === 'admin') return null;
  if (user !== null && user._id === me?._id) return OWN_RIGHTS_FIXED;
  return role === 'admin' ? ADMIN_ROLE_ONLY : null;
}

export function permissionLockReason(permission: Permission, me: SignedInUser | null, user: StaffUser | null) {
  if (me?.role === 'admin') return null;
  if (user !== null && user._id === me?._id) return OWN_RIGHTS_FIXED;
  return me?.permissions?.[permission] ? null : ONLY_WHAT_YOU_HAVE;
}

/** Returns the lead types that `me` can give to other users: all for an administrator, otherwise their own. */
export function grantableLeadTypes(me: SignedInUser | null): LeadType[] {
  if (me?.role === 'admin') return LEAD_TYPE_NAMES;
  return LEAD_TYPE_NAMES.filter((type) => me?.leadTypeAccess?.[type]);
}

/** Returns the names of the permissions and lead types that `user` has and `me` lacks. */
function rightsBeyond(me: SignedInUser | null, user: StaffUser): string[] {
  const permissions = PERMISSIONS.filter((flag) => user.permissions?.[flag] && !me?.permissions?.[flag]);
  const types = LEAD_TYPE_NAMES.filter((type) => user.leadTypeAccess?.[type] && !me?.leadTypeAccess?.[type]);
  return [
    ...permissions.map((flag) => `the ${PERMISSION_LABELS[flag]} permission`),
    ...types.map((type) => `${leadTypeDefinition(type).label} leads`),
  ];
}

/** Says how many lead types the user can see: `All lead types`, `1 lead type`. */
export function formatLeadTypes({ role, leadTypeAccess }: StaffUser): string {
  const count = LEAD_TYPE_NAMES.filter((type) => leadTypeAccess?.[type]).length;
  if (role === 'admin' || count === LEAD_TYPE_NAMES.length) return 'All lead types';
  return `${count === 0 ? 'No' : count} lead type${count === 1 ? '' : 's'}`;
}

function listed(rights: readonly string[]): string {
  const named = rights.slice(0, MAX_NAMED).join(', ');
  return rights.length > MAX_NAMED ? `${named} and ${rights.length - MAX_NAMED} more` : named;
}
