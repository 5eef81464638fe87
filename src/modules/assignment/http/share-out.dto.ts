import { ApiProperty } from '@nestjs/swagger';
import { ApiCount, FlagField, IdsField } from '../../../shared/http/fields.js';
import { UserRef } from '../../leads/http/user-ref.response.js';
import type { ShareOutCandidate, ShareOutOutcome, ShareOutPreview } from '../application/share-out.service.js';
import {
  MAX_RECEIVERS,
  MAX_SHARED_LEADS,
  type ShareOutPlan,
  type ShareOutSelection,
  type StayReason,
  sharesOf,
} from '../domain/share-out.js';
import { AssignablePersonResponse } from './assignment-people.dto.js';

class ShareOutSelectionDto {
  @IdsField(MAX_SHARED_LEADS, { label: 'leadIds', required: true })
  leadIds: string[];

  @FlagField({
    label: 'Include assigned',
    description: 'Also leads that somebody has; otherwise only those of nobody and of the shared pool',
    default: false,
  })
  includeAssigned?: boolean;
}

export class PreviewShareOutDto extends ShareOutSelectionDto {
  @IdsField(MAX_RECEIVERS, {
    label: 'User ids',
    description: 'Among whom; left out: everybody who is not away and may see one of the leads, the first 50 by name',
  })
  userIds?: string[];
}

export class ShareOutDto extends ShareOutSelectionDto {
  @IdsField(MAX_RECEIVERS, {
    label: 'User ids',
    required: true,
    description: 'Among whom; who is away and named gets leads as well',
  })
  userIds: string[];
}

class StayingLeadsResponse implements Record<StayReason, number> {
  @ApiCount('Suspected spam', 0)
  suspectedSpam: number;

  @ApiCount('Converted, closed or rejected', 2)
  closed: number;

  @ApiCount('Somebody has them; always 0 with includeAssigned', 1)
  assigned: number;

  @ApiCount('None of the people may see leads of their type', 0)
  noReceiver: number;
}

class ShareResponse extends UserRef {
  @ApiCount('How many of the leads they get', 76)
  gets: number;
}

class ShareOutCandidateResponse extends AssignablePersonResponse {
  @ApiCount('How many of the leads they get', 76)
  gets: number;

  @ApiProperty({ description: 'Whether they are among the people that the leads are shared out to' })
  isChosen: boolean;

  @ApiCount('How many of the leads that can be shared out they may see', 377)
  maySee: number;

  @ApiProperty({ description: 'Away today' })
  isAway: boolean;
}

class ShareOutCountsResponse {
  @ApiCount('How many ids were sent', 380)
  requested: number;

  @ApiCount('How many leads are shared out; with those that stay, all that are within reach', 377)
  shared: number;

  @ApiProperty({ type: StayingLeadsResponse, description: 'How many leads stay where they are, by reason' })
  staying: StayingLeadsResponse;
}

class ShareOutPreviewData extends ShareOutCountsResponse {
  @ApiProperty({
    type: [ShareOutCandidateResponse],
    description: 'Everybody who may be given one of the leads, by name',
  })
  people: ShareOutCandidateResponse[];
}

export class ShareOutPreviewResult {
  @ApiProperty({ type: ShareOutPreviewData })
  data: ShareOutPreviewData;
}

class ShareOutData extends ShareOutCountsResponse {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'What it is undone by; null where no lead has changed hands',
  })
  _id: string | null;

  @ApiProperty({ type: [ShareResponse], description: 'The people named' })
  people: ShareResponse[];
}

export class ShareOutResult {
  @ApiProperty({ example: 'Successfully shared out 377 leads' })
  message: string;

  @ApiProperty({ type: ShareOutData })
  data: ShareOutData;
}

class GivenBackResponse {
  @ApiCount('How many leads the share-out gave to somebody', 377)
  shared: number;

  @ApiCount('How many of them are back where they were', 371)
  givenBack: number;
}

export class ShareOutUndoneResult {
  @ApiProperty({ example: 'Successfully gave back 371 leads' })
  message: string;

  @ApiProperty({ type: GivenBackResponse })
  data: GivenBackResponse;
}

export function selectionOf({ leadIds, includeAssigned = false }: ShareOutSelectionDto): ShareOutSelection {
  return { leadIds, includeAssigned };
}

export function previewResponse(dto: PreviewShareOutDto, preview: ShareOutPreview): ShareOutPreviewData {
  const shares = sharesOf(preview);
  const candidate = ({ id, ...person }: ShareOutCandidate): ShareOutCandidateResponse => ({
    _id: id,
    ...person,
    gets: shares.get(id) ?? 0,
  });
  return { ...countsResponse(dto, preview), people: preview.candidates.map(candidate) };
}

export function shareOutResponse(dto: ShareOutDto, outcome: ShareOutOutcome): ShareOutData {
  const shares = sharesOf(outcome);
  const people = outcome.people.map(({ id, name }) => ({ _id: id, name, gets: shares.get(id) ?? 0 }));
  return { _id: outcome.id, ...countsResponse(dto, outcome), people };
}

function countsResponse(
  { leadIds }: ShareOutSelectionDto,
  { receivers, staying }: ShareOutPlan,
): ShareOutCountsResponse {
  return { requested: leadIds.length, shared: receivers.size, staying };
}
