import type { KeyScope, Permission } from '../../../src/modules/users/domain/permissions.js';
import { type KeyCall, type KeyValues, type Prediction, type Request, refusedBy } from './action.js';
import type { Answer, Json } from './json.js';
import { statusOfReauthentication } from './predict-users.js';
import { hasPermission, typesOf } from './rights.js';
import type { ModelKey, ModelUser, World } from './world.js';

/** The permissions that each scope stands for. */
export const SCOPES: Readonly<Record<KeyScope, readonly Permission[]>> = {
  'leads:read': ['canViewAllLeads'],
  'contact:read': ['canViewAllLeads'],
  'leads:create': ['canBulkActions'],
  'leads:write': ['canViewAllLeads', 'canEditAllLeads', 'canBulkActions'],
  'leads:delete': ['canViewAllLeads', 'canDeleteLeads'],
  'export:read': ['canViewAllLeads', 'canExportData'],
  'reports:read': ['canViewAllLeads', 'canViewReports'],
  'events:read': ['canViewAllLeads'],
  import: ['canViewAllLeads', 'canEditAllLeads', 'canBulkActions'],
};

const ACTIONS = {
  'create-key': 'key.created',
  'update-key': 'key.updated',
  'rotate-key': 'key.rotated',
  'revoke-key': 'key.revoked',
} as const;

export function requestOfKeyCall(call: KeyCall): Request {
  switch (call.kind) {
    case 'key':
      return { method: 'GET', path: `/api/keys/${call.key}` };
    case 'create-key':
      return { method: 'POST', path: '/api/keys', body: { ...call.form, currentPassword: call.current } };
    case 'update-key':
      return { method: 'PUT', path: `/api/keys/${call.key}`, body: { ...call.form, currentPassword: call.current } };
    case 'rotate-key':
      return { method: 'POST', path: `/api/keys/${call.key}/rotate`, body: { currentPassword: call.current } };
    case 'revoke-key':
      return { method: 'DELETE', path: `/api/keys/${call.key}`, body: { currentPassword: call.current } };
  }
}

/** Users give keys only rights that they have. Anyone who manages keys can revoke one. */
export function predictKeyCall(world: World, manager: ModelUser, call: KeyCall, as: string): Prediction {
  const request = requestOfKeyCall(call);
  if (!hasPermission(manager, 'canManageIntegrations')) return refusedBy(request, 403);
  if ('form' in call && lacksRead(call.form.scopes)) return refusedBy(request, 400);
  const key = call.kind === 'create-key' ? { id: '', createdBy: manager.id, ...call.form } : world.keys.get(call.key);
  if (!key) return refusedBy(request, 404);
  if (call.kind === 'key') return { ...request, status: 200, answer: answerWith(world, key) };
  const after: ModelKey = { ...key, ...('form' in call && call.form) };
  // A change needs the rights of the key before and after it.
  if (call.kind !== 'revoke-key' && !(canGive(manager, key) && canGive(manager, after))) return refusedBy(request, 403);
  const refusal = statusOfReauthentication(world, manager, call.current, as);
  if (refusal) return refusedBy(request, refusal);
  return {
    ...request,
    status: call.kind === 'create-key' ? 201 : 200,
    ...(call.kind !== 'revoke-key' && { answer: answerWith(world, after) }),
    apply: ({ body }) => {
      if (call.kind !== 'update-key' || Object.keys(call.form).length > 0) world.count(ACTIONS[call.kind]);
      if (call.kind === 'revoke-key') {
        world.keys.delete(key.id);
        world.revokedKeys.push(key.id);
      } else {
        world.keys.set(body.data._id, { ...after, id: body.data._id });
      }
    },
  };
}

/**
 * Responses to changes and deletions contain leads, so their scopes need `leads:read`. `contact:read` only adds to what
 * another scope reads.
 */
function lacksRead(scopes: readonly KeyScope[] = []): boolean {
  if (scopes.includes('leads:read')) return false;
  return (
    scopes.includes('leads:write') ||
    scopes.includes('leads:delete') ||
    (scopes.includes('contact:read') && !scopes.includes('export:read') && !scopes.includes('import'))
  );
}

export function canGive(manager: ModelUser, { scopes, leadTypes }: KeyValues): boolean {
  return (
    // Users need Edit All to set external ids, which a key that adds leads can set.
    (!scopes.includes('leads:create') || hasPermission(manager, 'canEditAllLeads')) &&
    scopes.flatMap((scope) => SCOPES[scope]).every((flag) => hasPermission(manager, flag)) &&
    leadTypes.every((type) => typesOf(manager).includes(type))
  );
}

function answerWith(world: World, key: ModelKey): NonNullable<Prediction['answer']> {
  const isNew = key.id === '';
  const read = ({ body }: Answer) => ({ ...keyInAnswer(body.data), ...(isNew && { _id: '' }) });
  return { read, expected: keyInModel(world, key) };
}

/** Keys stay after the user who created them has left. */
export function keyInModel(world: World, { id, createdBy, ...values }: ModelKey): Json {
  const creator = world.users.get(createdBy);
  return { _id: id, ...values, createdBy: creator?.id ?? null, isCreatorActive: creator?.active ?? false };
}

export function keyInAnswer({ _id, name, scopes, leadTypes, createdBy, isCreatorActive }: Json): Json {
  return { _id, name, scopes, leadTypes, createdBy: createdBy?._id ?? null, isCreatorActive };
}
