import { Injectable } from '@nestjs/common';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { requireAdminRemains, requireManager, requireMayGrant, requireMayManage } from '../domain/management-rules.js';
import { PasswordHasher } from '../domain/password-hasher.js';
import { requireGoodPassword } from '../domain/password-rules.js';
import { PERMISSIONS, type Permission } from '../domain/permissions.js';
import { userNotFound } from '../domain/user.errors.js';
import { defaultRights, type Role, type User } from '../domain/user.js';
import { type UserChanges, UserRepository, type UserUpdate } from '../domain/user.repository.js';

/** Flags or types by name; a name that is not mentioned keeps what it had (for a new user: nothing). */
export type Flags<T extends string> = Readonly<Partial<Record<T, boolean>>>;

export interface UserForm {
  readonly name?: string;
  readonly email?: string;
  readonly role?: Role;
  readonly permissions?: Flags<Permission>;
  readonly leadTypeAccess?: Flags<LeadType>;
}

/** Lets those who manage users make, change and remove them. Each call is one transaction that no other can overtake. */
@Injectable()
export class UserAdministrationService {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  async create(
    managerId: string,
    form: UserForm & { name: string; email: string; password: string },
    address: string,
  ): Promise<User> {
    await requireGoodPassword(form.password, form.email, 'password');
    const passwordHash = await this.hasher.hash(form.password);
    const role = form.role ?? 'agent';
    const rights = {
      permissions: form.permissions ? setFlags(PERMISSIONS, [], form.permissions) : defaultRights(role).permissions,
      leadTypes: form.leadTypeAccess
        ? setFlags(LEAD_TYPE_NAMES, [], form.leadTypeAccess)
        : defaultRights(role).leadTypes,
    };
    return this.users.change(async (users) => {
      const manager = await managerOf(users, managerId);
      requireMayGrant(manager, null, null, { role, ...rights });
      const user = await users.add({ name: form.name, email: form.email, passwordHash, role, ...rights });
      await users.record({
        action: 'user.created',
        actorId: managerId,
        subjectType: 'user',
        subjectId: user.id,
        address,
        details: { role, ...rights },
      });
      return user;
    });
  }

  update(managerId: string, id: string, form: UserForm, address: string): Promise<User> {
    return this.users.change(async (users) => {
      const { manager, target } = await this.pair(users, managerId, id);
      const role = form.role ?? target.role;
      // What an administrator could do came with the role; somebody who stops being one starts from the new role's rights.
      const base = target.role === 'admin' && role !== 'admin' ? defaultRights(role) : target;
      const after = {
        role,
        permissions: setFlags(PERMISSIONS, base.permissions, form.permissions ?? {}),
        leadTypes: setFlags(LEAD_TYPE_NAMES, base.leadTypes, form.leadTypeAccess ?? {}),
      };
      requireMayGrant(manager, id, target, after);
      requireAdminRemains(target, { role, isActive: target.isActive }, await users.countActiveAdmins());
      const update: UserUpdate = {
        ...(form.name !== undefined && { name: form.name }),
        ...(form.email !== undefined && { email: form.email }),
        ...after,
      };
      const updated = await users.update(id, update);
      await users.record({
        action: 'user.updated',
        actorId: managerId,
        subjectType: 'user',
        subjectId: id,
        address,
        details: { before: accessProfileOf(target), after: accessProfileOf(updated) },
      });
      return updated;
    });
  }

  toggleStatus(managerId: string, id: string, address: string): Promise<User> {
    return this.users.change(async (users) => {
      const { target } = await this.pair(users, managerId, id);
      const isActive = !target.isActive;
      requireAdminRemains(target, { role: target.role, isActive }, await users.countActiveAdmins());
      const updated = await users.update(id, { isActive });
      if (!isActive) await users.endSessions(id);
      await users.record({
        action: isActive ? 'user.activated' : 'user.deactivated',
        actorId: managerId,
        subjectType: 'user',
        subjectId: id,
        address,
      });
      return updated;
    });
  }

  async resetPassword(managerId: string, id: string, newPassword: string, address: string): Promise<void> {
    const passwordHash = await this.hasher.hash(newPassword);
    await this.users.change(async (users) => {
      const { target } = await this.pair(users, managerId, id);
      await requireGoodPassword(newPassword, target.email, 'newPassword');
      await users.setPassword(id, passwordHash);
      await users.endSessions(id);
      await users.record({
        action: 'user.password_reset',
        actorId: managerId,
        subjectType: 'user',
        subjectId: id,
        address,
      });
    });
  }

  async delete(managerId: string, id: string, address: string): Promise<void> {
    await this.users.change(async (users) => {
      const { target } = await this.pair(users, managerId, id);
      requireAdminRemains(target, null, await users.countActiveAdmins());
      await users.delete(id, { actorId: managerId, address });
      await users.record({
        action: 'user.deleted',
        actorId: managerId,
        subjectType: 'user',
        subjectId: id,
        address,
        details: { before: accessProfileOf(target) },
      });
    });
  }

  private async pair(users: UserChanges, managerId: string, id: string): Promise<{ manager: User; target: User }> {
    const manager = await managerOf(users, managerId);
    const target = await users.findById(id);
    if (!target) throw userNotFound();
    requireMayManage(manager, target);
    return { manager, target };
  }
}

async function managerOf(users: UserChanges, id: string): Promise<User> {
  const manager = await users.findById(id);
  requireManager(manager);
  return manager;
}

function setFlags<T extends string>(names: readonly T[], held: readonly T[], marks: Flags<T>): T[] {
  return names.filter((name) => marks[name] ?? held.includes(name));
}

/** What the audit trail keeps of a user: what they may do, not who they are. */
function accessProfileOf({ role, isActive, permissions, leadTypes }: User): object {
  return { role, isActive, permissions, leadTypes };
}
