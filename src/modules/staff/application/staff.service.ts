import { Injectable } from '@nestjs/common';
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { AuditEvent } from '../../../shared/domain/audit-trail.js';
import { RecentSignInService, type SignIn } from '../../auth/application/current-password.service.js';
import { FirstPasswordFile } from '../../users/application/first-administrator.service.js';
import { PasswordHasher } from '../../users/domain/password-hasher.js';
import { requireGoodPassword } from '../../users/domain/password-rules.js';
import { reauthenticationRequired, userNotFound } from '../../users/domain/user.errors.js';
import { effectiveRights, requirePermission, type User } from '../../users/domain/user.js';
import { type UserFilter, UserRepository } from '../../users/domain/user.repository.js';
import { type AccessForm, type AccessProfile, changedProfile, newProfile } from '../domain/access-profile.js';
import { looksLike } from '../domain/confusable-names.js';
import {
  requireAdminRemains,
  requireManager,
  requireMayGrant,
  requireMayManage,
  requireTypesMatter,
} from '../domain/management-rules.js';
import { nameLooksTaken, ownPasswordElsewhere } from '../domain/staff.errors.js';
import {
  type LeadsChoice,
  type LeavingLeads,
  type OpenLeads,
  type StaffChanges,
  StaffRepository,
  type UserUpdate,
} from '../domain/staff.repository.js';

export interface UserForm extends AccessForm {
  readonly name?: string;
  readonly email?: string;
}

/** Manages users. Each change is one transaction and holds a lock, so that other changes to users wait. */
@Injectable()
export class StaffService {
  constructor(
    private readonly users: UserRepository,
    private readonly staff: StaffRepository,
    private readonly hasher: PasswordHasher,
    private readonly recentSignIn: RecentSignInService,
    private readonly firstPassword: FirstPasswordFile,
  ) {}

  list(filter: UserFilter, page: { offset: number; limit: number }): Promise<{ users: User[]; total: number }> {
    return this.users.list(filter, page);
  }

  /** @throws userNotFound */
  async find(id: string): Promise<User> {
    const user = await this.users.findById(id);
    if (!user) throw userNotFound();
    return user;
  }

  async create(
    managerId: string,
    form: UserForm & { name: string; email: string; password: string },
    address: string,
  ): Promise<User> {
    await requireGoodPassword(form.password, form, 'password');
    const passwordHash = await this.hasher.hash(form.password);
    const profile = newProfile(form);
    return this.staff.change(async (users) => {
      const manager = await managerOf(users, managerId);
      requireMayGrant(manager, null, null, profile);
      await requireOwnName(users, form.name, null);
      const user = await users.add({
        ...profile,
        name: form.name,
        email: form.email,
        passwordHash,
        mustChangePassword: true,
      });
      await users.record({
        action: 'user.created',
        actorId: managerId,
        subjectType: 'user',
        subjectId: user.id,
        address,
        details: { ...profile },
        personal: namesOf(user),
      });
      return user;
    });
  }

  /** A new email needs a recent sign-in or the caller's own password, because users sign in with it. */
  async update(
    signIn: SignIn,
    id: string,
    { currentPassword, leads, ...form }: UserForm & { currentPassword?: string; leads?: LeadsChoice },
    address: string,
  ): Promise<User> {
    const managerId = signIn.user.id;
    const known = await this.users.findById(id);
    const changesEmail = (user: User) => form.email !== undefined && form.email !== user.email;
    const isConfirmed = known !== null && changesEmail(known);
    if (isConfirmed) await this.recentSignIn.require(signIn, currentPassword, address);
    return this.staff.change(async (users) => {
      const { manager, target } = await this.pair(users, managerId, id);
      // Another call changed the email since the check above.
      if (changesEmail(target) && !isConfirmed) throw reauthenticationRequired();
      const after = changedProfile(target, form);
      requireMayGrant(manager, id, target, after);
      if (form.name !== undefined && form.name !== target.name) await requireOwnName(users, form.name, id);
      requireTypesMatter(target, after, form);
      requireAdminRemains(target, { role: after.role, isActive: target.isActive }, await users.countActiveAdmins());
      const update: UserUpdate = {
        ...(form.name !== undefined && { name: form.name }),
        ...(form.email !== undefined && { email: form.email }),
        ...after,
      };
      const removedTypes = lostTypes(target, after);
      if (removedTypes.length > 0) await users.lockOutAssigning();
      const updated = await users.update(id, update);
      if (removedTypes.length > 0)
        await this.reassignLeads(users, manager, { userId: id, types: removedTypes }, leads, address);
      const { details, personal } = renaming(target, updated);
      await users.record({
        action: 'user.updated',
        actorId: managerId,
        subjectType: 'user',
        subjectId: id,
        address,
        details: { before: accessProfileOf(target), after: accessProfileOf(updated), ...details },
        ...(personal && { personal }),
      });
      return updated;
    });
  }

