import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiBadInput, ApiFailures } from '../../shared/http/api-failures.js';
import { Query } from '../../shared/http/input.js';
import { CurrentUser, RecordedRead, Staff } from '../auth/http/access.js';
import type { User } from '../users/domain/user.js';
import {
  ActivityPageResponse,
  ActivityQuery,
  activityFilter,
  activityResponse,
  cursorText,
  positionOf,
} from './activity.dto.js';
import { administratorsOnly } from './activity.js';
import { ActivityRepository } from './activity.repository.js';

/** Who of the staff did, saw or exported what. */
@ApiTags('activity')
@Controller('activity')
export class ActivityController {
  constructor(private readonly activity: ActivityRepository) {}

  @Get()
  @Staff()
  @RecordedRead('activity')
  @ApiOperation({
    summary: 'Who did, saw or exported what, newest first',
    description:
      'For administrators. Holds what the audit trail keeps of the staff, and of leads and users the names that they have now: of erased people none. Reading it is itself recorded.',
  })
  @ApiOkResponse({ type: ActivityPageResponse })
  @ApiFailures(administratorsOnly)
  @ApiBadInput()
  async listActivity(@CurrentUser() viewer: User, @Query() query: ActivityQuery): Promise<ActivityPageResponse> {
    const { entries, next } = await this.activity.page(
      viewer,
      activityFilter(query, new Date()),
      positionOf(query.cursor),
      query.limit,
    );
    return { data: entries.map(activityResponse), nextCursor: next && cursorText(next) };
  }
}
