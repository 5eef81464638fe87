import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDefined, IsString, MaxLength } from 'class-validator';
import { KnownEmailField } from '../../../shared/http/fields.js';
import { MAX_PASSWORD_LENGTH } from '../../users/domain/password-rules.js';
import { UserResponse } from '../../users/http/user.response.js';
import type { ListedSession } from '../domain/session.repository.js';

/** A password as typed: spaces are kept. An empty one counts as missing. */
export const GivenPassword = (label: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (value === '' ? undefined : value)),
    IsDefined({ message: `${label} is required.` }),
    IsString({ message: `${label} must be text.` }),
    MaxLength(MAX_PASSWORD_LENGTH, { message: `${label} can have at most ${MAX_PASSWORD_LENGTH} characters.` }),
    ApiProperty({
      type: String,
      format: 'password',
      maxLength: MAX_PASSWORD_LENGTH,
      description: `${label}, as typed`,
    }),
  );

export class LoginDto {
  @KnownEmailField({ label: 'Email', required: true, example: 'admin@kisancanteen.local' })
  email: string;

  @GivenPassword('Password')
  password: string;
}

export class ChangePasswordDto {
  @GivenPassword('Current password')
  currentPassword: string;

  @GivenPassword('New password')
  newPassword: string;
}

export class LoginResult {
  @ApiProperty({ description: 'Send it as `Authorization: Bearer ...`' })
  token: string;

  @ApiProperty({ type: UserResponse })
  data: UserResponse;
}

class SessionResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ format: 'date-time' })
  signedInAt: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;

  @ApiProperty({ type: String, nullable: true, example: 'Chrome on Android' })
  browser: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The network from which the session was opened, without its last part',
    example: '203.0.113.*',
  })
  address: string | null;

  @ApiProperty({ description: 'Whether this call uses this session' })
  isCurrent: boolean;
}

export class SessionListResponse {
  @ApiProperty({ type: [SessionResponse] })
  data: SessionResponse[];
}

export function sessionResponse(session: ListedSession, currentId: string): SessionResponse {
  return {
    _id: session.id,
    signedInAt: session.signedInAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    browser: session.place?.browser ?? null,
    address: session.place?.address ?? null,
    isCurrent: session.id === currentId,
  };
}
