import { PassThrough } from 'node:stream';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { CurrentSession, CurrentUser, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import type { LiveEvent } from '../application/live-connection.js';
import { HEARTBEAT_MS } from '../application/live-connection.js';
import { CONNECTIONS_PER_USER, LiveLeadsService } from '../application/live-leads.service.js';
import { tooManyConnections } from '../domain/live.errors.js';

/** A client with this much unread is gone, or reads too slowly for live events. */
const MAX_UNSENT_BYTES = 64 * 1024;

/** The live events of the leads that staff may see. */
@ApiTags('leads')
@Controller('leads/events')
export class LiveLeadsController {
  constructor(private readonly live: LiveLeadsService) {}

  @Get()
  @Staff()
  @ApiOperation({
    summary: 'Follow the leads you may see, as server-sent events',
    description:
      '`ready`: listening from now on (sent again when something may have been missed). `leads`: the ids of leads that ' +
      'came into your sight (`added`: new, restored, or handed to you), `changed`, or went out of it (`removed`: deleted, ' +
      'or no longer yours to see); `many` instead where they are too many to name. `rights`: what you may see or do has ' +
      `changed. \`beat\`: still here, every ${HEARTBEAT_MS / 1_000} seconds. Each event is judged by the rights that hold when it is sent. The ` +
      `stream ends when the session does; at most ${CONNECTIONS_PER_USER} at once for one user.`,
  })
  @ApiOkResponse({
    description: 'An endless stream of events',
    content: {
      'text/event-stream': {
        schema: { type: 'string' },
        example:
          'event: ready\ndata: {}\n\nevent: leads\ndata: {"added":["0193a5f0-7c1e-7a40-9d3b-5f2f8a6c1e22"],"changed":[],"removed":[],"many":false}\n\n',
      },
    },
  })
  @ApiFailures(tooManyConnections)
  @ApiBadInput()
  followLeads(
    @CurrentUser() viewer: User,
    @CurrentSession() sessionId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const stream = new PassThrough();
    // The first byte makes the headers leave at once, also through proxies; before all else, since a server that stops ends it.
    if (request.method !== 'HEAD') stream.write(':\n\n');
    const close =
      request.method === 'HEAD'
        ? () => undefined
        : this.live.listen(viewer, sessionId, {
            send: (event) => {
              if (stream.writableLength > MAX_UNSENT_BYTES) stream.destroy();
              else if (!stream.writableEnded) stream.write(eventText(event));
            },
            end: () => void stream.end(),
          });
    const leave = () => {
      close();
      stream.destroy();
    };
    reply.raw.once('close', leave);
    // The client disconnected while the rights were being read.
    if (reply.raw.closed || reply.raw.destroyed) leave();
    if (request.method === 'HEAD') stream.end();
    void reply
      .header('Content-Type', 'text/event-stream; charset=utf-8')
      .header('X-Accel-Buffering', 'no')
      // When the server stops, nothing is left of the connection either.
      .header('Connection', 'close')
      .send(stream);
  }
}

function eventText(event: LiveEvent): string {
  return `event: ${event.name}\ndata: ${JSON.stringify('data' in event ? event.data : {})}\n\n`;
}
