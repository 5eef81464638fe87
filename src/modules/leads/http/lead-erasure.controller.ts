import { Controller, Headers, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../../shared/http/id-param.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { ClientAddress, CurrentUser, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { LeadErasureService } from '../application/lead-erasure.service.js';
import { leadHoldsHidden } from '../domain/lead.errors.js';
import { ApiLeadChange, ApiOkWithETag, expectedVersion, leadETag } from './etag.js';
import { LeadUpdatedResult, leadResponse } from './lead.response.js';

@ApiTags('leads')
@ApiParam({ name: 'id', format: 'uuid', description: "The lead's id" })
@Controller('leads/:id')
export class LeadErasureController {
  constructor(private readonly erasure: LeadErasureService) {}

  @Post('erase')
  @Repeatable()
  @HttpCode(200)
  @Staff('canErasePersonalData')
  @ApiOperation({
    summary: 'Erase the personal data of a lead',
    description:
      'For good, with what was merged into it: personal fields, what the form asked, notes, the reminder, and the values in its history. ' +
      'The lead stays as a row without a person: type, status, times, reference, logged calls and who did what. Nothing of it can be changed afterwards; it can be deleted.',
  })
  @ApiOkWithETag(LeadUpdatedResult)
  @ApiLeadChange(leadHoldsHidden)
  async eraseLead(
    @CurrentUser() viewer: User,
    @IdParam() id: string,
    @Headers('if-match') ifMatch: string | undefined,
    @ClientAddress() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeadUpdatedResult> {
    const erased = await this.erasure.erase(viewer, id, expectedVersion(ifMatch), address);
    void reply.header('ETag', leadETag(erased));
    return { message: 'Personal data erased', data: leadResponse(erased) };
  }
}
