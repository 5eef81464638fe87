import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { invalidInput } from '../../../shared/domain/failure.js';
import { ApiBadBody, ApiBadInput } from '../../../shared/http/api-failures.js';
import { ApiCount, FlagField, IdsField } from '../../../shared/http/fields.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body, Query } from '../../../shared/http/input.js';
import {
  DEFAULT_PAGE_SIZE,
  LimitField,
  offsetOf,
  PageField,
  Pagination,
  paginationOf,
} from '../../../shared/http/paging.js';
import { ApiOkMessage, type MessageResponse } from '../../../shared/http/shared-responses.js';
import { CurrentUser, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { UserRef, userRef } from '../../users/http/user-ref.response.js';
import { OwnNotificationsService } from '../application/own-notifications.service.js';
import { KEPT_DAYS, NOTIFICATION_KINDS, type Notification, type NotificationKind } from '../domain/notification.js';

const MAX_IDS = 1_000;

class NotificationListQuery {
  @PageField()
  page: number = 1;

  @LimitField()
  limit: number = DEFAULT_PAGE_SIZE;
}

class MarkReadDto {
  @IdsField(MAX_IDS, { label: 'Ids', description: 'Ids of the notifications to mark as read' })
  ids?: string[];

  @FlagField({ label: 'All', description: 'Mark all as read; `ids` is then ignored' })
  all?: boolean;
}

class NotifiedLeadResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({
    description: '10 characters of Crockford base 32, usually written as XXXXX-XXXXX',
    example: '7ZK4M0QXJD',
  })
  reference: string;

  @ApiProperty({ enum: LEAD_TYPE_NAMES })
  type: LeadType;

  @ApiProperty({ type: String, nullable: true, example: 'Sunita Devi' })
  name: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'City and state', example: 'Gaya, Bihar' })
  place: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The text that the visitor wrote, at most 200 characters',
    example: 'When can somebody come to test the field?',
  })
  words: string | null;
}

class NotifiedKeyResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: 'ERP' })
  name: string;
}

class NotifiedWebhookResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: 'erp.example.com' })
  host: string;
}

class NotificationResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({
    enum: NOTIFICATION_KINDS,
    description:
      '`assigned`: the lead was assigned to you. `wrote_again`: a person whose open lead is assigned to you sent this new lead. `follow_up`: a follow-up is due. `due_soon`: the promised first contact is due soon. `key_creator_left`: the user who created an API key was deactivated or deleted. `webhook_disabled`: a webhook no longer receives events',
  })
  kind: NotificationKind;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null if the notification is unread' })
  readAt: string | null;

  @ApiProperty({
    type: UserRef,
    nullable: true,
    description: 'The user who caused the notification; null for a rule, a visitor or a due time',
  })
  by: UserRef | null;

  @ApiProperty({ type: NotifiedLeadResponse, nullable: true, description: 'Null if it is about a key or webhook' })
  lead: NotifiedLeadResponse | null;

  @ApiProperty({ type: NotifiedKeyResponse, nullable: true, description: 'Only if it is about a key' })
  key: NotifiedKeyResponse | null;

  @ApiProperty({ type: NotifiedWebhookResponse, nullable: true, description: 'Only if it is about a webhook' })
  webhook: NotifiedWebhookResponse | null;
}

class NotificationListResponse {
  @ApiProperty({ type: [NotificationResponse] })
  data: NotificationResponse[];

  @ApiCount('Number of unread notifications on all pages', 3)
  unread: number;

  @ApiProperty({ type: Pagination })
  pagination: Pagination;
}

const MAX_WORDS = 200;

function notificationResponse(notification: Notification): NotificationResponse {
  const { id, kind, createdAt, readAt, actor, lead, key, webhook } = notification;
  return {
    _id: id,
    kind,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    by: userRef(actor),
    lead: lead && notifiedLead(lead),
    key: key && { _id: key.id, name: key.name },
    webhook: webhook && { _id: webhook.id, host: webhook.host },
  };
}

function notifiedLead({ id, words, ...rest }: NonNullable<Notification['lead']>): NotifiedLeadResponse {
  return { _id: id, ...rest, words: words && shortened(words) };
}

function shortened(words: string): string {
  const letters = [...words];
  return letters.length <= MAX_WORDS ? words : `${letters.slice(0, MAX_WORDS - 1).join('')}…`;
}

@ApiTags('notifications')
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly notifications: OwnNotificationsService) {}

  @Get()
  @Staff()
  @ApiOperation({
    summary: 'List your notifications, newest first',
    description:
      'A notification is listed only while you can see its lead and the lead is still assigned to you (for `wrote_again`: ' +
      `the earlier lead of that person). You are not notified about your own actions. Notifications are kept for ${KEPT_DAYS} days. The live stream (\`GET /api/leads/events\`) sends ` +
      '`notifications` when this list has changed.',
  })
  @ApiOkResponse({ type: NotificationListResponse })
  @ApiBadInput()
  async listNotifications(
    @CurrentUser() viewer: User,
    @Query() query: NotificationListQuery,
  ): Promise<NotificationListResponse> {
    const { notifications, total, unread } = await this.notifications.list(viewer, offsetOf(query));
    return { data: notifications.map(notificationResponse), unread, pagination: paginationOf(query, total) };
  }

  @Post('read')
  @Repeatable()
  @HttpCode(200)
  @Staff()
  @ApiOperation({ summary: 'Mark notifications as read', description: 'Send either `ids` or `all`.' })
  @ApiOkMessage('Marked as read')
  @ApiBadBody()
  async markRead(@CurrentUser() viewer: User, @Body() { ids, all }: MarkReadDto): Promise<MessageResponse> {
    if (all !== true && ids === undefined) {
      throw invalidInput([{ field: 'ids', message: 'Send ids, or set all to true.', code: 'required' }]);
    }
    await this.notifications.markRead(viewer, all ? null : (ids ?? []));
    return { message: 'Marked as read' };
  }
}
