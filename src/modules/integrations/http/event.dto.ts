import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CLOSE_REASON_CODES } from '../../../lead-types/close-reasons.js';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { ApiCount, ChoicesField, CursorField, WholeNumberField } from '../../../shared/http/fields.js';
import { DEFAULT_PAGE_SIZE, LimitField } from '../../../shared/http/paging.js';
import { LEAD_PRIORITIES, LEAD_STATUSES } from '../../leads/domain/lead.js';
import { UserRef, userRef } from '../../users/http/user-ref.response.js';
import { EVENT_TYPES, type Event, type EventType, type EventValues } from '../domain/event.js';

const MAX_WAIT_SECONDS = 25;

export class EventQueryDto {
  @ChoicesField(EVENT_TYPES, { label: 'Types', description: 'Only events of these types' })
  types?: EventType[];

  @ChoicesField(LEAD_TYPE_NAMES, { label: 'Lead types', description: 'Only events about leads of these types' })
  leadTypes?: LeadType[];

  @CursorField({
    label: 'Cursor',
    description:
      'The `eventsCursor` of a copy, or the `nextCursor` of the previous response. Without it, the oldest event comes first',
  })
  cursor?: string;

  @LimitField()
  limit: number = DEFAULT_PAGE_SIZE;

  @WholeNumberField(
    { min: 0, max: MAX_WAIT_SECONDS },
    { label: 'Wait', description: 'If there is no event, how many seconds to wait for one', default: 0 },
  )
  wait: number = 0;
}

class EventValuesResponse {
  @ApiPropertyOptional({ enum: LEAD_STATUSES })
  status?: string;

  @ApiPropertyOptional({ enum: LEAD_PRIORITIES })
  priority?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true, description: "The assignee's id" })
  assignedTo?: string | null;

  @ApiPropertyOptional({ enum: LEAD_TYPE_NAMES })
  type?: string;

  @ApiPropertyOptional({ type: String, enum: CLOSE_REASON_CODES, nullable: true })
  closeReason?: string | null;
}

export class EventResponse {
  @ApiProperty({ format: 'uuid', description: 'A UUID of version 7. If you get an id again, ignore it' })
  id: string;

  @ApiProperty({
    enum: EVENT_TYPES,
    description:
      '`lead.updated`: values other than status and assignee changed, or a note was edited. `lead.status_changed`, `lead.assigned`: only these values; if one change causes several events, each changed path is in one of them. `lead.created`: suspected spam is created when somebody takes it out. `lead.merged`, `lead.unmerged`: for both leads. `lead.deleted`: moved to the bin. `lead.restored`: taken out of the bin. `note.added`: a note or message. `promise.missed`: nobody contacted the person in time. `import.finished`: an import has ended, or was cancelled. `endpoint.disabled`: a webhook no longer receives events',
  })
  type: EventType;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Null for `import.finished` and `endpoint.disabled`',
  })
  leadId: string | null;

  @ApiProperty({ type: String, enum: LEAD_TYPE_NAMES, nullable: true })
  leadType: LeadType | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Only for `endpoint.disabled`' })
  webhookId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Only for `import.finished`' })
  importId: string | null;

  @ApiProperty({
    type: UserRef,
    nullable: true,
    description: 'The user or API key that made the change. Null: a visitor, a rule, or the time',
  })
  actor: UserRef | null;

  @ApiProperty({
    type: [String],
    description: 'Paths of the changed values. Read the values from the lead',
    example: ['status', 'closeReason'],
  })
  changed: readonly string[];

  @ApiProperty({ type: EventValuesResponse, description: 'Of these five values, those that changed' })
  before: EventValues;

  @ApiProperty({ type: EventValuesResponse })
  after: EventValues;
}

class EventPagination {
  @ApiCount('Maximum number of events per response', DEFAULT_PAGE_SIZE)
  pageSize: number;

  @ApiProperty({ description: 'The `cursor` to continue with, now or later' })
  nextCursor: string;
}

export class EventListResponse {
  @ApiProperty({ type: [EventResponse] })
  data: EventResponse[];

  @ApiProperty({ type: EventPagination })
  pagination: EventPagination;
}

export function eventResponse(event: Event): EventResponse {
  const { at, actor, atMicros: _micros, ...told } = event;
  return { ...told, at: at.toISOString(), actor: userRef(actor) };
}
