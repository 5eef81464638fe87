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
import { LEAD_GROUP_DTOS, LeadConsentDto, LeadOriginResponse, PersonalInfoDto } from './lead-fields.dto.js';
import { FollowUpResponse, followUpResponse, LeadNoteResponse } from './lead-parts.response.js';

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

/** A lead as staff see it. Besides these it carries its type's own group under the group's name. */
export class LeadResponse extends LeadReceiptResponse {
  @ApiProperty({ enum: LEAD_PRIORITIES })
  priority: LeadPriority;

  @ApiProperty({
    type: String,
    enum: CLOSE_REASON_CODES,
    nullable: true,
    description: 'Why the lead was closed or rejected, where somebody said so',
  })
  closeReason: CloseReason | null;

  @ApiProperty({ type: PersonalInfoDto })
  personalInfo: object;

  @ApiProperty({ type: String, nullable: true, description: 'The phone in E.164 form', example: '+919876543210' })
  phoneE164: string | null;

  @ApiProperty({ description: 'The phone number looks wrong' })
  phoneDoubtful: boolean;

  @ApiProperty({
    type: String,
    enum: PHONE_KINDS,
    nullable: true,
    description: 'Kind of line; `other` is toll-free, for instance. Null if unknown',
  })
  phoneKind: PhoneKind | null;

  @ApiProperty({ type: UserRef, nullable: true })
  assignedTo: UserRef | null;

  @ApiProperty({ description: 'In the shared pool: nobody has it, and who may take from the pool sees it' })
  inPool: boolean;

  @ApiProperty({ description: 'Suspected spam' })
  quarantined: boolean;

  @ApiProperty({
    type: String,
    enum: SPAM_REASON_CODES,
    isArray: true,
    description:
      'Why the lead may be spam. A lead with reasons that is not quarantined is listed and counted like any other. Empty for suspected spam from before reasons were kept',
  })
  spamReasons: readonly SpamReason[];

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

  @ApiProperty({ type: FollowUpResponse, nullable: true, description: 'The next one that is open' })
  followUp: FollowUpResponse | null;

  @ApiProperty({
    type: String,
    enum: NEXT_STEPS,
    nullable: true,
    description:
      '`first_contact`: the promise waits; `none`: somebody has responded, and nothing is planned; null for a lead that is not open, or was promised nothing and never answered',
  })
  nextStep: NextStep | null;

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

/** A lead as a list or its own page shows it. */
export class ListedLeadResponse extends LeadResponse {
  @ApiCount('How many other leads may be of the same person, of those you may see and undecided ones', 1)
  possibleDuplicates: number;

  @ApiProperty({
    type: [MergedLeadRefResponse],
    description: 'Leads merged into it that you may see. A search finds it by their texts too',
  })
  mergedLeads: MergedLeadRefResponse[];

  @ApiProperty({ format: 'date-time', description: 'When anything of it changed last, its notes and history included' })
  activityAt: string;

  @ApiProperty({
    description: 'The state it is in, for If-Match; the ETag of the lead itself',
    example: '"1-4pTVmW0jzQ"',
  })
  etag: string;

  @ApiProperty({
    type: LeadOriginResponse,
    nullable: true,
    description: 'Page and campaign (utm) that it came through',
  })
  source: object | null;

  @ApiProperty({ type: LeadConsentDto, nullable: true })
  consent: object | null;

  @ApiPropertyOptional({
    type: [LeadNoteResponse],
    description: `In a list only with \`include=notes\`: the newest ${NOTES_INCLUDED}, newest first`,
  })
  notes?: LeadNoteResponse[];
}

class LeadListPagination extends Pagination {
  @ApiCount('How many leads all pages have together: exactly, where `totalIsAtLeast` is not there', 231)
  declare totalItems: number;

  @ApiPropertyOptional({ description: 'With `updatedSince`: the `cursor` to continue with, now or later' })
  nextCursor?: string;

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description:
      'Only with `count=bounded`: there are more leads than `totalItems` (10,000), and more pages than `totalPages`; how many was not counted',
  })
  totalIsAtLeast?: true;
}

/** A lead that left the list of a copy. */
export class RemovedLeadResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({
    enum: REMOVAL_REASONS,
    description:
      'Why it left the list. `reassigned`: somebody else has it. `type`: it got another type. `filter`: it no longer fits the filters',
  })
  reason: RemovalReason;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The lead it was merged into, if you may see that one',
  })
  mergedInto: string | null;
}

class LeadCopyPagination {
  @ApiCount('How many rows an answer has at most', 20)
  pageSize: number;

  @ApiProperty({ description: 'The `cursor` to continue with, now or later' })
  nextCursor: string;
}

/** What a call with `cursor` answers. */
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
      'With `updatedSince`: leads that left the list since and are not in it now, at most `limit` of them. Take them out of the copy; ignore those it does not have',
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

/** Field by field and the one of its type last: lists make thousands a second, and an object that is spread costs several times as much. */
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
