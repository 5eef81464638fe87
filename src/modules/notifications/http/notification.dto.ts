import { ApiProperty } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { ApiCount, FlagField, IdsField } from '../../../shared/http/fields.js';
import { DEFAULT_PAGE_SIZE, LimitField, PageField, Pagination } from '../../../shared/http/paging.js';
import { UserRef, userRef } from '../../leads/http/user-ref.response.js';
import { NOTIFICATION_KINDS, type Notification, type NotificationKind } from '../domain/notification.js';

const MAX_IDS = 1_000;

export class NotificationListQuery {
  @PageField()
  page: number = 1;

  @LimitField()
  limit: number = DEFAULT_PAGE_SIZE;
}

export class MarkReadDto {
  @IdsField(MAX_IDS, { label: 'Ids', description: 'Which notifications you have read' })
  ids?: string[];

  @FlagField({ label: 'All', description: 'Everything there is, whatever `ids` says' })
  all?: boolean;
}

class NotifiedLeadResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ description: '10 characters of Crockford base 32, shown as XXXXX-XXXXX', example: '7ZK4M0QXJD' })
  reference: string;

  @ApiProperty({ enum: LEAD_TYPE_NAMES })
  type: LeadType;

  @ApiProperty({ type: String, nullable: true, example: 'Sunita Devi' })
  name: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'City and state', example: 'Gaya, Bihar' })
  place: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the visitor wrote, the first part of it',
    example: 'When can somebody come to test the field?',
  })
  words: string | null;
}

export class NotificationResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({
    enum: NOTIFICATION_KINDS,
    description:
      '`assigned`: the lead was given to you; `wrote_again`: it is of somebody whose open lead you have; `follow_up`: a follow-up is due; `due_soon`: the promised first contact is',
  })
  kind: NotificationKind;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null while it is unread' })
  readAt: string | null;

  @ApiProperty({ type: UserRef, nullable: true, description: 'Who did it; null for a rule, a visitor or the time' })
  by: UserRef | null;

  @ApiProperty({ type: NotifiedLeadResponse })
  lead: NotifiedLeadResponse;
}

export class NotificationListResponse {
  @ApiProperty({ type: [NotificationResponse] })
  data: NotificationResponse[];

  @ApiCount('How many of all of them are unread', 3)
  unread: number;

  @ApiProperty({ type: Pagination })
  pagination: Pagination;
}

const MAX_WORDS = 200;

export function notificationResponse({ id, kind, createdAt, readAt, actor, lead }: Notification): NotificationResponse {
  const { id: leadId, words, ...rest } = lead;
  return {
    _id: id,
    kind,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    by: userRef(actor),
    lead: { _id: leadId, ...rest, words: words && shortened(words) },
  };
}

function shortened(words: string): string {
  const letters = [...words];
  return letters.length <= MAX_WORDS ? words : `${letters.slice(0, MAX_WORDS - 1).join('')}…`;
}
