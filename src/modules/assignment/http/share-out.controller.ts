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
  UNDO_HOURS,
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

class PreviewShareOutDto extends ShareOutSelectionDto {
  @IdsField(MAX_RECEIVERS, {
    label: 'User ids',
    description: 'Among whom; left out: everybody who is not away and may see one of the leads, the first 50 by name',
  })
  userIds?: string[];
}

class ShareOutDto extends ShareOutSelectionDto {
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

class ShareOutPreviewResult {
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

class ShareOutResult {
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

class ShareOutUndoneResult {
  @ApiProperty({ example: 'Successfully gave back 371 leads' })
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

const SHARES = `Open leads that nobody has (with \`includeAssigned\` also those that somebody has) go to people who may see their type, as evenly as that allows: equal shares of these leads, whatever the people have already; the odd ones go to who has fewest open leads. Needs canEditAllLeads too. Leads out of your reach are left as they are and counted only in \`requested\`.`;

/** Many leads shared out evenly among people. */
@ApiTags('assignment')
@UseGuards(NoIfMatchGuard)
@Controller('assignment/share-out')
export class ShareOutController {
  constructor(private readonly shareOuts: ShareOutService) {}

  @Post('preview')
  @AcceptsIdempotencyKey('It changes nothing')
  @HttpCode(200)
  @PartialRefusalAudited()
  @Staff('canBulkActions')
  @ApiOperation({ summary: 'What sharing out up to 1,000 leads would do now', description: SHARES })
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
    summary: 'Share up to 1,000 leads out evenly among people',
    description: `${SHARES} All in one transaction: of two share-outs of the same leads at once, the later leaves what the earlier gave to somebody.`,
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
    summary: 'Undo your own share-out (needs canEditAllLeads too)',
    description: `For ${UNDO_HOURS} hours, and once. Each lead goes back to who had it, to nobody or into the pool; what somebody has changed since stays, as does what its earlier holder may not have any more.`,
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
    return { message: `Successfully gave back ${data.givenBack} leads`, data };
  }
}

/** The caller is not told which ids were out of sight; the audit trail, that there were some. */
function reportUnseen(requested: number, unseen: number, reportRefused: (part: PartRefused) => void): void {
  if (unseen > 0) reportRefused({ code: leadNotFound.code, counts: { requested, unseen } });
}
