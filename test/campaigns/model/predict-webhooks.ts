import { type Prediction, type Request, refusedBy, type WebhookCall, type WebhookValues } from './action.js';
import type { Answer, Json } from './json.js';
import { canGive } from './predict-keys.js';
import { statusOfReauthentication } from './predict-users.js';
import { hasPermission } from './rights.js';
import type { ModelUser, ModelWebhook, World } from './world.js';

const MAX_WEBHOOKS = 20;

export function requestOfWebhookCall(call: WebhookCall): Request {
  if (call.kind === 'create-webhook')
    return { method: 'POST', path: '/api/webhooks', body: bodyOf(call.form, call.current) };
  const path = `/api/webhooks/${call.webhook}`;
  switch (call.kind) {
    case 'webhook':
      return { method: 'GET', path };
    case 'update-webhook':
      return { method: 'PUT', path, body: bodyOf(call.form, call.current) };
    case 'delete-webhook':
      return { method: 'DELETE', path };
    case 'rotate-webhook':
      return { method: 'POST', path: `${path}/rotate-secret`, body: { currentPassword: call.current } };
    case 'test-webhook':
      return { method: 'POST', path: `${path}/test` };
    case 'enable-webhook':
      return { method: 'POST', path: `${path}/enable` };
    case 'replay-webhook':
      return { method: 'POST', path: `${path}/replay`, body: {} };
    case 'deliveries':
      return { method: 'GET', path: `${path}/deliveries` };
    case 'retry-delivery':
      return { method: 'POST', path: `${path}/deliveries/${call.delivery}/retry` };
  }
}

function bodyOf({ key, ...form }: Partial<WebhookValues>, currentPassword: string | undefined): object {
  return { ...form, keyId: key, currentPassword };
}

/**
 * Users need all rights of a webhook's key for everything that can make it send. Anyone who manages webhooks can pause,
 * test or delete one. No receiver in this model answers.
 */
export function predictWebhookCall(world: World, manager: ModelUser, call: WebhookCall, as: string): Prediction {
  const request = requestOfWebhookCall(call);
  if (!hasPermission(manager, 'canManageIntegrations')) return refusedBy(request, 403);
  if (call.kind === 'create-webhook') return predictCreation(world, manager, call, as);
  const webhook = world.webhooks.get(call.webhook);
  if (!webhook) return refusedBy(request, 404);
  const { deliveries } = webhook;
  switch (call.kind) {
    case 'webhook':
      return { ...request, status: 200, answer: answerWith(world, webhook) };
    case 'deliveries': {
      const read = ({ body }: Answer) => body.data.map(({ _id: id, state }: Json) => ({ id, state }));
      return { ...request, status: 200, answer: { read, expected: deliveries } };
    }
    case 'delete-webhook':
      return {
        ...request,
        status: 200,
        apply: () => {
          world.webhooks.delete(webhook.id);
          world.deletedWebhooks.push(webhook.id);
          world.count('webhook.deleted');
        },
      };
    case 'test-webhook':
      return { ...request, status: 200, answer: { read: ({ body }) => body.data.accepted, expected: false } };
    case 'update-webhook':
      return predictUpdate(world, manager, webhook, call, as);
  }
  const key = world.keys.get(webhook.key);
  if (!key) return refusedBy(request, 409);
  if (!canGive(manager, key)) return refusedBy(request, 403);
  if (call.kind === 'enable-webhook') return refusedBy(request, 422);
  if (call.kind === 'rotate-webhook') {
    const refusal = statusOfReauthentication(world, manager, call.current, as);
    if (refusal) return refusedBy(request, refusal);
    return {
      ...request,
      status: 200,
      answer: answerWith(world, webhook),
      apply: () => world.count('webhook.rotated'),
    };
  }
  if (stateOf(webhook) !== 'enabled') return refusedBy(request, 409);
  if (call.kind === 'replay-webhook') {
    return {
      ...request,
      status: 200,
      // No event has the type of these webhooks.
      answer: { read: ({ body }) => body.data.queued, expected: 0 },
      apply: () => world.count('webhook.replayed'),
    };
  }
  const delivery = deliveries.find(({ id }) => id === call.delivery);
  if (!delivery) return refusedBy(request, 404);
  return {
    ...request,
    status: 200,
    answer: { read: ({ body }) => body.data.state, expected: 'waiting' },
    apply: () => {
      world.count('webhook.replayed');
      delivery.state = 'waiting';
    },
  };
}

