import { Controller, Put } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Body } from '../../shared/http/input.js';
import { Staff } from '../auth/http/access.js';
import type { LeadCall } from '../leads/domain/lead-call.js';
import { comingFollowUp } from '../leads/http/follow-up.dto.js';
import { LeadUpdatedResult, leadResponse } from '../leads/http/lead.response.js';
import { ApiLeadChange, ApiOkWithETag, about, Call } from '../leads/http/lead-call.js';
import { FollowUpsService } from './follow-ups.service.js';
import { SetFollowUpDto } from './set-follow-up.dto.js';

/** The follow-up that a lead itself names: the next of its open ones. */
@ApiTags('leads')
@ApiParam({ name: 'id', type: String, format: 'uuid', description: "The lead's id" })
@Controller('leads/:id/follow-up')
export class NextFollowUpController {
  constructor(private readonly followUps: FollowUpsService) {}

  @Put()
  @Staff()
  @ApiOperation({
    summary: 'Set or replace the next follow-up of a lead, or be done with it',
    description: '`on: null` is done with it; of several, the one after that is the next.',
  })
  @ApiOkWithETag(LeadUpdatedResult)
  @ApiLeadChange()
  async setFollowUp(@Call() call: LeadCall, @Body() { on, ...planned }: SetFollowUpDto): Promise<LeadUpdatedResult> {
    const followUp = on === null ? null : comingFollowUp({ on, ...planned });
    const updated = await this.followUps.setNext(call, followUp);
    return about(updated, {
      message: followUp ? 'Follow-up set successfully' : 'Follow-up cleared successfully',
      data: leadResponse(updated),
    });
  }
}
