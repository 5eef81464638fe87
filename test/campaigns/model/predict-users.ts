import { LEAD_TYPE_NAMES } from '../../../src/lead-types/lead-types.js';
import { PERMISSIONS } from '../../../src/modules/users/domain/permissions.js';
import { type AuthCall, type Prediction, type Request, refusedBy, type UserCall, type UserValues } from './action.js';
import type { Answer, Json } from './json.js';
import { predictOpenLeads, unassignOpenLeads } from './predict-leaving.js';
import { type AccessProfile, canGrant, canManage, flagsOf, hasPermission, roleDefaults, typesOf } from './rights.js';
import type { ModelUser, World } from './world.js';

export function requestOfUserCall(call: UserCall): Request {
  switch (call.kind) {
    case 'users': {
      const query = new URLSearchParams(
        Object.entries(call.query).map(([name, value]): [string, string] => [name, String(value)]),
      );
      return { method: 'GET', path: `/api/users?${query}` };
    }
    case 'user':
      return { method: 'GET', path: `/api/users/${call.user}` };
    case 'open-leads':
      return { method: 'GET', path: `/api/users/${call.user}/open-leads` };
    case 'create-user':
      return { method: 'POST', path: '/api/users', body: call.form };
    case 'update-user':
      return { method: 'PUT', path: `/api/users/${call.user}`, body: { ...call.form, currentPassword: call.current } };
    case 'lead-access':
      return {
        method: 'PUT',
        path: `/api/users/${call.user}/lead-access`,
        body: { leadTypeAccess: call.flags, ...leadsTo(call) },
      };
    case 'toggle-status':
      return {
        method: 'PUT',
        path: `/api/users/${call.user}/toggle-status`,
        ...(call.leads && { body: leadsTo(call) }),
      };
    case 'reset-password':
      return {
        method: 'PUT',
        path: `/api/users/${call.user}/reset-password`,
        body: { newPassword: call.newPassword, currentPassword: call.current },
      };
    case 'delete-user':
      return { method: 'DELETE', path: `/api/users/${call.user}`, ...(call.leads && { body: leadsTo(call) }) };
  }
}

function leadsTo({ leads }: { leads?: 'pool' }): object {
  return leads ? { leads: { to: leads } } : {};
}

export function predictUserCall(world: World, manager: ModelUser, call: UserCall, as: string): Prediction {
  const request = requestOfUserCall(call);
  if (!hasPermission(manager, 'canManageUsers')) return refusedBy(request, 403);
  switch (call.kind) {
    case 'users':
      return predictUserList(world, call, request);
    case 'create-user':
      return predictCreation(world, manager, call, request);
    default:
      return predictUserChange(world, manager, call, request, as);
  }
}

function predictUserList(world: World, call: Extract<UserCall, { kind: 'users' }>, request: Request): Prediction {
  const { search, role, isActive, page = 1, limit = 20 } = call.query;
  const all = [...world.users.values()].filter(
    (user) =>
      (role === undefined || user.role === role) &&
      (isActive === undefined || user.active === isActive) &&
      (search === undefined ||
        [user.name, user.email].some((text) => text.toLowerCase().includes(search.toLowerCase()))),
  );
  const expected = { total: all.length, data: all.slice((page - 1) * limit, page * limit).map(userInModel) };
  return answered(request, expected, ({ body }) => ({
    total: body.pagination.totalItems,
    data: body.data.map(userInAnswer),
  }));
}

function predictCreation(
  world: World,
  manager: ModelUser,
  call: Extract<UserCall, { kind: 'create-user' }>,
  request: Request,
): Prediction {
  const { name, email, password, role = 'agent', permissions, leadTypeAccess } = call.form;
  const defaults = roleDefaults(role);
  const profile: AccessProfile = {
    role,
    flags: permissions ? new Set(PERMISSIONS.filter((flag) => permissions[flag])) : defaults.flags,
    types: leadTypeAccess ? new Set(LEAD_TYPE_NAMES.filter((type) => leadTypeAccess[type])) : defaults.types,
  };
  if (!canGrant(manager, false, null, profile)) return refusedBy(request, 403);
  if (isTaken(world, email, null)) return refusedBy(request, 409);
  const user: ModelUser = {
    id: '',
    name,
    email,
    role,
    flags: new Set(profile.flags),
    types: new Set(profile.types),
    active: true,
    password,
    mustChange: true,
  };
  return {
    ...answered(request, { ...userInModel(user), _id: '' }, ({ body }) => ({ ...userInAnswer(body.data), _id: '' })),
    status: 201,
    apply: ({ body }) => {
      world.users.set(body.data._id, { ...user, id: body.data._id });
      world.count('user.created');
    },
  };
}

