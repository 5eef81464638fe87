import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { type ClassConstructor, Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { type DomainError, invalidInput } from '../../../shared/domain/failure.js';
import {
  ChoiceField,
  ChoicesField,
  CursorField,
  type FieldOptions,
  FlagField,
  IdsField,
  LineField,
  MomentField,
} from '../../../shared/http/fields.js';
import { DEFAULT_PAGE_SIZE, LimitField, offsetOf, PageField } from '../../../shared/http/paging.js';
import { requireScope } from '../../users/domain/user.js';
import { customRange, type DateRange, presetRange } from '../domain/date-range.js';
import type { Viewer } from '../domain/lead-access.js';
import {
  LEAD_FILTERS,
  type LeadFilter,
  type LeadFilterDefinition,
  type LeadFilterQuery,
} from '../domain/lead-filters.js';
import { LEAD_SORT_FIELDS, type LeadPage, type LeadSortField, NOTES_INCLUDED } from '../domain/lead-reader.js';

const UUID_OR_ME = /^(me|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/;

const MAX_IDS = 100;
/** This limits the response size: a note can have 5,000 characters. */
export const MAX_LEADS_WITH_NOTES = 20;

const MAX_BOUNDED_TOTAL = 10_000;

export class LeadFilterDto extends filterFields() {}

export class LeadSortQuery extends LeadFilterDto {
  @ChoiceField(LEAD_SORT_FIELDS, {
    label: 'Sort by',
    description:
      '`dueAt`: open promises by due time, then other leads. `work`: due follow-ups, open promises, later follow-ups, other open leads, finished leads. Ascending order starts with the most urgent lead',
    default: 'createdAt',
  })
  sortBy: LeadSortField = 'createdAt';

  @ChoiceField(['asc', 'desc'], { label: 'Sort order', description: 'Ascending or descending', default: 'desc' })
  sortOrder: 'asc' | 'desc' = 'desc';
}

export class LeadListQuery extends LeadSortQuery {
  @PageField()
  page: number = 1;

  @LimitField()
  limit: number = DEFAULT_PAGE_SIZE;

  @ChoiceField(['exact', 'bounded'], {
    label: 'Count',
    description:
      '`bounded`: counting can stop at 10,000 leads, which makes searches faster. `totalIsAtLeast` is then set. Up to 10,000 the total is exact. With `updatedSince`, all leads are counted; with `cursor`, none are',
    default: 'exact',
  })
  count: 'exact' | 'bounded' = 'exact';

  @MomentField({
    label: 'Updated since',
    description:
      'Only leads that changed since this time, including their notes and calls, in the order of their last change. Continue with `pagination.nextCursor`. The response also contains `removed`',
  })
  updatedSince?: string;

  @CursorField({
    label: 'Cursor',
    description:
      'The `nextCursor` of the previous response. Continues where that response ended. The cursor contains the filters of the copy: send the same filters or none',
  })
  cursor?: string;

  @IdsField(MAX_IDS, {
    label: 'Ids',
    description: `Only these leads. At most ${MAX_IDS}. Cannot be combined with \`updatedSince\` or \`cursor\``,
  })
  ids?: readonly string[];

  @ChoicesField(['notes'], {
    label: 'Include',
    description: `\`notes\`: the newest ${NOTES_INCLUDED} notes of each lead, newest first. \`limit\` is then at most ${MAX_LEADS_WITH_NOTES}`,
  })
  include?: readonly 'notes'[];
}

/** @throws scopeMissing if the hits would tell an API key what it cannot see: names, phones and texts */
export function leadFilter(query: LeadFilterQuery, viewer: Viewer, now: Date): LeadFilter {
  if (query.search !== undefined || query.duplicates !== undefined) requireScope(viewer, 'contact:read');
  const created = requestedDays(query, now);
  return {
    ...setFilters(query, viewer),
    ...(created && { created }),
  };
}

export function leadPage(query: LeadListQuery): LeadPage {
  const { sortBy, sortOrder, count } = query;
  return { ...offsetOf(query), sortBy, sortOrder, ...(count === 'bounded' && { maxTotal: MAX_BOUNDED_TOTAL }) };
}

export function listFilter(query: LeadListQuery, viewer: Viewer, now: Date): LeadFilter {
  if (query.include && query.limit > MAX_LEADS_WITH_NOTES) {
    const message = `Limit must be at most ${MAX_LEADS_WITH_NOTES} with include=notes.`;
    throw invalidInput([{ field: 'limit', message, code: 'invalid' }]);
  }
  return { ...leadFilter(query, viewer, now), ...(query.ids && { ids: query.ids }) };
}

/**
 * Returns the filters without the dates, with the viewer's id for `me`. A flag that is false is left out, because it
 * does not filter.
 */
function setFilters({ dateRange, dateFrom, dateTo, ...query }: LeadFilterQuery, viewer: Viewer): LeadFilter {
  const isViewer = (name: string, value: unknown) => value === 'me' && filterKind(name) === 'userIdOrMe';
  return Object.fromEntries(
    Object.entries(query)
      .filter(([name, value]) => filterKind(name) && value)
      .map(([name, value]) => [name, isViewer(name, value) ? viewer.id : value]),
  );
}

function filterKind(name: string): LeadFilterDefinition['kind'] | undefined {
  return (LEAD_FILTERS as Readonly<Record<string, LeadFilterDefinition>>)[name]?.kind;
}

/** Returns null if there are no dates. @throws invalidInput if the dates contradict each other */
export function requestedDays(
  { dateRange, dateFrom, dateTo }: Pick<LeadFilterQuery, 'dateRange' | 'dateFrom' | 'dateTo'>,
  now: Date,
): DateRange | null {
  if (dateRange && dateRange !== 'custom') {
    if (dateFrom || dateTo)
      throw unclearDates('From and To can only be used with the date range custom, or without a date range.');
    return presetRange(dateRange, now);
  }
  if (!dateFrom && !dateTo) {
    if (dateRange) throw unclearDates('The date range custom needs From, To or both.');
    return null;
  }
  const range = customRange(dateFrom, dateTo);
  if (range.from && range.before && range.from >= range.before) {
    throw invalidInput([{ field: 'dateTo', message: 'To must not be before From.', code: 'invalid' }]);
  }
  return range;
}

function unclearDates(message: string): DomainError {
  return invalidInput([{ field: 'dateRange', message, code: 'invalid' }]);
}

function filterFields(): ClassConstructor<LeadFilterQuery> {
  class FilterFields {}
  for (const [name, definition] of Object.entries<LeadFilterDefinition>(LEAD_FILTERS)) {
    filterField(definition)(FilterFields.prototype, name);
  }
  return FilterFields;
}

function filterField(definition: LeadFilterDefinition): PropertyDecorator {
  switch (definition.kind) {
    case 'line':
      return LineField(definition);
    case 'moment':
      return MomentField(definition);
    case 'flag':
      return FlagField(definition);
    case 'choice':
      return ChoiceField(definition.values, definition);
    case 'choices':
      return ChoicesField(definition.values, definition);
    case 'userIdOrMe':
      return UserIdOrMeField(definition);
  }
}

function UserIdOrMeField({ label, description }: FieldOptions): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, ...(description !== undefined && { description }) }),
    Transform(({ value }) => (value === '' ? undefined : value)),
    IsOptional(),
    Matches(UUID_OR_ME, { message: `${label} must be a user's id or me.` }),
  );
}
