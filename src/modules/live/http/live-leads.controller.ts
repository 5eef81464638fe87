import { PassThrough } from 'node:stream';
import { Controller, Get, Headers, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { CurrentSession, CurrentUser, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { HEARTBEAT_MS, type LiveEvent } from '../application/live-connection.js';
import { CONNECTIONS_PER_USER, LiveLeadsService, tooManyConnections } from '../application/live-leads.service.js';

/** If more bytes than this are unread, the client has disconnected or reads too slowly. */
const MAX_UNSENT_BYTES = 64 * 1024;
const RETRY_MS = 2_000;

@ApiTags('leads')
@Controller('leads/events')
export class LiveLeadsController {
  constructor(private readonly live: LiveLeadsService) {}

  @Get()
  @Staff()
  @ApiOperation({
    summary: 'Follow changes to leads as server-sent events',
    description:
      [
        'The stream contains only changes to leads that you can see. Events:',
        '- `ready`: all later changes will be sent. Sent again if changes may have been missed.',
        '- `leads`: lead ids in three lists. `added`: the lead became visible to you: it is new, restored or assigned to you. `changed`: a visible lead changed. `removed`: the lead was deleted or is no longer visible to you. `many` is true if more leads changed than are listed; then load the list again. A lead is never `changed` before it is `added`. The same lead can be listed twice.',
        '- `notifications`: your notifications (`GET /api/notifications`) have changed.',
        '- `presence`: `leads` are leads that your windows report with `PUT /api/leads/{id}/presence`. Their colleagues have changed. The stream does not repeat this event when you resume.',
        '- `rights`: your permissions or lead access have changed.',
        '- `resync`: events may have been missed. Load your data and your permissions again.',
        `- \`beat\`: a heartbeat every ${HEARTBEAT_MS / 1_000} seconds.`,
      ].join('\n') +
      '\n\n' +
      'Every event has an opaque `id`. To resume, reconnect with the last `id` in `Last-Event-ID`; the `EventSource` of ' +
      'browsers does this automatically. The server then sends the missed events and `ready`. It sends `resync` and ' +
      '`ready` instead if it does not know the `id`: after about five minutes, after a restart, or on another server ' +
      `process. Your current permissions apply to missed events too. The stream sets \`retry\` to ${RETRY_MS} ms. It ends ` +
      `when the session ends. A user can have at most ${CONNECTIONS_PER_USER} open streams on a server process.`,
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'The `id` of the last event that you received' })
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
    // The first byte makes the server and proxies send the headers immediately. It is written before `listen`, because
    // `listen` ends the stream if the server is stopping.
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
    // The client disconnected during authentication.
    if (reply.raw.closed || reply.raw.destroyed) leave();
    if (request.method === 'HEAD') stream.end();
    void reply
      .header('Content-Type', 'text/event-stream; charset=utf-8')
      .header('X-Accel-Buffering', 'no')
      // The connection closes with the stream, so it does not delay a stop of the server.
      .header('Connection', 'close')
      .send(stream);
  }
}

function eventText(event: LiveEvent): string {
  return `id: ${event.id}\nevent: ${event.name}\ndata: ${JSON.stringify('data' in event ? event.data : {})}\n\n`;
}