function predictUserChange(
  world: World,
  manager: ModelUser,
  call: Exclude<UserCall, { kind: 'users' | 'create-user' }>,
  request: Request,
  as: string,
): Prediction {
  const target = world.users.get(call.user);
  if (!target) return refusedBy(request, 404);
  if (call.kind === 'user') return answered(request, userInModel(target), ({ body }) => userInAnswer(body.data));
  if (!canManage(manager, target)) return refusedBy(request, 403);
  if (call.kind === 'open-leads') return predictOpenLeads(world, manager, target, request);
  const isLastAdmin = world.activeAdmins().length === 1 && world.activeAdmins()[0] === target;
  switch (call.kind) {
    case 'update-user':
      return predictProfile(world, manager, target, call.form, isLastAdmin, request, () =>
        statusOfReauthentication(world, manager, call.current, as),
      );
    case 'lead-access':
      return predictProfile(
        world,
        manager,
        target,
        { leadTypeAccess: call.flags },
        isLastAdmin,
        request,
        () => null,
        call.leads,
      );
    case 'toggle-status': {
      if (isLastAdmin) return refusedBy(request, 409);
      if (target.active && call.leads && !canAssignLeads(manager)) return refusedBy(request, 403);
      const after = userInModel({ ...target, active: !target.active });
      return {
        ...answered(request, after, ({ body }) => userInAnswer(body.data)),
        apply: () => {
          target.active = !target.active;
          if (!target.active) {
            world.endSessions(target.id);
            unassignOpenLeads(world, manager, target, null, call.leads);
          }
          world.count(target.active ? 'user.activated' : 'user.deactivated');
        },
      };
    }
    case 'reset-password': {
      if (target === manager) return refusedBy(request, 403);
      const refusal = statusOfReauthentication(world, manager, call.current, as);
      if (refusal) return refusedBy(request, refusal);
      return {
        ...request,
        status: 200,
        apply: () => {
          target.password = call.newPassword;
          target.mustChange = true;
          world.endSessions(target.id);
          world.count('user.password_reset');
        },
      };
    }
    case 'delete-user':
      if (isLastAdmin) return refusedBy(request, 409);
      if (call.leads && !canAssignLeads(manager)) return refusedBy(request, 403);
      return {
        ...request,
        status: 200,
        apply: () => {
          if (call.leads) unassignOpenLeads(world, manager, target, null, call.leads);
          removeUser(world, manager, target);
        },
      };
  }
}

function predictProfile(
  world: World,
  manager: ModelUser,
  target: ModelUser,
  form: UserValues,
  isLastAdmin: boolean,
  request: Request,
  reauthentication: () => number | null = () => null,
  leads?: 'pool',
): Prediction {
  const { name = target.name, email = target.email, role = target.role } = form;
  // docs/decisions/0008: a former administrator starts with the new role's default permissions.
  const base = target.role === 'admin' && role !== 'admin' ? roleDefaults(role) : target;
  const after: ModelUser = {
    ...target,
    name,
    email,
    role,
    flags: new Set(PERMISSIONS.filter((flag) => form.permissions?.[flag] ?? base.flags.has(flag))),
    types: new Set(LEAD_TYPE_NAMES.filter((type) => form.leadTypeAccess?.[type] ?? base.types.has(type))),
  };
  if (!canGrant(manager, manager.id === target.id, target, after)) return refusedBy(request, 403);
  const refusal = email === target.email ? null : reauthentication();
  if (refusal) return refusedBy(request, refusal);
  const takesTypes = Object.values(form.leadTypeAccess ?? {}).includes(false);
  if (target.role === 'admin' && role === 'admin' && takesTypes) return refusedBy(request, 409);
  if (isLastAdmin && role !== 'admin') return refusedBy(request, 409);
  if (isTaken(world, email, target.id)) return refusedBy(request, 409);
  const lostTypes = typesOf(target).filter((type) => !typesOf(after).includes(type));
  if (lostTypes.length > 0 && leads && !canAssignLeads(manager)) return refusedBy(request, 403);
  return {
    ...answered(request, userInModel(after), ({ body }) => userInAnswer(body.data)),
    apply: () => {
      Object.assign(target, after);
      if (lostTypes.length > 0) unassignOpenLeads(world, manager, target, lostTypes, leads);
      world.count('user.updated');
    },
  };
}

/** The error status if the sign-in is too old or the user's own password is wrong; null if neither. */
export function statusOfReauthentication(
  world: World,
  manager: ModelUser,
  current: string | undefined,
  as: string,
): number | null {
  if (current === undefined) return world.sessions.get(as)!.isOld ? 403 : null;
  if (current === manager.password) return null;
  world.count('auth.refused');
  return 400;
}

