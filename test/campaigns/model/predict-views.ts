import { LEAD_TYPE_NAMES } from '../../../src/lead-types/lead-types.js';
import { type Prediction, type Request, refusedBy, type ViewCall } from './action.js';
import type { Answer, Json } from './json.js';
import { hasPermission, typesOf } from './rights.js';
import type { ModelUser, ModelView, World } from './world.js';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/of-the-model';
const PUBLIC_KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
const NOTIFICATION_REQUESTS: Readonly<Record<Extract<ViewCall, { kind: 'notifications' }>['what'], Request>> = {
  read: { method: 'POST', path: '/api/notifications/read', body: { all: true } },
  settings: { method: 'PUT', path: '/api/notifications/settings', body: { watchedTypes: ['contact'] } },
  'add-device': {
    method: 'POST',
    path: '/api/notifications/devices',
    body: { endpoint: ENDPOINT, p256dh: PUBLIC_KEY, auth: 'tBHItJI5svbpez7KI4CCXg' },
  },
  'remove-device': { method: 'DELETE', path: '/api/notifications/devices', body: { endpoint: ENDPOINT } },
};

export function requestOfViewCall(call: ViewCall): Request {
  switch (call.kind) {
    case 'create-view':
      return { method: 'POST', path: '/api/views', body: { name: call.name, query: call.query, shared: call.shared } };
    case 'create-template':
      return { method: 'POST', path: '/api/message-templates', body: templateOf(call.name) };
    case 'replace-template':
      return { method: 'PUT', path: `/api/message-templates/${call.template}`, body: templateOf(call.template) };
    case 'delete-template':
      return { method: 'DELETE', path: `/api/message-templates/${call.template}` };
    case 'update-view':
      return { method: 'PUT', path: `/api/views/${call.view}`, body: call.form };
    case 'notifications':
      return NOTIFICATION_REQUESTS[call.what];
    case 'delete-view':
      return { method: 'DELETE', path: `/api/views/${call.view}` };
    case 'view-settings':
      return { method: 'PUT', path: '/api/views/settings', body: { defaultView: call.view } };
  }
}

/** Views need no permission, sharing them does. Unshared views of others do not exist for the user. */
export function predictViewCall(world: World, user: ModelUser, call: ViewCall): Prediction {
  const request = requestOfViewCall(call);
  switch (call.kind) {
    case 'create-template':
    case 'replace-template':
    case 'delete-template':
      return predictTemplateCall(world, user, call, request);
    case 'notifications':
      return { ...request, status: 200, apply: () => auditOwnSettings(world, user, call.what) };
    case 'create-view': {
      const { name, query, shared } = call;
      if (shared && !hasPermission(user, 'canEditAllLeads')) return refusedBy(request, 403);
      if (isTaken(world, { owner: user.id, name, shared })) return refusedBy(request, 409);
      return {
        ...request,
        status: 201,
        apply: ({ body }) => {
          world.views.set(body.data._id, { id: body.data._id, owner: user.id, name, query, shared });
          if (shared) world.count('saved_view.created');
        },
      };
    }
    case 'view-settings':
      return predictViewSettings(world, user, call);
    default:
      return predictViewChange(world, user, call);
  }
}

/** Counts the audit events for changed notification settings, and for added and removed devices. */
function auditOwnSettings(
  world: World,
  user: ModelUser,
  what: Extract<ViewCall, { kind: 'notifications' }>['what'],
): void {
  if (what === 'settings' && !world.watchers.has(user.id)) {
    world.watchers.add(user.id);
    world.count('notification_settings.changed');
  }
  if (what === 'add-device') {
    world.deviceOwner = user.id;
    world.count('push_device.added');
  }
  if (what === 'remove-device' && world.deviceOwner === user.id) {
    world.deviceOwner = null;
    world.count('push_device.removed');
  }
}

