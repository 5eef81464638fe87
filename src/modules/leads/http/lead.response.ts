import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CLOSE_REASON_CODES, type CloseReason } from '../../../lead-types/close-reasons.js';
import type { PromiseHours } from '../../../lead-types/lead-type-definition.js';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { SPAM_REASON_CODES, type SpamReason } from '../../../lead-types/spam-reasons.js';
import { PHONE_KINDS, type PhoneKind, phoneKind } from '../../../shared/domain/phone.js';
import { ApiCount } from '../../../shared/http/fields.js';
import { Pagination } from '../../../shared/http/paging.js';
import { UserRef, userRef } from '../../users/http/user-ref.response.js';
import {
  LEAD_PRIORITIES,
  LEAD_STATUSES,
  type Lead,
  type LeadPriority,
  type LeadReceipt,
  type LeadStatus,
  type ListedLead,
} from '../domain/lead.js';
import {
  NEXT_STEPS,
  type NextStep,
  nextStepOf,
  RESPONSE_PROMISE_STATES,
  type ResponsePromiseState,
  responsePromiseOf,
} from '../domain/lead-progress.js';
import { NOTES_INCLUDED, REMOVAL_REASONS, type RemovalReason, type RemovedLead } from '../domain/lead-reader.js';
import { leadETag } from './lead-call.js';
import {
  ExternalIdDto,
  LEAD_GROUP_DTOS,
  LeadConsentDto,
  LeadOriginResponse,
  PersonalInfoDto,
} from './lead-fields.dto.js';
import { FollowUpResponse, followUpResponse, LeadNoteResponse } from './lead-parts.response.js';

export class LeadReceiptResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({
    description: '10 characters of Crockford base 32, usually written as XXXXX-XXXXX',
    example: '7ZK4M0QXJD',
  })
  reference: string;

  @ApiProperty({ enum: LEAD_TYPE_NAMES })
  type: LeadType;

  @ApiProperty({ enum: LEAD_STATUSES })
  status: LeadStatus;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class LeadPromiseResponse {
  @ApiProperty({
    type: 'integer',
    enum: [24, 48],
    nullable: true,
    description:
      'Promised time to the first contact. 24: by the same time on the next working day. 48: by the same time one working day after that. Null: no promise',
  })
  hours: PromiseHours | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  dueAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time of the first status other than `new`, or of the first call',
  })
  firstResponseAt: string | null;

  @ApiProperty({ enum: RESPONSE_PROMISE_STATES })
  state: ResponsePromiseState;
}

export class LeadResponse extends LeadReceiptResponse {
  @ApiProperty({ enum: LEAD_PRIORITIES })
  priority: LeadPriority;

  @ApiProperty({
    type: String,
    enum: CLOSE_REASON_CODES,
    nullable: true,
    description: 'Why the lead was closed or rejected. Null if no reason was given',
  })
  closeReason: CloseReason | null;

  @ApiProperty({ type: PersonalInfoDto })
  personalInfo: object;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The phone number in E.164 format',
    example: '+919876543210',
  })
  phoneE164: string | null;

  @ApiProperty({ description: 'Whether the phone number looks wrong' })
  phoneDoubtful: boolean;

  @ApiProperty({
    type: String,
    enum: PHONE_KINDS,
    nullable: true,
    description: 'Kind of line. `other` is, for example, toll-free. Null if unknown',
  })
  phoneKind: PhoneKind | null;

  @ApiProperty({ type: UserRef, nullable: true })
  assignedTo: UserRef | null;

  @ApiProperty({ description: 'In the pool: unassigned, and visible to users who may take leads from the pool' })
  inPool: boolean;

  @ApiProperty({ description: 'Whether the lead is suspected spam' })
  quarantined: boolean;

  @ApiProperty({
    type: String,
    enum: SPAM_REASON_CODES,
    isArray: true,
    description:
      'Signs that the lead may be spam. If `quarantined` is false, the lead is still listed and counted like any other. Empty for suspected spam from before reasons were stored',
  })
  spamReasons: readonly SpamReason[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the personal data was erased. An erased lead cannot be changed',
  })
  erasedAt: string | null;

  @ApiProperty({ type: LeadPromiseResponse })
  promise: LeadPromiseResponse;

  @ApiProperty({ type: FollowUpResponse, nullable: true, description: 'The next open follow-up' })
  followUp: FollowUpResponse | null;

  @ApiProperty({
    type: String,
    enum: NEXT_STEPS,
    nullable: true,
    description:
      '`first_contact`: the promised first contact is open. `follow_up`: a follow-up is planned. `none`: contacted, but nothing is planned. Null if the lead is not open, or if it has no promise, contact or follow-up',
  })
  nextStep: NextStep | null;

  @ApiProperty({ type: [ExternalIdDto], description: 'Ids of the lead in other systems' })
  externalIds: readonly ExternalIdDto[];

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

for (const [group, dto] of LEAD_GROUP_DTOS) ApiPropertyOptional({ type: dto })(LeadResponse.prototype, group);

export class MergedLeadRefResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: '7ZK4M0QXJD' })
  reference: string;

  @ApiProperty({ type: String, nullable: true, example: 'Sunita Devi' })
  fullName: string | null;
}

export class ListedLeadResponse extends LeadResponse {
  @ApiCount('Number of undecided possible duplicates that you can see', 1)
  possibleDuplicates: number;

  @ApiProperty({
    type: [MergedLeadRefResponse],
    description: 'Leads merged into this one that you can see. A search for text in them also finds this lead',
  })
  mergedLeads: MergedLeadRefResponse[];

  @ApiProperty({ format: 'date-time', description: 'Last change of the lead, its notes or its history' })
  activityAt: string;

