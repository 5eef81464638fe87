import { Controller, Delete, HttpCode, Post, Put, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiBadBody, ApiFailures } from '../../../shared/http/api-failures.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body } from '../../../shared/http/input.js';
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
import { LeadUpdateService } from '../application/lead-update.service.js';
import { assigneeNotPossible } from '../domain/lead.errors.js';
import {
  BulkResult,
  BulkUpdateDto,
  BulkUpdateResult,
  bulkChanges,
  bulkCondition,
  bulkResult,
  bulkUndo,
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
  constructor(private readonly updates: LeadUpdateService) {}

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
  @ApiOkResponse({ type: BulkUpdateResult })
  @ApiAlsoNeeds('canEditAllLeads', 'The request assigns leads', 'CanEditAllLeadsMissingIfItAssigns')
  @ApiFailures([assigneeNotPossible, 'The assignee is not an active user', 'AssigneeNotActive'])
  @ApiBadBody()
  async updateLeads(
    @CurrentUser() viewer: User,
    @Body() dto: BulkUpdateDto,
    @ClientAddress() address: string,
    @ReportPartialRefusal() reportRefused: (part: PartRefused) => void,
  ): Promise<BulkUpdateResult> {
    const changes = bulkChanges(dto);
    const outcome = await this.updates.updateMany(viewer, dto.leadIds, changes, bulkCondition(dto), address);
    return { ...bulkResult('updated', dto.leadIds, outcome, reportRefused), undo: bulkUndo(outcome.before, changes) };
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
}
