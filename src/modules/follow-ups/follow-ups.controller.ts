import { Controller, Delete, Get, Header, HttpCode, Inject, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { ENV, type Env, siteAddress } from '../../config/env.js';
import { ApiBadInput, ApiFailures } from '../../shared/http/api-failures.js';
import { DateField } from '../../shared/http/fields.js';
import { Repeatable } from '../../shared/http/idempotency-key.js';
import { Body, IdParam } from '../../shared/http/input.js';
import { MessageResponse } from '../../shared/http/shared-responses.js';
import { CurrentUser, RecordedRead, Staff } from '../auth/http/access.js';
import { followUpNotFound, leadNotFound, tooManyFollowUps } from '../leads/domain/lead.errors.js';
import type { LeadCall } from '../leads/domain/lead-call.js';
import { FollowUpPlanDto, FollowUpTime, followUpPlan, futureFollowUp } from '../leads/http/follow-up.dto.js';
import { LeadUpdatedResult, leadResponse } from '../leads/http/lead.response.js';
import { ApiCreatedWithETag, ApiLeadChange, ApiLeadId, ApiOkWithETag, about, Call } from '../leads/http/lead-call.js';
import { LeadFollowUpResponse, leadFollowUpResponse } from '../leads/http/lead-parts.response.js';
import type { User } from '../users/domain/user.js';
import { calendarFile } from './calendar-file.js';
import { FollowUpsService } from './follow-ups.service.js';

class SetFollowUpDto extends FollowUpTime {
  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'Today or later (Asia/Kolkata). Null completes the next follow-up',
    example: '2036-04-22',
  })
  @ValidateIf(({ on }: SetFollowUpDto) => on !== null)
  @DateField({ label: 'Follow-up date', required: true })
  @Transform(({ obj, value }) => (obj.on === null ? null : value))
  on: string | null;
}

@ApiTags('leads')
@ApiLeadId()
@Controller('leads/:id/follow-up')
export class NextFollowUpController {
  constructor(private readonly followUps: FollowUpsService) {}

  @Put()
  @Staff()
  @ApiOperation({
    summary: 'Set, replace or complete the next follow-up of a lead',
    description:
      '`on: null` completes the next follow-up. If the lead has more open follow-ups, the following one becomes the next.',
  })
  @ApiOkWithETag(LeadUpdatedResult)
  @ApiLeadChange()
  async setFollowUp(@Call() call: LeadCall, @Body() { on, ...planned }: SetFollowUpDto): Promise<LeadUpdatedResult> {
    const followUp = on === null ? null : futureFollowUp({ on, ...planned });
    const updated = await this.followUps.setNext(call, followUp);
    return about(updated, {
      message: followUp ? 'Follow-up set successfully' : 'Follow-up cleared successfully',
      data: leadResponse(updated),
    });
  }
}

class FollowUpResult {
  @ApiProperty({ example: 'Follow-up changed successfully' })
  message: string;

  @ApiProperty({ type: LeadFollowUpResponse })
  data: LeadFollowUpResponse;
}

const ApiFollowUpId = (): MethodDecorator =>
  ApiParam({ name: 'followUpId', format: 'uuid', description: "The follow-up's id" });

@ApiTags('follow-ups')
@ApiLeadId()
@Controller('leads/:id/follow-ups')
export class FollowUpsController {
  constructor(
    private readonly followUps: FollowUpsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Post()
  @Repeatable()
  @Staff()
  @ApiOperation({
    summary: 'Add a follow-up to a lead',
    description: 'The `followUp` of a lead is its next open follow-up. The lead details contain all follow-ups.',
  })
  @ApiCreatedWithETag(FollowUpResult)
  @ApiLeadChange(tooManyFollowUps)
  async addFollowUp(@Call() call: LeadCall, @Body() dto: FollowUpPlanDto): Promise<FollowUpResult> {
    const { lead, followUp } = await this.followUps.add(call, followUpPlan(dto));
    return about(lead, { message: 'Follow-up added successfully', data: leadFollowUpResponse(followUp) });
  }

  @Put(':followUpId')
  @Staff()
  @ApiOperation({
    summary: 'Change the day, time, note or place of an open follow-up',
    description:
      'Fields you leave out are cleared. A changed day must be today or later. A changed time must be in the future.',
  })
  @ApiFollowUpId()
  @ApiOkWithETag(FollowUpResult)
  @ApiLeadChange(followUpNotFound)
  async changeFollowUp(
    @Call() call: LeadCall,
    @IdParam('followUpId') id: string,
    @Body() dto: FollowUpPlanDto,
  ): Promise<FollowUpResult> {
    const { lead, followUp } = await this.followUps.change(call, id, followUpPlan(dto));
    return about(lead, { message: 'Follow-up changed successfully', data: leadFollowUpResponse(followUp) });
  }

  @Post(':followUpId/complete')
  @Repeatable()
  @HttpCode(200)
  @Staff()
  @ApiOperation({ summary: 'Complete a follow-up', description: 'A follow-up that is already done stays as it is.' })
  @ApiFollowUpId()
  @ApiOkWithETag(FollowUpResult)
  @ApiLeadChange(followUpNotFound)
  async completeFollowUp(@Call() call: LeadCall, @IdParam('followUpId') id: string): Promise<FollowUpResult> {
    const { lead, followUp } = await this.followUps.complete(call, id);
    return about(lead, { message: 'Follow-up completed successfully', data: leadFollowUpResponse(followUp) });
  }

  @Delete(':followUpId')
  @Staff()
  @ApiOperation({ summary: 'Remove a follow-up', description: 'The history of the lead records the removal.' })
  @ApiFollowUpId()
  @ApiOkWithETag(MessageResponse)
  @ApiLeadChange(followUpNotFound)
  async removeFollowUp(@Call() call: LeadCall, @IdParam('followUpId') id: string): Promise<MessageResponse> {
    return about(await this.followUps.remove(call, id), { message: 'Follow-up removed successfully' });
  }

  @Get(':followUpId/calendar')
  @RecordedRead('lead')
  @Staff()
  @ApiOperation({
    summary: 'Download a follow-up for the calendar of a phone',
    description:
      'Returns an iCalendar file (.ics) with one event and an alarm. It contains the name and phone number of the lead, the place of a visit and a link to it in the back office.',
  })
  @ApiFollowUpId()
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' }, example: 'BEGIN:VCALENDAR\r\n' } } })
  @ApiFailures(leadNotFound, followUpNotFound)
  @ApiBadInput()
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="follow-up.ics"')
  async followUpForCalendar(
    @CurrentUser() viewer: User,
    @IdParam() leadId: string,
    @IdParam('followUpId') id: string,
  ): Promise<string> {
    const { lead, followUp } = await this.followUps.find(viewer, leadId, id);
    const origin = siteAddress(this.env);
    const { fullName, phone } = lead.personalInfo;
    const url = `${origin}/admin/dashboard?lead=${lead.id}`;
    const event = {
      uid: `${followUp.id}@${new URL(origin).hostname}`,
      day: followUp.on,
      at: followUp.at,
      title: `${followUp.place === null ? 'Follow up' : 'Visit'}: ${fullName ?? lead.reference}`,
      location: followUp.place,
      description: [phone, url].filter(Boolean).join('\n'),
      url,
    };
    return calendarFile(event, new Date());
  }
}
