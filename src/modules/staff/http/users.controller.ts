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
const LIMITS =
  'Only an admin can change an admin. Other callers cannot change users who have more rights, or grant rights that they lack.';
const REAUTHENTICATION = 'A new password or email needs a sign-in within the last 15 minutes or `currentPassword`.';
const ApiReassignsLeads = (): MethodDecorator =>
  applyDecorators(
    ApiAlsoNeeds('canViewAllLeads', 'The request contains `leads`', 'LeadAccessMissing'),
    ApiAlsoNeeds('canEditAllLeads', 'The request contains `leads`', 'LeadAccessMissing'),
  );
const CanManageUser = (): MethodDecorator =>
  applyDecorators(UseGuards(CanManageUserGuard), ApiFailures(adminOnly, beyondOwnRights));

@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(private readonly staff: StaffService) {}

  @Get()
  @RecordedRead('users')
  @Staff('canManageUsers')
  @ApiOperation({
    summary: 'List users, oldest first',
    description: 'Returns all users, including those that the caller cannot change.',
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
    summary: 'List the lead types that users can have',
    description: 'Each lead type lists the presets that include it.',
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
    summary: 'Get a user',
    description: "Includes the user's current permissions and lead types.",
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
    summary: "Count a user's open leads by type",
    description:
      "The user loses all these leads when deactivated or deleted, and the leads of one type when access to that type is removed. Also needs canViewAllLeads. Counts only leads of the caller's own lead types.",
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
    summary: 'Create a user',
    description: `If rights are left out, the role sets them. The user must change the password at the first sign-in. ${LIMITS}`,
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
  @ApiOperation({
    summary: "Change a user's name, email, role or rights",
    description: `${LIMITS} ${REAUTHENTICATION}`,
  })
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
  @ApiOperation({ summary: 'Change which lead types a user can see', description: LIMITS })
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
    summary: 'Deactivate an active user or activate an inactive one',
    description: `A deactivated user loses all open leads and keeps the closed ones. Without \`leads\`, the open leads become unassigned; with \`leads\`, they are reassigned as requested. ${LIMITS}`,
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
    summary: 'Set a new password for another user',
    description: `All sessions of the user end, and the user must change the password at the next sign-in. ${LIMITS} ${REAUTHENTICATION}`,
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
    summary: 'Delete a user',
    description: `The user's notes stay, and the user's leads become unassigned. With \`leads\`, the open leads are reassigned as requested. ${LIMITS}`,
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
