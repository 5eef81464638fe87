import { applyDecorators, Controller, Delete, Get, Post, Put, UseGuards } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body, IdParam, Query } from '../../../shared/http/input.js';
import { offsetOf, paginationOf } from '../../../shared/http/paging.js';
import { ApiOkMessage, type MessageResponse } from '../../../shared/http/shared-responses.js';
import {
  ApiAlsoNeeds,
  ClientAddress,
  CurrentSignIn,
  CurrentUser,
  RecordedRead,
  Staff,
} from '../../auth/http/access.js';
import type { SignedIn } from '../../auth/http/staff-request.js';
import {
  emailTaken,
  passwordsBusy,
  reauthenticationRequired,
  userNotFound,
  wrongCurrentPassword,
} from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { UserResult, userResponse } from '../../users/http/user.response.js';
import { StaffService } from '../application/staff.service.js';
import {
  adminHasEveryType,
  adminOnly,
  beyondOwnRights,
  grantBeyondOwn,
  lastAdministrator,
  leadReceiverNotPossible,
  nameLooksTaken,
  ownPasswordElsewhere,
  ownRightsFixed,
} from '../domain/staff.errors.js';
import { CanManageUserGuard } from './can-manage-user.guard.js';
import {
  CreateUserDto,
  GrantableLeadTypesResult,
  grantableLeadTypes,
  LeaveDto,
  OpenLeadsResult,
  openLeadsResponse,
  ResetPasswordDto,
  SetLeadAccessDto,
  UpdateUserDto,
  UserListQuery,
  UserListResponse,
} from './user.dto.js';

const ApiUserId = (): MethodDecorator => ApiParam({ name: 'id', format: 'uuid', description: "The user's id" });
/** What 403 means here besides a missing flag. */
const LIMITS =
  'Without the admin role you can touch no administrator and nobody who has a permission or a lead type that you lack, and give neither.';
const REAUTHENTICATION =
  'A new password or email needs a sign-in of the last 15 minutes or `currentPassword`, the own password of whoever calls.';
const ApiReassignsLeads = (): MethodDecorator =>
  applyDecorators(
    ApiAlsoNeeds('canViewAllLeads', 'It says where leads go', 'LeadAccessMissing'),
    ApiAlsoNeeds('canEditAllLeads', 'It says where leads go', 'LeadAccessMissing'),
  );
/** Judged before the body is. */
const CanManageUser = (): MethodDecorator =>
  applyDecorators(UseGuards(CanManageUserGuard), ApiFailures(adminOnly, beyondOwnRights));

