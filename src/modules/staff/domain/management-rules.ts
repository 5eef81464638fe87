import { permissionMissing } from '../../users/domain/user.errors.js';
import { hasPermission, type Rights, type Role, type User } from '../../users/domain/user.js';
import type { AccessForm, AccessProfile } from './access-profile.js';
import {
  adminHasEveryType,
  adminOnly,
  beyondOwnRights,
  grantBeyondOwn,
  lastAdministrator,
  ownRightsFixed,
} from './staff.errors.js';

/** Pass the manager as currently stored, because their rights can have changed since the request began. */
export function requireManager(manager: User | null): asserts manager is User {
  if (!manager?.isActive || !hasPermission(manager, 'canManageUsers')) throw permissionMissing('canManageUsers');
}

/** Without the admin role, a manager can only change users who have no right that the manager lacks. */
export function requireMayManage(manager: User, target: AccessProfile): void {
  if (manager.role === 'admin') return;
  if (target.role === 'admin') throw adminOnly();
  const [right] = rightsBeyond(manager, target);
  if (right !== undefined) throw beyondOwnRights(right);
}

/** `targetId` and `before` are null for a new user. */
export function requireMayGrant(
  manager: User,
  targetId: string | null,
  before: AccessProfile | null,
  after: AccessProfile,
): void {
  if (manager.role === 'admin') return;
  if (after.role === 'admin') throw adminOnly();
  if (targetId === manager.id && before && !sameAccess(before, after)) throw ownRightsFixed();
  const [right] = rightsBeyond(manager, after);
  if (right !== undefined) throw grantBeyondOwn(right);
}

/** Refuses to remove a lead type from a user who stays an administrator: it would have no effect. */
export function requireTypesMatter(
  before: AccessProfile,
  after: AccessProfile,
  { leadTypeAccess = {} }: AccessForm,
): void {
  const takesAway = Object.values(leadTypeAccess).includes(false);
  if (before.role === 'admin' && after.role === 'admin' && takesAway) throw adminHasEveryType();
}

/** Refuses to remove the last active administrator. `after` is null if the user is deleted. */
export function requireAdminRemains(
  before: Pick<User, 'role' | 'isActive'>,
  after: { role: Role; isActive: boolean } | null,
  activeAdmins: number,
): void {
  const wasOne = before.role === 'admin' && before.isActive;
  const staysOne = after?.role === 'admin' && after.isActive;
  if (wasOne && !staysOne && activeAdmins <= 1) throw lastAdministrator();
}

function rightsBeyond(manager: Rights, { permissions, leadTypes }: Rights): string[] {
  const held: readonly string[] = [...manager.permissions, ...manager.leadTypes];
  return [...permissions, ...leadTypes].filter((right) => !held.includes(right));
}

function sameAccess(a: AccessProfile, b: AccessProfile): boolean {
  return a.role === b.role && sameSet(a.permissions, b.permissions) && sameSet(a.leadTypes, b.leadTypes);
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}
