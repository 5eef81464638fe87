import { Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { type FieldError, invalidInput } from '../../../shared/domain/failure.js';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { ApiCount, ChoiceField, PartsField, WholeNumberField } from '../../../shared/http/fields.js';
import { Body, IdParam } from '../../../shared/http/input.js';
import {
  ApiOkMessage,
  type ListResponse,
  listResponse,
  type MessageResponse,
} from '../../../shared/http/shared-responses.js';
import { ClientAddress, CurrentUser, KeyScopes, RecordedRead, Staff } from '../../auth/http/access.js';
import { userNotFound } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { UserRef } from '../../users/http/user-ref.response.js';
import { TeamReportService } from '../application/team-report.service.js';
import { MAX_TARGET, type Target, type TeamRow } from '../domain/report.js';

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

const ApiTarget = (description: string): PropertyDecorator =>
  ApiProperty({ type: 'integer', minimum: 1, nullable: true, description: `${description}; null without a target` });

class DayWorkResponse {
  @ApiProperty({ enum: LEAD_TYPE_NAMES })
  type: LeadType;

  @ApiCount('Leads for which the user logged a call today, even if they are not the assignee', 14)
  called: number;

  @ApiCount("The user's leads that got their promised first contact today, in time", 5)
  kept: number;

  @ApiCount("The user's leads whose promised first contact was due today and was not made in time", 1)
  missed: number;

  @ApiCount('Leads that the user set to `converted` today and that still are', 2)
  converted: number;

  @ApiCount('The same for the whole month', 7)
  convertedInMonth: number;

  @ApiTarget('Leads to call per day')
  callsPerDay: number | null;

  @ApiTarget('Leads to convert per month')
  conversionsPerMonth: number | null;
}

class TargetDto {
  @ChoiceField(LEAD_TYPE_NAMES, { label: 'Type', required: true })
  type: LeadType;

  @WholeNumberField({ min: 1, max: MAX_TARGET }, { label: 'Calls per day', description: 'Leads to call per day' })
  callsPerDay?: number | null;

  @WholeNumberField(
    { min: 1, max: MAX_TARGET },
    { label: 'Conversions per month', description: 'Leads to convert per month' },
  )
  conversionsPerMonth?: number | null;
}

class SetTargetsDto {
  @PartsField(TargetDto, LEAD_TYPE_NAMES.length, { label: 'Targets', required: true })
  targets: TargetDto[];
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

  @ApiProperty({
    type: [DayWorkResponse],
    description: 'Work of today and targets, for each lead type that has any. Empty for unassigned leads and the pool',
  })
  today: DayWorkResponse[];
}

export const TeamReport = listResponse('TeamReport', TeamReportRow);

@ApiTags('reports')
@Controller('reports/team')
export class TeamReportController {
  constructor(private readonly report: TeamReportService) {}

  @Get()
  @RecordedRead('report')
  @Staff('canViewReports')
  @KeyScopes('reports:read')
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

  @Put(':id/targets')
  @Staff('canSetTargets')
  @ApiOperation({
    summary: "Set a user's targets",
    description:
      'Replaces the targets of the user for all lead types that you can see. Types that you leave out have no target. Targets for other types do not change.',
  })
  @ApiParam({ name: 'id', format: 'uuid', description: "The user's id" })
  @ApiOkMessage('Targets saved successfully')
  @ApiFailures(userNotFound)
  @ApiBadBody()
  async setTargets(
    @CurrentUser() viewer: User,
    @IdParam() id: string,
    @Body() dto: SetTargetsDto,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.report.setTargets(viewer, id, targetsOf(dto, viewer), address);
    return { message: 'Targets saved successfully' };
  }
}

/** @throws invalidInput for a type that appears twice, that the viewer cannot see, or without a number */
function targetsOf({ targets }: SetTargetsDto, viewer: User): Target[] {
  const types = targets.map(({ type }) => type);
  const errors = targets.flatMap(({ type, callsPerDay, conversionsPerMonth }, at) => {
    const error = (name: string, message: string, code: FieldError['code']): FieldError[] => [
      { field: `targets.${at}.${name}`, message, code },
    ];
    if (types.indexOf(type) !== at) return error('type', 'Type can appear only once.', 'invalid');
    if (!viewer.leadTypes.includes(type)) return error('type', 'You cannot see leads of this type.', 'invalid');
    if (!callsPerDay && !conversionsPerMonth) return error('callsPerDay', 'Enter at least one target.', 'required');
    return [];
  });
  if (errors.length > 0) throw invalidInput(errors);
  return targets.map(({ type, callsPerDay = null, conversionsPerMonth = null }) => ({
    type,
    callsPerDay,
    conversionsPerMonth,
  }));
}

export function teamRow({ userId, name, oldestWaiting, today, ...row }: TeamRow): TeamReportRow {
  return {
    ...row,
    today: today.map(({ userId: _user, name: _name, ...work }) => work),
    user: userId === null ? null : { _id: userId, name: name ?? '' },
    oldestWaiting: oldestWaiting && { lead: oldestWaiting.leadId, since: oldestWaiting.since.toISOString() },
  };
}
