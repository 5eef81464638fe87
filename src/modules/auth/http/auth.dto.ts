import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { LineField } from '../../../shared/http/fields.js';
import { UserResponse } from '../../users/http/user.response.js';

const PASSWORD_MAX = 200;

export class LoginDto {
  @LineField({ label: 'Email', required: true, example: 'admin@kisancanteen.local' })
  email: string;

  /** Taken as typed: a space may be part of it. */
  @ApiProperty({ maxLength: PASSWORD_MAX, format: 'password' })
  @IsString({ message: 'Password is required.' })
  @MinLength(1, { message: 'Password is required.' })
  @MaxLength(PASSWORD_MAX, { message: `Password can have at most ${PASSWORD_MAX} characters.` })
  password: string;
}

export class LoginAnswer {
  @ApiProperty({ description: 'Send it as `Authorization: Bearer ...`' })
  token: string;

  @ApiProperty({ type: UserResponse })
  data: UserResponse;
}

export class CurrentUserAnswer {
  @ApiProperty({ type: UserResponse })
  data: UserResponse;
}
