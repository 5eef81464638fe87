import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { invalidInput } from '../../../shared/domain/failure.js';
import { ApiBadBody, ApiBadInput } from '../../../shared/http/api-failures.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body, Query } from '../../../shared/http/input.js';
import { offsetOf, paginationOf } from '../../../shared/http/paging.js';
import { ApiOkMessage, type MessageResponse } from '../../../shared/http/shared-responses.js';
import { CurrentUser, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { NotificationsService } from '../application/notifications.service.js';
import { KEPT_DAYS } from '../domain/notification.js';
import {
  MarkReadDto,
  NotificationListQuery,
  NotificationListResponse,
  notificationResponse,
} from './notification.dto.js';

/** What concerns the caller; nobody reaches that of others. */
@ApiTags('notifications')
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @Staff()
  @ApiOperation({
    summary: 'What concerns you, newest first',
    description:
      'A lead that was given to you, a visitor who wrote again, a follow-up or a promise whose time has come: only of leads ' +
      `that you may see now and that are still yours, and never what you did yourself. Kept for ${KEPT_DAYS} days. The live ` +
      'stream (`GET /api/leads/events`) sends `notifications` when this list has changed.',
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
  @ApiOperation({ summary: 'Mark notifications as read', description: 'Some by their ids, or `all`.' })
  @ApiOkMessage('Marked as read')
  @ApiBadBody()
  async markRead(@CurrentUser() viewer: User, @Body() { ids, all }: MarkReadDto): Promise<MessageResponse> {
    if (all !== true && ids === undefined) {
      throw invalidInput([{ field: 'ids', message: 'Say which: ids, or all.', code: 'required' }]);
    }
    await this.notifications.markRead(viewer, all ? null : (ids ?? []));
    return { message: 'Marked as read' };
  }
}
