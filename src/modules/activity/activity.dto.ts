import { ApiProperty } from '@nestjs/swagger';
import { invalidInput } from '../../shared/domain/failure.js';
import { ApiCount, ChoiceField, ChoicesField, IdField, LineField, MomentField } from '../../shared/http/fields.js';
import { LimitField } from '../../shared/http/paging.js';
import { DATE_PRESETS } from '../leads/domain/date-range.js';
import { requestedDays } from '../leads/http/lead-query.dto.js';
import {
  ACTIVITY_KINDS,
  type Activity,
  type ActivityFilter,
  type ActivityKind,
  type ActivityPosition,
} from './activity.js';

const PAGE_SIZE = 50;

export class ActivityQuery {
  @IdField({ label: 'User', description: 'Only the activity of this user, by id' })
  user?: string;

  @ChoicesField(ACTIVITY_KINDS, { label: 'Kind', description: 'Only activity of these kinds' })
  kind?: ActivityKind[];

  @ChoiceField(DATE_PRESETS, { label: 'Date range', description: 'Calendar days in Asia/Kolkata' })
  dateRange?: (typeof DATE_PRESETS)[number];

  @MomentField({ label: 'From', description: 'First day (Asia/Kolkata) or date and time' })
  dateFrom?: string;

  @MomentField({ label: 'To', description: 'Last day (Asia/Kolkata, inclusive) or date and time' })
  dateTo?: string;

  @IdField({ label: 'Subject', description: 'Only activity on this lead or user, by id' })
  subject?: string;

  @LineField({
    label: 'Folded in',
    description: 'Only the entries that this entry stands for, by `_id`',
    example: '48211',
  })
  foldedIn?: string;

  @LimitField()
  limit: number = PAGE_SIZE;

  @LineField({ label: 'Cursor', description: 'The `nextCursor` of the previous page' })
  cursor?: string;
}

export class ActivityActorResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null if it was erased', example: 'Sunita Devi' })
  name: string | null;
}

export class ActivitySubjectResponse {
  @ApiProperty({ description: '`lead`, `user`, `export` or `report`', example: 'lead' })
  type: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  _id: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: "The lead's reference or the user's name; null if it no longer exists",
    example: '7ZK4M0QXJD',
  })
  label: string | null;

  @ApiProperty({ type: String, nullable: true, description: "The lead's current name; null if it was erased" })
  name: string | null;
}

export class ActivityResponse {
  @ApiProperty({ example: '48211' })
  _id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ example: 'lead.exported' })
  action: string;

  @ApiProperty({ type: ActivityActorResponse })
  actor: ActivityActorResponse;

  @ApiProperty({ type: ActivitySubjectResponse, nullable: true, description: 'Null if `count` is above 1' })
  subject: ActivitySubjectResponse | null;

  @ApiCount('How many leads or reports the entry stands for. A bulk change of leads is one entry', 1)
  count: number;

  @ApiProperty({ type: String, nullable: true, description: 'IP address of the client', example: '203.0.113.7' })
  address: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description:
      'Depends on the action: for example filter and number of rows of an export, or names of changed fields',
    example: { rows: 120, complete: true, filter: { type: ['soil_testing'] } },
  })
  details: Readonly<Record<string, unknown>>;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The search text; null if there was none or it was erased',
  })
  search: string | null;
}

export class ActivityPageResponse {
  @ApiProperty({ type: [ActivityResponse] })
  data: ActivityResponse[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Send it as `cursor` to get the next page; null on the last page',
  })
  nextCursor: string | null;
}

export function activityFilter(query: ActivityQuery, now: Date): ActivityFilter {
  const { user, kind, subject, foldedIn } = query;
  const at = requestedDays(query, now);
  return {
    ...(user !== undefined && { userId: user }),
    ...(kind !== undefined && { kinds: kind }),
    ...(subject !== undefined && { subjectId: subject }),
    ...(foldedIn !== undefined && { foldedIn: entryId(foldedIn) }),
    ...(at !== null && { at }),
  };
}

function entryId(text: string): string {
  if (/^\d{1,18}$/.test(text)) return text;
  throw invalidInput([{ field: 'foldedIn', message: 'foldedIn must be the _id of an entry.', code: 'invalid' }]);
}

export function cursorText({ atMicros, id }: ActivityPosition): string {
  return Buffer.from(`${atMicros}.${id}`).toString('base64url');
}

/** @throws DomainError if the text is not a cursor */
export function positionOf(cursor: string | undefined): ActivityPosition | null {
  if (cursor === undefined) return null;
  const [, atMicros, id] = /^(\d{1,18})\.(\d{1,18})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (atMicros === undefined || id === undefined) {
    const message = 'Cursor must be the nextCursor of an earlier response.';
    throw invalidInput([{ field: 'cursor', message, code: 'invalid' }]);
  }
  return { atMicros, id };
}

export function activityResponse({ position, at, actor, subject, ...act }: Activity): ActivityResponse {
  return {
    ...act,
    _id: position.id,
    at: at.toISOString(),
    actor: { _id: actor.id, name: actor.name },
    subject: subject && { type: subject.type, _id: subject.id, label: subject.label, name: subject.name },
  };
}
