import { Controller, Put } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { ChoiceField } from '../../../shared/http/fields.js';
import { Body } from '../../../shared/http/input.js';
import { Staff } from '../../auth/http/access.js';
import { LeadTypeService } from '../application/lead-type.service.js';
import { leadTypeNotAccessible } from '../domain/lead.errors.js';
import type { LeadCall } from '../domain/lead-call.js';
import { ApiLeadChange, ApiOkWithETag, about } from './etag.js';
import { LeadUpdatedResult, leadResponse } from './lead.response.js';
import { Call } from './lead-call.decorator.js';

class CorrectLeadTypeDto {
  @ChoiceField(LEAD_TYPE_NAMES, { label: 'Type', required: true, example: 'soil_testing' })
  type: LeadType;
}

@ApiTags('leads')
@Controller('leads/:id/type')
export class LeadTypeController {
  constructor(private readonly types: LeadTypeService) {}

  @Put()
  @Staff()
  @ApiOperation({
    summary: "Correct a lead's type",
    description:
      'To a type that you may see; a lead that has it already stays as it is. Values that the new type has a field for are kept there, the rest stays readable in `formerInfo`; what the new type requires may be missing. The promise that the visitor was given stays. Whoever may not see the new type has the lead no more; what nobody has goes by the rules of the new type.',
  })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: "The lead's id" })
  @ApiOkWithETag(LeadUpdatedResult)
  @ApiLeadChange(leadTypeNotAccessible)
  async correctLeadType(@Call() call: LeadCall, @Body() { type }: CorrectLeadTypeDto): Promise<LeadUpdatedResult> {
    const corrected = await this.types.correct(call, type);
    return about(corrected, { message: 'Lead type corrected successfully', data: leadResponse(corrected) });
  }
}