  @ApiProperty({
    description: 'The ETag of the lead, for If-Match',
    example: '"1-4pTVmW0jzQ"',
  })
  etag: string;

  @ApiProperty({
    type: LeadOriginResponse,
    nullable: true,
    description: 'Page and campaign (utm) that the lead came from',
  })
  source: object | null;

  @ApiProperty({ type: LeadConsentDto, nullable: true })
  consent: object | null;

  @ApiPropertyOptional({
    type: [LeadNoteResponse],
    description: `In lists only with \`include=notes\`: the newest ${NOTES_INCLUDED}, newest first`,
  })
  notes?: LeadNoteResponse[];
}

class LeadListPagination extends Pagination {
  @ApiCount('Total number of leads. Exact unless `totalIsAtLeast` is present', 231)
  declare totalItems: number;

  @ApiPropertyOptional({ description: 'Only with `updatedSince`: the `cursor` to continue with, now or later' })
  nextCursor?: string;

  @ApiPropertyOptional({
    description:
      'Only with `updatedSince`, and for callers who can read events: the `cursor` of GET /events from before this response. Read all pages of the copy, then follow the events from here',
  })
  eventsCursor?: string;

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description:
      'Only with `count=bounded`: there are more than `totalItems` (10,000) leads and more than `totalPages` pages. The exact numbers are unknown',
  })
  totalIsAtLeast?: true;
}

export class RemovedLeadResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({
    enum: REMOVAL_REASONS,
    description:
      'Why the lead left the list. `reassigned`: it has another assignee. `type`: its type changed. `filter`: it no longer matches the filters',
  })
  reason: RemovalReason;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The lead it was merged into, if you can see that lead',
  })
  mergedInto: string | null;
}

class LeadCopyPagination {
  @ApiCount('Maximum number of leads per response', 20)
  pageSize: number;

  @ApiProperty({ description: 'The `cursor` to continue with, now or later' })
  nextCursor: string;
}

/** The response to a request with `cursor`. */
export class LeadCopyResponse {
  @ApiProperty({ type: [ListedLeadResponse] })
  data: ListedLeadResponse[];

  @ApiProperty({ type: [RemovedLeadResponse], description: 'As with `updatedSince`' })
  removed: RemovedLeadResponse[];

  @ApiProperty({ type: LeadCopyPagination })
  pagination: LeadCopyPagination;
}

export class LeadListResponse {
  @ApiProperty({ type: [ListedLeadResponse] })
  data: ListedLeadResponse[];

  @ApiPropertyOptional({
    type: [RemovedLeadResponse],
    description:
      'Only with `updatedSince`: leads that left the list since then and are not in it now, at most `limit`. Remove them from your copy and ignore unknown ids',
  })
  removed?: RemovedLeadResponse[];

  @ApiProperty({ type: LeadListPagination })
  pagination: LeadListPagination;
}

export class LeadUpdatedResult {
  @ApiProperty({ example: 'Lead updated successfully' })
  message: string;

  @ApiProperty({ type: LeadResponse })
  data: LeadResponse;
}

export function receiptResponse(receipt: LeadReceipt): LeadReceiptResponse {
  const { id, reference, type, status, createdAt } = receipt;
  return { _id: id, reference, type, status, createdAt: createdAt.toISOString() };
}

/** Sets fields one by one, because lists need thousands of responses a second and object spread is much slower. */
export function leadResponse(lead: Lead): LeadResponse {
  const { group } = leadTypeDefinition(lead.type);
  const response: LeadResponse & Record<string, unknown> = {
    _id: lead.id,
    reference: lead.reference,
    type: lead.type,
    status: lead.status,
    createdAt: lead.createdAt.toISOString(),
    priority: lead.priority,
    closeReason: lead.closeReason,
    personalInfo: lead.personalInfo,
    phoneE164: lead.phoneE164,
    phoneDoubtful: lead.phoneSuspect,
    phoneKind: lead.phoneE164 === null ? null : phoneKind(lead.phoneE164),
    assignedTo: userRef(lead.assignee),
    inPool: lead.inPool,
    quarantined: lead.quarantinedAt !== null,
    spamReasons: lead.spamReasons,
    erasedAt: lead.erasedAt?.toISOString() ?? null,
    promise: promiseResponse(lead),
    followUp: lead.followUp && followUpResponse(lead.followUp),
    nextStep: nextStepOf(lead),
    externalIds: lead.externalIds,
    updatedAt: lead.updatedAt.toISOString(),
  };
  if (group !== null) response[group] = lead.details;
  return response;
}

export function listedLeadResponse(lead: ListedLead): ListedLeadResponse {
  return Object.assign(leadResponse(lead), {
    possibleDuplicates: lead.possibleDuplicates,
    mergedLeads: lead.mergedLeads.map(({ id, reference, fullName }) => ({ _id: id, reference, fullName })),
    activityAt: momentOf(lead.activityMicros),
    etag: leadETag(lead),
    source: lead.source,
    consent: lead.consent,
  });
}

export function removedLeadResponse({ id, activityMicros, reason, mergedInto }: RemovedLead): RemovedLeadResponse {
  return { _id: id, at: momentOf(activityMicros), reason, mergedInto };
}

function momentOf(micros: string): string {
  return new Date(Number(micros) / 1_000).toISOString();
}

function promiseResponse(lead: Lead): LeadPromiseResponse {
  const { hours, dueAt, firstResponseAt, state } = responsePromiseOf(lead, lead.readAt);
  return {
    hours,
    dueAt: dueAt?.toISOString() ?? null,
    firstResponseAt: firstResponseAt?.toISOString() ?? null,
    state,
  };
}
