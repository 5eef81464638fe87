import { Body, Controller, Headers, Post, Put, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiBadBody, ApiFailures } from '../../../shared/http/api-failures.js';
import { IdParam } from '../../../shared/http/id-param.js';
import { ClientAddress, CurrentUser, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { LeadUpdateService } from '../application/lead-update.service.js';
import {
  leadChangedMeanwhile,
  leadErased,
  leadMerged,
  leadNotChangeable,
  leadNotFound,
} from '../domain/lead.errors.js';
import { ApiCreatedWithETag, ApiIfMatch, ApiOkWithETag, expectedVersion, leadETag } from './etag.js';
import { LeadUpdatedResult, leadResponse } from './lead.response.js';
import { followUpOf, LogCallDto, SetFollowUpDto } from './lead-activity.dto.js';
import { LeadNoteResult, noteResponse } from './lead-detail.response.js';

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
  @ApiIfMatch()
  @ApiCreatedWithETag(LeadNoteResult)
  @ApiFailures(leadNotFound, leadNotChangeable, leadChangedMeanwhile, leadMerged, leadErased)
  @ApiBadBody()
  async logCall(
    @CurrentUser() viewer: User,
    @IdParam() id: string,
    @Body() { outcome, content = '' }: LogCallDto,
    @Headers('if-match') ifMatch: string | undefined,
    @ClientAddress() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeadNoteResult> {
    const expected = expectedVersion(ifMatch);
    const { note, lead } = await this.updates.addNote(viewer, id, { content, call: outcome }, expected, address);
    void reply.header('ETag', leadETag(lead));
    return { data: noteResponse(note) };
  }

  @Put('follow-up')
  @Staff()
  @ApiOperation({
    summary: 'Set the reminder of a lead, or take it away',
    description: '`on: null` takes it away, with its note.',
  })
  @ApiIfMatch()
  @ApiOkWithETag(LeadUpdatedResult)
  @ApiFailures(leadNotFound, leadNotChangeable, leadChangedMeanwhile, leadMerged, leadErased)
  @ApiBadBody()
  async setFollowUp(
    @CurrentUser() viewer: User,
    @IdParam() id: string,
    @Body() dto: SetFollowUpDto,
    @Headers('if-match') ifMatch: string | undefined,
    @ClientAddress() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeadUpdatedResult> {
    const followUp = followUpOf(dto);
    const updated = await this.updates.setFollowUp(viewer, id, followUp, expectedVersion(ifMatch), address);
    void reply.header('ETag', leadETag(updated));
    return {
      message: followUp ? 'Follow-up set successfully' : 'Follow-up cleared successfully',
      data: leadResponse(updated),
    };
  }
}
