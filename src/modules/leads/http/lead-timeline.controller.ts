import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { type DomainError, invalidInput } from '../../../shared/domain/failure.js';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { ChoicesField, CursorField } from '../../../shared/http/fields.js';
import { IdParam, Query } from '../../../shared/http/input.js';
import { DEFAULT_PAGE_SIZE, LimitField } from '../../../shared/http/paging.js';
import { CurrentUser, KeyScopes, RecordedRead, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { LeadQueryService } from '../application/lead-query.service.js';
import { LeadReadLimit } from '../application/staff-limits.js';
import { leadNotFound } from '../domain/lead.errors.js';
import {
  TIMELINE_KINDS,
  type TimelineEntry,
  type TimelineKind,
  type TimelinePage,
  type TimelinePosition,
  type TimelineQuery,
} from '../domain/lead-timeline.js';
import { ApiLeadId } from './lead-call.js';
import {
  HistoryActorResponse,
  historyActorResponse,
  historyResponse,
  LeadHistoryResponse,
} from './lead-detail.response.js';
import { LeadNoteResponse, noteResponse } from './lead-parts.response.js';

class LeadTimelineQuery {
  @ChoicesField(TIMELINE_KINDS, {
    label: 'Kinds',
    description: 'Only these kinds. A change of status and assignee is of both kinds. Default: all',
  })
  kinds?: readonly TimelineKind[];

  @CursorField({
    label: 'Cursor',
    description: 'The `nextCursor` of the previous response. Send the same kinds with it',
  })
  cursor?: string;

  @LimitField()
  limit: number = DEFAULT_PAGE_SIZE;
}

class TimelineEntryResponse {
  @ApiProperty({ description: "The note's id, or the number of the history entry" })
  _id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ enum: TIMELINE_KINDS })
  kind: TimelineKind;

  @ApiProperty({ type: HistoryActorResponse, nullable: true })
  actor: HistoryActorResponse | null;

  @ApiPropertyOptional({ type: LeadNoteResponse, description: 'Present for notes, calls and messages' })
  note?: LeadNoteResponse;

  @ApiPropertyOptional({ type: LeadHistoryResponse, description: 'Present for everything else' })
  history?: LeadHistoryResponse;
}

class LeadTimelineResponse {
  @ApiProperty({ type: [TimelineEntryResponse], description: 'Newest first' })
  data: TimelineEntryResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'Null after the oldest entry' })
  nextCursor: string | null;
}

@ApiTags('leads')
@ApiLeadId()
@Controller('leads/:id/timeline')
export class LeadTimelineController {
  constructor(
    private readonly queries: LeadQueryService,
    private readonly reads: LeadReadLimit,
  ) {}

  @Get()
  @RecordedRead('lead')
  @Staff()
  @KeyScopes('contact:read')
  @ApiOperation({
    summary: 'List what happened to a lead, newest first',
    description:
      'Notes, calls, messages and history together, each event once. A page ends early if its notes are very long. Also works for a merged lead, as its notes do.',
  })
  @ApiOkResponse({ type: LeadTimelineResponse })
  @ApiFailures(leadNotFound, tooManyRequests)
  @ApiBadInput()
  async timeline(
    @CurrentUser() viewer: User,
    @IdParam() id: string,
    @Query() query: LeadTimelineQuery,
  ): Promise<LeadTimelineResponse> {
    this.reads.check(viewer);
    const { lead, entries, next } = await this.queries.timelineOf(viewer, id, timelineQuery(query));
    this.reads.countOne(viewer, lead);
    return { data: entries.map(entryResponse), nextCursor: writeCursor(query, next) };
  }
}

function entryResponse({ id, at, kind, actor, note, history }: TimelineEntry): TimelineEntryResponse {
  return {
    _id: id,
    at: at.toISOString(),
    kind,
    actor: historyActorResponse(actor),
    ...(note && { note: noteResponse(note) }),
    ...(history && { history: historyResponse(history) }),
  };
}

/** @throws invalidInput if the cursor is not from an earlier response to the same kinds */
function timelineQuery({ kinds, cursor, limit }: LeadTimelineQuery): TimelineQuery {
  return { kinds: kinds ?? null, from: cursor === undefined ? null : readCursor(cursor, kindsKey(kinds)), limit };
}

function kindsKey(kinds: LeadTimelineQuery['kinds']): string {
  return [...new Set(kinds)].sort().join(',');
}

function writeCursor({ kinds }: LeadTimelineQuery, next: TimelinePage['next']): string | null {
  if (!next) return null;
  const { note, event } = next;
  return Buffer.from(JSON.stringify([kindsKey(kinds), note && [note.micros, note.id], event])).toString('base64url');
}

function readCursor(cursor: string, kinds: string): TimelinePosition {
  const [ofKinds, note, event] = parsed(cursor);
  const isOfNote = note === null || (Array.isArray(note) && Number.isSafeInteger(note[0]) && isUUID(note[1]));
  const isOfEvent = event === null || (typeof event === 'string' && /^\d{1,18}$/.test(event));
  if (typeof ofKinds !== 'string' || !isOfNote || !isOfEvent) {
    throw wrongCursor('Cursor must be a nextCursor from an earlier response.');
  }
  if (ofKinds !== kinds) throw wrongCursor('This cursor belongs to other kinds.');
  return { note: note && { micros: note[0], id: note[1] }, event };
}

function parsed(cursor: string): readonly unknown[] {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}

function wrongCursor(message: string): DomainError {
  return invalidInput([{ field: 'cursor', message, code: 'invalid' }]);
}
