import { Controller, Get, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsObject, IsOptional, IsUUID } from 'class-validator';
import { v7 as uuidv7 } from 'uuid';
import type { CloseReason } from '../../../lead-types/close-reasons.js';
import { NOTE_EDIT_MINUTES } from '../../../lead-types/lead-work.js';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { ChoiceField, IdField, PartOf, TextField } from '../../../shared/http/fields.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body, IdParam, Query } from '../../../shared/http/input.js';
import { DEFAULT_PAGE_SIZE, LimitField, offsetOf, PageField, paginationOf } from '../../../shared/http/paging.js';
import { CurrentUser, KeyScopes, RecordedRead, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { LeadQueryService } from '../application/lead-query.service.js';
import { LeadUpdateService } from '../application/lead-update.service.js';
import { LeadReadLimit } from '../application/staff-limits.js';
import type { FollowUpChange } from '../domain/follow-up.js';
import {
  followUpNotFound,
  leadNotFound,
  messageTemplateNotPossible,
  noteNotEditable,
  noteNotFound,
  tooManyFollowUps,
} from '../domain/lead.errors.js';
import {
  CALL_OUTCOMES,
  type CallOutcome,
  LEAD_STATUSES,
  type LeadStatus,
  MESSAGE_CHANNELS,
  MESSAGE_OUTCOMES,
  type MessageChannel,
  type MessageOutcome,
} from '../domain/lead.js';
import type { LeadCall } from '../domain/lead-call.js';
import type { NoteChanges } from '../domain/lead-writer.js';
import { FollowUpPlanDto, futureFollowUp } from './follow-up.dto.js';
import { ApiCreatedWithETag, ApiLeadChange, ApiLeadId, ApiOkWithETag, about, Call } from './lead-call.js';
import { LeadNoteListResponse, LeadNoteResult } from './lead-detail.response.js';
import { noteResponse } from './lead-parts.response.js';
import { CloseReasonField, requireReasonFor } from './lead-work.dto.js';

class NoteChangesDto {
  @ChoiceField(LEAD_STATUSES, { label: 'Status', description: 'The new status of the lead' })
  status?: LeadStatus;

  @CloseReasonField()
  closeReason?: CloseReason | null;

  @ApiPropertyOptional({ type: FollowUpPlanDto, description: 'A follow-up to add' })
  @IsOptional()
  @IsObject({ message: 'Follow-up must be an object.' })
  @PartOf(() => FollowUpPlanDto)
  followUp?: FollowUpPlanDto;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description: 'A follow-up of the lead to complete. If it is already done, nothing changes',
  })
  @IsOptional()
  @IsUUID('all', { message: "completesFollowUp must be a follow-up's id." })
  completesFollowUp?: string;
}

class LeadNotesQuery {
  @PageField()
  page: number = 1;

  @LimitField()
  limit: number = DEFAULT_PAGE_SIZE;
}

class AddNoteDto extends NoteChangesDto {
  @TextField({ label: 'Content', required: true, example: 'Called, will come to the canteen on Friday.' })
  content: string;
}

class EditNoteDto {
  @TextField({ label: 'Content', required: true, example: 'Called, will come to the canteen on Saturday.' })
  content: string;
}

class LogCallDto extends NoteChangesDto {
  @ChoiceField(CALL_OUTCOMES, { label: 'Outcome', required: true })
  outcome: CallOutcome;

  @TextField({ label: 'Content', example: 'Wants the price list on WhatsApp.' })
  content?: string;
}

class LogMessageDto {
  @ChoiceField(MESSAGE_CHANNELS, { label: 'Channel', required: true })
  channel: MessageChannel;

  @IdField({ label: 'Template', description: 'The message template that was used. It must fit channel and lead type' })
  templateId?: string;

  @TextField({ label: 'Content', example: 'Sent the price list.' })
  content?: string;
}

class MessageResultDto {
  @ChoiceField(MESSAGE_OUTCOMES, { label: 'Outcome', required: true })
  outcome: MessageOutcome;

  @TextField({
    label: 'Content',
    description: 'Replaces the text. The history keeps the old one',
    example: 'Will come to the canteen on Friday.',
  })
  content?: string;
}

