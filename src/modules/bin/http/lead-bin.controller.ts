import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { tooManyRequests } from '../../../shared/domain/rate-limit.errors.js';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { offsetOf, paginationOf } from '../../../shared/http/paging.js';
import {
  ClientAddress,
  CurrentUser,
  MayRefusePart,
  RecordedRead,
  Staff,
  TellPartRefused,
} from '../../auth/http/access.js';
import type { PartRefused } from '../../auth/http/staff-request.js';
import { LeadReadLimit } from '../../leads/application/lead-read-limit.js';
import { BulkResult, bulkResult } from '../../leads/http/bulk.response.js';
import { permissionMissing } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { LeadBinService } from '../application/lead-bin.service.js';
import { referenceTaken } from '../domain/bin.errors.js';
import { DAYS_IN_BIN } from '../domain/lead-bin.js';
import { BinnedIdsDto, BinQuery } from './bin.dto.js';
import { BinResponse, binnedLeadResponse } from './bin.response.js';

const REACH =
  'You reach what you would see if it were not deleted: of your types (what was merged into it too) and, without canViewAllLeads, what was assigned to you.';
const OR_ERASE =
  'Needs canDeleteLeads, or canErasePersonalData, with which you reach only what you could change if it were not deleted.';
const UNTOUCHED = 'Others are left as they are, and not counted in `affected`.';

/** Deleted leads, which everything else answers as if there were none. */
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
    summary: `The leads deleted in the last ${DAYS_IN_BIN} days, the latest first`,
    description: `${REACH} ${OR_ERASE}`,
  })
  @ApiOkResponse({ type: BinResponse })
  @ApiFailures([permissionMissing, 'The caller lacks canDeleteLeads and canErasePersonalData'], tooManyRequests)
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
  @MayRefusePart()
  @Staff('canDeleteLeads')
  @ApiOperation({
    summary: 'Bring up to 1,000 deleted leads back',
    description: `With their notes, history and promises, and to whom they were assigned where they may still have them. ${REACH} ${UNTOUCHED}`,
  })
  @ApiOkResponse({ type: BulkResult })
  @ApiFailures(referenceTaken)
  @ApiBadBody()
  async restoreFromBin(
    @CurrentUser() viewer: User,
    @Body() { leadIds }: BinnedIdsDto,
    @ClientAddress() address: string,
    @TellPartRefused() tell: (part: PartRefused) => void,
  ): Promise<BulkResult> {
    return bulkResult('restored', leadIds, await this.bin.restore(viewer, leadIds, address), tell);
  }

  @Delete()
  @MayRefusePart()
  @Staff()
  @ApiOperation({
    summary: 'Remove up to 1,000 deleted leads for good',
    description: `With all that names the person, in the audit trail and recorded searches too. ${REACH} ${OR_ERASE} ${UNTOUCHED}`,
  })
  @ApiOkResponse({ type: BulkResult })
  @ApiFailures([permissionMissing, 'The caller lacks canDeleteLeads and canErasePersonalData'])
  @ApiBadBody()
  async removeFromBin(
    @CurrentUser() viewer: User,
    @Body() { leadIds }: BinnedIdsDto,
    @ClientAddress() address: string,
    @TellPartRefused() tell: (part: PartRefused) => void,
  ): Promise<BulkResult> {
    return bulkResult('removed', leadIds, await this.bin.purge(viewer, leadIds, address), tell);
  }

  @Post('empty')
  @Repeatable()
  @HttpCode(200)
  @Staff('canDeleteLeads')
  @ApiOperation({ summary: 'Permanently remove every deleted lead within your reach', description: REACH })
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
