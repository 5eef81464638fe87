import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { ApiCount, IdsField, LineField } from '../../../shared/http/fields.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body, Query } from '../../../shared/http/input.js';
import {
  DEFAULT_PAGE_SIZE,
  LimitField,
  offsetOf,
  PageField,
  Pagination,
  paginationOf,
} from '../../../shared/http/paging.js';
import {
  ClientAddress,
  CurrentUser,
  PartialRefusalAudited,
  RecordedRead,
  ReportPartialRefusal,
  Staff,
} from '../../auth/http/access.js';
import type { PartRefused } from '../../auth/http/staff-request.js';
import { LeadReadLimit } from '../../leads/application/staff-limits.js';
import { leadHoldsHidden, referenceTaken } from '../../leads/domain/lead.errors.js';
import { LEAD_STATUSES, type LeadStatus } from '../../leads/domain/lead.js';
import type { LeadCall } from '../../leads/domain/lead-call.js';
import { BulkResult, bulkResult } from '../../leads/http/bulk-leads.dto.js';
import { LeadUpdatedResult, leadResponse } from '../../leads/http/lead.response.js';
import { ApiLeadChange, ApiLeadId, ApiOkWithETag, about, Call } from '../../leads/http/lead-call.js';
import { permissionMissing } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { UserRef, userRef } from '../../users/http/user-ref.response.js';
import { LeadBinService, LeadErasureService } from '../application/deletion.service.js';
import { type BinnedLead, DAYS_IN_BIN } from '../domain/lead-bin.js';

const DAY_MS = 86_400_000;
const MAX_LEADS = 1_000;

class BinQuery {
  @LineField({
    label: 'Search',
    description: 'As in the lead list: every word must be found',
    example: 'Sunita',
  })
  search?: string;

  @PageField()
  page: number = 1;

  @LimitField()
  limit: number = DEFAULT_PAGE_SIZE;
}

class BinnedIdsDto {
  @IdsField(MAX_LEADS, { label: 'leadIds', required: true })
  leadIds: string[];
}

class BinnedPersonResponse {
  @ApiPropertyOptional({ type: String, example: 'Sunita Devi' })
  fullName?: string;

  @ApiPropertyOptional({ type: String, example: '98765 43210' })
  phone?: string;

  @ApiPropertyOptional({ type: String, example: 'sunita@example.com' })
  email?: string;

  @ApiPropertyOptional({ type: String, example: 'Gaya' })
  city?: string;
}

class BinnedLeadResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: '7ZK4M0QXJD' })
  reference: string;

  @ApiProperty({ enum: LEAD_TYPE_NAMES })
  type: LeadType;

  @ApiProperty({ enum: LEAD_STATUSES })
  status: LeadStatus;

  @ApiProperty({ type: BinnedPersonResponse })
  personalInfo: BinnedPersonResponse;

  @ApiProperty({ type: UserRef, nullable: true, description: 'The assignee when the lead was deleted' })
  assignedTo: UserRef | null;

  @ApiCount('Notes that are restored with it', 2)
  notes: number;

  @ApiCount('Leads that were merged into it and are restored with it', 0)
  mergedLeads: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  deletedAt: string;

  @ApiProperty({ type: UserRef, nullable: true, description: 'Null if this user no longer exists' })
  deletedBy: UserRef | null;

  @ApiProperty({
    format: 'date-time',
    description: `${DAYS_IN_BIN} days after the deletion. Then the lead is deleted permanently`,
  })
  keptUntil: string;
}

class BinResponse {
  @ApiProperty({ type: [BinnedLeadResponse] })
  data: BinnedLeadResponse[];

  @ApiProperty({ type: Pagination })
  pagination: Pagination;
}

const REACH =
  "Includes only leads that the caller could see if they were not deleted. This means that the lead and all leads merged into it are of the caller's lead types. Without canViewAllLeads, the lead must also have been assigned to the caller or, with canTakeFromPool, have been in the pool.";
const OR_ERASE =
  'Needs canDeleteLeads or canErasePersonalData. With only canErasePersonalData, includes only leads that the caller could change if they were not deleted.';
const UNTOUCHED = 'Other leads do not change and are not counted in `affected`.';

@ApiTags('bin')
@Controller('leads/bin')
export class LeadBinController {
  constructor(
    private readonly bin: LeadBinService,
    private readonly reads: LeadReadLimit,
  ) {}

