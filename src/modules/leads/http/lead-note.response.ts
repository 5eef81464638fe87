import { ApiProperty } from '@nestjs/swagger';
import { CALL_OUTCOMES, type CallOutcome, type LeadNote } from '../domain/lead.js';
import { UserRef, userRef } from './user-ref.response.js';

export class LeadNoteResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty()
  content: string;

  @ApiProperty({
    type: String,
    enum: CALL_OUTCOMES,
    nullable: true,
    description: 'How the call went that this note is about; null for a plain note',
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
    description: 'When its author changed it last',
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
