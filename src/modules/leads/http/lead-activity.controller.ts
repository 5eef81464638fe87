import { Body, Controller, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiBadBody, ApiFailures } from '../../../shared/http/api-failures.js';
import { IdParam } from '../../../shared/http/id-param.js';
import { ClientAddress, CurrentUser, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { LeadUpdateService } from '../application/lead-update.service.js';
import { leadMerged, leadNotChangeable, leadNotFound } from '../domain/lead.errors.js';
import { LeadUpdatedAnswer, leadResponse } from './lead.response.js';
import { FollowUpDto, followUpOf, LogCallDto } from './lead-activity.dto.js';
import { LeadNoteAnswer, noteResponse } from './lead-detail.response.js';

/** What staff keep of their contact with the person behind a lead. */
@ApiTags('leads')
@ApiParam({ name: 'id', format: 'uuid', description: "The lead's id" })
@Controller('leads/:id')
export class LeadActivityController {
  constructor(private readonly updates: LeadUpdateService) {}

  @Post('calls')
  @Staff()
  @ApiOperation({
    summary: 'Log a call',
    description: 'Kept among the notes. The first call stops the promise clock, whether or not it was answered.',
  })
  @ApiCreatedResponse({ type: LeadNoteAnswer })
  @ApiFailures(leadNotFound, leadNotChangeable, leadMerged)
  @ApiBadBody()
  async logCall(
    @CurrentUser() viewer: User,
    @IdParam() id: string,
    @Body() { outcome, content }: LogCallDto,
    @ClientAddress() address: string,
  ): Promise<LeadNoteAnswer> {
    const note = await this.updates.logCall(viewer, id, { outcome, content: content ?? '' }, address);
    return { data: noteResponse(note) };
  }

  @Put('follow-up')
  @Staff()
  @ApiOperation({ summary: 'Set the reminder of a lead, or take it away' })
  @ApiOkResponse({ type: LeadUpdatedAnswer })
  @ApiFailures(leadNotFound, leadNotChangeable, leadMerged)
  @ApiBadBody()
  async setFollowUp(
    @CurrentUser() viewer: User,
    @IdParam() id: string,
    @Body() dto: FollowUpDto,
    @ClientAddress() address: string,
  ): Promise<LeadUpdatedAnswer> {
    const followUp = followUpOf(dto);
    const updated = await this.updates.setFollowUp(viewer, id, followUp, address);
    return {
      message: followUp ? 'Follow-up set successfully' : 'Follow-up cleared successfully',
      data: leadResponse(updated),
    };
  }
}
