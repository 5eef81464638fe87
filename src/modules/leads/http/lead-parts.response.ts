import { ApiProperty } from '@nestjs/swagger';
import { MESSAGE_LANGUAGES, type MessageLanguage } from '../../../lead-types/message-texts.js';
import { UserRef, userRef } from '../../users/http/user-ref.response.js';
import type { FollowUp, LeadFollowUp } from '../domain/follow-up.js';
import {
  CALL_OUTCOMES,
  type CallOutcome,
  type LeadNote,
  MESSAGE_CHANNELS,
  MESSAGE_OUTCOMES,
  type MessageChannel,
  type MessageOutcome,
} from '../domain/lead.js';

class SentTemplateResponse {
  @ApiProperty({ example: 'Price list' })
  name: string;

  @ApiProperty({ enum: MESSAGE_LANGUAGES })
  language: MessageLanguage;
}

class SentMessageResponse {
  @ApiProperty({ enum: MESSAGE_CHANNELS })
  channel: MessageChannel;

  @ApiProperty({
    type: SentTemplateResponse,
    nullable: true,
    description: 'The template as it was then. Null without a template',
  })
  template: SentTemplateResponse | null;

  @ApiProperty({ type: String, enum: MESSAGE_OUTCOMES, nullable: true, description: 'Null until a user sets it' })
  outcome: MessageOutcome | null;
}

export class LeadNoteResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty()
  content: string;

  @ApiProperty({
    type: String,
    enum: CALL_OUTCOMES,
    nullable: true,
    description: 'Outcome of the call. Null if it is not a call',
  })
  call: CallOutcome | null;

  @ApiProperty({ type: SentMessageResponse, nullable: true, description: 'Null if it is not a message' })
  message: SentMessageResponse | null;

  @ApiProperty({ type: UserRef, nullable: true })
  author: UserRef | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Last change by the author. Null if it was never changed',
  })
  editedAt: string | null;
}

export function noteResponse(note: LeadNote): LeadNoteResponse {
  return {
    _id: note.id,
    content: note.content,
    call: note.call,
    message: note.message,
    author: userRef(note.author),
    createdAt: note.createdAt.toISOString(),
    editedAt: note.editedAt?.toISOString() ?? null,
  };
}

export class FollowUpResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ format: 'date', description: 'The day in Asia/Kolkata', example: '2026-04-22' })
  on: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The exact time. Null if the follow-up has none',
  })
  at: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Ask about the shop papers' })
  note: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Where the visit is. Null if it is not a visit' })
  place: string | null;
}

export class LeadFollowUpResponse extends FollowUpResponse {
  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: UserRef, nullable: true })
  createdBy: UserRef | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null if it is open' })
  doneAt: string | null;

  @ApiProperty({ type: UserRef, nullable: true })
  doneBy: UserRef | null;
}

export function followUpResponse({ id, on, at, note, place }: FollowUp): FollowUpResponse {
  return { _id: id, on, at: at?.toISOString() ?? null, note, place };
}

export function leadFollowUpResponse(followUp: LeadFollowUp): LeadFollowUpResponse {
  return {
    ...followUpResponse(followUp),
    createdAt: followUp.createdAt.toISOString(),
    createdBy: userRef(followUp.createdBy),
    doneAt: followUp.doneAt?.toISOString() ?? null,
    doneBy: userRef(followUp.doneBy),
  };
}
