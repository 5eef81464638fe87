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

/** The manager as stored at this moment: their own rights may have gone since the request began. */
export function requireManager(manager: User | null): asserts manager is User {
  if (!manager?.isActive || !hasPermission(manager, 'canManageUsers')) throw permissionMissing('canManageUsers');
}

/** Whether `manager` may do anything at all to `target`: without the admin role only where they hold whatever the target holds. */
export function requireMayManage(manager: User, target: AccessProfile): void {
  if (manager.role === 'admin') return;
  if (target.role === 'admin') throw adminOnly();
  const [right] = rightsBeyond(manager, target);
  if (right !== undefined) throw beyondOwnRights(right);
}

/** Whether `manager` may give somebody the access `after`. `before` is null for a new user. */
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

/** Whether a change of lead types would have an effect: taking one from who stays an administrator would have none. */
export function requireTypesMatter(
  before: AccessProfile,
  after: AccessProfile,
  { leadTypeAccess = {} }: AccessForm,
): void {
  const takesAway = Object.values(leadTypeAccess).includes(false);
  if (before.role === 'admin' && after.role === 'admin' && takesAway) throw adminHasEveryType();
}

/** Keeps somebody who can let the others back in. `after` is null where the user is deleted. */
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
