import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiProperty, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { PLACE_FIELDS, type PlaceField } from '../../../lead-types/places.js';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { ChoiceField, LineField } from '../../../shared/http/fields.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body, IdParam, Query, RequestSignal } from '../../../shared/http/input.js';
import { paginationOf } from '../../../shared/http/paging.js';
import { ApiOkMessage, MessageResponse } from '../../../shared/http/shared-responses.js';
import { ApiAlsoNeeds, ClientAddress, CurrentUser, KeyScopes, RecordedRead, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { UserRef } from '../../users/http/user-ref.response.js';
import { LeadQueryService } from '../application/lead-query.service.js';
import { LeadUpdateService } from '../application/lead-update.service.js';
import { LeadReadLimit } from '../application/staff-limits.js';
import {
  assigneeNotPossible,
  beginAnew,
  externalIdTaken,
  leadErased,
  leadHoldsHidden,
  leadMerged,
  leadNotFound,
  leadTypeNotAccessible,
} from '../domain/lead.errors.js';
import type { ListedLead } from '../domain/lead.js';
import type { LeadCall } from '../domain/lead-call.js';
import { MAX_PLACES } from '../domain/lead-reader.js';
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
  @ChoiceField(LEAD_TYPE_NAMES, { label: 'Type', description: 'Only users who can see leads of this type' })
  type?: LeadType;
}

class PlacesQuery {
  @ChoiceField(PLACE_FIELDS, { label: 'Place', required: true })
  place: PlaceField;

  @LineField({ label: 'Part', description: 'Only names that contain this text' })
  part?: string;
}

class PlaceListResponse {
  @ApiProperty({ type: [String], example: ['Gaya', 'Nawada'] })
  data: string[];
}

