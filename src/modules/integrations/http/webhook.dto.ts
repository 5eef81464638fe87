import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMinSize } from 'class-validator';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import {
  ApiCount,
  ChoiceField,
  ChoicesField,
  FlagField,
  IdField,
  InstantField,
  TextField,
} from '../../../shared/http/fields.js';
import { DEFAULT_PAGE_SIZE, LimitField } from '../../../shared/http/paging.js';
import type { ListedLead } from '../../leads/domain/lead.js';
import { ListedLeadResponse, listedLeadResponse } from '../../leads/http/lead.response.js';
import { UserRef, userRef } from '../../users/http/user-ref.response.js';
import type { Call } from '../application/webhook-caller.service.js';
import { EVENT_TYPES, type Event, type EventType } from '../domain/event.js';
import {
  DELIVERY_STATES,
  type Delivery,
  type DeliveryState,
  WEBHOOK_PAYLOADS,
  WEBHOOK_STATES,
  type Webhook,
  type WebhookContent,
  type WebhookPayload,
  type WebhookState,
} from '../domain/webhook.js';
import { WebhookMessages } from '../domain/webhook-messages.js';
import { ManagedKeyDto } from './api-key.dto.js';
import { EventResponse, eventResponse } from './event.dto.js';

const UrlField = (required: boolean): PropertyDecorator =>
  TextField({
    label: 'URL',
    required,
    description: 'An https address with a public host name, without a port',
    example: 'https://erp.example.com/leads',
  });

const TypesField = (): PropertyDecorator => (target, name) => {
  ChoicesField(EVENT_TYPES, { label: 'Types', description: 'The types of events to send. By default all' })(
    target,
    name,
  );
  ArrayMinSize(1, { message: 'Types must contain at least one type.' })(target, name);
};

const LeadTypesField = (): PropertyDecorator => (target, name) => {
  ChoicesField(LEAD_TYPE_NAMES, {
    label: 'Lead types',
    description: 'Only events about leads of these types. By default all that the key can see',
  })(target, name);
  ArrayMinSize(1, { message: 'Lead types must contain at least one type.' })(target, name);
};

const KeyField = (required: boolean): PropertyDecorator =>
  IdField({
    label: 'Key',
    required,
    description: 'The API key whose rights apply to each message when it is sent. It needs `events:read`',
  });

const PayloadField = (): PropertyDecorator =>
  ChoiceField(WEBHOOK_PAYLOADS, {
    label: 'Payload',
    description:
      '`thin`: the event. `snapshot`: also the lead, as the key sees it when the message is sent. By default `thin`',
  });

const PausedField = (): PropertyDecorator =>
  FlagField({ label: 'Paused', description: 'While a webhook is paused, its events wait' });

export class CreateWebhookDto extends ManagedKeyDto {
  @UrlField(true)
  url: string;

  @TypesField()
  types?: EventType[];

  @LeadTypesField()
  leadTypes?: LeadType[];

  @KeyField(true)
  keyId: string;

  @PayloadField()
  payload?: WebhookPayload;

  @PausedField()
  paused?: boolean;
}

export class UpdateWebhookDto extends ManagedKeyDto {
  @UrlField(false)
  url?: string;

  @TypesField()
  types?: EventType[];

  @LeadTypesField()
  leadTypes?: LeadType[];

  @KeyField(false)
  keyId?: string;

  @PayloadField()
  payload?: WebhookPayload;

  @PausedField()
  paused?: boolean;
}

export class ReplaySinceDto {
  @InstantField({
    label: 'Since',
    description: 'Events since then are sent again. By default since `missedSince`, or else `lastSuccessAt`',
    example: '2026-04-22T15:30:00Z',
  })
  since?: string;
}

export class DeliveryQuery {
  @ChoiceField(DELIVERY_STATES, { label: 'State', description: 'Only deliveries in this state' })
  state?: DeliveryState;

  @IdField({ label: 'Before', description: 'The `_id` of the last delivery of the previous page' })
  before?: string;

  @LimitField()
  limit: number = DEFAULT_PAGE_SIZE;
}