function predictCreation(
  world: World,
  manager: ModelUser,
  call: Extract<WebhookCall, { kind: 'create-webhook' }>,
  as: string,
): Prediction {
  const request = requestOfWebhookCall(call);
  const { url, key, payload = 'thin', paused = false } = call.form;
  const webhook: ModelWebhook = { id: '', url, key, payload, paused, isNew: true, deliveries: [] };
  const refusal = statusOfKey(world, manager, webhook) ?? statusOfReauthentication(world, manager, call.current, as);
  if (refusal) return refusedBy(request, refusal);
  if (world.webhooks.size >= MAX_WEBHOOKS) return refusedBy(request, 409);
  return {
    ...request,
    status: 201,
    answer: answerWith(world, webhook),
    apply: ({ body: { data } }) => {
      world.webhooks.set(data._id, { ...webhook, id: data._id });
      world.count('webhook.created');
    },
  };
}

function predictUpdate(
  world: World,
  manager: ModelUser,
  webhook: ModelWebhook,
  call: Extract<WebhookCall, { kind: 'update-webhook' }>,
  as: string,
): Prediction {
  const request = requestOfWebhookCall(call);
  const { form } = call;
  const isMoved = form.url !== undefined && form.url !== webhook.url;
  const after = { ...webhook, ...form, isNew: webhook.isNew || isMoved };
  if (Object.keys(form).length === 0) return { ...request, status: 200, answer: answerWith(world, webhook) };
  const isPause = form.paused === true && Object.keys(form).length === 1;
  const former = world.keys.get(webhook.key);
  const refusal =
    (isPause ? null : former && !canGive(manager, former) ? 403 : statusOfKey(world, manager, after)) ??
    (isMoved || after.key !== webhook.key ? statusOfReauthentication(world, manager, call.current, as) : null);
  if (refusal) return refusedBy(request, refusal);
  return {
    ...request,
    status: 200,
    answer: answerWith(world, after),
    apply: () => {
      world.webhooks.set(webhook.id, after);
      world.count('webhook.updated');
    },
  };
}

function statusOfKey(world: World, manager: ModelUser, { key: id, payload }: ModelWebhook): number | null {
  const key = world.keys.get(id);
  if (!key?.scopes.includes('events:read')) return 400;
  if (payload === 'snapshot' && !key.scopes.includes('leads:read')) return 400;
  return canGive(manager, key) ? null : 403;
}

function stateOf({ isNew, paused }: ModelWebhook): string {
  return isNew ? 'new' : paused ? 'paused' : 'enabled';
}

function answerWith(world: World, webhook: ModelWebhook): NonNullable<Prediction['answer']> {
  const isAdded = webhook.id === '';
  const read = ({ body }: Answer) => ({ ...webhookInAnswer(body.data), ...(isAdded && { _id: '' }) });
  return { read, expected: webhookInModel(world, webhook) };
}

/** Webhooks stay after their key was revoked, but send nothing. */
export function webhookInModel(world: World, webhook: ModelWebhook): Json {
  const { id, url, payload, key } = webhook;
  return { _id: id, url, payload, state: stateOf(webhook), key, isUsable: world.keys.has(key) };
}

export function webhookInAnswer({ _id, url, payload, state, key }: Json): Json {
  return { _id, url, payload, state, key: key._id, isUsable: key.isUsable };
}