  /** A deactivated user loses their open leads and keeps the closed ones. */
  toggleStatus(managerId: string, id: string, leads: LeadsChoice | undefined, address: string): Promise<User> {
    return this.staff.change(async (users) => {
      const { manager, target } = await this.pair(users, managerId, id);
      const isActive = !target.isActive;
      requireAdminRemains(target, { role: target.role, isActive }, await users.countActiveAdmins());
      if (!isActive) await users.lockOutAssigning();
      const updated = await users.update(id, { isActive });
      if (!isActive) {
        await users.endSessions(id);
        await this.reassignLeads(users, manager, { userId: id, types: null }, leads, address);
      }
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

  async resetPassword(
    signIn: SignIn,
    id: string,
    { newPassword, currentPassword }: { newPassword: string; currentPassword?: string },
    address: string,
  ): Promise<void> {
    const managerId = signIn.user.id;
    if (id === managerId) throw ownPasswordElsewhere();
    const known = await this.find(id);
    // These steps are slow, so they run before the lock that other changes to users wait for.
    await requireGoodPassword(newPassword, known, 'newPassword');
    await this.recentSignIn.require(signIn, currentPassword, address);
    const passwordHash = await this.hasher.hash(newPassword);
    await this.staff.change(async (users) => {
      await this.pair(users, managerId, id);
      await users.setPassword(id, passwordHash, 'someone_else');
      await users.endSessions(id);
      await users.record({
        action: 'user.password_reset',
        actorId: managerId,
        subjectType: 'user',
        subjectId: id,
        address,
      });
    });
    if (known.mustChangePassword) await this.firstPassword.removeIfOutdated();
  }

  async delete(managerId: string, id: string, leads: LeadsChoice | undefined, address: string): Promise<void> {
    const deleted = await this.staff.change(async (users) => {
      const { manager, target } = await this.pair(users, managerId, id);
      requireAdminRemains(target, null, await users.countActiveAdmins());
      await users.lockOutAssigning();
      if (leads) {
        await users.update(id, { isActive: false });
        await this.reassignLeads(users, manager, { userId: id, types: null }, leads, address);
      }
      await users.delete(id, { actorId: managerId, address });
      await users.record({
        action: 'user.deleted',
        actorId: managerId,
        subjectType: 'user',
        subjectId: id,
        address,
        details: { before: accessProfileOf(target) },
        personal: namesOf(target),
      });
      return target;
    });
    if (deleted.mustChangePassword) await this.firstPassword.removeIfOutdated();
  }

  async openLeads(managerId: string, id: string): Promise<OpenLeads> {
    const manager = await this.users.findById(managerId);
    requireManager(manager);
    requireMayManage(manager, await this.find(id));
    requireSeesLeads(manager);
    return this.staff.openLeadsOf(id, manager.leadTypes);
  }

  /** The choice applies to leads of the manager's lead types. Other leads become unassigned. */
  private async reassignLeads(
    users: StaffChanges,
    manager: User,
    leads: LeavingLeads,
    choice: LeadsChoice | undefined,
    address: string,
  ): Promise<void> {
    if (choice) requireMayAssignLeads(manager);
    await users.reassignLeadsOf(leads, choice ?? null, manager.leadTypes, { actorId: manager.id, address });
  }

  private async pair(users: StaffChanges, managerId: string, id: string): Promise<{ manager: User; target: User }> {
    const manager = await managerOf(users, managerId);
    const target = await users.findById(id);
    if (!target) throw userNotFound();
    requireMayManage(manager, target);
    return { manager, target };
  }
}

function requireSeesLeads(manager: User): void {
  requirePermission(manager, 'canViewAllLeads');
}

function requireMayAssignLeads(manager: User): void {
  requireSeesLeads(manager);
  requirePermission(manager, 'canEditAllLeads');
}

function lostTypes(before: User, after: AccessProfile): readonly LeadType[] {
  const { leadTypes } = effectiveRights(after.role, after);
  return before.leadTypes.filter((type) => !leadTypes.includes(type));
}

/** Two users can have the same name, but not names that only look the same. */
async function requireOwnName(users: StaffChanges, name: string, id: string | null): Promise<void> {
  const alike = (await users.namesOfOthers(id)).find((other) => looksLike(name, other));
  if (alike !== undefined) throw nameLooksTaken(alike);
}

async function managerOf(users: StaffChanges, id: string): Promise<User> {
  const manager = await users.findById(id);
  requireManager(manager);
  return manager;
}

/** Stored as personal values, which can be erased from the audit trail. They show which user the rows are about. */
function namesOf({ name, email }: User): Pick<User, 'name' | 'email'> {
  return { name, email };
}

/** Records a changed name or email. The values can be erased later, but the fact of the change stays. */
function renaming(before: User, after: User): Pick<AuditEvent, 'details' | 'personal'> {
  const changed = (['name', 'email'] as const).filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return {};
  const values = changed.map((field) => [field, { from: before[field], to: after[field] }]);
  return {
    details: { changes: Object.fromEntries(changed.map((field) => [field, {}])) },
    personal: { changes: Object.fromEntries(values) },
  };
}

/** The part of a user that the audit trail keeps permanently: their rights, not their name or email. */
function accessProfileOf({ role, isActive, permissions, leadTypes }: User): object {
  return { role, isActive, permissions, leadTypes };
}
