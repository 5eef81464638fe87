import { Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ApiBadBody, ApiFailures } from '../../../shared/http/api-failures.js';
import { ApiCount, FlagField, IdsField } from '../../../shared/http/fields.js';
import { AcceptsIdempotencyKey, Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body, IdParam } from '../../../shared/http/input.js';
import {
  ApiAlsoNeeds,
  ClientAddress,
  CurrentUser,
  PartialRefusalAudited,
  ReportPartialRefusal,
  Staff,
} from '../../auth/http/access.js';
import type { PartRefused } from '../../auth/http/staff-request.js';
import { UNDO_HOURS } from '../../leads/domain/bulk-act.js';
import { leadNotFound } from '../../leads/domain/lead.errors.js';
import { NoIfMatchGuard } from '../../leads/http/lead-call.js';
import type { User } from '../../users/domain/user.js';
import { UserRef } from '../../users/http/user-ref.response.js';
import {
  type ShareOutCandidate,
  type ShareOutOutcome,
  type ShareOutPreview,
  ShareOutService,
} from '../application/share-out.service.js';
import { receiversNotPossible, shareOutNotFound } from '../domain/assignment.errors.js';
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
    description: 'true: also leads that have an assignee; false: only unassigned leads, in the pool or not',
    default: false,
  })
  includeAssigned?: boolean;
}

class PreviewShareOutDto extends ShareOutSelectionDto {
  @IdsField(MAX_RECEIVERS, {
    label: 'User ids',
    description:
      'The receivers. If left out: the first 50 people by name who are not away and can see at least one of the leads',
  })
  userIds?: string[];
}

class ShareOutDto extends ShareOutSelectionDto {
  @IdsField(MAX_RECEIVERS, {
    label: 'User ids',
    required: true,
    description: 'The receivers. People who are away receive leads too if they are listed here',
  })
  userIds: string[];
}

class StayingLeadsResponse implements Record<StayReason, number> {
  @ApiCount('Suspected spam', 0)
  suspectedSpam: number;

  @ApiCount('Converted, closed or rejected', 2)
  closed: number;

  @ApiCount('Already assigned. Always 0 with includeAssigned', 1)
  assigned: number;

  @ApiCount('None of the receivers can see leads of their type', 0)
  noReceiver: number;
}

class ShareResponse extends UserRef {
  @ApiCount('How many of the leads this person gets', 76)
  gets: number;
}

class ShareOutCandidateResponse extends AssignablePersonResponse {
  @ApiCount('How many of the leads this person gets', 76)
  gets: number;

  @ApiProperty({ description: 'Whether this person is one of the receivers' })
  isChosen: boolean;

  @ApiCount('How many of the leads to share out this person can see', 377)
  maySee: number;

  @ApiProperty({ description: 'Whether this person is away today' })
  isAway: boolean;
}

class ShareOutCountsResponse {
  @ApiCount('How many ids were sent', 380)
  requested: number;

  @ApiCount(
    'How many leads are shared out. Together with `staying`: all selected leads that the caller can change',
    377,
  )
  shared: number;

  @ApiProperty({ type: StayingLeadsResponse, description: 'How many leads are not shared out, by reason' })
  staying: StayingLeadsResponse;
}

class ShareOutPreviewData extends ShareOutCountsResponse {
  @ApiProperty({
    type: [ShareOutCandidateResponse],
    description: 'All people who can be assigned at least one of the leads, sorted by name',
  })
  people: ShareOutCandidateResponse[];
}

class ShareOutPreviewResult {
  @ApiProperty({ type: ShareOutPreviewData })
  data: ShareOutPreviewData;
}

class ShareOutData extends ShareOutCountsResponse {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Id of the share-out, to undo it. Null if no assignee changed',
  })
  _id: string | null;

  @ApiProperty({ type: [ShareResponse], description: 'The receivers' })
  people: ShareResponse[];
}

class ShareOutResult {
  @ApiProperty({ example: 'Successfully shared out 377 leads' })
  message: string;

  @ApiProperty({ type: ShareOutData })
  data: ShareOutData;
}

class GivenBackResponse {
  @ApiCount('How many leads the share-out had assigned', 377)
  shared: number;

  @ApiCount('How many of them went back: to the previous assignee, to unassigned or to the pool', 371)
  givenBack: number;
}

class ShareOutUndoneResult {
  @ApiProperty({ example: 'Successfully moved back 371 leads' })
  message: string;

  @ApiProperty({ type: GivenBackResponse })
  data: GivenBackResponse;
}