class WebhookKeyResponse extends UserRef {
  @ApiProperty({ description: 'False if the key was revoked or has expired: nothing is sent' })
  isUsable: boolean;
}

class WebhookHourResponse {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiCount('Deliveries that were accepted', 12)
  sent: number;

  @ApiCount('Deliveries whose last try failed', 0)
  failed: number;
}

export class WebhookResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: 'https://erp.example.com/leads' })
  url: string;

  @ApiProperty({ enum: EVENT_TYPES, isArray: true })
  types: readonly EventType[];

  @ApiProperty({ enum: LEAD_TYPE_NAMES, isArray: true })
  leadTypes: readonly LeadType[];

  @ApiProperty({ type: WebhookKeyResponse })
  key: WebhookKeyResponse;

  @ApiProperty({ enum: WEBHOOK_PAYLOADS })
  payload: WebhookPayload;

  @ApiProperty({
    enum: WEBHOOK_STATES,
    description:
      '`new`: must be enabled, because it is new or has a new address. `gone`: disabled, because the receiver answered 410. `failing`: disabled, because nothing was accepted for five days',
  })
  state: WebhookState;

  @ApiProperty({ description: 'Also while it is not enabled' })
  paused: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastSuccessAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The first failure since the last success',
  })
  failingSince: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'Events since then were not sent, because it was disabled or its address was changed. Null after a replay',
  })
  missedSince: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until then, messages are also signed with the secret from before the last rotation',
  })
  formerSecretUntil: string | null;

  @ApiCount('Deliveries that wait for a try', 0)
  waiting: number;

  @ApiProperty({ type: [WebhookHourResponse], description: 'The last 24 hours, oldest first, by the last try' })
  hours: WebhookHourResponse[];
}

class NewWebhookResponse extends WebhookResponse {
  @ApiProperty({ description: 'Shown only once', example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD5yUHN4iOVNc=' })
  secret: string;
}

export class WebhookListResult {
  @ApiProperty({ type: [WebhookResponse] })
  data: WebhookResponse[];
}

export class WebhookResult {
  @ApiProperty({ type: WebhookResponse })
  data: WebhookResponse;
}

export class NewWebhookResult {
  @ApiProperty({ example: 'Webhook created. Copy the secret now: it is not shown again' })
  message: string;

  @ApiProperty({ type: NewWebhookResponse })
  data: NewWebhookResponse;
}

class WebhookTestResponse {
  @ApiProperty({ description: 'Whether the receiver answered with a status from 200 to 299' })
  accepted: boolean;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: no response', example: 204 })
  status: number | null;

  @ApiCount('How long the call took', 84)
  milliseconds: number;

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description: 'The host has an address that is not public, so it was not called',
  })
  isAddressRefused?: true;
}

export class WebhookTestResult {
  @ApiProperty({ type: WebhookTestResponse })
  data: WebhookTestResponse;
}

class ReplayedEventsResponse {
  @ApiCount('Number of events that are sent again', 40)
  queued: number;

  @ApiProperty({ format: 'date-time' })
  since: string;
}

export class ReplayedEventsResult {
  @ApiProperty({ type: ReplayedEventsResponse })
  data: ReplayedEventsResponse;
}

export class DeliveryResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ format: 'uuid', description: 'The `webhook-id` of its messages' })
  eventId: string;

  @ApiProperty({ type: String, enum: EVENT_TYPES, nullable: true, description: 'Null if the event was deleted' })
  eventType: EventType | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  leadId: string | null;

  @ApiProperty({
    enum: DELIVERY_STATES,
    description:
      '`waiting`: for its first or next try. `withheld`: not sent, because the key can no longer see it. `dead`: not accepted in ten tries, or the webhook was disabled',
  })
  state: DeliveryState;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiCount('How often it was tried', 1)
  tries: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  triedAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextTryAt: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Of the last try', example: 'erp.example.com' })
  host: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Of the last try. Null: no response', example: 204 })
  status: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'How long the last try took', example: 84 })
  milliseconds: number | null;
}

