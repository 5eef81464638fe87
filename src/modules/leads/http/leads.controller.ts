import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiProperty, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { ChoiceField } from '../../../shared/http/fields.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body, IdParam, Query, RequestSignal } from '../../../shared/http/input.js';
import { paginationOf } from '../../../shared/http/paging.js';
import { ApiOkMessage, MessageResponse } from '../../../shared/http/shared-responses.js';
import { ApiAlsoNeeds, ClientAddress, CurrentUser, RecordedRead, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { UserRef } from '../../users/http/user-ref.response.js';
import { LeadQueryService } from '../application/lead-query.service.js';
import { LeadUpdateService } from '../application/lead-update.service.js';
import { LeadReadLimit } from '../application/staff-limits.js';
import {
  assigneeNotPossible,
  beginAnew,
  leadErased,
  leadHoldsHidden,
  leadMerged,
  leadNotFound,
  leadTypeNotAccessible,
} from '../domain/lead.errors.js';
import type { ListedLead } from '../domain/lead.js';
import type { LeadCall } from '../domain/lead-call.js';
import { AssignLeadDto, leadChanges, UpdateLeadDto } from './change-lead.dto.js';
import {
  LeadCopyResponse,
  LeadListResponse,
  LeadUpdatedResult,
  type ListedLeadResponse,
  leadResponse,
  listedLeadResponse,
  removedLeadResponse,
} from './lead.response.js';
import { ApiConditionalGet, ApiIfMatch, ApiLeadChange, ApiLeadId, ApiOkWithETag, about, Call } from './lead-call.js';
import { copyCall } from './lead-copy.js';
import { LeadResult, leadDetailResponse } from './lead-detail.response.js';
import { noteResponse } from './lead-parts.response.js';
import { LeadListQuery, leadFilter, leadPage, listFilter } from './lead-query.dto.js';
import { LeadStatsResult, statsResponse } from './lead-stats.response.js';
import { LeadTypesResult, leadTypesResponse } from './lead-types.response.js';
import { assignmentChange } from './lead-work.dto.js';

class AssigneesQuery {
  @ChoiceField(LEAD_TYPE_NAMES, { label: 'Type', description: 'Only users who may see leads of this type' })
  type?: LeadType;
}

class AssigneeListResponse {
  @ApiProperty({ type: [UserRef] })
  data: UserRef[];
}

/** What staff do with one lead or look up about leads. */
@ApiTags('leads')
@Controller('leads')
export class LeadsController {
  constructor(
    private readonly queries: LeadQueryService,
    private readonly updates: LeadUpdateService,
    private readonly reads: LeadReadLimit,
  ) {}

  @Get()
  @Staff()
  @ApiOperation({
    summary: 'List the leads you may see',
    description:
      'Lists may be repeated, `[]` or comma-joined. To keep a copy, start with `updatedSince`, read on with `cursor` until neither `data` nor `removed` is full, and later from the last cursor: every change shows, none twice. Take what `removed` names out of your copy first, then store `data`. The cursor holds the filters. If your own rights change, it answers 410 `begin_anew`: start again with `updatedSince`. An erased lead shows as changed, without the person.',
  })
  @ApiExtraModels(LeadListResponse, LeadCopyResponse)
  @ApiOkResponse({
    schema: { anyOf: [{ $ref: getSchemaPath(LeadListResponse) }, { $ref: getSchemaPath(LeadCopyResponse) }] },
  })
  @ApiFailures(beginAnew, tooManyRequests)
  @ApiBadInput()
  async listLeads(
    @CurrentUser() viewer: User,
    @Query() query: LeadListQuery,
    @RequestSignal() signal: AbortSignal,
    @ClientAddress() address: string,
  ): Promise<LeadListResponse | LeadCopyResponse> {
    this.reads.check(viewer);
    const now = new Date();
    const filter = listFilter(query, viewer, now);
    const copy = copyCall(query, viewer);
    if (copy) {
      const changes = await this.queries.listChanges(viewer, leadFilter(copy.filters, viewer, now), copy.from);
      this.reads.count(viewer, changes.leads, address);
      const data = await this.shown(changes.leads, query);
      const removed = changes.removed.map(removedLeadResponse);
      const nextCursor = copy.nextCursor(changes);
      return changes.total === null
        ? { data, removed, pagination: { pageSize: query.limit, nextCursor } }
        : { data, removed, pagination: { ...paginationOf(query, changes.total), nextCursor } };
    }
    const { leads, total, totalIsAtLeast } = await this.queries.list(viewer, filter, leadPage(query), signal);
    this.reads.count(viewer, leads, address);
    return {
      data: await this.shown(leads, query),
      pagination: { ...paginationOf(query, total), ...(totalIsAtLeast && { totalIsAtLeast }) },
    };
  }

  private async shown(leads: readonly ListedLead[], { include }: LeadListQuery): Promise<ListedLeadResponse[]> {
    if (!include || leads.length === 0) return leads.map(listedLeadResponse);
    const notes = await this.queries.newestNotesOf(leads);
    return leads.map((lead) =>
      Object.assign(listedLeadResponse(lead), { notes: (notes.get(lead.id) ?? []).map(noteResponse) }),
    );
  }

  @Get('types')
  @Staff()
  @ApiOperation({
    summary: 'Every lead type with its fields, and the types you may see',
    description:
      'What the forms of each type ask, with labels and choices; `accessibleTypes` are those whose leads you may see.',
  })
  @ApiOkResponse({ type: LeadTypesResult })
  @ApiBadInput()
  listLeadTypes(@CurrentUser() viewer: User): LeadTypesResult {
    return { data: leadTypesResponse(viewer.leadTypes) };
  }

  @Get('stats')
  @Staff()
  @ApiOperation({
    summary: 'Counts over the leads you may see',
    description: 'Suspected spam is in no count but its own. Needs no permission: everybody counts what they see.',
  })
  @ApiOkResponse({ type: LeadStatsResult })
  @ApiBadInput()
  async getLeadStats(@CurrentUser() viewer: User): Promise<LeadStatsResult> {
    return { data: statsResponse(await this.queries.stats(viewer), viewer.leadTypes) };
  }

  @Get('assignees')
  @Staff()
  @ApiOperation({
    summary: 'The active users a lead may be given to',
    description: 'Names and ids only, by name; with `type`, those who may see leads of that type.',
  })
  @ApiOkResponse({ type: AssigneeListResponse })
  @ApiBadInput()
  async listAssignees(@Query() { type }: AssigneesQuery): Promise<AssigneeListResponse> {
    const users = await this.queries.assignees(type);
    return { data: users.map(({ id, name }) => ({ _id: id, name })) };
  }

  @Get(':id')
  @RecordedRead('lead')
  @Staff()
  @ApiOperation({
    summary: 'One lead with its notes and history',
    description: 'The ETag names its state with notes and history, for If-Match.',
  })
  @ApiLeadId()
  @ApiOkWithETag(LeadResult)
  @ApiConditionalGet()
  @ApiFailures(leadNotFound, tooManyRequests)
  @ApiBadInput()
  async getLead(@CurrentUser() viewer: User, @IdParam() id: string): Promise<LeadResult> {
    this.reads.check(viewer);
    const detail = await this.queries.findDetail(viewer, id);
    this.reads.countOne(viewer, detail.lead);
    return about(detail.lead, { data: leadDetailResponse(detail) });
  }

  @Put(':id')
  @Staff()
  @ApiOperation({
    summary: 'Change status, priority or assignee, or correct what the visitor gave',
    description: 'Assigning needs canEditAllLeads. With If-Match a lead that changed meanwhile is left as it is (412).',
  })
  @ApiLeadId()
  @ApiOkWithETag(LeadUpdatedResult)
  @ApiAlsoNeeds('canEditAllLeads', 'It assigns')
  @ApiLeadChange(assigneeNotPossible)
  async updateLead(@Call() call: LeadCall, @Body() dto: UpdateLeadDto): Promise<LeadUpdatedResult> {
    const updated = await this.updates.update(call, (lead) => leadChanges(lead, dto));
    return about(updated, { message: 'Lead updated successfully', data: leadResponse(updated) });
  }

  @Put(':id/assign')
  @Staff('canEditAllLeads')
  @ApiOperation({
    summary: 'Give a lead to somebody, to nobody, or to the shared pool',
    description:
      'The one who gets it has to be active and to see leads of its type. `{ "assignedTo": null, "inPool": true }` puts it into the pool; every other assignment takes it out.',
  })
  @ApiLeadId()
  @ApiIfMatch()
  @ApiOkWithETag(LeadUpdatedResult)
  @ApiFailures(leadNotFound, assigneeNotPossible, leadMerged, leadErased)
  @ApiBadBody()
  async assignLead(@Call() call: LeadCall, @Body() assignment: AssignLeadDto): Promise<LeadUpdatedResult> {
    const updated = await this.updates.update(call, () => assignmentChange(assignment));
    return about(updated, { message: 'Lead assigned successfully', data: leadResponse(updated) });
  }

  @Post(':id/restore')
  @Repeatable()
  @HttpCode(200)
  @Staff('canEditAllLeads')
  @ApiOperation({
    summary: 'Take a lead out of suspected spam',
    description:
      'From then on it is in lists, counts and exports like any other. A listed lead loses its mark of possible spam (`spamReasons`). One without either stays as it is.',
  })
  @ApiLeadId()
  @ApiIfMatch()
  @ApiOkWithETag(MessageResponse)
  @ApiFailures(leadNotFound, leadMerged, leadErased)
  @ApiBadBody()
  async restoreLead(@Call() call: LeadCall): Promise<MessageResponse> {
    const restored = await this.updates.restore(call);
    return about(restored, { message: 'Lead restored successfully' });
  }

  @Delete(':id')
  @Staff('canDeleteLeads')
  @ApiOperation({
    summary: 'Delete a lead',
    description:
      'With its notes, and with the leads that were merged into it. From then on it answers 404 everywhere; the bin (GET /leads/bin) keeps it for 30 days. To keep the row without the person, erase it instead.',
  })
  @ApiLeadId()
  @ApiIfMatch()
  @ApiOkMessage('Lead deleted successfully')
  @ApiFailures(leadNotFound, leadMerged, leadHoldsHidden)
  @ApiBadBody()
  async deleteLead(@Call() call: LeadCall): Promise<MessageResponse> {
    await this.updates.delete(call);
    return { message: 'Lead deleted successfully' };
  }
}

class CorrectLeadTypeDto {
  @ChoiceField(LEAD_TYPE_NAMES, { label: 'Type', required: true, example: 'soil_testing' })
  type: LeadType;
}

@ApiTags('leads')
@Controller('leads/:id/type')
export class LeadTypeController {
  constructor(private readonly updates: LeadUpdateService) {}

  @Put()
  @Staff()
  @ApiOperation({
    summary: "Correct a lead's type",
    description:
      'To a type that you may see; a lead that has it already stays as it is. Values that the new type has a field for are kept there, the rest stays readable in `formerInfo`; what the new type requires may be missing. The promise that the visitor was given stays. Whoever may not see the new type has the lead no more; what nobody has goes by the rules of the new type.',
  })
  @ApiLeadId()
  @ApiOkWithETag(LeadUpdatedResult)
  @ApiLeadChange(leadTypeNotAccessible)
  async correctLeadType(@Call() call: LeadCall, @Body() { type }: CorrectLeadTypeDto): Promise<LeadUpdatedResult> {
    const corrected = await this.updates.correctType(call, type);
    return about(corrected, { message: 'Lead type corrected successfully', data: leadResponse(corrected) });
  }
}
