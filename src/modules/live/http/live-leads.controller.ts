import { PassThrough } from 'node:stream';
import { Controller, Get, Headers, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { CurrentSession, CurrentUser, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { HEARTBEAT_MS, type LiveEvent } from '../application/live-connection.js';
import { CONNECTIONS_PER_USER, LiveLeadsService, tooManyConnections } from '../application/live-leads.service.js';

/** A client with this much unread is gone, or reads too slowly for live events. */
const MAX_UNSENT_BYTES = 64 * 1024;
/** When a browser's own client connects again. */
const RETRY_MS = 2_000;

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
      'or no longer yours to see); `many` instead where they are too many to name. No lead is `changed` before it is ' +
      '`added`. `notifications`: your list of notifications (`GET /api/notifications`) has changed. `rights`: what you may see or do has changed. `resync`: events may have been missed, load again what you ' +
      `show, what you may do included. \`beat\`: still here, every ${HEARTBEAT_MS / 1_000} seconds. Every event has an opaque \`id\`. Connect with ` +
      'the last one in `Last-Event-ID`, as a browser’s EventSource does by itself, and what you missed comes first, then ' +
      '`ready`; or `resync` and `ready`, where this server process does not know it: after about five minutes, a restart, ' +
      'or at another process. The same lead may be named twice. Each event is judged by the rights that hold when it is ' +
      `sent, also a missed one. \`retry\` is ${RETRY_MS}. The stream ends when the session does; at most ` +
      `${CONNECTIONS_PER_USER} at once for one user.`,
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'The `id` of the last event you received' })
  @ApiOkResponse({
    description: 'An endless stream of events',
    content: {
      'text/event-stream': {
        schema: { type: 'string' },
        example: `retry: ${RETRY_MS}\n\nid: 5f2f8a6c1e22-1795362314000\nevent: ready\ndata: {}\n\nid: 5f2f8a6c1e22-1795362317250\nevent: leads\ndata: {"added":["0193a5f0-7c1e-7a40-9d3b-5f2f8a6c1e22"],"changed":[],"removed":[],"many":false}\n\n`,
      },
    },
  })
  @ApiFailures(tooManyConnections)
  @ApiBadInput()
  followLeads(
    @CurrentUser() viewer: User,
    @CurrentSession() sessionId: string,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const stream = new PassThrough();
    // The first byte makes the headers leave at once, also through proxies; before all else, since a server that stops ends it.
    if (request.method !== 'HEAD') stream.write(`retry: ${RETRY_MS}\n\n`);
    const close =
      request.method === 'HEAD'
        ? () => undefined
        : this.live.listen(viewer, sessionId, lastEventId || null, {
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
  return `id: ${event.id}\nevent: ${event.name}\ndata: ${JSON.stringify('data' in event ? event.data : {})}\n\n`;
}