/** Staff accounts, for those who hold canManageUsers. */
@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(private readonly staff: StaffService) {}

  @Get()
  @RecordedRead('users')
  @Staff('canManageUsers')
  @ApiOperation({
    summary: 'List staff accounts, oldest first',
    description: 'All of them, also those that the caller may not change.',
  })
  @ApiOkResponse({ type: UserListResponse })
  @ApiBadInput()
  async listUsers(@Query() query: UserListQuery): Promise<UserListResponse> {
    const { page: _page, limit: _limit, ...filter } = query;
    const { users, total } = await this.staff.list(filter, offsetOf(query));
    return { data: users.map(userResponse), pagination: paginationOf(query, total) };
  }

  @Get('lead-types')
  @Staff('canManageUsers')
  @ApiOperation({
    summary: 'Every lead type a user can be given',
    description: 'With the presets that turn it on.',
  })
  @ApiOkResponse({ type: GrantableLeadTypesResult })
  @ApiBadInput()
  listGrantableLeadTypes(): GrantableLeadTypesResult {
    return { data: { definitions: grantableLeadTypes() } };
  }

  @Get(':id')
  @RecordedRead('user')
  @Staff('canManageUsers')
  @ApiOperation({
    summary: 'One staff account',
    description: 'With the rights that hold now.',
  })
  @ApiUserId()
  @ApiOkResponse({ type: UserResult })
  @ApiFailures(userNotFound)
  @ApiBadInput()
  async getUser(@IdParam() id: string): Promise<UserResult> {
    return { data: userResponse(await this.staff.find(id)) };
  }

  @Get(':id/open-leads')
  @Staff('canManageUsers')
  @ApiOperation({
    summary: 'How many open leads a user has, by type',
    description:
      'What deactivating or deleting them concerns; taking a type away concerns those of that type. Needs canViewAllLeads too, and counts leads of your own types.',
  })
  @ApiUserId()
  @ApiOkResponse({ type: OpenLeadsResult })
  @ApiAlsoNeeds('canViewAllLeads')
  @ApiFailures(userNotFound)
  @ApiBadInput()
  async countOpenLeads(@CurrentUser() manager: User, @IdParam() id: string): Promise<OpenLeadsResult> {
    return { data: openLeadsResponse(await this.staff.openLeads(manager.id, id)) };
  }

  @Post()
  @Repeatable()
  @Staff('canManageUsers')
  @UseGuards(CanManageUserGuard)
  @ApiOperation({
    summary: 'Create a staff account',
    description: `Rights that are left out come from the role. ${LIMITS}`,
  })
  @ApiCreatedResponse({ type: UserResult })
  @ApiFailures(adminOnly, grantBeyondOwn, emailTaken, nameLooksTaken, passwordsBusy)
  @ApiBadBody()
  async createUser(
    @CurrentUser() manager: User,
    @Body() dto: CreateUserDto,
    @ClientAddress() address: string,
  ): Promise<UserResult> {
    const user = await this.staff.create(manager.id, dto, address);
    return { message: 'User created successfully!', data: userResponse(user) };
  }

  @Put(':id')
  @Staff('canManageUsers')
  @CanManageUser()
  @ApiOperation({ summary: 'Change name, email, role or rights', description: `${LIMITS} ${REAUTHENTICATION}` })
  @ApiUserId()
  @ApiOkResponse({ type: UserResult })
  @ApiReassignsLeads()
  @ApiFailures(
    ownRightsFixed,
    grantBeyondOwn,
    reauthenticationRequired,
    wrongCurrentPassword,
    userNotFound,
    emailTaken,
    nameLooksTaken,
    adminHasEveryType,
    lastAdministrator,
    leadReceiverNotPossible,
    tooManyRequests,
    passwordsBusy,
  )
  @ApiBadBody()
  async updateUser(
    @CurrentSignIn() manager: SignedIn,
    @IdParam() id: string,
    @Body() dto: UpdateUserDto,
    @ClientAddress() address: string,
  ): Promise<UserResult> {
    const user = await this.staff.update(manager, id, dto, address);
    return { message: 'User updated successfully!', data: userResponse(user) };
  }

  @Put(':id/lead-access')
  @Staff('canManageUsers')
  @CanManageUser()
  @ApiOperation({ summary: 'Change which lead types the user may see', description: LIMITS })
  @ApiUserId()
  @ApiOkResponse({ type: UserResult })
  @ApiReassignsLeads()
  @ApiFailures(ownRightsFixed, grantBeyondOwn, userNotFound, adminHasEveryType, leadReceiverNotPossible)
  @ApiBadBody()
  async setLeadAccess(
    @CurrentSignIn() manager: SignedIn,
    @IdParam() id: string,
    @Body() { leadTypeAccess, leads }: SetLeadAccessDto,
    @ClientAddress() address: string,
  ): Promise<UserResult> {
    const user = await this.staff.update(manager, id, { leadTypeAccess, ...(leads && { leads }) }, address);
    return { message: 'Lead type access updated successfully!', data: userResponse(user) };
  }

  @Put(':id/toggle-status')
  @Staff('canManageUsers')
  @CanManageUser()
  @ApiOperation({
    summary: 'Deactivate an active user, activate an inactive one',
    description: `Who is deactivated has no open lead any more: nobody has those, or who \`leads\` says; closed ones stay theirs. ${LIMITS}`,
  })
  @ApiUserId()
  @ApiBody({ type: LeaveDto, required: false })
  @ApiOkResponse({ type: UserResult })
  @ApiReassignsLeads()
  @ApiFailures(userNotFound, lastAdministrator, leadReceiverNotPossible)
  @ApiBadBody()
  async toggleUserStatus(
    @CurrentUser() manager: User,
    @IdParam() id: string,
    @Body() { leads }: LeaveDto,
    @ClientAddress() address: string,
  ): Promise<UserResult> {
    const user = await this.staff.toggleStatus(manager.id, id, leads, address);
    return { message: `User ${user.isActive ? 'activated' : 'deactivated'} successfully!`, data: userResponse(user) };
  }

  @Put(':id/reset-password')
  @Staff('canManageUsers')
  @CanManageUser()
  @ApiOperation({
    summary: 'Set a new password for somebody else; every session of theirs ends',
    description: `${LIMITS} ${REAUTHENTICATION}`,
  })
  @ApiUserId()
  @ApiOkMessage('Password reset successfully!')
  @ApiFailures(
    ownPasswordElsewhere,
    reauthenticationRequired,
    wrongCurrentPassword,
    userNotFound,
    tooManyRequests,
    passwordsBusy,
  )
  @ApiBadBody()
  async resetPassword(
    @CurrentSignIn() manager: SignedIn,
    @IdParam() id: string,
    @Body() dto: ResetPasswordDto,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.staff.resetPassword(manager, id, dto, address);
    return { message: 'Password reset successfully!' };
  }

  @Delete(':id')
  @Staff('canManageUsers')
  @CanManageUser()
  @ApiOperation({
    summary: 'Delete a user; their notes stay',
    description: `Nobody has their leads any more, except open ones where \`leads\` says so. ${LIMITS}`,
  })
  @ApiUserId()
  @ApiBody({ type: LeaveDto, required: false })
  @ApiOkMessage('User deleted successfully!')
  @ApiReassignsLeads()
  @ApiFailures(userNotFound, lastAdministrator, leadReceiverNotPossible)
  @ApiBadBody()
  async deleteUser(
    @CurrentUser() manager: User,
    @IdParam() id: string,
    @Body() { leads }: LeaveDto,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.staff.delete(manager.id, id, leads, address);
    return { message: 'User deleted successfully!' };
  }
}
