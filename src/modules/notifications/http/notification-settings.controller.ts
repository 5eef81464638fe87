import { Controller, Delete, Get, HttpCode, Inject, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { channelsOf, ENV, type Env } from '../../../config/env.js';
import { ApiBadBody, ApiBadInput } from '../../../shared/http/api-failures.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body } from '../../../shared/http/input.js';
import { ApiOkMessage, type MessageResponse } from '../../../shared/http/shared-responses.js';
import { ClientAddress, CurrentUser, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { NotificationSettingsService } from '../application/notification-settings.service.js';
import type { NotificationSettings } from '../domain/notification-settings.js';
import { MAX_DEVICES } from '../domain/push.js';
import {
  AddPushDeviceDto,
  ChangeNotificationSettingsDto,
  NotificationSettingsResult,
  RemovePushDeviceDto,
  settingsResponse,
} from './notification-settings.dto.js';

/** How the caller wants to be told; nobody reaches the choices of others. */
@ApiTags('notifications')
@Controller('notifications')
export class NotificationSettingsController {
  constructor(
    private readonly settings: NotificationSettingsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Get('settings')
  @Staff()
  @ApiOperation({ summary: 'How you are told', description: 'Your own choices, and what this server can send by.' })
  @ApiOkResponse({ type: NotificationSettingsResult })
  @ApiBadInput()
  async readSettings(@CurrentUser() { id }: User): Promise<NotificationSettingsResult> {
    return this.result(await this.settings.find(id));
  }

  @Put('settings')
  @Staff()
  @ApiOperation({ summary: 'Choose how you are told', description: 'What is left out stays.' })
  @ApiOkResponse({ type: NotificationSettingsResult })
  @ApiBadBody()
  async changeSettings(
    @CurrentUser() { id }: User,
    @Body() dto: ChangeNotificationSettingsDto,
    @ClientAddress() address: string,
  ): Promise<NotificationSettingsResult> {
    return this.result(await this.settings.change(id, dto, address));
  }

  @Post('devices')
  @Repeatable()
  @HttpCode(200)
  @Staff()
  @ApiOperation({
    summary: 'Have this browser notified',
    description: `With the PushSubscription that it made under \`pushKey\`. The newest ${MAX_DEVICES} of yours are kept.`,
  })
  @ApiOkMessage('This browser is notified from now on')
  @ApiBadBody()
  async addDevice(
    @CurrentUser() { id }: User,
    @Body() dto: AddPushDeviceDto,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.settings.addDevice(id, dto, address);
    return { message: 'This browser is notified from now on' };
  }

  @Delete('devices')
  @Staff()
  @ApiOperation({
    summary: 'Stop push notifications to a browser',
    description: 'One that is not yours stays as it is.',
  })
  @ApiOkMessage('This browser is not notified any more')
  @ApiBadBody()
  async removeDevice(
    @CurrentUser() { id }: User,
    @Body() { endpoint }: RemovePushDeviceDto,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.settings.removeDevice(id, endpoint, address);
    return { message: 'This browser is not notified any more' };
  }

  private result(settings: NotificationSettings): NotificationSettingsResult {
    const mailAvailable = channelsOf(this.env).includes('mail');
    return { data: settingsResponse(settings, { mailAvailable, pushKey: this.env.push?.publicKey ?? null }) };
  }
}
