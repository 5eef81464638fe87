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
  @FlagField({ label: 'Assigned mail', description: 'A mail for every lead that is given to you' })
  assignedMail?: boolean;

  @ChoicesField(LEAD_TYPE_NAMES, {
    label: 'Watched types',
    description: 'New leads of these types are told to you while nobody has them, as far as you may see them',
  })
  watchedTypes?: LeadType[];

  @FlagField({ label: 'Digest mail', description: 'A mail at 8:00 on working mornings when leads of yours are due' })
  digestMail?: boolean;

  @FlagField({ label: 'Push', description: 'Whether the devices that you have set up are notified' })
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
  push: boolean;

  @ApiProperty({ description: 'Whether this server sends mails at all' })
  mailAvailable: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The key (VAPID) under which a browser subscribes; null where nothing is pushed',
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
      { message: `${label} must be the ${bytes} bytes that the browser made, as base64url.` },
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
      description: 'The address that the browser’s push service gave to it',
      example: 'https://fcm.googleapis.com/fcm/send/dXbe8k2c1vQ:APA91bH',
    }),
  );

/** What a browser’s PushSubscription says. */
class AddPushDeviceDto {
  @EndpointField()
  @ValidateBy(
    { name: 'isPushService', validator: { validate: (value) => typeof value === 'string' && isPushService(value) } },
    { message: 'Endpoint must be an address of a push service of a browser.' },
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
  { assignedMail, watchedTypes, digestMail, push }: NotificationSettings,
  { mailAvailable, pushKey }: Pick<NotificationSettingsResponse, 'mailAvailable' | 'pushKey'>,
): NotificationSettingsResponse {
  return { assignedMail, watchedTypes: [...watchedTypes], digestMail, push, mailAvailable, pushKey };
}

/** How the caller wants to be told; nobody reaches the choices of others. */
@ApiTags('notifications')
@Controller('notifications')
export class NotificationSettingsController {
  constructor(
    private readonly notifications: OwnNotificationsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Get('settings')
  @Staff()
  @ApiOperation({ summary: 'How you are told', description: 'Your own choices, and what this server can send by.' })
  @ApiOkResponse({ type: NotificationSettingsResult })
  @ApiBadInput()
  async readSettings(@CurrentUser() { id }: User): Promise<NotificationSettingsResult> {
    return this.result(await this.notifications.settings(id));
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
    return this.result(await this.notifications.changeSettings(id, dto, address));
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
    await this.notifications.addDevice(id, dto, address);
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
    await this.notifications.removeDevice(id, endpoint, address);
    return { message: 'This browser is not notified any more' };
  }

  private result(settings: NotificationSettings): NotificationSettingsResult {
    const mailAvailable = channelsOf(this.env).includes('mail');
    return { data: settingsResponse(settings, { mailAvailable, pushKey: this.env.push?.publicKey ?? null }) };
  }
}
