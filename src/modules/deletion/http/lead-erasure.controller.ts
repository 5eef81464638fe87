import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Staff } from '../../auth/http/access.js';
import { leadHoldsHidden } from '../../leads/domain/lead.errors.js';
import type { LeadCall } from '../../leads/domain/lead-call.js';
import { LeadUpdatedResult, leadResponse } from '../../leads/http/lead.response.js';
import { ApiLeadChange, ApiOkWithETag, about, Call } from '../../leads/http/lead-call.js';
import { LeadErasureService } from '../application/lead-erasure.service.js';

@ApiTags('leads')
@ApiParam({ name: 'id', type: String, format: 'uuid', description: "The lead's id" })
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
  async eraseLead(@Call() call: LeadCall): Promise<LeadUpdatedResult> {
    const erased = await this.erasure.erase(call);
    return about(erased, { message: 'Personal data erased', data: leadResponse(erased) });
  }
}
