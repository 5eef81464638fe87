import { defineFailure, invalidInput } from '../../../shared/domain/failure.js';
import { MAX_WEBHOOKS } from './webhook.js';

export const keyNotFound = defineFailure({
  kind: 'not_found',
  code: 'key_not_found',
  when: 'The API key does not exist or was revoked',
  sentence: 'This API key does not exist, or it was revoked.',
});

/** Also for a key that exists: a new secret, or a longer life, would give its rights to the caller. */
export const keyBeyondOwnRights = defineFailure({
  kind: 'forbidden',
  code: 'key_beyond_own_rights',
  when: 'The API key has scopes or lead types that the caller lacks',
  sentence: 'You can only give a key scopes and lead types that your own permissions include.',
});

export function notAnEventCursor() {
  const message = 'Cursor must be an eventsCursor of a copy, or a nextCursor from an earlier response.';
  return invalidInput([{ field: 'cursor', message, code: 'invalid' }]);
}

export const webhookNotFound = defineFailure({
  kind: 'not_found',
  code: 'webhook_not_found',
  when: 'The webhook does not exist',
  sentence: 'This webhook does not exist.',
});

export const deliveryNotFound = defineFailure({
  kind: 'not_found',
  code: 'delivery_not_found',
  when: 'The webhook has no such delivery',
  sentence: 'This delivery does not exist. Deliveries are kept for 30 days.',
});

export const tooManyWebhooks = defineFailure({
  kind: 'conflict',
  code: 'too_many_webhooks',
  when: 'The maximum number of webhooks exists',
  sentence: `There can be at most ${MAX_WEBHOOKS} webhooks. Delete one first.`,
});

export const webhookKeyUnusable = defineFailure({
  kind: 'conflict',
  code: 'webhook_key_unusable',
  when: 'The key of the webhook was revoked or has expired',
  sentence: 'The API key of this webhook was revoked or has expired. Choose another key first.',
});

export const webhookNotEnabled = defineFailure({
  kind: 'conflict',
  code: 'webhook_not_enabled',
  when: 'The webhook is paused or not enabled',
  sentence: 'This webhook is paused or not enabled. Resume or enable it first.',
});

/** `status` is null if there was no response. */
export const endpointNotAnswering = defineFailure<[status: number | null]>({
  kind: 'unprocessable',
  code: 'endpoint_not_answering',
  when: 'The receiver did not answer the test message with a status from 200 to 299',
  sentence: (status) =>
    status === null
      ? 'The receiver did not answer the test message. Check the address, its certificate and that it is public.'
      : `The receiver answered the test message with the status ${status}. It must answer with a status from 200 to 299.`,
  example: [500],
});