function removeUser(world: World, manager: ModelUser, target: ModelUser): void {
  for (const lead of world.leads.values()) {
    if (lead.assignedTo === target.id) world.changeLead(lead, manager.id, { assignedTo: null });
  }
  world.endSessions(target.id);
  for (const view of world.views.values()) {
    if (view.owner !== target.id) continue;
    if (view.shared) view.owner = null;
    else world.views.delete(view.id);
  }
  world.users.delete(target.id);
  world.deletedUsers.push(target.id);
  world.formerNames.set(target.id, target.name);
  world.count('user.deleted');
}

export function requestOfAuthCall(call: AuthCall): Request {
  switch (call.kind) {
    case 'logout':
      return { method: 'POST', path: '/api/auth/logout' };
    case 'end-session':
      return { method: 'DELETE', path: `/api/auth/sessions/${call.session}` };
    case 'end-other-sessions':
      return { method: 'DELETE', path: '/api/auth/sessions' };
    case 'password':
      return {
        method: 'PUT',
        path: '/api/auth/password',
        body: { currentPassword: call.current, newPassword: call.next },
      };
    case 'login':
      return { method: 'POST', path: '/api/auth/login', body: { email: call.email, password: call.password } };
  }
}

export function predictAuthCall(
  world: World,
  user: ModelUser,
  as: string,
  call: Exclude<AuthCall, { kind: 'login' }>,
): Prediction {
  const request = requestOfAuthCall(call);
  switch (call.kind) {
    case 'logout':
      return {
        ...request,
        status: 200,
        apply: () => {
          world.sessions.get(as)!.live = false;
          world.count('auth.signed_out');
        },
      };
    case 'end-session': {
      const session = world.sessions.get(call.session);
      if (!session?.live || session.userId !== user.id) return refusedBy(request, 404);
      return {
        ...request,
        status: 200,
        apply: () => {
          session.live = false;
          world.count('auth.sessions_ended');
        },
      };
    }
    case 'end-other-sessions': {
      const others = world.sessionsOf(user.id).filter(({ id }) => id !== as);
      return {
        ...request,
        status: 200,
        apply: () => {
          world.endSessions(user.id, as);
          world.count('auth.sessions_ended', others.length > 0 ? 1 : 0);
        },
      };
    }
    case 'password':
      if (call.current !== user.password) {
        world.count('auth.refused');
        return refusedBy(request, 400);
      }
      if (call.next === call.current) return refusedBy(request, 400);
      return {
        ...request,
        status: 200,
        apply: () => {
          user.password = call.next;
          user.mustChange = false;
          world.endSessions(user.id, as);
          world.count('user.password_changed');
        },
      };
  }
}

export function predictLogin(world: World, call: Extract<AuthCall, { kind: 'login' }>): Prediction {
  const request = requestOfAuthCall(call);
  const user = [...world.users.values()].find((one) => one.email.toLowerCase() === call.email.toLowerCase());
  if (!user?.active || user.password !== call.password) {
    world.count('auth.refused');
    return refusedBy(request, 401);
  }
  return {
    ...answered(request, userInModel(user), ({ body }) => userInAnswer(body.data)),
    apply: ({ body: { token } }) => {
      const { jti } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
      world.addSession(user.id, { id: jti, token });
      world.count('auth.signed_in');
    },
  };
}

export function userInModel(user: ModelUser): Record<string, unknown> {
  const { id, name, email, role, active, mustChange = false } = user;
  const rights = { permissions: flagsOf(user), leadTypeAccess: typesOf(user) };
  return { _id: id, name, email, role, isActive: active, mustChange, ...rights };
}

export function userInAnswer(user: Json): Record<string, unknown> {
  const { _id, name, email, role, isActive, mustChangePassword: mustChange = false } = user;
  const { permissions, leadTypeAccess } = user;
  const on = (flags: Record<string, boolean>) => Object.keys(flags).filter((flag) => flags[flag]);
  const rights = { permissions: on(permissions), leadTypeAccess: on(leadTypeAccess) };
  return { _id, name, email, role, isActive, mustChange, ...rights };
}

function isTaken(world: World, email: string, exceptId: string | null): boolean {
  return [...world.users.values()].some(
    (user) => user.id !== exceptId && user.email.toLowerCase() === email.toLowerCase(),
  );
}

function answered(request: Request, expected: unknown, reader: (answer: Answer) => unknown): Prediction {
  return { ...request, status: 200, answer: { read: reader, expected } };
}

/** Whether the manager can choose who gets a user's leads. This needs the permission to assign each of them. */
function canAssignLeads(manager: ModelUser): boolean {
  return hasPermission(manager, 'canViewAllLeads') && hasPermission(manager, 'canEditAllLeads');
}