export class DeliveryListResult {
  @ApiProperty({ type: [DeliveryResponse], description: 'Newest first' })
  data: DeliveryResponse[];
}

export class DeliveryResult {
  @ApiProperty({ type: DeliveryResponse })
  data: DeliveryResponse;
}

/** The body of a message to a receiver. */
export class WebhookEventMessage {
  @ApiProperty({ enum: EVENT_TYPES })
  type: EventType;

  @ApiProperty({ format: 'date-time', description: 'When it happened' })
  timestamp: string;

  @ApiProperty({ type: EventResponse })
  data: EventResponse;

  @ApiPropertyOptional({
    type: ListedLeadResponse,
    nullable: true,
    description:
      'Only with `snapshot`: the lead now, as the key sees it. Null if it was deleted or the key cannot see it',
  })
  lead?: ListedLeadResponse | null;
}

class WebhookPingData {
  @ApiProperty({ format: 'uuid' })
  webhookId: string;
}

/** The body of a test message. */
export class WebhookPingMessage {
  @ApiProperty({ enum: ['test.ping'] })
  type: string;

  @ApiProperty({ format: 'date-time' })
  timestamp: string;

  @ApiProperty({ type: WebhookPingData })
  data: WebhookPingData;
}

export class ApiWebhookMessages extends WebhookMessages {
  ofEvent(event: Event, lead: ListedLead | null | undefined): WebhookEventMessage {
    const data = eventResponse(event);
    return {
      type: event.type,
      timestamp: data.at,
      data,
      ...(lead !== undefined && { lead: lead && listedLeadResponse(lead) }),
    };
  }

  ofPing(webhookId: string, at: Date): WebhookPingMessage {
    return { type: 'test.ping', timestamp: at.toISOString(), data: { webhookId } };
  }
}

export function newWebhook({ url, types, leadTypes, keyId, payload, paused }: CreateWebhookDto): WebhookContent {
  return {
    url,
    types: types === undefined ? EVENT_TYPES : [...new Set(types)],
    leadTypes: leadTypes === undefined ? LEAD_TYPE_NAMES : [...new Set(leadTypes)],
    keyId,
    payload: payload ?? 'thin',
    isPaused: paused ?? false,
  };
}

export function webhookChanges(dto: UpdateWebhookDto): Partial<WebhookContent> {
  const { url, types, leadTypes, keyId, payload, paused } = dto;
  return {
    ...(url !== undefined && { url }),
    ...(types !== undefined && { types: [...new Set(types)] }),
    ...(leadTypes !== undefined && { leadTypes: [...new Set(leadTypes)] }),
    ...(keyId !== undefined && { keyId }),
    ...(payload !== undefined && { payload }),
    ...(paused !== undefined && { isPaused: paused }),
  };
}

export function webhookResponse(webhook: Webhook): WebhookResponse {
  const {
    id,
    key,
    isPaused,
    createdAt,
    lastSuccessAt,
    failingSince,
    missedSince,
    formerSecretUntil,
    hours,
    ...others
  } = webhook;
  return {
    _id: id,
    ...others,
    paused: isPaused,
    key: { ...(userRef(key) as UserRef), isUsable: key.isUsable },
    createdAt: createdAt.toISOString(),
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    missedSince: missedSince?.toISOString() ?? null,
    formerSecretUntil: formerSecretUntil?.toISOString() ?? null,
    hours: hours.map(({ at, ...counts }) => ({ at: at.toISOString(), ...counts })),
  };
}

export function deliveryResponse(delivery: Delivery): DeliveryResponse {
  const { id, createdAt, triedAt, nextTryAt, ...others } = delivery;
  return {
    _id: id,
    ...others,
    createdAt: createdAt.toISOString(),
    triedAt: triedAt?.toISOString() ?? null,
    nextTryAt: nextTryAt?.toISOString() ?? null,
  };
}

export function testResponse(accepted: boolean, { status, milliseconds, isAddressRefused }: Call): WebhookTestResponse {
  return { accepted, status, milliseconds, ...(isAddressRefused && { isAddressRefused }) };
}
