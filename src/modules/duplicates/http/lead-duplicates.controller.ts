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
  dismissed: 'Possible duplicate dismissed successfully',
  open: 'Decision undone successfully',
};

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
    summary: 'List possible duplicates of a lead, and leads merged into it',
    description:
      'Leads with the same phone, the same email, or a similar name in the same place are flagged shortly after a form is submitted. Returns only leads that the caller can see. The ETag is the version of the requested lead.',
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
    summary: 'Flag another lead as a possible duplicate',
    description:
      'Use this for two leads that were not flagged automatically. They can then be compared, linked and merged. An earlier decision about the two leads is kept. The caller must be able to change both leads.',
  })
  @ApiOkMessage(FLAGGED)
  @ApiFailures(
    leadNotFound,
    leadNotChangeable,
    leadChangedMeanwhile,
    [leadMerged, 'One of the two was merged into another lead', 'EitherLeadMerged'],
    [leadErased, "The person's details were erased from one of the two", 'EitherLeadErased'],
  )
  @ApiBadBody()
  async flagDuplicate(@Call() call: LeadCall, @Body() { other }: OtherLeadDto): Promise<MessageResponse> {
    await this.duplicates.flag(call, other.toLowerCase());
    return { message: FLAGGED };
  }

  @Put('duplicates')
  @Staff()
  @ApiOperation({
    summary: 'Link two flagged leads, dismiss them, or undo the decision',
    description: 'The leads themselves do not change. The caller must be able to change both leads.',
  })
  @ApiOkMessage(DECIDED.linked)
  @ApiFailures(
    [leadNotFound, 'The lead does not exist, the caller cannot see it, or the two leads are not flagged'],
    notDuplicates,
    leadNotChangeable,
    [leadMerged, 'One of the two was merged into another lead', 'EitherLeadMerged'],
    [leadErased, "The person's details were erased from one of the two", 'EitherLeadErased'],
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
      'The other lead is removed from all lists, counts, reports and exports. Its values, notes and history can be read with this lead. The merge can be undone. The caller must be able to change both leads. If you send If-Match and `otherEtag` and one of the leads has changed since then, nothing is merged (412).',
  })
  @ApiHeader({ name: 'If-Match', required: false, description: 'The last ETag that you received for this lead' })
  @ApiOkWithETag(LeadUpdatedResult)
  @ApiAlsoNeeds('canEditAllLeads', 'The merge copies the assignee')
  @ApiFailures(
    [leadNotFound, 'The lead does not exist, the caller cannot see it, or the two leads are not flagged'],
    notDuplicates,
    leadNotChangeable,
    [leadMerged, 'One of the two was merged into another lead', 'EitherLeadMerged'],
    [leadErased, "The person's details were erased from one of the two", 'EitherLeadErased'],
    [leadChangedMeanwhile, 'One of the leads has changed in the meantime'],
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
      'Restores both leads. If a value copied by the merge has since changed, nothing is undone, and the 409 response names the field.',
  })
  @ApiOkWithETag(LeadUpdatedResult)
  @ApiFailures(leadNotFound, leadNotChangeable, notMerged, mergeNotUndoable, [leadMerged, ''], leadErased)
  @ApiBadBody()
  async unmergeLead(@Call() call: LeadCall, @Body() { other }: OtherLeadDto): Promise<LeadUpdatedResult> {
    const survivor = await this.duplicates.unmerge(call, other.toLowerCase());
    return about(survivor, { message: 'Merge undone successfully', data: leadResponse(survivor) });
  }
}