function noteChanges({ status, closeReason, followUp, completesFollowUp }: NoteChangesDto): NoteChanges {
  requireReasonFor(status ?? '', closeReason);
  const followUps: FollowUpChange[] = [
    ...(completesFollowUp === undefined ? [] : [{ kind: 'complete' as const, id: completesFollowUp }]),
    ...(followUp ? [{ kind: 'add' as const, id: uuidv7(), plan: futureFollowUp(followUp, 'followUp.') }] : []),
  ];
  return {
    ...(status !== undefined && { status }),
    ...(closeReason !== undefined && { closeReason }),
    ...(followUps.length > 0 && { followUps }),
  };
}

const ApiNoteId = (): MethodDecorator => ApiParam({ name: 'noteId', format: 'uuid', description: "The note's id" });

const TOGETHER =
  '`status`, `closeReason`, `followUp` and `completesFollowUp` are saved in the same step: either everything is saved or nothing. The ETag of the lead changes. An older ETag stays valid for If-Match if no value of the lead changed.';

@ApiTags('leads')
@ApiLeadId()
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
  @KeyScopes('contact:read')
  @ApiOperation({
    summary: 'List the notes, call logs and messages of a lead, newest first',
    description: 'Also works for a merged lead, if you can see its type and the lead it was merged into.',
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
  @KeyScopes('leads:write')
  @ApiOperation({ summary: 'Add a note to a lead', description: TOGETHER })
  @ApiCreatedWithETag(LeadNoteResult)
  @ApiLeadChange(followUpNotFound, tooManyFollowUps, tooManyRequests)
  async addNote(@Call() call: LeadCall, @Body() { content, ...changes }: AddNoteDto): Promise<LeadNoteResult> {
    const written = { content, call: null, message: null };
    const { note, lead } = await this.updates.addNote(call, written, noteChanges(changes));
    return about(lead, { data: noteResponse(note) });
  }

  @Put('notes/:noteId')
  @Staff()
  @ApiOperation({
    summary: 'Change a note that you wrote in the last 15 minutes',
    description: `Only the author can change a note or the text of a call log, for ${NOTE_EDIT_MINUTES} minutes. The history records the change.`,
  })
  @ApiNoteId()
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
    description: `Call logs are listed with the notes. The first call counts as the first response to the lead, whatever its outcome. ${TOGETHER}`,
  })
  @ApiCreatedWithETag(LeadNoteResult)
  @ApiLeadChange(followUpNotFound, tooManyFollowUps, tooManyRequests)
  async logCall(
    @Call() call: LeadCall,
    @Body() { outcome, content = '', ...changes }: LogCallDto,
  ): Promise<LeadNoteResult> {
    const written = { content, call: outcome, message: null };
    const { note, lead } = await this.updates.addNote(call, written, noteChanges(changes));
    return about(lead, { data: noteResponse(note) });
  }

  @Post('messages')
  @Repeatable()
  @Staff()
  @ApiOperation({
    summary: 'Log a message to the person',
    description:
      'For a WhatsApp message or email that you send yourself: this call sends nothing. Messages are listed with the notes. The first message counts as the first response to the lead.',
  })
  @ApiCreatedWithETag(LeadNoteResult)
  @ApiLeadChange(messageTemplateNotPossible, tooManyRequests)
  async logMessage(
    @Call() call: LeadCall,
    @Body() { channel, templateId, content = '' }: LogMessageDto,
  ): Promise<LeadNoteResult> {
    const { note, lead } = await this.updates.addNote(
      call,
      { content, call: null, message: { channel, templateId: templateId ?? null } },
      {},
    );
    return about(lead, { data: noteResponse(note) });
  }

  @Put('messages/:noteId')
  @Staff()
  @ApiOperation({
    summary: 'Set the outcome of a message',
    description:
      'Anyone who may change the lead can do this, also later. A message that was `not_sent` no longer counts as the first response.',
  })
  @ApiNoteId()
  @ApiOkWithETag(LeadNoteResult)
  @ApiLeadChange(noteNotFound, tooManyRequests)
  async updateMessage(
    @Call() call: LeadCall,
    @IdParam('noteId') noteId: string,
    @Body() { outcome, content }: MessageResultDto,
  ): Promise<LeadNoteResult> {
    const { note, lead } = await this.updates.updateMessage(call, noteId, { outcome, content: content ?? null });
    return about(lead, { data: noteResponse(note) });
  }
}
