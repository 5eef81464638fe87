import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Pagination } from '../../../shared/http/paging.js';
import type { LeadStats } from '../application/lead-browsing.service.js';
import {
  CALL_OUTCOMES,
  type CallOutcome,
  LEAD_PRIORITIES,
  LEAD_STATUSES,
  type Lead,
  type LeadHistoryEntry,
  type LeadNote,
  type LeadPriority,
  type LeadReceipt,
  type LeadStatus,
} from '../domain/lead.js';
import type { PromiseHours } from '../domain/lead-types/lead-type-definition.js';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../domain/lead-types/lead-types.js';
import { PROMISE_STATES, type PromiseState, promiseOf } from '../domain/promise.js';
import { LeadConsentDto, LeadSourceDto } from './create-lead.dto.js';
import { LEAD_GROUP_DTOS } from './lead-group.dto.js';
import { personalInfoDto } from './personal-info.dto.js';

const PersonalInfoResponse = personalInfoDto('PersonalInfo', []);

export class PersonRef {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: 'Sunita Devi' })
  name: string;
}

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

  @ApiProperty({ enum: PROMISE_STATES })
  state: PromiseState;
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

  @ApiProperty({ type: PersonRef, nullable: true })
  assignedTo: PersonRef | null;

  @ApiProperty({ description: 'Suspected spam' })
  quarantined: boolean;

  @ApiProperty({ type: LeadPromiseResponse })
  promise: LeadPromiseResponse;

  @ApiProperty({ type: FollowUpResponse, nullable: true })
  followUp: FollowUpResponse | null;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

for (const [group, dto] of LEAD_GROUP_DTOS) ApiPropertyOptional({ type: dto })(LeadResponse.prototype, group);

export class LeadNoteResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty()
  content: string;

  @ApiProperty({
    type: String,
    enum: CALL_OUTCOMES,
    nullable: true,
    description: 'How the call went that this note is about; null for a plain note',
  })
  call: CallOutcome | null;

  @ApiProperty({ type: PersonRef, nullable: true })
  author: PersonRef | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class LeadHistoryResponse {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ example: 'lead.updated' })
  action: string;

  @ApiProperty({ type: PersonRef, nullable: true })
  actor: PersonRef | null;

  @ApiProperty({ type: Object, description: 'What changed: dotted path -> { from, to }', additionalProperties: true })
  details: object;
}

/** A lead with what else a list says of it. */
export class ListedLeadResponse extends LeadResponse {
  @ApiProperty({
    description: 'How many other leads may be of the same person, of those you may see and undecided ones',
    example: 1,
  })
  possibleDuplicates: number;
}

export class LeadDetailResponse extends ListedLeadResponse {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The lead that this one was merged into; it is in no list then and cannot be changed',
  })
  mergedInto: string | null;

  @ApiProperty({ type: LeadSourceDto, nullable: true })
  source: object | null;

  @ApiProperty({ type: LeadConsentDto, nullable: true })
  consent: object | null;

  @ApiProperty({ type: [LeadNoteResponse], description: 'Newest first' })
  notes: LeadNoteResponse[];

  @ApiProperty({ type: [LeadHistoryResponse], description: 'Newest first' })
  history: LeadHistoryResponse[];
}

export class LeadCreatedAnswer {
  @ApiProperty({ example: 'Thank you! Your submission has been received successfully.' })
  message: string;

  @ApiProperty({ type: LeadReceiptResponse })
  data: LeadReceiptResponse;
}

export class LeadListAnswer {
  @ApiProperty({ type: [ListedLeadResponse] })
  data: ListedLeadResponse[];

  @ApiProperty({ type: Pagination })
  pagination: Pagination;
}

export class LeadAnswer {
  @ApiProperty({ type: LeadDetailResponse })
  data: LeadDetailResponse;
}

export class LeadUpdatedAnswer {
  @ApiProperty({ example: 'Lead updated successfully' })
  message: string;

  @ApiProperty({ type: LeadResponse })
  data: LeadResponse;
}

export class LeadNoteAnswer {
  @ApiProperty({ type: LeadNoteResponse })
  data: LeadNoteResponse;
}

export class LeadTypeCount {
  @ApiProperty({ enum: LEAD_TYPE_NAMES })
  _id: LeadType;

  @ApiProperty()
  count: number;
}

export class LeadStatsResponse {
  @ApiProperty()
  total: number;

  @ApiProperty()
  newLeads: number;

  @ApiProperty()
  contacted: number;

  @ApiProperty()
  qualified: number;

  @ApiProperty()
  converted: number;

  @ApiProperty({ description: 'Leads whose promised first contact is late' })
  overdue: number;

  @ApiProperty({ description: 'Leads whose promised first contact is due within four support hours' })
  dueSoon: number;

  @ApiProperty({ description: 'Follow-ups on your own leads, for today or left over' })
  ownFollowUps: number;