/** Whether the name is in use: among the owner's views, or among all shared views. */
function isTaken(world: World, { owner, name, shared }: Pick<ModelView, 'owner' | 'name' | 'shared'>, except?: string) {
  return [...world.views.values()].some(
    (view) =>
      view.id !== except &&
      view.shared === shared &&
      (shared || view.owner === owner) &&
      view.name.toLowerCase() === name.toLowerCase(),
  );
}

/** The user's own views first, then the shared ones. Each part is sorted by name. */
export function viewsSeenBy(world: World, user: ModelUser): ModelView[] {
  const key = (view: ModelView) => `${view.owner === user.id ? 0 : 1} ${view.name.toLowerCase()} ${view.id}`;
  return [...world.views.values()]
    .filter((view) => view.shared || view.owner === user.id)
    .sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function predictViewSettings(
  world: World,
  user: ModelUser,
  call: Extract<ViewCall, { kind: 'view-settings' }>,
): Prediction {
  const request = requestOfViewCall(call);
  const seen = viewsSeenBy(world, user).some(({ id }) => id === call.view);
  if (!seen) return refusedBy(request, 404);
  const read = ({ body }: Answer) => body.data.defaultView._id;
  return { ...request, status: 200, answer: { read, expected: call.view } };
}

/** Writing templates needs Edit All. Everybody can read them. */
function predictTemplateCall(
  world: World,
  user: ModelUser,
  call: Extract<ViewCall, { kind: 'create-template' | 'replace-template' | 'delete-template' }>,
  request: Request,
): Prediction {
  if (!hasPermission(user, 'canEditAllLeads')) return refusedBy(request, 403);
  // The templates in the model are for leads of every type.
  const seesAllTypes = typesOf(user).length === LEAD_TYPE_NAMES.length;
  if (call.kind === 'create-template') {
    const { name } = call;
    if (!seesAllTypes) return refusedBy(request, 403);
    if ([...world.templates.values()].some((template) => template.name.toLowerCase() === name.toLowerCase()))
      return refusedBy(request, 409);
    return {
      ...request,
      status: 201,
      apply: ({ body }) => {
        world.templates.set(body.data._id, { id: body.data._id, name });
        world.count('message_template.created');
      },
    };
  }
  const template = world.templates.get(call.template);
  if (!seesAllTypes && (template || call.kind === 'replace-template')) return refusedBy(request, 403);
  if (!template) return refusedBy(request, 404);
  return {
    ...request,
    status: 200,
    apply: () => {
      if (call.kind === 'delete-template') world.templates.delete(template.id);
      else template.name = template.id;
      world.count(call.kind === 'delete-template' ? 'message_template.deleted' : 'message_template.changed');
    },
  };
}

function templateOf(name: string): object {
  return { channel: 'whatsapp', language: 'hi', name, body: 'नमस्ते {name} जी' };
}

function predictViewChange(
  world: World,
  user: ModelUser,
  call: Extract<ViewCall, { kind: 'update-view' | 'delete-view' }>,
): Prediction {
  const request = requestOfViewCall(call);
  const view = viewsSeenBy(world, user).find(({ id }) => id === call.view);
  if (!view) return refusedBy(request, 404);
  const isOwn = view.owner === user.id;
  const canShare = hasPermission(user, 'canEditAllLeads');
  if (call.kind === 'delete-view') {
    if (!isOwn && !canShare) return refusedBy(request, 403);
    return {
      ...request,
      status: 200,
      apply: () => {
        world.views.delete(view.id);
        if (view.shared) world.count('saved_view.deleted');
        world.deletedViews.push(view.id);
      },
    };
  }
  const after = { ...view, ...call.form };
  if (after.shared ? !canShare : !isOwn) return refusedBy(request, 403);
  if (isTaken(world, after, view.id)) return refusedBy(request, 409);
  return {
    ...request,
    status: 200,
    apply: () => {
      if (view.shared || after.shared) world.count('saved_view.changed');
      Object.assign(view, call.form);
    },
  };
}

export function viewInAnswer({ _id, name, query, shared, owner }: Json): Json {
  return { _id, name, query, shared, owner: owner?._id ?? null };
}
