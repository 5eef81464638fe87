import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ApiBadInput } from '../../../shared/http/api-failures.js';
import { ApiCount } from '../../../shared/http/fields.js';
import { type ListResponse, listResponse } from '../../../shared/http/shared-responses.js';
import { CurrentUser, RecordedRead, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { UserRef } from '../../users/http/user-ref.response.js';
import { TeamReportService } from '../application/team-report.service.js';
import type { TeamRow } from '../domain/report.js';

export class KeptPromisesResponse {
  @ApiCount('Promises that were kept', 18)
  kept: number;

  @ApiCount('Promises that were kept, were missed or are overdue', 20)
  settled: number;
}

export class OldestWaitingResponse {
  @ApiProperty({ format: 'uuid', description: "The lead's id" })
  lead: string;

  @ApiProperty({ format: 'date-time', description: 'When it was created' })
  since: string;
}

export class TeamReportRow {
  @ApiProperty({ type: UserRef, nullable: true, description: 'Null in the rows of unassigned leads and of the pool' })
  user: UserRef | null;

  @ApiProperty({ description: 'True in the row of the pool' })
  inPool: boolean;

  @ApiProperty({ description: 'False if the user can no longer sign in' })
  isActive: boolean;

  @ApiCount('Leads whose status is `new`, `contacted` or `qualified`', 31)
  open: number;

  @ApiCount('Leads whose promised first contact is overdue', 4)
  overdue: number;

  @ApiCount('Leads with a follow-up that is due today or overdue', 6)
  followUpsDue: number;

  @ApiCount('Leads for which the user logged a call yesterday (Asia/Kolkata), even if they are not the assignee', 22)
  calledYesterday: number;

  @ApiProperty({ description: 'Promises of leads from the last 7 days' })
  last7Days: KeptPromisesResponse;

  @ApiProperty({ description: 'Promises of leads from the 7 days before' })
  sevenDaysBefore: KeptPromisesResponse;

  @ApiProperty({
    type: OldestWaitingResponse,
    nullable: true,
    description: 'The lead that has waited longest for its promised first contact',
  })
  oldestWaiting: OldestWaitingResponse | null;
}

export const TeamReport = listResponse('TeamReport', TeamReportRow);

@ApiTags('reports')
@RecordedRead('report')
@Controller('reports/team')
export class TeamReportController {
  constructor(private readonly report: TeamReportService) {}

  @Get()
  @Staff('canViewReports')
  @ApiOperation({
    summary: 'Report the workload of each user',
    description:
      'The users with the most overdue leads come first. If you can see all leads of some types, there is one row for each user who has, or could be assigned, such a lead, one for unassigned leads and one for the pool. Otherwise you get only your own row, and the row of the pool if you can take leads from it.',
  })
  @ApiOkResponse({ type: TeamReport })
  @ApiBadInput()
  async getTeamReport(@CurrentUser() viewer: User): Promise<ListResponse<TeamReportRow>> {
    return { data: (await this.report.team(viewer, new Date())).map(teamRow) };
  }
}

export function teamRow({ userId, name, oldestWaiting, ...row }: TeamRow): TeamReportRow {
  return {
    ...row,
    user: userId === null ? null : { _id: userId, name: name ?? '' },
    oldestWaiting: oldestWaiting && { lead: oldestWaiting.leadId, since: oldestWaiting.since.toISOString() },
  };
}
