import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { CurrentUser, RecordedRead, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { ActivityService } from '../application/activity.service.js';
import { administratorsOnly } from '../domain/activity.errors.js';
import { ActivityPageResponse, activityResponse } from './activity.response.js';
import { ActivityQuery, activityFilter, cursorText, positionOf } from './activity-query.dto.js';

/** Who of the staff did, saw or exported what. */
@ApiTags('activity')
@Controller('activity')
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

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
    const { acts, next } = await this.activity.page(
      viewer,
      activityFilter(query, new Date()),
      positionOf(query.cursor),
      query.limit,
    );
    return { data: acts.map(activityResponse), nextCursor: next && cursorText(next) };
  }
}
