import { Body, Controller, Delete, Get, Headers, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { tooManyRequests } from '../../../shared/domain/rate-limit.errors.js';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { serverBusy, signInTooLarge } from '../../../shared/http/http.errors.js';
import { IdParam } from '../../../shared/http/id-param.js';
import { MessageResponse } from '../../../shared/http/message.response.js';
import { Gated } from '../../../shared/http/request-gates.js';
import { passwordsBusy, wrongCurrentPassword } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { UserResult, userResponse } from '../../users/http/user.response.js';
import { OwnPasswordService } from '../application/own-password.service.js';
import { OwnSessionsService } from '../application/own-sessions.service.js';
import { SignInService } from '../application/sign-in.service.js';
import { sessionNotFound, signInRefused } from '../domain/auth.errors.js';
import { AnyStaff, ClientAddress, CurrentSession, CurrentUser, Public, Staff } from './access.js';
import { ChangePasswordDto, LoginDto, LoginResult } from './auth.dto.js';
import { SessionListResponse, sessionResponse } from './session.response.js';
import { SIGN_IN_GATE, SignInGate } from './sign-in.gate.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly signIn: SignInService,
    private readonly gate: SignInGate,
    private readonly ownPassword: OwnPasswordService,
    private readonly ownSessions: OwnSessionsService,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Public()
  @Gated(SIGN_IN_GATE, signInTooLarge)
  @ApiOperation({ summary: 'Sign in with email and password' })
  @ApiOkResponse({ type: LoginResult })
  @ApiFailures(signInRefused, tooManyRequests, passwordsBusy, serverBusy)
  @ApiBadBody(signInTooLarge)
  async login(
    @Body() { email, password }: LoginDto,
    @Headers('user-agent') userAgent: string | undefined,
    @ClientAddress() address: string,
    @Req() request: FastifyRequest,
  ): Promise<LoginResult> {
    const refusal = this.gate.refusalOf(request);
    const { token, user } = await this.signIn.signIn({ email, password, userAgent }, address, refusal);
    return { token, data: userResponse(user) };
  }

  @Get('me')
  @AnyStaff()
  @ApiOperation({ summary: 'The signed-in user, with the rights that hold now' })
  @ApiOkResponse({ type: UserResult })
  @ApiBadInput()
  getCurrentUser(@CurrentUser() user: User): UserResult {
    return { data: userResponse(user) };
  }

  @Put('password')
  @AnyStaff()
  @ApiOperation({ summary: 'Change your own password; your other sessions end' })
  @ApiOkResponse({ type: MessageResponse })
  @ApiFailures(wrongCurrentPassword, tooManyRequests, passwordsBusy)
  @ApiBadBody()
  async changeOwnPassword(
    @CurrentUser() user: User,
    @CurrentSession() sessionId: string,
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.ownPassword.change(user, sessionId, { current: currentPassword, next: newPassword }, address);
    return { message: 'Password changed successfully' };
  }

  @Post('logout')
  @HttpCode(200)
  @AnyStaff()
  @ApiOperation({ summary: 'End the session; its token is refused from then on' })
  @ApiOkResponse({ type: MessageResponse })
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
  @ApiOperation({ summary: 'Where you are signed in, the latest first' })
  @ApiOkResponse({ type: SessionListResponse })
  @ApiBadInput()
  async listSessions(@CurrentUser() user: User, @CurrentSession() sessionId: string): Promise<SessionListResponse> {
    return { data: (await this.ownSessions.list(user)).map((session) => sessionResponse(session, sessionId)) };
  }

  @Delete('sessions')
  @Staff()
  @ApiOperation({ summary: 'End every session of yours but this one' })
  @ApiOkResponse({ type: MessageResponse })
  @ApiBadBody()
  async endOtherSessions(
    @CurrentUser() user: User,
    @CurrentSession() sessionId: string,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.ownSessions.endOthers(user, sessionId, address);
    return { message: 'Your other sessions have ended' };
  }

  @Delete('sessions/:id')
  @Staff()
  @ApiOperation({ summary: 'End one of your sessions; this one too' })
  @ApiParam({ name: 'id', format: 'uuid', description: "The session's id" })
  @ApiOkResponse({ type: MessageResponse })
  @ApiFailures(sessionNotFound)
  @ApiBadBody()
  async endSession(
    @CurrentUser() user: User,
    @IdParam() id: string,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.ownSessions.end(user, id, address);
    return { message: 'The session has ended' };
  }
}
