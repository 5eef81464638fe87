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

@ApiTags('activity')
@Controller('activity')
export class ActivityController {
  constructor(private readonly activity: ActivityRepository) {}

  @Get()
  @Staff()
  @RecordedRead('activity')
  @ApiOperation({
    summary: 'List what users did, viewed and exported, newest first',
    description:
      'For administrators. Returns the part of the audit trail that is about users of the back office, with the current names of leads and users. Names of erased people are null. This call is recorded too.',
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
