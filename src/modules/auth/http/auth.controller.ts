import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { ApiBadBody, ApiBadInput, ApiThrottled } from '../../../shared/http/api-errors.js';
import { MessageAnswer } from '../../../shared/http/message.response.js';
import { Problem } from '../../../shared/http/problem.js';
import type { User } from '../../users/domain/user.js';
import { userResponse } from '../../users/http/user.response.js';
import { OwnPasswordService } from '../application/own-password.service.js';
import { SignInService } from '../application/sign-in.service.js';
import { ClientAddress, CurrentSession, CurrentUser, Public, Staff } from './access.js';
import { ChangePasswordDto, CurrentUserAnswer, LoginAnswer, LoginDto } from './auth.dto.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly signIn: SignInService,
    private readonly ownPassword: OwnPasswordService,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Public()
  @ApiOperation({ summary: 'Sign in with email and password' })
  @ApiOkResponse({ type: LoginAnswer })
  @ApiUnauthorizedResponse({ type: Problem, description: 'Unknown email, wrong password or inactive account' })
  @ApiThrottled()
  @ApiBadBody()
  async login(@Body() { email, password }: LoginDto, @ClientAddress() address: string): Promise<LoginAnswer> {
    const { token, user } = await this.signIn.signIn(email, password, address);
    return { token, data: userResponse(user) };
  }

  @Get('me')
  @Staff()
  @ApiOperation({ summary: 'The signed-in user, with the rights that hold now' })
  @ApiOkResponse({ type: CurrentUserAnswer })
  @ApiBadInput()
  me(@CurrentUser() user: User): CurrentUserAnswer {
    return { data: userResponse(user) };
  }

  @Put('password')
  @Staff()
  @ApiOperation({ summary: 'Change your own password; your other sessions end' })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiThrottled()
  @ApiBadBody()
  async changePassword(
    @CurrentUser() user: User,
    @CurrentSession() sessionId: string,
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
    @ClientAddress() address: string,
  ): Promise<MessageAnswer> {
    await this.ownPassword.change(user, sessionId, { current: currentPassword, next: newPassword }, address);
    return { message: 'Password changed successfully' };
  }

  @Post('logout')
  @HttpCode(200)
  @Staff()
  @ApiOperation({ summary: 'End the session; its token is refused from then on' })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiBadBody()
  async logout(
    @CurrentUser() user: User,
    @CurrentSession() sessionId: string,
    @ClientAddress() address: string,
  ): Promise<MessageAnswer> {
    await this.signIn.signOut(user, sessionId, address);
    return { message: 'Signed out successfully' };
  }
}
