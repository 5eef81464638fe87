import { Body, Controller, Headers, Put, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { ChoiceField } from '../../../shared/http/fields.js';
import { IdParam } from '../../../shared/http/id-param.js';
import { ClientAddress, CurrentUser, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { LeadTypeService } from '../application/lead-type.service.js';
import { leadTypeNotAccessible } from '../domain/lead.errors.js';
import { ApiLeadChange, ApiOkWithETag, expectedVersion, leadETag } from './etag.js';
import { LeadUpdatedResult, leadResponse } from './lead.response.js';

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
  @ApiParam({ name: 'id', format: 'uuid', description: "The lead's id" })
  @ApiOkWithETag(LeadUpdatedResult)
  @ApiLeadChange(leadTypeNotAccessible)
  async correctLeadType(
    @CurrentUser() viewer: User,
    @IdParam() id: string,
    @Body() { type }: CorrectLeadTypeDto,
    @Headers('if-match') ifMatch: string | undefined,
    @ClientAddress() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeadUpdatedResult> {
    const corrected = await this.types.correct(viewer, id, type, expectedVersion(ifMatch), address);
    void reply.header('ETag', leadETag(corrected));
    return { message: 'Lead type corrected successfully', data: leadResponse(corrected) };
  }
}
