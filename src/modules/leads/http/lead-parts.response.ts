import { ApiProperty } from '@nestjs/swagger';
import { UserRef, userRef } from '../../users/http/user-ref.response.js';
import type { FollowUp, LeadFollowUp } from '../domain/follow-up.js';
import { CALL_OUTCOMES, type CallOutcome, type LeadNote } from '../domain/lead.js';

export class LeadNoteResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty()
  content: string;

  @ApiProperty({
    type: String,
    enum: CALL_OUTCOMES,
    nullable: true,
    description: 'Outcome of the call. Null for a plain note',
  })
  call: CallOutcome | null;

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

export function followUpResponse({ id, on, at, note }: FollowUp): FollowUpResponse {
  return { _id: id, on, at: at?.toISOString() ?? null, note };
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
