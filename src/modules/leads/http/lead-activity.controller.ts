import { Controller, Get, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { NOTE_EDIT_MINUTES } from '../../../lead-types/lead-work.js';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body, IdParam, Query } from '../../../shared/http/input.js';
import { offsetOf, paginationOf } from '../../../shared/http/paging.js';
import { CurrentUser, RecordedRead, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { LeadQueryService } from '../application/lead-query.service.js';
import { LeadUpdateService } from '../application/lead-update.service.js';
import { LeadReadLimit } from '../application/staff-limits.js';
import {
  followUpNotFound,
  leadNotFound,
  noteNotEditable,
  noteNotFound,
  tooManyFollowUps,
} from '../domain/lead.errors.js';
import type { LeadCall } from '../domain/lead-call.js';
import { AddNoteDto, EditNoteDto, LeadNotesQuery, LogCallDto, noteChanges } from './lead-activity.dto.js';
import { ApiCreatedWithETag, ApiLeadChange, ApiOkWithETag, about, Call } from './lead-call.js';
import { LeadNoteListResponse, LeadNoteResult } from './lead-detail.response.js';
import { noteResponse } from './lead-parts.response.js';

const TOGETHER =
  '`status`, `closeReason`, `followUp` and `completesFollowUp` go with it, all or nothing. The ETag is another one then; where no value changed, an If-Match with an earlier one still holds.';

/** What staff keep of their contact with the person behind a lead. */
@ApiTags('leads')
@ApiParam({ name: 'id', type: String, format: 'uuid', description: "The lead's id" })
@Controller('leads/:id')
export class LeadActivityController {
  constructor(
    private readonly updates: LeadUpdateService,
    private readonly queries: LeadQueryService,
    private readonly reads: LeadReadLimit,
  ) {}

  @Get('notes')
  @RecordedRead('lead')
  @Staff()
  @ApiOperation({
    summary: 'The notes and calls of a lead, newest first',
    description: 'Also of a lead that was merged into one you may see, if you may see its type.',
  })
  @ApiOkResponse({ type: LeadNoteListResponse })
  @ApiFailures(leadNotFound, tooManyRequests)
  @ApiBadInput()
  async listNotes(
    @CurrentUser() viewer: User,
    @IdParam() id: string,
    @Query() query: LeadNotesQuery,
  ): Promise<LeadNoteListResponse> {
    this.reads.check(viewer);
    const { lead, notes, total } = await this.queries.notesOf(viewer, id, offsetOf(query));
    this.reads.countOne(viewer, lead);
    return { data: notes.map(noteResponse), pagination: paginationOf(query, total) };
  }

  @Post('notes')
  @Repeatable()
  @Staff()
  @ApiOperation({ summary: 'Write a note on a lead', description: TOGETHER })
  @ApiCreatedWithETag(LeadNoteResult)
  @ApiLeadChange(followUpNotFound, tooManyFollowUps, tooManyRequests)
  async addNote(@Call() call: LeadCall, @Body() { content, ...changes }: AddNoteDto): Promise<LeadNoteResult> {
    const written = { content, call: null };
    const { note, lead } = await this.updates.addNote(call, written, noteChanges(changes));
    return about(lead, { data: noteResponse(note) });
  }

  @Put('notes/:noteId')
  @Staff()
  @ApiOperation({
    summary: 'Change a note that you have just written',
    description: `For ${NOTE_EDIT_MINUTES} minutes, its author only; also what was said of a call. The history keeps that it was changed.`,
  })
  @ApiParam({ name: 'noteId', format: 'uuid', description: "The note's id" })
  @ApiOkWithETag(LeadNoteResult)
  @ApiLeadChange(noteNotFound, noteNotEditable, tooManyRequests)
  async editNote(
    @Call() call: LeadCall,
    @IdParam('noteId') noteId: string,
    @Body() { content }: EditNoteDto,
  ): Promise<LeadNoteResult> {
    const { note, lead } = await this.updates.editNote(call, noteId, content);
    return about(lead, { data: noteResponse(note) });
  }

  @Post('calls')
  @Repeatable()
  @Staff()
  @ApiOperation({
    summary: 'Log a call',
    description: `Kept among the notes. The first call stops the promise clock, however it went. ${TOGETHER}`,
  })
  @ApiCreatedWithETag(LeadNoteResult)
  @ApiLeadChange(followUpNotFound, tooManyFollowUps, tooManyRequests)
  async logCall(
    @Call() call: LeadCall,
    @Body() { outcome, content = '', ...changes }: LogCallDto,
  ): Promise<LeadNoteResult> {
    const written = { content, call: outcome };
    const { note, lead } = await this.updates.addNote(call, written, noteChanges(changes));
    return about(lead, { data: noteResponse(note) });
  }
}
