import { ApiProperty } from '@nestjs/swagger';
import { KnownEmailField, LineField } from '../../../shared/http/fields.js';
import { GivenPassword } from './auth.dto.js';

export class ForgotPasswordDto {
  @KnownEmailField({ label: 'Email', required: true, example: 'sunita@kisancanteen.local' })
  email: string;
}

export class ChooseForgottenPasswordDto {
  @LineField({
    // Clients sign out on messages with the word "token".
    label: 'Reset code',
    required: true,
    description: 'The text after `#` in the emailed link',
    example: 'q3Zk0v7dJc2mXw8rTn5yBh1uLs6pGf4eKa9iOxVz_QY',
  })
  token: string;

  @GivenPassword('Password')
  password: string;
}

class SignInOptions {
  @ApiProperty({ description: 'Whether users can reset a forgotten password by email' })
  passwordReset: boolean;
}

export class SignInOptionsResult {
  @ApiProperty({ type: SignInOptions })
  data: SignInOptions;
}
