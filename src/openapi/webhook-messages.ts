import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { WebhookEventMessage, WebhookPingMessage } from '../modules/integrations/http/webhook.dto.js';

/** The classes of the messages, which no operation of the API names. */
export const WEBHOOK_MESSAGES = [WebhookEventMessage, WebhookPingMessage];

const HEADERS = [
  ['webhook-id', 'The id of the event, the same in each try and replay. If you get an id again, ignore it'],
  ['webhook-timestamp', 'When this message was sent, in seconds since 1970. Refuse messages older than five minutes'],
  [
    'webhook-signature',
    'One or two signatures, separated by a blank: `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`, with the base64 part of the secret as the key',
  ],
] as const;

/** The messages that the server sends to webhooks: the part `webhooks` of the API document. */
export function webhookMessages(): NonNullable<OpenAPIObject['webhooks']> {
  return {
    event: message(WebhookEventMessage, {
      operationId: 'receiveEvent',
      summary: 'An event',
      description:
        'Sent at least once, and in order per lead. Answer with a status from 200 to 299 within 10 seconds. Otherwise, there are ten tries in about three days; meanwhile, later events of the lead wait for an hour at most. Redirects are not followed. 410 disables the webhook. 429 and 503 can have `Retry-After`. Nothing but failures for five days disables the webhook.',
    }),
    ping: message(WebhookPingMessage, {
      operationId: 'receivePing',
      summary: 'A test message',
      description: 'Sent by POST /webhooks/{id}/test and POST /webhooks/{id}/enable.',
    }),
  };
}

function message(
  body: (typeof WEBHOOK_MESSAGES)[number],
  about: { operationId: string; summary: string; description: string },
) {
  return {
    post: {
      ...about,
      tags: ['webhooks'],
      parameters: HEADERS.map(([name, description]) => ({
        name,
        in: 'header' as const,
        required: true,
        description,
        schema: { type: 'string' as const },
      })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: getSchemaPath(body) } } },
      },
      responses: { '204': { description: 'Accepted' } },
      security: [],
    },
  };
}
