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

@ApiTags('leads')
@Controller('leads/:id')
export class LeadPoolController {
  constructor(private readonly pool: LeadPoolService) {}

  @Post('take')
  @Repeatable()
  @HttpCode(200)
  @Staff('canTakeFromPool')
  @ApiOperation({
    summary: 'Take a lead from the pool',
    description:
      'Assigns the lead to the caller. If several users take it at the same time, one succeeds and the others receive 409. If the lead is already yours, nothing changes.',
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
