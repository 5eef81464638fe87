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

  @ApiCount('Promises that were kept, missed or are overdue', 20)
  settled: number;
}

export class OldestWaitingResponse {
  @ApiProperty({ format: 'uuid', description: "The lead's id" })
  lead: string;

  @ApiProperty({ format: 'date-time', description: 'When it came' })
  since: string;
}

export class TeamReportRow {
  @ApiProperty({ type: UserRef, nullable: true, description: 'Null for the leads of nobody and of the pool' })
  user: UserRef | null;

  @ApiProperty({ description: 'The row of the leads that anybody may take' })
  inPool: boolean;

  @ApiProperty({ description: 'False for somebody who can no longer sign in' })
  isActive: boolean;

  @ApiCount('Leads that are new, contacted or qualified', 31)
  open: number;

  @ApiCount('Leads whose promised first contact is late', 4)
  overdue: number;

  @ApiCount('Leads with a follow-up for today or left over', 6)
  followUpsDue: number;

  @ApiCount('Leads about which they logged a call yesterday (Asia/Kolkata), whoever has them', 22)
  calledYesterday: number;

  @ApiProperty({ description: 'Leads that came in the last 7 days' })
  last7Days: KeptPromisesResponse;

  @ApiProperty({ description: 'Leads that came in the 7 days before' })
  sevenDaysBefore: KeptPromisesResponse;

  @ApiProperty({
    type: OldestWaitingResponse,
    nullable: true,
    description: 'The lead that waits longest for a promised first contact',
  })
  oldestWaiting: OldestWaitingResponse | null;
}

export const TeamReport = listResponse('TeamReport', TeamReportRow);

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

export function teamRow({ userId, name, oldestWaiting, ...row }: TeamRow): TeamReportRow {
  return {
    ...row,
    user: userId === null ? null : { _id: userId, name: name ?? '' },
    oldestWaiting: oldestWaiting && { lead: oldestWaiting.leadId, since: oldestWaiting.since.toISOString() },
  };
}
