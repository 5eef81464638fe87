import { Controller, Headers, Post, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOperation,
  ApiProperty,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiFailures } from '../../../shared/http/api-failures.js';
import { ApiReplays, type ReplayedCall, replayedCall } from '../../../shared/http/idempotency-key.js';
import { Body } from '../../../shared/http/input.js';
import { ClientAddress, CurrentUser, KeyScopes, Staff } from '../../auth/http/access.js';
import { assigneeNotPossible, externalIdTaken } from '../../leads/domain/lead.errors.js';
import { ListedLeadResponse, listedLeadResponse } from '../../leads/http/lead.response.js';
import { leadETag } from '../../leads/http/lead-call.js';
import { permissionMissing } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { ManualLeadsService } from '../application/manual-leads.service.js';
import { typeNotAccessible } from '../domain/intake.errors.js';
import { MANUAL_LEAD_DTOS, readManualLead } from './manual-lead.dto.js';
import { manualLeadKey } from './submission-key.js';

export class ManualLeadResult {
  @ApiProperty({ example: 'Lead added successfully' })
  message: string;

  @ApiProperty({ type: ListedLeadResponse })
  data: ListedLeadResponse;
}

const text = { type: 'string' } as const;

@ApiTags('leads')
@Controller('leads/manual')
export class ManualLeadsController {
  constructor(private readonly manualLeads: ManualLeadsService) {}

  @Post()
  @Staff()
  @KeyScopes('leads:create')
  @ApiOperation({
    summary: 'Add a lead by hand',
    description:
      'For people who called, walked in or were met. The caller can add leads of all types that they can see. A name or a phone number is enough. Values are validated in the same way as on the site, and the lead gets the same response promise. ' +
      'With canEditAllLeads, the lead is assigned to `assignedTo` or, if that is left out, by assignment rules. Otherwise it is assigned to the caller.',
  })
  @ApiExtraModels(...Object.values(MANUAL_LEAD_DTOS))
  @ApiBody({
    schema: {
      oneOf: LEAD_TYPE_NAMES.map((type) => ({ $ref: getSchemaPath(MANUAL_LEAD_DTOS[type]) })),
      discriminator: {
        propertyName: 'type',
        mapping: Object.fromEntries(LEAD_TYPE_NAMES.map((type) => [type, getSchemaPath(MANUAL_LEAD_DTOS[type])])),
      },
    },
  })
  @ApiReplays()
  @ApiCreatedResponse({
    type: ManualLeadResult,
    headers: { ETag: { schema: text, description: 'State of the lead' } },
  })
  @ApiFailures(
    typeNotAccessible,
    [permissionMissing, '`assignedTo` is another user, and the caller lacks canEditAllLeads'],
    assigneeNotPossible,
    externalIdTaken,
    tooManyRequests,
  )
  @ApiBadBody()
  async addLead(
    @CurrentUser() viewer: User,
    @Body() body: unknown,
    @Headers('idempotency-key') key: string | undefined,
    @ClientAddress() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ManualLeadResult | ReplayedCall> {
    const submitted = manualLeadKey(key, body, viewer.id);
    const { lead, receipt } = await this.manualLeads.add({ viewer, address }, readManualLead(body), submitted);
    if (!lead) {
      void reply.header('Idempotent-Replayed', 'true');
      const { id: _id, reference, type, createdAt } = receipt;
      return replayedCall({ _id, reference, type, createdAt });
    }
    void reply.header('ETag', leadETag(lead));
    return { message: 'Lead added successfully', data: listedLeadResponse(lead) };
  }
}
