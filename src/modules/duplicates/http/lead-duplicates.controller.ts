import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body, IdParam } from '../../../shared/http/input.js';
import { ApiOkMessage, type MessageResponse } from '../../../shared/http/shared-responses.js';
import { ApiAlsoNeeds, ClientAddress, CurrentUser, RecordedRead, Staff } from '../../auth/http/access.js';
import { LeadReadLimit } from '../../leads/application/staff-limits.js';
import {
  assigneeNotPossible,
  leadChangedMeanwhile,
  leadErased,
  leadMerged,
  leadNotChangeable,
  leadNotFound,
} from '../../leads/domain/lead.errors.js';
import type { LeadCall } from '../../leads/domain/lead-call.js';
import { LeadUpdatedResult, leadResponse } from '../../leads/http/lead.response.js';
import { ApiLeadId, ApiOkWithETag, about, Call, expectedVersion } from '../../leads/http/lead-call.js';
import type { User } from '../../users/domain/user.js';
import { LeadDuplicatesService } from '../application/lead-duplicates.service.js';
import { mergeNotUndoable, notDuplicates, notMerged } from '../domain/duplicate.errors.js';
import type { DuplicateState } from '../domain/duplicates.js';
import {
  candidateResponse,
  DecideDuplicateDto,
  DuplicatesResult,
  MergeLeadsDto,
  mergedResponse,
  OtherLeadDto,
} from './duplicate.dto.js';

const FLAGGED = 'Leads flagged successfully';
const DECIDED: Readonly<Record<DuplicateState, string>> = {
  linked: 'Leads linked successfully',
  dismissed: 'Leads kept apart successfully',
  open: 'Decision taken back successfully',
};

/** Leads that may be of one person: flagged when they come, never dropped, decided by staff. */
@ApiTags('leads')
@ApiLeadId()
@Controller('leads/:id')
export class LeadDuplicatesController {
  constructor(
    private readonly duplicates: LeadDuplicatesService,
    private readonly reads: LeadReadLimit,
  ) {}

  @Get('duplicates')
  @RecordedRead('lead')
  @Staff()
  @ApiOperation({
    summary: 'Leads that may be of the same person, and leads merged into this one',
    description:
      'Flagged within moments of their coming: the same phone, the same mail, or a similar name in the same place. Only leads you may see. The ETag names the state of this lead.',
  })
  @ApiOkWithETag(DuplicatesResult)
  @ApiFailures(leadNotFound, tooManyRequests)
  @ApiBadInput()
  async listDuplicates(
    @CurrentUser() viewer: User,
    @IdParam() id: string,
    @ClientAddress() address: string,
  ): Promise<DuplicatesResult> {
    this.reads.check(viewer);
    const { lead, candidates, merged } = await this.duplicates.of(viewer, id);
    const shown = [...candidates, ...merged].map((one) => one.lead);
    this.reads.count(viewer, shown, address);
    return about(lead, { data: { candidates: candidates.map(candidateResponse), merged: merged.map(mergedResponse) } });
  }

  @Post('duplicates')
  @Repeatable()
  @HttpCode(200)
  @Staff()
  @ApiOperation({
    summary: 'Flag another lead as possibly of the same person',
    description:
      'For two that nobody had flagged; they can be compared, linked and merged then. What was decided about them before stands. Needs the right to change both.',
  })
  @ApiOkMessage(FLAGGED)
  @ApiFailures(
    leadNotFound,
    leadNotChangeable,
    leadChangedMeanwhile,
    [leadMerged, 'One of the two was merged into another lead', 'EitherLeadMerged'],
    [leadErased, 'The personal data of one of the two was erased', 'EitherLeadErased'],
  )
  @ApiBadBody()
  async flagDuplicate(@Call() call: LeadCall, @Body() { other }: OtherLeadDto): Promise<MessageResponse> {
    await this.duplicates.flag(call, other.toLowerCase());
    return { message: FLAGGED };
  }

  @Put('duplicates')
  @Staff()
  @ApiOperation({
    summary: 'Link two flagged leads, keep them apart, or take that back',
    description: 'Both leads stay as they are. Needs the right to change both.',
  })
  @ApiOkMessage(DECIDED.linked)
  @ApiFailures(
    [leadNotFound, "No such lead, no such flag, or out of the caller's sight"],
    notDuplicates,
    leadNotChangeable,
    [leadMerged, 'One of the two was merged into another lead', 'EitherLeadMerged'],
    [leadErased, 'The personal data of one of the two was erased', 'EitherLeadErased'],
  )
  @ApiBadBody()
  async decideDuplicate(
    @Call() call: LeadCall,
    @Body() { other, state }: DecideDuplicateDto,
  ): Promise<MessageResponse> {
    await this.duplicates.decide(call, other.toLowerCase(), state);
    return { message: DECIDED[state] };
  }

  @Post('merge')
  @Repeatable()
  @HttpCode(200)
  @Staff()
  @ApiOperation({
    summary: 'Merge a flagged lead into this one',
    description:
      'The other lead leaves every list, count, report and export; its values, notes and history stay readable with this one, and the merge can be undone. Needs the right to change both. With If-Match and `otherEtag`, leads that changed meanwhile are left as they are (412).',
  })
  @ApiHeader({ name: 'If-Match', required: false, description: 'The ETag of this lead you last saw' })
  @ApiOkWithETag(LeadUpdatedResult)
  @ApiAlsoNeeds('canEditAllLeads', 'It takes over the assignee')
  @ApiFailures(
    [leadNotFound, "No such lead, no such flag, or out of the caller's sight"],
    notDuplicates,
    leadNotChangeable,
    [leadMerged, 'One of the two was merged into another lead', 'EitherLeadMerged'],
    [leadErased, 'The personal data of one of the two was erased', 'EitherLeadErased'],
    [leadChangedMeanwhile, 'Someone else changed one of the leads meanwhile'],
    assigneeNotPossible,
  )
  @ApiBadBody()
  async mergeLead(
    @Call() call: LeadCall,
    @Body() { other, take, otherEtag }: MergeLeadsDto,
  ): Promise<LeadUpdatedResult> {
    const request = {
      other: other.toLowerCase(),
      take: [...new Set(take)],
      otherVersion: expectedVersion(otherEtag),
    };
    const survivor = await this.duplicates.merge(call, request);
    return about(survivor, { message: 'Leads merged successfully', data: leadResponse(survivor) });
  }

  @Post('unmerge')
  @Repeatable()
  @HttpCode(200)
  @Staff()
  @ApiOperation({
    summary: 'Undo the merge of another lead into this one',
    description:
      'Both leads are again as they were. Where something that the merge took over was changed since, nothing is undone (409 names it).',
  })
  @ApiOkWithETag(LeadUpdatedResult)
  @ApiFailures(leadNotFound, leadNotChangeable, notMerged, mergeNotUndoable, [leadMerged, ''], leadErased)
  @ApiBadBody()
  async unmergeLead(@Call() call: LeadCall, @Body() { other }: OtherLeadDto): Promise<LeadUpdatedResult> {
    const survivor = await this.duplicates.unmerge(call, other.toLowerCase());
    return about(survivor, { message: 'Merge undone successfully', data: leadResponse(survivor) });
  }
}
