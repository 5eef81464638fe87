import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '@lead-types/lead-types';
import type { Permission, SignedInUser } from '../session/session-slice';
import { PERMISSION_LABELS, PERMISSIONS } from '../session/use-user';

export type StaffUser = SignedInUser;
export type Role = StaffUser['role'];

export const ROLE_LABELS: Readonly<Record<Role, string>> = { agent: 'Agent', manager: 'Manager', admin: 'Admin' };
export const ROLES = Object.keys(ROLE_LABELS) as Role[];

/** The flags the table shows as chips. */
export const CHIP_PERMISSIONS = ['canViewAllLeads', 'canEditAllLeads', 'canDeleteLeads', 'canManageUsers'] as const;

/** The flags a new user of a role starts with. */
export function permissionsOfRole(role: Role): Permission[] {
  if (role === 'admin') return PERMISSIONS;
  if (role === 'agent') return [];
  return ['canViewAllLeads', 'canEditAllLeads', 'canViewReports', 'canExportData', 'canBulkActions'];
}

/*
 * What the server refuses to whoever manages users, said beforehand in its words: each function answers why something
 * is not possible, or null where it is. The server decides; these only spare people a try.
 */

const ADMIN_ONLY = 'Only an administrator may change an administrator.';
const ADMIN_ROLE_ONLY = 'Only an administrator may make somebody an administrator.';
const OWN_RIGHTS_FIXED = 'You cannot change your own role, permissions or lead types. Ask an administrator.';
const LAST_ADMINISTRATOR = 'This is the last active administrator. Make somebody else an administrator first.';
export const ADMIN_HAS_ALL = 'An admin has every permission and sees every lead type.';
export const ONLY_WHAT_YOU_HAVE = 'You can only give what you have yourself.';
const NOT_YOURSELF = 'You cannot deactivate or delete yourself.';
const OWN_PASSWORD = 'Your own password changes with the Password button at the top.';

/** A row has no room for more. */
const MAX_NAMED = 3;

/** Whoever is signed in, the user in question, and whether there is an active administrator besides that user. */
interface ActionContext {
  readonly me: SignedInUser | null;
  readonly user: StaffUser;
  readonly isLastAdmin: boolean;
}

export type UserJob = 'edit' | 'access' | 'toggle' | 'password' | 'delete';

/** Why a row's action is not possible. */
export function actionLockReason(job: UserJob, { me, user, isLastAdmin }: ActionContext): string | null {
  const isAdmin = me?.role === 'admin';
  const isMyself = user._id === me?._id;
  if (user.role === 'admin' && !isAdmin) return ADMIN_ONLY;
  const beyond = isAdmin ? [] : rightsBeyond(me, user);
  if (beyond.length > 0) return `${user.name} has what you do not have: ${listed(beyond)}. Ask an administrator.`;
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

/** Why a role cannot be given; `user` is null for a new one. */
export function roleLockReason(role: Role, me: SignedInUser | null, user: StaffUser | null, isLastAdmin: boolean) {
  if (role === user?.role) return null;
  if (isLastAdmin && user?.role === 'admin' && user.isActive) return LAST_ADMINISTRATOR;
  if (me?.role === 'admin') return null;
  if (user !== null && user._id === me?._id) return OWN_RIGHTS_FIXED;
  return role === 'admin' ? ADMIN_ROLE_ONLY : null;
}

/** Why a permission cannot be given or taken. */
export function permissionLockReason(permission: Permission, me: SignedInUser | null, user: StaffUser | null) {
  if (me?.role === 'admin') return null;
  if (user !== null && user._id === me?._id) return OWN_RIGHTS_FIXED;
  return me?.permissions?.[permission] ? null : ONLY_WHAT_YOU_HAVE;
}

/** The lead types that `me` may give: their own. */
export function grantableLeadTypes(me: SignedInUser | null): LeadType[] {
  if (me?.role === 'admin') return LEAD_TYPE_NAMES;
  return LEAD_TYPE_NAMES.filter((type) => me?.leadTypeAccess?.[type]);
}

/** What `user` holds and `me` does not, as people read it. */
function rightsBeyond(me: SignedInUser | null, user: StaffUser): string[] {
  const permissions = PERMISSIONS.filter((flag) => user.permissions?.[flag] && !me?.permissions?.[flag]);
  const types = LEAD_TYPE_NAMES.filter((type) => user.leadTypeAccess?.[type] && !me?.leadTypeAccess?.[type]);
  return [
    ...permissions.map((flag) => `the permission ${PERMISSION_LABELS[flag]}`),
    ...types.map((type) => `${leadTypeDefinition(type).label} leads`),
  ];
}

/** The first of them, and how many more there are. */
function listed(rights: readonly string[]): string {
  const named = rights.slice(0, MAX_NAMED).join(', ');
  return rights.length > MAX_NAMED ? `${named} and ${rights.length - MAX_NAMED} more` : named;
}