function selectionOf({ leadIds, includeAssigned = false }: ShareOutSelectionDto): ShareOutSelection {
  return { leadIds, includeAssigned };
}

function previewResponse(dto: PreviewShareOutDto, preview: ShareOutPreview): ShareOutPreviewData {
  const shares = sharesOf(preview);
  const candidate = ({ id, ...person }: ShareOutCandidate): ShareOutCandidateResponse => ({
    _id: id,
    ...person,
    gets: shares.get(id) ?? 0,
  });
  return { ...countsResponse(dto, preview), people: preview.candidates.map(candidate) };
}

function shareOutResponse(dto: ShareOutDto, outcome: ShareOutOutcome): ShareOutData {
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

const SHARES = `Splits unassigned open leads evenly among people who can see their type; with \`includeAssigned\`, also leads that have an assignee. The split ignores leads that people already have. Leftover leads go to the people with the fewest open leads. Also needs canEditAllLeads. Leads that the caller cannot change stay as they are and count only in \`requested\`.`;

@ApiTags('assignment')
@UseGuards(NoIfMatchGuard)
@Controller('assignment/share-out')
export class ShareOutController {
  constructor(private readonly shareOuts: ShareOutService) {}

  @Post('preview')
  @AcceptsIdempotencyKey()
  @HttpCode(200)
  @PartialRefusalAudited()
  @Staff('canBulkActions')
  @ApiOperation({ summary: 'Preview a share-out of up to 1,000 leads', description: SHARES })
  @ApiOkResponse({ type: ShareOutPreviewResult })
  @ApiAlsoNeeds('canEditAllLeads')
  @ApiFailures(receiversNotPossible)
  @ApiBadBody()
  async previewShareOut(
    @CurrentUser() viewer: User,
    @Body() dto: PreviewShareOutDto,
    @ReportPartialRefusal() reportRefused: (part: PartRefused) => void,
  ): Promise<ShareOutPreviewResult> {
    const preview = await this.shareOuts.preview(viewer, selectionOf(dto), dto.userIds ?? null);
    reportUnseen(dto.leadIds.length, preview.unseen, reportRefused);
    return { data: previewResponse(dto, preview) };
  }

  @Post()
  @Repeatable()
  @HttpCode(200)
  @PartialRefusalAudited()
  @Staff('canBulkActions')
  @ApiOperation({
    summary: 'Share out up to 1,000 leads evenly among people',
    description: `${SHARES} Runs in one transaction. If two share-outs of the same leads run at the same time, the second skips leads that the first has assigned.`,
  })
  @ApiOkResponse({ type: ShareOutResult })
  @ApiAlsoNeeds('canEditAllLeads')
  @ApiFailures(receiversNotPossible)
  @ApiBadBody()
  async shareOut(
    @CurrentUser() viewer: User,
    @Body() dto: ShareOutDto,
    @ClientAddress() address: string,
    @ReportPartialRefusal() reportRefused: (part: PartRefused) => void,
  ): Promise<ShareOutResult> {
    const outcome = await this.shareOuts.shareOut(viewer, selectionOf(dto), dto.userIds, address);
    reportUnseen(dto.leadIds.length, outcome.unseen, reportRefused);
    const data = shareOutResponse(dto, outcome);
    return { message: `Successfully shared out ${data.shared} leads`, data };
  }

  @Post(':id/undo')
  @Repeatable()
  @HttpCode(200)
  @Staff('canBulkActions')
  @ApiOperation({
    summary: 'Undo your own share-out',
    description: `Like \`POST /api/leads/bulk/{id}/undo\`, with other counts. Possible once, within ${UNDO_HOURS} hours. Also needs canEditAllLeads.`,
  })
  @ApiParam({ name: 'id', format: 'uuid', description: "The share-out's id" })
  @ApiOkResponse({ type: ShareOutUndoneResult })
  @ApiAlsoNeeds('canEditAllLeads')
  @ApiFailures(shareOutNotFound)
  @ApiBadBody()
  async undoShareOut(
    @CurrentUser() viewer: User,
    @IdParam() id: string,
    @ClientAddress() address: string,
  ): Promise<ShareOutUndoneResult> {
    const data = await this.shareOuts.undo(viewer, id, address);
    return { message: `Successfully moved back ${data.givenBack} leads`, data };
  }
}

/** Reports to the audit trail how many leads the caller could not see. The response does not say which. */
function reportUnseen(requested: number, unseen: number, reportRefused: (part: PartRefused) => void): void {
  if (unseen > 0) reportRefused({ code: leadNotFound.code, counts: { requested, unseen } });
}
