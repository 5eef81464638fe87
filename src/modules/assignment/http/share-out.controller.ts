import { Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiBadBody, ApiFailures } from '../../../shared/http/api-failures.js';
import { AcceptsIdempotencyKey, Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body, IdParam } from '../../../shared/http/input.js';
import {
  ApiAlsoNeeds,
  ClientAddress,
  CurrentUser,
  MayRefusePart,
  Staff,
  TellPartRefused,
} from '../../auth/http/access.js';
import type { PartRefused } from '../../auth/http/staff-request.js';
import { leadNotFound } from '../../leads/domain/lead.errors.js';
import { NoIfMatchGuard } from '../../leads/http/lead-call.js';
import type { User } from '../../users/domain/user.js';
import { ShareOutService } from '../application/share-out.service.js';
import { receiversNotPossible, shareOutNotFound } from '../domain/share-out.errors.js';
import { UNDO_HOURS } from '../domain/share-out.js';
import {
  PreviewShareOutDto,
  previewResponse,
  ShareOutDto,
  ShareOutPreviewResult,
  ShareOutResult,
  ShareOutUndoneResult,
  selectionOf,
  shareOutResponse,
} from './share-out.dto.js';

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
  @MayRefusePart()
  @Staff('canBulkActions')
  @ApiOperation({ summary: 'What sharing out up to 1,000 leads would do now', description: SHARES })
  @ApiOkResponse({ type: ShareOutPreviewResult })
  @ApiAlsoNeeds('canEditAllLeads')
  @ApiFailures(receiversNotPossible)
  @ApiBadBody()
  async previewShareOut(
    @CurrentUser() viewer: User,
    @Body() dto: PreviewShareOutDto,
    @TellPartRefused() tell: (part: PartRefused) => void,
  ): Promise<ShareOutPreviewResult> {
    const preview = await this.shareOuts.preview(viewer, selectionOf(dto), dto.userIds ?? null);
    tellUnseen(dto.leadIds.length, preview.unseen, tell);
    return { data: previewResponse(dto, preview) };
  }

  @Post()
  @Repeatable()
  @HttpCode(200)
  @MayRefusePart()
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
    @TellPartRefused() tell: (part: PartRefused) => void,
  ): Promise<ShareOutResult> {
    const outcome = await this.shareOuts.shareOut(viewer, selectionOf(dto), dto.userIds, address);
    tellUnseen(dto.leadIds.length, outcome.unseen, tell);
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
function tellUnseen(requested: number, unseen: number, tell: (part: PartRefused) => void): void {
  if (unseen > 0) tell({ code: leadNotFound.code, counts: { requested, unseen } });
}
