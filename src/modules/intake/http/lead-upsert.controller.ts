import { Controller, Headers, Param, Put, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { invalidInput } from '../../../shared/domain/failure.js';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiFailures } from '../../../shared/http/api-failures.js';
import { Body } from '../../../shared/http/input.js';
import { inspect } from '../../../shared/http/validate.js';
import { ClientAddress, CurrentUser, KeyScopes, Staff } from '../../auth/http/access.js';
import {
  assigneeNotPossible,
  externalIdTaken,
  leadChangedMeanwhile,
  leadErased,
  leadNotChangeable,
} from '../../leads/domain/lead.errors.js';
import { listedLeadResponse } from '../../leads/http/lead.response.js';
import { expectedVersion, leadETag } from '../../leads/http/lead-call.js';
import { ExternalIdDto } from '../../leads/http/lead-fields.dto.js';
import { permissionMissing } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { FOUND_BY, LeadUpsertService } from '../application/lead-upsert.service.js';
import { ManualLeadsService } from '../application/manual-leads.service.js';
import { leadTypeDiffers, typeNotAccessible } from '../domain/intake.errors.js';
import { LeadRecordDto, readLeadRecord } from './lead-record.dto.js';
import { ManualLeadResult } from './manual-leads.controller.js';

/** @throws invalidInput with the names of the path's parameters */
function externalIdIn(system: string, externalId: string): ExternalIdDto {
  const { instance, errors } = inspect(ExternalIdDto, { system, id: externalId });
  if (errors.length === 0) return instance;
  throw invalidInput(errors.map((error) => ({ ...error, field: error.field === 'id' ? FOUND_BY : error.field })));
}

const HEADERS = { ETag: { schema: { type: 'string' as const }, description: 'State of the lead' } };

@ApiTags('leads')
@Controller('leads/by')
export class LeadUpsertController {
  constructor(
    private readonly upserts: LeadUpsertService,
    private readonly manualLeads: ManualLeadsService,
  ) {}

  @Put(':system/:externalId')
  @Staff()
  @KeyScopes('leads:create', 'leads:write')
  @ApiOperation({
    summary: 'Create or change the lead that has this id in another system',
    description:
      'If no lead has the id, creates one, like `POST /leads/manual`, and returns 201. Otherwise changes the values that you send, like `PUT /leads/{id}`, and returns 200. A repeated call changes nothing. After a merge, the remaining lead has the id.',
  })
  @ApiParam({ name: 'system', description: 'The other system', example: 'erp' })
  @ApiParam({ name: 'externalId', description: 'The id in that system, percent-encoded', example: 'C-1001' })
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The ETag that you last received for the lead. A lead that does not exist is then not created (412)',
  })
  @ApiBody({ type: LeadRecordDto })
  @ApiOkResponse({ type: ManualLeadResult, headers: HEADERS })
  @ApiCreatedResponse({ type: ManualLeadResult, headers: HEADERS })
  @ApiFailures(
    typeNotAccessible,
    [
      permissionMissing,
      'The request assigns the lead to another user, and the caller lacks canEditAllLeads',
      'CanEditAllLeadsMissingToAssign',
    ],
    leadNotChangeable,
    externalIdTaken,
    leadErased,
    leadChangedMeanwhile,
    assigneeNotPossible,
    leadTypeDiffers,
    tooManyRequests,
  )
  @ApiBadBody()
  async upsertLead(
    @CurrentUser() viewer: User,
    @Param('system') system: string,
    @Param('externalId') externalId: string,
    @Body() body: unknown,
    @Headers('if-match') ifMatch: string | undefined,
    @ClientAddress() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ManualLeadResult> {
    const by = externalIdIn(system, externalId);
    const record = readLeadRecord(body, expectedVersion(ifMatch), by);
    const caller = { viewer, address };
    const { lead, isNew } = await this.upserts.upsert(caller, by, record, (added) =>
      this.manualLeads.add(caller, added, null),
    );
    void reply.status(isNew ? 201 : 200).header('ETag', leadETag(lead));
    return {
      message: isNew ? 'Lead added successfully' : 'Lead updated successfully',
      data: listedLeadResponse(lead),
    };
  }
}
