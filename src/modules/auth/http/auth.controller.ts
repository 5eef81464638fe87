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
  @AcceptsIdempotencyKey('No answer that signs somebody in is kept')
  @HttpCode(200)
  @Public()
  @Gated(SIGN_IN_GATE, signInTooLarge)
  @ApiOperation({
    summary: 'Sign in with email and password',
    description:
      'Answers a token, to be sent as `Authorization: Bearer ...` with every other call of staff. An unknown email, a wrong password and an inactive account are answered alike. Failed tries are counted by account and by network (429). A cookie comes along, for this call alone: it gives the browser tries of its own, lets nobody in, and may be left out.',
  })
  @ApiOkResponse({
    type: LoginResult,
    headers: {
      'Set-Cookie': { schema: { type: 'string' }, description: 'Names the browser, for its own count of tries' },
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
    summary: 'The signed-in user, with the rights that hold now',
    description:
      'Rights are read at every call: what somebody may do can change while they are signed in. Open with a first password too.',
  })
  @ApiOkResponse({ type: UserResult })
  @ApiBadInput()
  getCurrentUser(@CurrentUser() user: User): UserResult {
    return { data: userResponse(user) };
  }

  @Put('password')
  @AnyStaff()
  @ApiOperation({
    summary: 'Change your own password; your other sessions end',
    description:
      'The current one is always needed, and the new one is another. 8 to 200 characters, none of the commonest, not made of the email, the name or the company. Open with a first password too.',
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
  @AcceptsIdempotencyKey('Signing out twice changes nothing more')
  @HttpCode(200)
  @AnyStaff()
  @ApiOperation({
    summary: 'End the session; its token is refused from then on',
    description: 'Ends only the session of the token that is sent.',
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
    summary: 'Where you are signed in, the latest first',
    description: 'Sessions end by themselves at `expiresAt`. Networks are shown without their last part.',
  })
  @ApiOkResponse({ type: SessionListResponse })
  @ApiBadInput()
  async listSessions(@CurrentUser() user: User, @CurrentSession() sessionId: string): Promise<SessionListResponse> {
    return { data: (await this.ownAccount.listSessions(user)).map((session) => sessionResponse(session, sessionId)) };
  }

  @Delete('sessions')
  @Staff()
  @ApiOperation({
    summary: 'End every session of yours but this one',
    description: 'Their tokens are refused from the next call on.',
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
    summary: 'End one of your sessions; this one too',
    description:
      'Its token is refused from the next call on. Those of others are answered like ones that do not exist.',
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
