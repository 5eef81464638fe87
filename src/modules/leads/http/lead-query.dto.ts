import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { invalidInput } from '../../../shared/domain/domain-error.js';
import { ChoiceField, ChoicesField, FlagField, LineField, MomentField } from '../../../shared/http/fields.js';
import { DEFAULT_PAGE_SIZE, LimitField, offsetOf, PageField } from '../../../shared/http/paging.js';
import { customRange, DATE_PRESETS, type DatePreset, type DateRange, presetRange } from '../domain/date-range.js';
import { FOLLOW_UP_FILTERS, type FollowUpFilter } from '../domain/follow-up.js';
import { LEAD_PRIORITIES, LEAD_STATUSES, type LeadPriority, type LeadStatus } from '../domain/lead.js';
import {
  DUPLICATE_FILTERS,
  type DuplicateFilter,
  LEAD_SORT_FIELDS,
  type LeadFilter,
  type LeadPage,
  type LeadSortField,
} from '../domain/lead.repository.js';
import type { Viewer } from '../domain/lead-access.js';
import { RESPONSE_PROMISE_FILTERS, type ResponsePromiseFilter } from '../domain/response-promise.js';

const UUID_OR_ME = /^(me|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/;

/** What narrows a list or an export. */
export class LeadFilterDto {
  @LineField({
    label: 'Search',
    description: 'A literal piece of the name, email, phone, city, state, address, location, district or reference',
  })
  search?: string;

  @ChoiceField(DATE_PRESETS, { label: 'Date range', description: 'Calendar days in Asia/Kolkata' })
  dateRange?: DatePreset;

  @MomentField({ label: 'From', description: 'First day (Asia/Kolkata) or moment' })
  dateFrom?: string;

  @MomentField({ label: 'To', description: 'Last day (Asia/Kolkata, inclusive) or moment' })
  dateTo?: string;

  @FlagField({ label: 'Unassigned', description: 'Only leads assigned to nobody' })
  unassigned?: boolean;

  @ApiPropertyOptional({ type: String, description: "A user's id, or `me`" })
  @Transform(({ value }) => (value === '' ? undefined : value))
  @IsOptional()
  @Matches(UUID_OR_ME, { message: "Assigned to must be a user's id or me." })
  assignedTo?: string;

  @ChoiceField(RESPONSE_PROMISE_FILTERS, { label: 'Promise', description: 'Where the promised first contact stands' })
  promise?: ResponsePromiseFilter;

  @ChoiceField(FOLLOW_UP_FILTERS, {
    label: 'Follow-up',
    description: 'Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata',
  })
  followUp?: FollowUpFilter;

  @ChoiceField(DUPLICATE_FILTERS, {
    label: 'Duplicates',
    description: 'Leads that may be of the same person as another one you may see, and about which nobody has decided',
  })
  duplicates?: DuplicateFilter;

  @ChoicesField(LEAD_TYPE_NAMES, { label: 'Type' })
  type?: LeadType[];

  @ChoicesField(LEAD_STATUSES, { label: 'Status' })
  status?: LeadStatus[];

  @ChoicesField(LEAD_PRIORITIES, { label: 'Priority' })
  priority?: LeadPriority[];

  @FlagField({ label: 'Quarantined', description: 'Suspected spam instead of leads' })
  quarantined?: boolean;
}

export class LeadListQuery extends LeadFilterDto {
  @PageField()
  page: number = 1;

  @LimitField()
  limit: number = DEFAULT_PAGE_SIZE;

  @ChoiceField(LEAD_SORT_FIELDS, {
    label: 'Sort by',
    description:
      '`dueAt`: open promises by their due time, then the rest; `work`: due follow-ups, open promises, later follow-ups, the rest newest first, what is done last. Ascending is the most urgent first',
  })
  sortBy: LeadSortField = 'createdAt';

  @ChoiceField(['asc', 'desc'], { label: 'Sort order' })
  sortOrder: 'asc' | 'desc' = 'desc';
}

/** The filter a query describes, for this viewer and this moment. */
export function leadFilter(query: LeadFilterDto, viewer: Viewer, now: Date): LeadFilter {
  const created = createdRange(query, now);
  return {
    ...(query.search !== undefined && { search: query.search }),
    ...(query.type && { types: query.type }),
    ...(query.status && { statuses: query.status }),
    ...(query.priority && { priorities: query.priority }),
    ...(created && { created }),
    ...(query.unassigned && { unassigned: true }),
    ...(query.assignedTo && { assignedTo: query.assignedTo === 'me' ? viewer.id : query.assignedTo }),
    ...(query.promise && { promise: query.promise }),
    ...(query.followUp && { followUp: query.followUp }),
    ...(query.duplicates && { duplicates: query.duplicates }),
    ...(query.quarantined && { quarantined: true }),
  };
}

export function leadPage(query: LeadListQuery): LeadPage {
  return { ...offsetOf(query), sortBy: query.sortBy, sortOrder: query.sortOrder };
}

function createdRange({ dateRange, dateFrom, dateTo }: LeadFilterDto, now: Date): DateRange | null {
  if (dateRange && dateRange !== 'custom') return presetRange(dateRange, now);
  if (!dateFrom && !dateTo) return null;
  const range = customRange(dateFrom, dateTo);
  if (range.from && range.before && range.from >= range.before) {
    throw invalidInput([{ field: 'dateTo', message: 'To must not be before From.', code: 'invalid' }]);
  }
  return range;
}