  @Get()
  @RecordedRead('bin')
  @Staff()
  @ApiOperation({
    summary: `List the leads deleted in the last ${DAYS_IN_BIN} days, latest first`,
    description: `${REACH} ${OR_ERASE}`,
  })
  @ApiOkResponse({ type: BinResponse })
  @ApiFailures([permissionMissing, 'The caller has neither canDeleteLeads nor canErasePersonalData'], tooManyRequests)
  @ApiBadInput()
  async listBin(
    @CurrentUser() viewer: User,
    @Query() query: BinQuery,
    @ClientAddress() address: string,
  ): Promise<BinResponse> {
    this.reads.check(viewer);
    const { leads, total } = await this.bin.list(viewer, { search: query.search ?? null, ...offsetOf(query) });
    this.reads.count(viewer, leads, address);
    return { data: leads.map(binnedLeadResponse), pagination: paginationOf(query, total) };
  }

  @Post('restore')
  @Repeatable()
  @HttpCode(200)
  @PartialRefusalAudited()
  @Staff('canDeleteLeads')
  @ApiOperation({
    summary: 'Restore up to 1,000 deleted leads',
    description: `Restores the leads with their notes, history and promises. A lead keeps its assignee if it can still be assigned to that user. ${REACH} ${UNTOUCHED}`,
  })
  @ApiOkResponse({ type: BulkResult })
  @ApiFailures(referenceTaken)
  @ApiBadBody()
  async restoreFromBin(
    @CurrentUser() viewer: User,
    @Body() { leadIds }: BinnedIdsDto,
    @ClientAddress() address: string,
    @ReportPartialRefusal() reportRefused: (part: PartRefused) => void,
  ): Promise<BulkResult> {
    return bulkResult('restored', leadIds, await this.bin.restore(viewer, leadIds, address), reportRefused);
  }

  @Delete()
  @PartialRefusalAudited()
  @Staff()
  @ApiOperation({
    summary: 'Permanently delete up to 1,000 leads from the bin',
    description: `Also removes the person's details from the audit trail and from recorded searches. ${REACH} ${OR_ERASE} ${UNTOUCHED}`,
  })
  @ApiOkResponse({ type: BulkResult })
  @ApiFailures([permissionMissing, 'The caller has neither canDeleteLeads nor canErasePersonalData'])
  @ApiBadBody()
  async removeFromBin(
    @CurrentUser() viewer: User,
    @Body() { leadIds }: BinnedIdsDto,
    @ClientAddress() address: string,
    @ReportPartialRefusal() reportRefused: (part: PartRefused) => void,
  ): Promise<BulkResult> {
    return bulkResult('removed', leadIds, await this.bin.purge(viewer, leadIds, address), reportRefused);
  }

  @Post('empty')
  @Repeatable()
  @HttpCode(200)
  @Staff('canDeleteLeads')
  @ApiOperation({ summary: 'Empty the bin: permanently delete all leads in it', description: REACH })
  @ApiOkResponse({ type: BulkResult })
  @ApiBadBody()
  async emptyBin(@CurrentUser() viewer: User, @ClientAddress() address: string): Promise<BulkResult> {
    const affected = await this.bin.empty(viewer, address);
    return {
      message: `Successfully removed ${affected} leads`,
      data: { requested: affected, affected, skipped: [] },
    };
  }
}

function binnedLeadResponse(lead: BinnedLead): BinnedLeadResponse {
  const { id, assignee, createdAt, deletedAt, deletedBy, ...rest } = lead;
  return {
    _id: id,
    ...rest,
    assignedTo: userRef(assignee),
    createdAt: createdAt.toISOString(),
    deletedAt: deletedAt.toISOString(),
    deletedBy: userRef(deletedBy),
    keptUntil: new Date(deletedAt.getTime() + DAYS_IN_BIN * DAY_MS).toISOString(),
  };
}

@ApiTags('leads')
@ApiLeadId()
@Controller('leads/:id')
export class LeadErasureController {
  constructor(private readonly erasure: LeadErasureService) {}

  @Post('erase')
  @Repeatable()
  @HttpCode(200)
  @Staff('canErasePersonalData')
  @ApiOperation({
    summary: "Erase the person's details from a lead",
    description:
      'Permanently removes personal fields, form answers, notes, follow-ups and the values in the history, also from leads merged into it. ' +
      'The lead is kept without the person: its type, status, times, reference, logged calls, and which user did what. It can no longer be edited, but it can be deleted.',
  })
  @ApiOkWithETag(LeadUpdatedResult)
  @ApiLeadChange(leadHoldsHidden)
  async eraseLead(@Call() call: LeadCall): Promise<LeadUpdatedResult> {
    const erased = await this.erasure.erase(call);
    return about(erased, { message: 'Personal data erased', data: leadResponse(erased) });
  }
}
