import { Controller, Delete, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiFailures } from '../../../shared/http/api-failures.js';
import { FlagField, IdField } from '../../../shared/http/fields.js';
import { Body, IdParam, Query } from '../../../shared/http/input.js';
import { ApiOkMessage, MessageResponse } from '../../../shared/http/shared-responses.js';
import { CurrentUser, Staff } from '../../auth/http/access.js';
import { leadNotFound } from '../../leads/domain/lead.errors.js';
import { ApiLeadId } from '../../leads/http/lead-call.js';
import type { User } from '../../users/domain/user.js';
import { UserRef } from '../../users/http/user-ref.response.js';
import { LeadPresenceService } from '../application/lead-presence.service.js';
import { PRESENCE_BEAT_SECONDS } from '../domain/lead-presence.js';

class PresenceWindowQuery {
  @IdField({ label: 'Window', required: true, description: 'The random id of the window' })
  window: string;
}

class LeadPresenceDto extends PresenceWindowQuery {
  @FlagField({ label: 'Typing', description: 'Whether the user is typing. Default: false' })
  typing?: boolean;
}

class Colleague extends UserRef {
  @ApiProperty()
  typing: boolean;
}

class LeadPresenceResult {
  @ApiProperty({ type: [Colleague], description: 'In the order in which they opened the lead. You are not listed' })
  data: Colleague[];
}

const LEFT = 'No longer shown';

@ApiTags('leads')
@ApiLeadId()
@Controller('leads/:id/presence')
export class LeadPresenceController {
  constructor(private readonly presence: LeadPresenceService) {}

  @Put()
  @Staff()
  @ApiOperation({
    summary: 'Report that a window shows the lead, and list the colleagues who also have it open',
    description:
      `Repeat this every ${PRESENCE_BEAT_SECONDS} seconds, when \`typing\` changes, and after the event \`presence\` of ` +
      '`GET /api/leads/events`. Without it, your window is forgotten after 45 seconds. A window shows one lead. The ' +
      'lead and its ETag do not change.',
  })
  @ApiOkResponse({ type: LeadPresenceResult })
  @ApiFailures(leadNotFound, tooManyRequests)
  @ApiBadBody()
  async reportPresence(
    @CurrentUser() viewer: User,
    @IdParam() leadId: string,
    @Body() { window, typing = false }: LeadPresenceDto,
  ): Promise<LeadPresenceResult> {
    const state = typing ? 'typing' : 'open';
    const report = { leadId, userId: viewer.id, windowId: window.toLowerCase(), state } as const;
    const colleagues = await this.presence.report(viewer, report);
    return { data: colleagues.map(({ id, name, isTyping }) => ({ _id: id, name, typing: isTyping })) };
  }

  @Delete()
  @Staff()
  @ApiOperation({
    summary: 'Report that a window no longer shows the lead',
    description: 'Has no effect if the window has already reported another lead.',
  })
  @ApiOkMessage(LEFT)
  @ApiFailures(tooManyRequests)
  @ApiBadBody()
  async leaveLead(
    @CurrentUser() viewer: User,
    @IdParam() leadId: string,
    @Query() { window }: PresenceWindowQuery,
  ): Promise<MessageResponse> {
    await this.presence.leave(viewer, { leadId, userId: viewer.id, windowId: window.toLowerCase(), state: 'left' });
    return { message: LEFT };
  }
}
