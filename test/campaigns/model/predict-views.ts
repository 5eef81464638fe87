/** The right answer to every call about what somebody keeps for themselves. */

import { type Prediction, type Request, refusedBy, type ViewCall } from './action.js';
import type { Json } from './json.js';
import type { ModelUser, ModelView, World } from './world.js';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/of-the-model';
const NOTIFICATION_REQUESTS: Readonly<Record<Extract<ViewCall, { kind: 'notifications' }>['what'], Request>> = {
  read: { method: 'POST', path: '/api/notifications/read', body: { all: true } },
  settings: { method: 'PUT', path: '/api/notifications/settings', body: { watchedTypes: ['contact'] } },
  'add-device': {
    method: 'POST',
    path: '/api/notifications/devices',
    body: { endpoint: ENDPOINT, p256dh: 'BNcRdreALRFXTkOOUHK1', auth: 'tBHItJI5svbpez7KI4CCXg' },
  },
  'remove-device': { method: 'DELETE', path: '/api/notifications/devices', body: { endpoint: ENDPOINT } },
};

export function requestOfViewCall(call: ViewCall): Request {
  switch (call.kind) {
    case 'create-view':
      return { method: 'POST', path: '/api/views', body: { name: call.name, query: call.query } };
    case 'update-view':
      return { method: 'PUT', path: `/api/views/${call.view}`, body: call.form };
    case 'notifications':
      return NOTIFICATION_REQUESTS[call.what];
    case 'delete-view':
      return { method: 'DELETE', path: `/api/views/${call.view}` };
  }
}

/** Views need no flag; those of others do not exist. */
export function predictViewCall(world: World, user: ModelUser, call: ViewCall): Prediction {
  const request = requestOfViewCall(call);
  const own = [...world.views.values()].filter(({ owner }) => owner === user.id);
  const isTaken = (name: string | undefined, except?: string) =>
    own.some((view) => view.id !== except && view.name.toLowerCase() === name?.toLowerCase());
  switch (call.kind) {
    case 'notifications':
      return { ...request, status: 200 };
    case 'create-view':
      if (isTaken(call.name)) return refusedBy(request, 409);
      return {
        ...request,
        status: 201,
        apply: ({ body }) => {
          const { name, query } = call;
          world.views.set(body.data._id, { id: body.data._id, owner: user.id, name, query });
        },
      };
    default:
      return predictViewChange(world, own, call, isTaken);
  }
}

function predictViewChange(
  world: World,
  own: readonly ModelView[],
  call: Extract<ViewCall, { kind: 'update-view' | 'delete-view' }>,
  isTaken: (name: string | undefined, except: string) => boolean,
): Prediction {
  const request = requestOfViewCall(call);
  const view = own.find(({ id }) => id === call.view);
  if (!view) return refusedBy(request, 404);
  if (call.kind === 'delete-view') {
    return {
      ...request,
      status: 200,
      apply: () => {
        world.views.delete(view.id);
        world.goneViews.push(view.id);
      },
    };
  }
  if (isTaken(call.form.name, view.id)) return refusedBy(request, 409);
  return { ...request, status: 200, apply: () => void Object.assign(view, call.form) };
}

export function viewInAnswer({ _id, name, query }: Json): Json {
  return { _id, name, query };
}
