import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { PromiseHours } from '../../../lead-types/lead-type-definition.js';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { ApiCount } from '../../../shared/http/fields.js';
import { Pagination } from '../../../shared/http/paging.js';
import {
  LEAD_PRIORITIES,
  LEAD_STATUSES,
  type Lead,
  type LeadPriority,
  type LeadReceipt,
  type LeadStatus,
  type ListedLead,
} from '../domain/lead.js';
import type { LeadPosition } from '../domain/lead.repository.js';
import { RESPONSE_PROMISE_STATES, type ResponsePromiseState, responsePromiseOf } from '../domain/response-promise.js';
import { leadETag } from './etag.js';
import { LEAD_GROUP_DTOS, personalInfoDto } from './lead-fields.dto.js';
import { LeadConsentDto, LeadSourceDto } from './lead-submission.dto.js';
import { UserRef, userRef } from './user-ref.response.js';

const PersonalInfoResponse = personalInfoDto('PersonalInfo', []);

/** What a visitor gets back of their lead. */
export class LeadReceiptResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ description: '10 characters of Crockford base 32, shown as XXXXX-XXXXX', example: '7ZK4M0QXJD' })
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
    description: 'What the site promises for this type: by the same time of the next working day, or of the one after',
  })
  hours: PromiseHours | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  dueAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The first status after `new`, or the first call',
  })
  firstResponseAt: string | null;

  @ApiProperty({ enum: RESPONSE_PROMISE_STATES })
  state: ResponsePromiseState;
}

export class FollowUpResponse {
  @ApiProperty({ format: 'date', description: 'The day in Asia/Kolkata', example: '2026-04-22' })
  on: string;

  @ApiProperty({ type: String, nullable: true, example: 'Ask about the shop papers' })
  note: string | null;
}

/** A lead as staff see it. Besides these it carries its type's own group under the group's name. */
export class LeadResponse extends LeadReceiptResponse {
  @ApiProperty({ enum: LEAD_PRIORITIES })
  priority: LeadPriority;

  @ApiProperty({ type: PersonalInfoResponse })
  personalInfo: object;

  @ApiProperty({ type: String, nullable: true, description: 'The phone in E.164 form', example: '+919876543210' })
  phoneE164: string | null;

  @ApiProperty({ description: 'The phone number looks wrong' })
  phoneDoubtful: boolean;

  @ApiProperty({ type: UserRef, nullable: true })
  assignedTo: UserRef | null;

  @ApiProperty({ description: 'Suspected spam' })
  quarantined: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'Since when the lead is a row without a person: its personal data was erased, and nothing of it changes any more',
  })
  erasedAt: string | null;

  @ApiProperty({ type: LeadPromiseResponse })
  promise: LeadPromiseResponse;

  @ApiProperty({ type: FollowUpResponse, nullable: true })
  followUp: FollowUpResponse | null;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

for (const [group, dto] of LEAD_GROUP_DTOS) ApiPropertyOptional({ type: dto })(LeadResponse.prototype, group);

/** A lead as a list or its own page shows it. */
export class ListedLeadResponse extends LeadResponse {
  @ApiCount('How many other leads may be of the same person, of those you may see and undecided ones', 1)
  possibleDuplicates: number;

  @ApiProperty({ format: 'date-time', description: 'When anything of it changed last, its notes and history included' })
  activityAt: string;

  @ApiProperty({
    description: 'The state it is in, for If-Match; the ETag of the lead itself',
    example: '"1-4pTVmW0jzQ"',
  })
  etag: string;

  @ApiProperty({ type: LeadSourceDto, nullable: true, description: 'Page and campaign (utm) that it came through' })
  source: object | null;

  @ApiProperty({ type: LeadConsentDto, nullable: true })
  consent: object | null;
}

class LeadListPagination extends Pagination {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'With `updatedSince` or `cursor`: where to read on, also later when there is more',
  })
  nextCursor?: string | null;
}

/** A lead that left the caller's list: deleted, merged into another one, or given to somebody else. */
export class RemovedLeadResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class LeadListResponse {
  @ApiProperty({ type: [ListedLeadResponse] })
  data: ListedLeadResponse[];

  @ApiPropertyOptional({
    type: [RemovedLeadResponse],
    description:
      'With `updatedSince` or `cursor`: leads that left the list since and are not in it now, at most `limit` of them, whatever is filtered for but the type. Take them out of the copy; one that it does not have is none of yours',
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

export function leadResponse(lead: Lead): LeadResponse {
  const { group } = leadTypeDefinition(lead.type);
  return {
    ...receiptResponse(lead),
    priority: lead.priority,
    personalInfo: lead.personalInfo,
    phoneE164: lead.phoneE164,
    phoneDoubtful: lead.phoneSuspect,
    assignedTo: userRef(lead.assignee),
    quarantined: lead.quarantinedAt !== null,
    erasedAt: lead.erasedAt?.toISOString() ?? null,
    promise: promiseResponse(lead),
    followUp: lead.followUp,
    updatedAt: lead.updatedAt.toISOString(),
    ...(group !== null && { [group]: lead.details }),
  };
}

export function listedLeadResponse(lead: ListedLead): ListedLeadResponse {
  return {
    ...leadResponse(lead),
    possibleDuplicates: lead.possibleDuplicates,
    activityAt: momentOf(lead.activityMicros),
    etag: leadETag(lead),
    source: lead.source,
    consent: lead.consent,
  };
}

export function removedLeadResponse({ id, activityMicros }: LeadPosition): RemovedLeadResponse {
  return { _id: id, at: momentOf(activityMicros) };
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
