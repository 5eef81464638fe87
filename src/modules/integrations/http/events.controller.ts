import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { Query, RequestSignal } from '../../../shared/http/input.js';
import { CurrentSignIn, KeyScopes, Staff } from '../../auth/http/access.js';
import type { SignedIn } from '../../auth/http/staff-request.js';
import { beginAnew } from '../../leads/domain/lead.errors.js';
import { EventFeedService } from '../application/event-feed.service.js';
import { EVENTS_KEPT_DAYS } from '../domain/event.js';
import { EventListResponse, EventQueryDto, eventResponse } from './event.dto.js';

@ApiTags('events')
@Controller('events')
export class EventsController {
  constructor(private readonly feed: EventFeedService) {}

  @Get()
  @Staff('canViewAllLeads')
  @KeyScopes('events:read')
  @ApiOperation({
    summary: 'Follow what happens to leads',
    description: `Oldest first, in the order of their commits: an event waits until no earlier one can follow. Continue with \`nextCursor\` until \`data\` is empty, then call again with \`wait\`. Events contain no personal data; read the leads with GET /leads and \`ids\`. To keep a copy, read all leads with \`updatedSince\`, then follow the events from its \`eventsCursor\`. Events are kept for ${EVENTS_KEPT_DAYS} days.`,
  })
  @ApiOkResponse({ type: EventListResponse })
  @ApiFailures(beginAnew, tooManyRequests)
  @ApiBadInput()
  async listEvents(
    @CurrentSignIn() caller: SignedIn,
    @Query() query: EventQueryDto,
    @RequestSignal() signal: AbortSignal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EventListResponse> {
    // The connection closes with the response, so it does not delay a stop of the server.
    if (query.wait > 0) void reply.header('Connection', 'close');
    const { events, nextCursor } = await this.feed.read(caller, query, signal);
    return { data: events.map(eventResponse), pagination: { pageSize: query.limit, nextCursor } };
  }
}
