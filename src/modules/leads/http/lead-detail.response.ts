import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { ApiCount } from '../../../shared/http/fields.js';
import { Pagination } from '../../../shared/http/paging.js';
import { UserRef } from '../../users/http/user-ref.response.js';
import type { LeadDetail } from '../application/lead-query.service.js';
import type { HistoryActor, LeadHistoryEntry } from '../domain/lead.js';
import { NOTES_INCLUDED } from '../domain/lead-reader.js';
import { ListedLeadResponse, listedLeadResponse } from './lead.response.js';
import { LeadFollowUpResponse, LeadNoteResponse, leadFollowUpResponse, noteResponse } from './lead-parts.response.js';

export class HistoryActorResponse extends UserRef {
  @ApiPropertyOptional({ description: 'True if the user was deleted, otherwise absent' })
  isFormer?: true;
}

export class LeadHistoryResponse {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ example: 'lead.updated' })
  action: string;

  @ApiProperty({
    type: HistoryActorResponse,
    nullable: true,
    description: '"Former colleague" if the name of a deleted user is unknown. Null for a visitor or the system',
  })
  actor: HistoryActorResponse | null;

  @ApiProperty({
    type: Object,
    description:
      '`changes` maps the path of each changed value to { from, to }. Both are null if the values were erased. `details.<field>` is a field of the type’s group',
    additionalProperties: true,
  })
  details: object;
}

export class FormerInfoResponse {
  @ApiProperty({ enum: LEAD_TYPE_NAMES })
  type: LeadType;

  @ApiProperty({
    type: Object,
    additionalProperties: true,
    description: 'Keys are the field names of that type',
    example: { message: 'Do you also test soil?' },
  })
  info: object;
}

export class LeadDetailResponse extends ListedLeadResponse {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The lead that this one was merged into. A merged lead is in no list and cannot be changed',
  })
  mergedInto: string | null;

  @ApiProperty({
    type: String,
    enum: LEAD_TYPE_NAMES,
    nullable: true,
    description: 'The original type, if it was corrected. Otherwise null',
  })
  originalType: LeadType | null;

  @ApiProperty({
    type: [FormerInfoResponse],
    description: 'Earlier values of fields that the corrected type does not have',
  })
  formerInfo: FormerInfoResponse[];

  @ApiProperty({
    type: [LeadFollowUpResponse],
    description: 'Open follow-ups first, in order of their time, then completed ones, newest first',
  })
  followUps: LeadFollowUpResponse[];

  @ApiProperty({
    type: [LeadNoteResponse],
    required: true,
    description: `The newest ${NOTES_INCLUDED}, newest first. GET /leads/{id}/notes returns all of them`,
  })
  declare notes: LeadNoteResponse[];

  @ApiCount('Number of notes, call logs and messages', 1)
  noteCount: number;

  @ApiCount('Number of call logs among them', 1)
  callCount: number;

  @ApiProperty({ type: [LeadHistoryResponse], description: 'Newest first' })
  history: LeadHistoryResponse[];
}

export class LeadResult {
  @ApiProperty({ type: LeadDetailResponse })
  data: LeadDetailResponse;
}

export class LeadNoteResult {
  @ApiProperty({ type: LeadNoteResponse })
  data: LeadNoteResponse;
}

export class LeadNoteListResponse {
  @ApiProperty({ type: [LeadNoteResponse], description: 'Newest first' })
  data: LeadNoteResponse[];

  @ApiProperty({ type: Pagination })
  pagination: Pagination;
}

export function leadDetailResponse({ lead, notes, history, followUps }: LeadDetail): LeadDetailResponse {
  return {
    ...listedLeadResponse(lead),
    mergedInto: lead.mergedInto,
    originalType: lead.originalType,
    formerInfo: lead.formerDetails.map(({ type, details }) => ({ type, info: details })),
    followUps: followUps.map(leadFollowUpResponse),
    notes: notes.notes.map(noteResponse),
    noteCount: notes.total,
    callCount: notes.calls,
    history: history.map(historyResponse),
  };
}

export function historyResponse(entry: LeadHistoryEntry): LeadHistoryResponse {
  return {
    at: entry.at.toISOString(),
    action: entry.action,
    actor: historyActorResponse(entry.actor),
    details: entry.details,
  };
}

export function historyActorResponse(actor: HistoryActor | null): HistoryActorResponse | null {
  return actor && { _id: actor.id, name: actor.name, ...(actor.isFormer && { isFormer: true }) };
}
