import { applyDecorators, Controller, Delete, Get, HttpCode, Inject, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsDefined, IsString, MaxLength, ValidateBy } from 'class-validator';
import { channelsOf, ENV, type Env } from '../../../config/env.js';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { ApiBadBody, ApiBadInput } from '../../../shared/http/api-failures.js';
import { ChoicesField, FlagField } from '../../../shared/http/fields.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body } from '../../../shared/http/input.js';
import { ApiOkMessage, type MessageResponse } from '../../../shared/http/shared-responses.js';
import { ClientAddress, CurrentUser, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { OwnNotificationsService } from '../application/own-notifications.service.js';
import type { NotificationSettings } from '../domain/notification.js';
import { isPublicKey, isPushService, isSecret, MAX_DEVICES } from '../domain/push.js';

class ChangeNotificationSettingsDto {
  @FlagField({ label: 'Assigned email', description: 'Send an email for every lead that is assigned to you' })
  assignedMail?: boolean;

  @ChoicesField(LEAD_TYPE_NAMES, {
    label: 'Watched types',
    description: 'Notify you about new unassigned leads of these types, if you can see them',
  })
  watchedTypes?: LeadType[];

  @FlagField({
    label: 'Digest email',
    description:
      'Send an email at 8:00 (Asia/Kolkata) on working days, if your leads are due or unassigned leads that you can see are overdue',
  })
  digestMail?: boolean;

  @FlagField({
    label: 'Team email',
    description:
      "Send an email about the team's last working day at 8:00 (Asia/Kolkata) on working days. Sent only if you can see reports",
  })
  teamMail?: boolean;

  @FlagField({ label: 'Push', description: 'Send push notifications to your devices' })
  push?: boolean;
}

class NotificationSettingsResponse {
  @ApiProperty()
  assignedMail: boolean;

  @ApiProperty({ enum: LEAD_TYPE_NAMES, isArray: true })
  watchedTypes: LeadType[];

  @ApiProperty()
  digestMail: boolean;

  @ApiProperty()
  teamMail: boolean;

  @ApiProperty()
  push: boolean;

  @ApiProperty({ description: 'Whether this server can send emails' })
  mailAvailable: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The VAPID key with which a browser subscribes; null if this server sends no pushes',
    example: 'BNc3Ke5pnX0pQm9H9Vw3vR6VtQnYwQx3m5i3E0f2Hh0c2Yd6qv4Jk1s8Zb7aLw9Xo5uTtP2rG4yDnM6eCjSfKxA',
  })
  pushKey: string | null;
}

class NotificationSettingsResult {
  @ApiProperty({ type: NotificationSettingsResponse })
  data: NotificationSettingsResponse;
}

interface Key {
  readonly label: string;
  readonly bytes: number;
  readonly isKey: (text: string) => boolean;
  readonly example: string;
}

const KeyField = ({ label, bytes, isKey, example }: Key): PropertyDecorator =>
  applyDecorators(
    IsDefined({ message: `${label} is required.` }),
    IsString({ message: `${label} must be text.` }),
    ValidateBy(
      { name: 'isPushKey', validator: { validate: (value) => typeof value === 'string' && isKey(value) } },
      { message: `${label} must be the ${bytes} bytes of the browser's subscription, as base64url.` },
    ),
    ApiProperty({
      type: String,
      maxLength: Math.ceil(bytes / 3) * 4,
      description: `${label}: ${bytes} bytes, base64url`,
      example,
    }),
  );

const EndpointField = (): PropertyDecorator =>
  applyDecorators(
    IsDefined({ message: 'Endpoint is required.' }),
    IsString({ message: 'Endpoint must be text.' }),
    MaxLength(1_000, { message: 'Endpoint can have at most 1000 characters.' }),
    ApiProperty({
      type: String,
      maxLength: 1_000,
      description: 'The `endpoint` of the browser’s PushSubscription',
      example: 'https://fcm.googleapis.com/fcm/send/dXbe8k2c1vQ:APA91bH',
    }),
  );

class AddPushDeviceDto {
  @EndpointField()
  @ValidateBy(
    { name: 'isPushService', validator: { validate: (value) => typeof value === 'string' && isPushService(value) } },
    { message: 'Endpoint must be a URL of a browser’s push service.' },
  )
  endpoint: string;

  @KeyField({
    label: 'Public key',
    bytes: 65,
    isKey: isPublicKey,
    example: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  })
  p256dh: string;

  @KeyField({ label: 'Secret', bytes: 16, isKey: isSecret, example: 'tBHItJI5svbpez7KI4CCXg' })
  auth: string;
}

class RemovePushDeviceDto {
  @EndpointField()
  endpoint: string;
}

function settingsResponse(
  { watchedTypes, ...settings }: NotificationSettings,
  { mailAvailable, pushKey }: Pick<NotificationSettingsResponse, 'mailAvailable' | 'pushKey'>,
): NotificationSettingsResponse {
  return { ...settings, watchedTypes: [...watchedTypes], mailAvailable, pushKey };
}

@ApiTags('notifications')
@Controller('notifications')
export class NotificationSettingsController {
  constructor(
    private readonly notifications: OwnNotificationsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Get('settings')
  @Staff()
  @ApiOperation({
    summary: 'Read your notification settings',
    description: 'Returns your settings, and which channels this server can use.',
  })
  @ApiOkResponse({ type: NotificationSettingsResult })
  @ApiBadInput()
  async readSettings(@CurrentUser() { id }: User): Promise<NotificationSettingsResult> {
    return this.result(await this.notifications.settings(id));
  }

  @Put('settings')
  @Staff()
  @ApiOperation({
    summary: 'Change your notification settings',
    description: 'Fields that you leave out do not change.',
  })
  @ApiOkResponse({ type: NotificationSettingsResult })
  @ApiBadBody()
  async changeSettings(
    @CurrentUser() { id }: User,
    @Body() dto: ChangeNotificationSettingsDto,
    @ClientAddress() address: string,
  ): Promise<NotificationSettingsResult> {
    return this.result(await this.notifications.changeSettings(id, dto, address));
  }

  @Post('devices')
  @Repeatable()
  @HttpCode(200)
  @Staff()
  @ApiOperation({
    summary: 'Turn on push notifications for a browser',
    description: `Send the PushSubscription that the browser created with \`pushKey\`. The server keeps your newest ${MAX_DEVICES} browsers.`,
  })
  @ApiOkMessage('Notifications are on for this browser')
  @ApiBadBody()
  async addDevice(
    @CurrentUser() { id }: User,
    @Body() dto: AddPushDeviceDto,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.notifications.addDevice(id, dto, address);
    return { message: 'Notifications are on for this browser' };
  }

  @Delete('devices')
  @Staff()
  @ApiOperation({
    summary: 'Turn off push notifications for a browser',
    description: 'Browsers of other users are not affected.',
  })
  @ApiOkMessage('Notifications are off for this browser')
  @ApiBadBody()
  async removeDevice(
    @CurrentUser() { id }: User,
    @Body() { endpoint }: RemovePushDeviceDto,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.notifications.removeDevice(id, endpoint, address);
    return { message: 'Notifications are off for this browser' };
  }

  private result(settings: NotificationSettings): NotificationSettingsResult {
    const mailAvailable = channelsOf(this.env).includes('mail');
    return { data: settingsResponse(settings, { mailAvailable, pushKey: this.env.push?.publicKey ?? null }) };
  }
}
