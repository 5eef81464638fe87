import { Controller, Delete, Get, Headers, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gated } from '../../../http-edge/request-gates.js';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { serverBusy, signInTooLarge } from '../../../shared/http/http.errors.js';
import { AcceptsIdempotencyKey } from '../../../shared/http/idempotency-key.js';
import { Body, IdParam } from '../../../shared/http/input.js';
import { ApiOkMessage, type MessageResponse } from '../../../shared/http/shared-responses.js';
import { passwordsBusy, wrongCurrentPassword } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { UserResult, userResponse } from '../../users/http/user.response.js';
import { OwnAccountService } from '../application/own-account.service.js';
import { SignInService } from '../application/sign-in.service.js';
import { sessionNotFound, signInRefused } from '../domain/auth.errors.js';
import { AnyStaff, ClientAddress, CurrentSession, CurrentUser, Public, Staff } from './access.js';
import { ChangePasswordDto, LoginDto, LoginResult, SessionListResponse, sessionResponse } from './auth.dto.js';
import { DeviceCookie } from './device-cookie.js';
import { SIGN_IN_GATE, SignInGate } from './sign-in.gate.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly signIn: SignInService,
    private readonly gate: SignInGate,
    private readonly deviceCookie: DeviceCookie,
    private readonly ownAccount: OwnAccountService,
  ) {}

  @Post('login')
  @AcceptsIdempotencyKey()
  @HttpCode(200)
  @Public()
  @Gated(SIGN_IN_GATE, signInTooLarge)
  @ApiOperation({
    summary: 'Sign in with email and password',
    description:
      'Returns a token. Send it as `Authorization: Bearer ...` with every other call that needs a sign-in. An unknown email, a wrong password and an inactive account have the same response. Failed attempts are limited per account and per network (429). If `mustChangePassword` is true, most calls return 403 (`password_change_required`) until the user changes the password. Clients can ignore the cookie.',
  })
  @ApiOkResponse({
    type: LoginResult,
    headers: {
      'Set-Cookie': {
        schema: { type: 'string' },
        description: 'Identifies the browser, which then has its own limit of failed attempts',
      },
    },
  })
  @ApiFailures(signInRefused, tooManyRequests, passwordsBusy, serverBusy)
  @ApiBadBody(signInTooLarge)
  async login(
    @Body() { email, password }: LoginDto,
    @Headers('user-agent') userAgent: string | undefined,
    @ClientAddress() address: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResult> {
    const refusal = this.gate.refusalOf(request);
    const deviceTokenOf = (userId: string) => this.deviceCookie.read(request, userId);
    const form = { email, password, userAgent, deviceTokenOf };
    const { token, user, deviceToken } = await this.signIn.signIn(form, address, refusal);
    this.deviceCookie.write(reply, user.id, deviceToken);
    return { token, data: userResponse(user) };
  }

  @Get('me')
  @AnyStaff()
  @ApiOperation({
    summary: 'Get the signed-in user with their current rights',
    description:
      'Rights are read on every call, so they can change during a session. Also allowed while `mustChangePassword` is true.',
  })
  @ApiOkResponse({ type: UserResult })
  @ApiBadInput()
  getCurrentUser(@CurrentUser() user: User): UserResult {
    return { data: userResponse(user) };
  }

  @Put('password')
  @AnyStaff()
  @ApiOperation({
    summary: 'Change your own password and end your other sessions',
    description:
      'The current password is always required. The new password must be different and have 8 to 200 characters. It must not be a common password or be made of your email, your name or the company name. Also allowed while `mustChangePassword` is true.',
  })
  @ApiOkMessage('Password changed successfully')
  @ApiFailures(wrongCurrentPassword, tooManyRequests, passwordsBusy)
  @ApiBadBody()
  async changeOwnPassword(
    @CurrentUser() user: User,
    @CurrentSession() sessionId: string,
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.ownAccount.changePassword(user, sessionId, { current: currentPassword, next: newPassword }, address);
    return { message: 'Password changed successfully' };
  }

  @Post('logout')
  @AcceptsIdempotencyKey()
  @HttpCode(200)
  @AnyStaff()
  @ApiOperation({
    summary: 'Sign out',
    description:
      'Ends the session of the token that is sent, and no other. The token is refused from the next call on.',
  })
  @ApiOkMessage('Signed out successfully')
  @ApiBadBody()
  async logout(
    @CurrentUser() user: User,
    @CurrentSession() sessionId: string,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.signIn.signOut(user, sessionId, address);
    return { message: 'Signed out successfully' };
  }

  @Get('sessions')
  @Staff()
  @ApiOperation({
    summary: 'List your sessions, newest first',
    description:
      'A session ends automatically at `expiresAt`. `address` leaves out the last part of the network address.',
  })
  @ApiOkResponse({ type: SessionListResponse })
  @ApiBadInput()
  async listSessions(@CurrentUser() user: User, @CurrentSession() sessionId: string): Promise<SessionListResponse> {
    return { data: (await this.ownAccount.listSessions(user)).map((session) => sessionResponse(session, sessionId)) };
  }

  @Delete('sessions')
  @Staff()
  @ApiOperation({
    summary: 'End all your sessions except the current one',
    description: 'The tokens of these sessions are refused from the next call on.',
  })
  @ApiOkMessage('Your other sessions have ended')
  @ApiBadBody()
  async endOtherSessions(
    @CurrentUser() user: User,
    @CurrentSession() sessionId: string,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.ownAccount.endOtherSessions(user, sessionId, address);
    return { message: 'Your other sessions have ended' };
  }

  @Delete('sessions/:id')
  @Staff()
  @ApiOperation({
    summary: 'End one of your sessions',
    description:
      'This can be the current session. Its token is refused from the next call on. A session of another user returns 404, as if it did not exist.',
  })
  @ApiParam({ name: 'id', format: 'uuid', description: "The session's id" })
  @ApiOkMessage('The session has ended')
  @ApiFailures(sessionNotFound)
  @ApiBadBody()
  async endSession(
    @CurrentUser() user: User,
    @IdParam() id: string,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.ownAccount.endSession(user, id, address);
    return { message: 'The session has ended' };
  }
}
