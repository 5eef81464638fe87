import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsDefined, IsString, MaxLength, ValidateBy } from 'class-validator';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { ChoicesField, FlagField } from '../../../shared/http/fields.js';
import type { NotificationSettings } from '../domain/notification-settings.js';
import { isPublicKey, isPushService, isSecret } from '../domain/push.js';

export class ChangeNotificationSettingsDto {
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

export class NotificationSettingsResponse {
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

export class NotificationSettingsResult {
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
export class AddPushDeviceDto {
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

export class RemovePushDeviceDto {
  @EndpointField()
  endpoint: string;
}

export function settingsResponse(
  { assignedMail, watchedTypes, digestMail, push }: NotificationSettings,
  { mailAvailable, pushKey }: Pick<NotificationSettingsResponse, 'mailAvailable' | 'pushKey'>,
): NotificationSettingsResponse {
  return { assignedMail, watchedTypes: [...watchedTypes], digestMail, push, mailAvailable, pushKey };
}
