import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsDefined, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { ApiCount, ChoiceField, ChoicesField } from '../../../shared/http/fields.js';
import { NOTES_INCLUDED } from '../../leads/domain/lead-reader.js';
import { LeadResponse, leadResponse } from '../../leads/http/lead.response.js';
import { leadETag } from '../../leads/http/lead-call.js';
import { historyResponse, LeadHistoryResponse } from '../../leads/http/lead-detail.response.js';
import { LeadNoteResponse, noteResponse } from '../../leads/http/lead-parts.response.js';
import { UserRef, userRef } from '../../users/http/user-ref.response.js';
import type { MergedLeadDetail } from '../application/lead-duplicates.service.js';
import {
  DUPLICATE_REASONS,
  DUPLICATE_STATES,
  type DuplicateCandidate,
  type DuplicateReason,
  type DuplicateState,
} from '../domain/duplicates.js';
import { MERGEABLE_PATHS } from '../domain/merge-selection.js';

export class OtherLeadDto {
  @ApiProperty({ type: String, format: 'uuid', description: "The other lead's id" })
  @IsDefined({ message: 'Other is required.' })
  @IsUUID('all', { message: "Other must be a lead's id." })
  other: string;
}

export class DecideDuplicateDto extends OtherLeadDto {
  @ChoiceField(DUPLICATE_STATES, {
    label: 'State',
    required: true,
    description: '`linked`: one person, two requests; `dismissed`: not the same person; `open`: not decided',
  })
  state: DuplicateState;
}

export class MergeLeadsDto extends OtherLeadDto {
  @ChoicesField(MERGEABLE_PATHS, {
    label: 'Take',
    description:
      'The values that are copied from the other lead to this lead. `details` are the fields of a type’s own group; both leads must have the same group. `assignedTo` includes the pool. `followUp` replaces the next follow-up. Some things are always moved to this lead: the open follow-ups of an open lead, and its possible and linked duplicates. Everything else stays as it is.',
  })
  take?: string[];

  @ApiPropertyOptional({
    type: String,
    maxLength: 50,
    description: 'The last `etag` that you received for the other lead',
    example: '"1"',
  })
  @IsOptional()
  @IsString({ message: 'otherEtag must be text.' })
  @MaxLength(50, { message: 'otherEtag can have at most 50 characters.' })
  otherEtag?: string;
}

export class DuplicateCandidateResponse {
  @ApiProperty({ type: LeadResponse })
  lead: LeadResponse;

  @ApiProperty({ description: 'The version of this lead. Send it as `otherEtag` to merge it', example: '"1"' })
  etag: string;

  @ApiProperty({
    enum: DUPLICATE_REASONS,
    isArray: true,
    description: '`name`: a similar name in the same place; `staff`: a user flagged the two leads',
  })
  reasons: readonly DuplicateReason[];

  @ApiProperty({
    description: 'True if both leads have a name and the names are not similar: perhaps a family shares a phone',
  })
  namesDiffer: boolean;

  @ApiProperty({ enum: DUPLICATE_STATES })
  state: DuplicateState;

  @ApiProperty({ type: UserRef, nullable: true, description: 'The user who linked or dismissed the pair' })
  decidedBy: UserRef | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decidedAt: string | null;
}

export class MergedLeadResponse {
  @ApiProperty({ type: LeadResponse, description: 'The lead as it was at the merge' })
  lead: LeadResponse;

  @ApiProperty({
    format: 'uuid',
    description:
      'The lead that this one was merged into. It is either the requested lead, or a lead that was itself merged into the requested lead later.',
  })
  mergedInto: string;

  @ApiProperty({ type: UserRef, nullable: true })
  mergedBy: UserRef | null;

  @ApiProperty({ format: 'date-time' })
  mergedAt: string;

  @ApiProperty({
    type: [LeadNoteResponse],
    description: `The newest ${NOTES_INCLUDED}, newest first. GET /leads/{id}/notes returns the rest`,
  })
  notes: LeadNoteResponse[];

  @ApiCount('Number of notes and call logs of this lead', 1)
  noteCount: number;

  @ApiProperty({ type: [LeadHistoryResponse], description: 'Newest first' })
  history: LeadHistoryResponse[];
}

export class DuplicatesResponse {
  @ApiProperty({ type: [DuplicateCandidateResponse], description: 'Undecided duplicates first, then the newest' })
  candidates: DuplicateCandidateResponse[];

  @ApiProperty({ type: [MergedLeadResponse], description: 'Newest merge first' })
  merged: MergedLeadResponse[];
}

export class DuplicatesResult {
  @ApiProperty({ type: DuplicatesResponse })
  data: DuplicatesResponse;
}

export class CheckedPersonResult {
  @ApiProperty({ type: [DuplicateCandidateResponse], description: 'Most similar names first' })
  data: DuplicateCandidateResponse[];
}

export function candidateResponse({
  lead,
  reasons,
  namesDiffer,
  decision,
}: DuplicateCandidate): DuplicateCandidateResponse {
  return {
    lead: leadResponse(lead),
    etag: leadETag(lead),
    reasons,
    namesDiffer,
    state: decision.state,
    decidedBy: userRef(decision.by),
    decidedAt: decision.at?.toISOString() ?? null,
  };
}

export function mergedResponse({ lead, mergedAt, mergedBy, notes, history }: MergedLeadDetail): MergedLeadResponse {
  return {
    lead: leadResponse(lead),
    mergedInto: lead.mergedInto ?? lead.id,
    mergedBy: userRef(mergedBy),
    mergedAt: mergedAt.toISOString(),
    notes: notes.notes.map(noteResponse),
    noteCount: notes.total,
    history: history.map(historyResponse),
  };
}
