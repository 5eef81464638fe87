import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiBadBody, ApiFailures } from '../../../shared/http/api-failures.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Staff } from '../../auth/http/access.js';
import { leadChangedMeanwhile, leadErased, leadMerged, leadNotFound } from '../../leads/domain/lead.errors.js';
import type { LeadCall } from '../../leads/domain/lead-call.js';
import { LeadUpdatedResult, leadResponse } from '../../leads/http/lead.response.js';
import { ApiLeadId, ApiOkWithETag, about, Call } from '../../leads/http/lead-call.js';
import { LeadPoolService } from '../application/lead-pool.service.js';
import { leadNotInPool, leadTaken } from '../domain/assignment.errors.js';

/** The shared pool: leads that nobody has, for whoever takes them first. */
@ApiTags('leads')
@Controller('leads/:id')
export class LeadPoolController {
  constructor(private readonly pool: LeadPoolService) {}

  @Post('take')
  @Repeatable()
  @HttpCode(200)
  @Staff('canTakeFromPool')
  @ApiOperation({
    summary: 'Take a lead out of the shared pool: it is yours then',
    description:
      'Of several who take it at once one gets it, and the others are told (409). One that is yours stays yours.',
  })
  @ApiLeadId()
  @ApiOkWithETag(LeadUpdatedResult)
  @ApiFailures(leadNotFound, leadTaken, leadNotInPool, leadMerged, leadErased, leadChangedMeanwhile)
  @ApiBadBody()
  async takeLead(@Call() call: LeadCall): Promise<LeadUpdatedResult> {
    const taken = await this.pool.take(call);
    return about(taken, { message: 'Lead taken successfully', data: leadResponse(taken) });
  }
}
