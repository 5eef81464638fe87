import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiBadInput } from '../../../shared/http/api-answers.js';
import { ChoiceField, FlagField, LineField } from '../../../shared/http/fields.js';
import { DEFAULT_PAGE_SIZE, LimitField, offsetOf, PageField, paginationOf } from '../../../shared/http/paging.js';
import { Staff } from '../../auth/http/access.js';
import { UserDirectory } from '../application/user-directory.service.js';
import { ROLES, type Role } from '../domain/user.js';
import { UserListAnswer, userResponse } from './user.response.js';

class UserListQuery {
  @LineField({ label: 'Search', description: 'A literal piece of the name or email' })
  search?: string;

  @ChoiceField(ROLES, { label: 'Role' })
  role?: Role;

  @FlagField({ label: 'Active' })
  isActive?: boolean;

  @PageField()
  page: number = 1;

  @LimitField()
  limit: number = DEFAULT_PAGE_SIZE;
}

@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(private readonly directory: UserDirectory) {}

  @Get()
  @Staff('canManageUsers')
  @ApiOperation({ summary: 'List staff accounts, oldest first' })
  @ApiOkResponse({ type: UserListAnswer })
  @ApiBadInput()
  async list(@Query() query: UserListQuery): Promise<UserListAnswer> {
    const { page: _page, limit: _limit, ...filter } = query;
    const { users, total } = await this.directory.list(filter, offsetOf(query));
    return { data: users.map(userResponse), pagination: paginationOf(query, total) };
  }
}