class AssigneeListResponse {
  @ApiProperty({ type: [UserRef] })
  data: UserRef[];
}

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
  @KeyScopes('leads:read')
  @ApiOperation({
    summary: 'List the leads you can see',
    description:
      'Send several values as repeated parameters, with `[]`, or separated by commas. To keep a copy of the leads, start with `updatedSince` and continue with `cursor` until `data` and `removed` both have fewer than `limit` rows. Later, continue from the last cursor. Every change is returned exactly once. Remove the leads in `removed` from your copy first, then store `data`. The cursor contains the filters. If your permissions or lead access change, the response is 410 `begin_anew`: start again with `updatedSince`. An erased lead is returned as changed, without personal data. Changes of `possibleDuplicates`, `promise.state` and the names of users are not reported; `promise.dueAt` and `firstResponseAt` tell the state.',
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
      const data = await this.shown(viewer, changes.leads, query);
      const removed = changes.removed.map(removedLeadResponse);
      const cursors = copy.cursors(changes);
      return changes.total === null
        ? { data, removed, pagination: { pageSize: query.limit, ...cursors } }
        : { data, removed, pagination: { ...paginationOf(query, changes.total), ...cursors } };
    }
    const { leads, total, totalIsAtLeast } = await this.queries.list(viewer, filter, leadPage(query), signal);
    this.reads.count(viewer, leads, address);
    return {
      data: await this.shown(viewer, leads, query),
      pagination: { ...paginationOf(query, total), ...(totalIsAtLeast && { totalIsAtLeast }) },
    };
  }

  private async shown(
    viewer: User,
    leads: readonly ListedLead[],
    { include }: LeadListQuery,
  ): Promise<ListedLeadResponse[]> {
    if (!include) return leads.map(listedLeadResponse);
    const notes = await this.queries.newestNotesOf(viewer, leads);
    return leads.map((lead) =>
      Object.assign(listedLeadResponse(lead), { notes: (notes.get(lead.id) ?? []).map(noteResponse) }),
    );
  }

  @Get('types')
  @Staff()
  @KeyScopes('leads:read', 'leads:create')
  @ApiOperation({
    summary: 'List all lead types with their fields, and the types you can see',
    description:
      'Returns the form fields of each type, with labels and choices. `accessibleTypes` are the types of leads that you can see.',
  })
  @ApiOkResponse({ type: LeadTypesResult })
  @ApiBadInput()
  listLeadTypes(@CurrentUser() viewer: User): LeadTypesResult {
    return { data: leadTypesResponse(viewer.leadTypes) };
  }

  @Get('stats')
  @Staff()
  @KeyScopes('leads:read')
  @ApiOperation({
    summary: 'Count the leads you can see',
    description:
      'Suspected spam is included only in its own count. No permission is needed: each user gets the counts of the leads they can see.',
  })
  @ApiOkResponse({ type: LeadStatsResult })
  @ApiBadInput()
  async getLeadStats(@CurrentUser() viewer: User): Promise<LeadStatsResult> {
    return { data: statsResponse(await this.queries.stats(viewer), viewer.leadTypes) };
  }

  @Get('assignees')
  @Staff()
  @KeyScopes('leads:write')
  @ApiOperation({
    summary: 'List the active users who can be assigned leads',
    description: 'Returns only names and ids, sorted by name. With `type`, only users who can see leads of that type.',
  })
  @ApiOkResponse({ type: AssigneeListResponse })
  @ApiBadInput()
  async listAssignees(@Query() { type }: AssigneesQuery): Promise<AssigneeListResponse> {
    const users = await this.queries.assignees(type);
    return { data: users.map(({ id, name }) => ({ _id: id, name })) };
  }

  @Get('places')
  @Staff()
  @KeyScopes('leads:read')
  @ApiOperation({
    summary: 'List the villages, blocks or districts of the leads you can see',
    description: `The ${MAX_PLACES} names with the most leads. Notations of one name are combined.`,
  })
  @ApiOkResponse({ type: PlaceListResponse })
  @ApiBadInput()
  async listPlaces(@CurrentUser() viewer: User, @Query() { place, part }: PlacesQuery): Promise<PlaceListResponse> {
    return { data: await this.queries.places(viewer, place, part) };
  }

  @Get(':id')
  @RecordedRead('lead')
  @Staff()
  @KeyScopes('leads:read')
  @ApiOperation({
    summary: 'Get one lead with its notes and history',
    description: 'The ETag changes with the lead, its notes and its history. It can be sent as If-Match.',
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
  @KeyScopes('leads:write')
  @ApiOperation({
    summary: 'Change status, priority or assignee, or correct what the visitor entered',
    description:
      'Assigning needs canEditAllLeads. With If-Match, a lead that has changed since then is left unchanged (412).',
  })
  @ApiLeadId()
  @ApiOkWithETag(LeadUpdatedResult)
  @ApiAlsoNeeds('canEditAllLeads', 'The request assigns the lead', 'CanEditAllLeadsMissingIfItAssigns')
  @ApiLeadChange(assigneeNotPossible, externalIdTaken)
  async updateLead(@Call() call: LeadCall, @Body() dto: UpdateLeadDto): Promise<LeadUpdatedResult> {
    const updated = await this.updates.update(call, (lead) => leadChanges(lead, dto));
    return about(updated, { message: 'Lead updated successfully', data: leadResponse(updated) });
  }

  @Put(':id/assign')
  @Staff('canEditAllLeads')
  @KeyScopes('leads:write')
  @ApiOperation({
    summary: 'Assign a lead, unassign it, or add it to the pool',
    description:
      'The assignee must be an active user who can see leads of this type. `{ "assignedTo": null, "inPool": true }` adds the lead to the pool. Every other assignment removes it from the pool.',
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
  @KeyScopes('leads:write')
  @ApiOperation({
    summary: 'Take a lead out of suspected spam',
    description:
      'Lists, counts and exports then include the lead. A lead that is only marked as possible spam (`spamReasons`) loses the mark. Any other lead stays as it is.',
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
  @KeyScopes('leads:delete')
  @ApiOperation({
    summary: 'Delete a lead',
    description:
      'Also deletes its notes and the leads merged into it. All other operations then return 404. The bin (GET /leads/bin) keeps the lead for 30 days. To keep the row without personal data, erase the lead instead.',
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
  @KeyScopes('leads:write')
  @ApiOperation({
    summary: "Correct a lead's type",
    description:
      'The new type must be one that you can see. A lead that already has the type stays as it is. Values that match a field of the new type are kept there. Other values stay readable in `formerInfo`. Required fields of the new type can be missing. The promise made to the visitor stays. If the assignee cannot see the new type, the lead becomes unassigned. An unassigned lead is then assigned by the rules of the new type.',
  })
  @ApiLeadId()
  @ApiOkWithETag(LeadUpdatedResult)
  @ApiLeadChange(leadTypeNotAccessible)
  async correctLeadType(@Call() call: LeadCall, @Body() { type }: CorrectLeadTypeDto): Promise<LeadUpdatedResult> {
    const corrected = await this.updates.correctType(call, type);
    return about(corrected, { message: 'Lead type corrected successfully', data: leadResponse(corrected) });
  }
}
