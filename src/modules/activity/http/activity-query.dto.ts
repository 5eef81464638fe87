import { invalidInput } from '../../../shared/domain/input.errors.js';
import { ChoiceField, ChoicesField, IdField, LineField, MomentField } from '../../../shared/http/fields.js';
import { LimitField } from '../../../shared/http/paging.js';
import { DATE_PRESETS } from '../../leads/domain/date-range.js';
import { askedDays } from '../../leads/http/lead-query.dto.js';
import { ACTIVITY_KINDS, type ActivityFilter, type ActivityKind, type ActivityPosition } from '../domain/activity.js';

const PAGE_SIZE = 50;

export class ActivityQuery {
  @IdField({ label: 'User', description: 'Only what this user did, by their id' })
  user?: string;

  @ChoicesField(ACTIVITY_KINDS, { label: 'Kind', description: 'Only acts of these kinds' })
  kind?: ActivityKind[];

  @ChoiceField(DATE_PRESETS, { label: 'Date range', description: 'Calendar days in Asia/Kolkata' })
  dateRange?: (typeof DATE_PRESETS)[number];

  @MomentField({ label: 'From', description: 'First day (Asia/Kolkata) or moment' })
  dateFrom?: string;

  @MomentField({ label: 'To', description: 'Last day (Asia/Kolkata, inclusive) or moment' })
  dateTo?: string;

  @IdField({ label: 'Subject', description: 'Only what was done to this lead or user, by its id' })
  subject?: string;

  @LimitField()
  limit: number = PAGE_SIZE;

  @LineField({ label: 'Cursor', description: 'The `nextCursor` of the answer before: reads on where that one ended' })
  cursor?: string;
}

export function activityFilter(query: ActivityQuery, now: Date): ActivityFilter {
  const { user, kind, subject } = query;
  const at = askedDays(query, now);
  return {
    ...(user !== undefined && { userId: user }),
    ...(kind !== undefined && { kinds: kind }),
    ...(subject !== undefined && { subjectId: subject }),
    ...(at !== null && { at }),
  };
}

export function cursorText({ atMicros, id }: ActivityPosition): string {
  return Buffer.from(`${atMicros}.${id}`).toString('base64url');
}

/** @throws DomainError for what is no cursor of an earlier answer */
export function positionOf(cursor: string | undefined): ActivityPosition | null {
  if (cursor === undefined) return null;
  const [, atMicros, id] = /^(\d{1,18})\.(\d{1,18})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (atMicros === undefined || id === undefined) {
    const message = 'Cursor must be the nextCursor of an earlier answer.';
    throw invalidInput([{ field: 'cursor', message, code: 'invalid' }]);
  }
  return { atMicros, id };
}
