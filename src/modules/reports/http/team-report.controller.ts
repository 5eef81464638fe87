import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiBadInput } from '../../../shared/http/api-failures.js';
import type { ListResponse } from '../../../shared/http/shared-responses.js';
import { CurrentUser, RecordedRead, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { TeamReportService } from '../application/team-report.service.js';
import { TeamReport, type TeamReportRow, teamRow } from './team.response.js';

/** Who has how much to do, over the leads that the caller may see. */
@ApiTags('reports')
@RecordedRead('report')
@Controller('reports/team')
export class TeamReportController {
  constructor(private readonly report: TeamReportService) {}

  @Get()
  @Staff('canViewReports')
  @ApiOperation({
    summary: 'Who has how much to do, and who is behind',
    description:
      'The most overdue first. A row for everybody who may have or has a lead that you may see, one for those of nobody and one for the pool; who sees only their own leads reads of themselves.',
  })
  @ApiOkResponse({ type: TeamReport })
  @ApiBadInput()
  async getTeamReport(@CurrentUser() viewer: User): Promise<ListResponse<TeamReportRow>> {
    return { data: (await this.report.team(viewer, new Date())).map(teamRow) };
  }
}