  @ApiProperty({ type: [LeadTypeCount] })
  leadsByType: LeadTypeCount[];

  @ApiProperty({ type: [LeadResponse], description: 'The five newest' })
  recentLeads: LeadResponse[];

  @ApiProperty({ enum: LEAD_TYPE_NAMES, isArray: true })
  accessibleLeadTypes: readonly LeadType[];
}

export class LeadStatsAnswer {
  @ApiProperty({ type: LeadStatsResponse })
  data: LeadStatsResponse;
}

export class LeadTypesResponse {
  @ApiProperty({
    type: Object,
    description: 'Lead type -> its label, description, group and fields',
    additionalProperties: {
      type: 'object',
      required: ['label', 'description', 'group', 'fields'],
      properties: {
        label: { type: 'string' },
        description: { type: 'string' },
        group: { type: 'string', nullable: true },
        fields: { type: 'object', additionalProperties: true },
      },
    },
    example: {
      newsletter: { label: 'Newsletter', description: 'Wants to hear news by mail', group: null, fields: {} },
      contact: {
        label: 'Contact',
        description: 'Questions sent from the contact page',
        group: 'contactForm',
        fields: { message: { label: 'Message', kind: 'text', required: true } },
      },
    },
  })
  definitions: object;

  @ApiProperty({ enum: LEAD_TYPE_NAMES, isArray: true })
  accessibleTypes: readonly LeadType[];
}

export class LeadTypesAnswer {
  @ApiProperty({ type: LeadTypesResponse })
  data: LeadTypesResponse;
}

export class AssigneesAnswer {
  @ApiProperty({ type: [PersonRef] })
  data: PersonRef[];
}

export class BulkResult {
  @ApiProperty({ description: 'How many ids were sent' })
  requested: number;

  @ApiProperty({ description: 'How many leads that was; ids out of reach are untouched' })
  affected: number;
}

export class BulkAnswer {
  @ApiProperty({ example: 'Successfully updated 3 leads' })
  message: string;

  @ApiProperty({ type: BulkResult })
  data: BulkResult;
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
    ...(group !== null && { [group]: lead.details }),
    phoneE164: lead.phoneE164,
    phoneDoubtful: lead.phoneDoubtful,
    assignedTo: personRef(lead.assignee),
    quarantined: lead.quarantinedAt !== null,
    promise: promiseResponse(lead),
    followUp: lead.followUp,
    updatedAt: lead.updatedAt.toISOString(),
  };
}

function promiseResponse(lead: Lead): LeadPromiseResponse {
  const { hours, dueAt, firstResponseAt, state } = promiseOf(lead, new Date());
  return {
    hours,
    dueAt: dueAt?.toISOString() ?? null,
    firstResponseAt: firstResponseAt?.toISOString() ?? null,
    state,
  };
}

export function leadDetailResponse(
  lead: Lead,
  notes: LeadNote[],
  history: LeadHistoryEntry[],
  possibleDuplicates: number,
): LeadDetailResponse {
  return {
    ...leadResponse(lead),
    possibleDuplicates,
    mergedInto: lead.mergedInto,
    source: lead.source,
    consent: lead.consent,
    notes: notes.map(noteResponse),
    history: history.map(historyResponse),
  };
}

export function historyResponse(entry: LeadHistoryEntry): LeadHistoryResponse {
  return { at: entry.at.toISOString(), action: entry.action, actor: personRef(entry.actor), details: entry.details };
}

export function noteResponse(note: LeadNote): LeadNoteResponse {
  return {
    _id: note.id,
    content: note.content,
    call: note.call,
    author: personRef(note.author),
    createdAt: note.createdAt.toISOString(),
  };
}

export function statsResponse(stats: LeadStats, accessibleLeadTypes: readonly LeadType[]): LeadStatsResponse {
  return {
    total: stats.total,
    newLeads: stats.byStatus.new ?? 0,
    contacted: stats.byStatus.contacted ?? 0,
    qualified: stats.byStatus.qualified ?? 0,
    converted: stats.byStatus.converted ?? 0,
    ...stats.waiting,
    leadsByType: [...stats.byType].map(([type, count]) => ({ _id: type, count })),
    recentLeads: stats.recent.map(leadResponse),
    accessibleLeadTypes,
  };
}

/** Every definition the viewer may see leads of, without what only the server needs. */
export function leadTypesResponse(accessibleTypes: readonly LeadType[]): LeadTypesResponse {
  const definitions = Object.fromEntries(
    LEAD_TYPE_NAMES.map((type) => {
      const { label, description, group, fields } = leadTypeDefinition(type);
      return [type, { label, description, group, fields }];
    }),
  );
  return { definitions, accessibleTypes };
}

export function personRef(person: { readonly id: string; readonly name: string } | null): PersonRef | null {
  return person && { _id: person.id, name: person.name };
}
