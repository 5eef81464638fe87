import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Gated, RequestGates } from '../../../http-edge/request-gates.js';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { serverBusy, signInTooLarge } from '../../../shared/http/http.errors.js';
import { AcceptsIdempotencyKey } from '../../../shared/http/idempotency-key.js';
import { Body } from '../../../shared/http/input.js';
import { ApiOkMessage, MessageResponse } from '../../../shared/http/shared-responses.js';
import { passwordsBusy } from '../../users/domain/user.errors.js';
import { PasswordResetService } from '../application/password-reset.service.js';
import { passwordResetNotOffered, resetLinkInvalid } from '../domain/auth.errors.js';
import { ClientAddress, Public } from './access.js';
import { ChooseForgottenPasswordDto, ForgotPasswordDto, SignInOptionsResult } from './password-reset.dto.js';

const PASSWORD_RESET_GATE = 'password-reset';
const REQUESTED = 'If an active account has this email, a link was sent to it.';

@ApiTags('auth')
@Controller('auth')
export class PasswordResetController {
  constructor(
    private readonly resets: PasswordResetService,
    gates: RequestGates,
  ) {
    gates.add(PASSWORD_RESET_GATE, ({ ip }) => resets.countRequest(ip));
  }

  @Get('options')
  @Public()
  @ApiOperation({ summary: 'Get what the sign-in page offers', description: 'Needs no sign-in.' })
  @ApiOkResponse({ type: SignInOptionsResult })
  @ApiBadInput()
  getSignInOptions(): SignInOptionsResult {
    return { data: { passwordReset: this.resets.isOffered } };
  }

  @Post('forgot-password')
  @AcceptsIdempotencyKey()
  @HttpCode(202)
  @Public()
  @Gated(PASSWORD_RESET_GATE, signInTooLarge)
  @ApiOperation({
    summary: 'Send a link to choose a new password',
    description:
      'The response does not show whether an active account has the email. The link works once, for 30 minutes, and replaces earlier ones. An account gets at most three emails an hour.',
  })
  @ApiAcceptedResponse({ type: MessageResponse })
  @ApiFailures(passwordResetNotOffered, tooManyRequests, serverBusy)
  @ApiBadBody(signInTooLarge)
  async requestPasswordReset(
    @Body() { email }: ForgotPasswordDto,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.resets.request(email, address);
    return { message: REQUESTED };
  }

  @Post('reset-password')
  @AcceptsIdempotencyKey()
  @HttpCode(200)
  @Public()
  @Gated(PASSWORD_RESET_GATE, signInTooLarge)
  @ApiOperation({
    summary: 'Choose a new password with an emailed link',
    description: 'All sessions of the user end. A refused password does not use up the token.',
  })
  @ApiOkMessage('Password changed successfully')
  @ApiFailures(resetLinkInvalid, tooManyRequests, passwordsBusy, serverBusy)
  @ApiBadBody(signInTooLarge)
  async resetForgottenPassword(
    @Body() { token, password }: ChooseForgottenPasswordDto,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.resets.reset(token, password, address);
    return { message: 'Password changed successfully' };
  }
}
