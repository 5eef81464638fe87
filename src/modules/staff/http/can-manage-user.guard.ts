import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import type { StaffRequest } from '../../auth/http/staff-request.js';
import { PERMISSIONS } from '../../users/domain/permissions.js';
import { ROLES, type User } from '../../users/domain/user.js';
import { UserRepository } from '../../users/domain/user.repository.js';
import { type AccessForm, changedProfile, type Flags, newProfile } from '../domain/access-profile.js';
import { requireMayGrant, requireMayManage } from '../domain/management-rules.js';

/** Refuses changes beyond the caller's rights before the body is validated: 403 before 400. `StaffService` rechecks. */
@Injectable()
export class CanManageUserGuard implements CanActivate {
  constructor(private readonly users: UserRepository) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const { user, params, body } = context.switchToHttp().getRequest<StaffRequest>();
    const { id } = params as { id?: string };
    // `IdParam` refuses a malformed id.
    if (id === undefined || isUUID(id)) await this.requireCanManage(user.user, id ?? null, accessFormIn(body));
    return true;
  }

  /** `targetId` is null for a new user. The service refuses an unknown user. */
  private async requireCanManage(manager: User, targetId: string | null, form: AccessForm): Promise<void> {
    if (manager.role === 'admin') return;
    if (targetId === null) {
      requireMayGrant(manager, null, null, newProfile(form));
      return;
    }
    const target = await this.users.findById(targetId);
    if (!target) return;
    requireMayManage(manager, target);
    requireMayGrant(manager, target.id, target, changedProfile(target, form));
  }
}

/** Reads the rights from a body that is not validated yet, and ignores what it cannot read. */
function accessFormIn(body: unknown): AccessForm {
  const { role, permissions, leadTypeAccess } = asRecord(body);
  const known = ROLES.find((name) => name === role);
  return {
    ...(known && { role: known }),
    ...(permissions !== undefined && { permissions: flagsIn(PERMISSIONS, permissions) }),
    ...(leadTypeAccess !== undefined && { leadTypeAccess: flagsIn(LEAD_TYPE_NAMES, leadTypeAccess) }),
  };
}

function flagsIn<T extends string>(names: readonly T[], value: unknown): Flags<T> {
  const marks = asRecord(value);
  return Object.fromEntries(
    names.flatMap((name) => (typeof marks[name] === 'boolean' ? [[name, marks[name]]] : [])),
  ) as Flags<T>;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
