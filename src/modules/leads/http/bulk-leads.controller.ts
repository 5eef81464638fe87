import { Controller, Delete, Get, HttpCode, Post, Put, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
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
import type { User } from '../../users/domain/user.js';
import { BulkActService } from '../application/bulk-act.service.js';
import { LeadUpdateService } from '../application/lead-update.service.js';
import { UNDO_HOURS } from '../domain/bulk-act.js';
import { assigneeNotPossible, bulkActNotFound, referenceTaken } from '../domain/lead.errors.js';
import {
  BulkActsResponse,
  BulkResult,
  BulkUpdateDto,
  bulkActResponse,
  bulkChanges,
  bulkCondition,
  bulkResult,
  LeadIdsDto,
} from './bulk-leads.dto.js';
import { NoIfMatchGuard } from './lead-call.js';

const UNTOUCHED =
  'Leads that you cannot see or may not change stay as they are and are not counted in `affected`. Those that you can see are listed in `skipped`. If-Match is refused with 400, because an ETag belongs to a single lead.';
const UNDELETED = `${UNTOUCHED} A lead is also left unchanged if a lead of a type that you cannot see was merged into it.`;

/** Each operation has two paths with the same handler, because existing clients use both. */
@ApiTags('leads')
@UseGuards(NoIfMatchGuard)
@Controller('leads')
export class BulkLeadsController {
  constructor(
    private readonly updates: LeadUpdateService,
    private readonly acts: BulkActService,
  ) {}

  @Delete(['bulk', 'bulk-delete'])
  @PartialRefusalAudited()
  @Staff('canBulkActions')
  @ApiOperation({ summary: 'Delete up to 1,000 leads (also needs canDeleteLeads)', description: UNDELETED })
  @ApiOkResponse({ type: BulkResult })
  @ApiAlsoNeeds('canDeleteLeads')
  @ApiBadBody()
  async deleteLeads(
    @CurrentUser() viewer: User,
    @Body() { leadIds }: LeadIdsDto,
    @ClientAddress() address: string,
    @ReportPartialRefusal() reportRefused: (part: PartRefused) => void,
  ): Promise<BulkResult> {
    return bulkResult('deleted', leadIds, await this.updates.deleteMany(viewer, leadIds, address), reportRefused);
  }

  @Post('bulk-delete')
  @Repeatable()
  @HttpCode(200)
  @PartialRefusalAudited()
  @Staff('canBulkActions')
  @ApiOperation({
    summary: 'Delete up to 1,000 leads (also needs canDeleteLeads), for clients that cannot send a body with DELETE',
    description: UNDELETED,
  })
  @ApiOkResponse({ type: BulkResult })
  @ApiAlsoNeeds('canDeleteLeads')
  @ApiBadBody()
  async deleteLeadsByPost(
    @CurrentUser() viewer: User,
    @Body() { leadIds }: LeadIdsDto,
    @ClientAddress() address: string,
    @ReportPartialRefusal() reportRefused: (part: PartRefused) => void,
  ): Promise<BulkResult> {
    return bulkResult('deleted', leadIds, await this.updates.deleteMany(viewer, leadIds, address), reportRefused);
  }

  @Put(['bulk', 'bulk-update'])
  @PartialRefusalAudited()
  @Staff('canBulkActions')
  @ApiOperation({
    summary: 'Change status, priority, assignee or next follow-up of up to 1,000 leads',
    description: `${UNTOUCHED} Assigning also needs canEditAllLeads.`,
  })
  @ApiOkResponse({ type: BulkResult })
  @ApiAlsoNeeds('canEditAllLeads', 'The request assigns leads', 'CanEditAllLeadsMissingIfItAssigns')
  @ApiFailures([assigneeNotPossible, 'The assignee is not an active user', 'AssigneeNotActive'])
  @ApiBadBody()
  async updateLeads(
    @CurrentUser() viewer: User,
    @Body() dto: BulkUpdateDto,
    @ClientAddress() address: string,
    @ReportPartialRefusal() reportRefused: (part: PartRefused) => void,
  ): Promise<BulkResult> {
    const changes = bulkChanges(dto);
    const outcome = await this.updates.updateMany(viewer, dto.leadIds, changes, bulkCondition(dto), address);
    return bulkResult('updated', dto.leadIds, outcome, reportRefused);
  }

  @Post('bulk-restore')
  @Repeatable()
  @HttpCode(200)
  @PartialRefusalAudited()
  @Staff('canBulkActions')
  @ApiOperation({
    summary: 'Take up to 1,000 leads out of suspected spam (also needs canEditAllLeads)',
    description: `${UNTOUCHED} Leads that are not suspected spam also stay as they are.`,
  })
  @ApiOkResponse({ type: BulkResult })
  @ApiAlsoNeeds('canEditAllLeads')
  @ApiBadBody()
  async restoreLeads(
    @CurrentUser() viewer: User,
    @Body() { leadIds }: LeadIdsDto,
    @ClientAddress() address: string,
    @ReportPartialRefusal() reportRefused: (part: PartRefused) => void,
  ): Promise<BulkResult> {
    const outcome = await this.updates.restoreMany(viewer, leadIds, address);
    return bulkResult('restored', leadIds, outcome, reportRefused);
  }

  @Get('bulk')
  @Staff('canBulkActions')
  @ApiOperation({
    summary: 'List your own bulk changes that can be undone, newest first',
    description: 'At most 20, including share-outs.',
  })
  @ApiOkResponse({ type: BulkActsResponse })
  @ApiBadInput()
  async listBulkActs(@CurrentUser() viewer: User): Promise<BulkActsResponse> {
    return { data: (await this.acts.list(viewer)).map(bulkActResponse) };
  }

  @Post('bulk/:id/undo')
  @Repeatable()
  @HttpCode(200)
  @Staff('canBulkActions')
  @ApiOperation({
    summary: 'Undo your own bulk change or share-out',
    description: `Possible once, within ${UNDO_HOURS} hours. Leads stay as they are if they have changed since, or can no longer be assigned to their previous assignee. Also needs the permissions that the change needed.`,
  })
  @ApiParam({
    name: 'id',
    format: 'uuid',
    description: 'The `id` in `undo` of the change, or the `_id` of the share-out',
  })
  @ApiOkResponse({ type: BulkResult })
  @ApiAlsoNeeds('canEditAllLeads', 'The change assigned leads')
  @ApiFailures(bulkActNotFound, referenceTaken)
  @ApiBadBody()
  async undoBulkAct(
    @CurrentUser() viewer: User,
    @IdParam() id: string,
    @ClientAddress() address: string,
  ): Promise<BulkResult> {
    const undone = await this.acts.undo(viewer, id, address);
    if (!undone) throw bulkActNotFound();
    const { requested, affected, skipped } = undone;
    return { message: `Undone for ${affected} leads`, data: { requested, affected, skipped } };
  }
}
