/** Lists for clients with a copy. The cursor contains the filters and rights, so that a change to them is detected. */
import { invalidInput } from '../../../shared/domain/failure.js';
import { validate } from '../../../shared/http/validate.js';
import type { User } from '../../users/domain/user.js';
import { rightsFingerprint } from '../domain/copy-rights.js';
import { customRange } from '../domain/date-range.js';
import { endOf, readsEvents, writeEventCursor } from '../domain/event-cursor.js';
import { beginAnew } from '../domain/lead.errors.js';
import { LEAD_FILTERS, type LeadFilterQuery } from '../domain/lead-filters.js';
import type { ChangesFrom, LeadChangesPage, LeadPosition, ReachedInCopy } from '../domain/lead-reader.js';
import { LeadFilterDto, type LeadListQuery } from './lead-query.dto.js';

export interface CopyCall {
  readonly filters: LeadFilterQuery;
  readonly from: ChangesFrom;
  readonly cursors: (page: LeadChangesPage) => CopyCursors;
}

export interface CopyCursors {
  readonly nextCursor: string;
  /** Only for the first page, and for callers who can read events: the feed of events from before that page. */
  readonly eventsCursor?: string;
}

/** A lead can stop matching these filters without being changed. Clients with a copy would not notice this. */
const NOT_FOR_COPIES = [
  'dateRange',
  'promise',
  'followUp',
  'calledToday',
  'calledYesterday',
  'convertedToday',
  'convertedThisMonth',
  'duplicates',
] as const;
const VERSION = 2;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

interface CursorContent {
  readonly filters: Readonly<Record<string, string>>;
  /** Hash of the scope that the copy was started with. */
  readonly rights: string;
  readonly since: Date;
  readonly reached: ReachedInCopy;
}

/** Returns null if the query is for an ordinary page. @throws beginAnew if the caller's scope has changed */
export function copyCall(query: LeadListQuery, viewer: User): CopyCall | null {
  const { updatedSince, cursor, limit } = query;
  if (updatedSince === undefined && cursor === undefined) return null;
  rejectOrder(query);
  const rights = rightsFingerprint(viewer);
  const sent = sentFilters(query);
  if (cursor === undefined) {
    const since = customRange(updatedSince, undefined).from ?? new Date(0);
    return call(viewer, { filters: sent, rights, since, reached: null }, limit);
  }
  const { filters, since, reached, rights: former } = readCursor(cursor);
  if (former !== rights) throw beginAnew();
  if (Object.keys(sent).length > 0 && !isDeepEqual(sent, filters)) {
    const message = 'This cursor belongs to other filters. Send the same filters as in the first request, or none.';
    throw invalidInput([{ field: 'cursor', message, code: 'invalid' }]);
  }
  return call(viewer, { filters, rights, since, reached }, limit);
}

function call(
  viewer: User,
  { filters, rights, since, reached }: Omit<CursorContent, 'reached'> & Pick<ChangesFrom, 'reached'>,
  limit: number,
): CopyCall {
  const from = { since, reached, limit };
  return {
    filters: validate(LeadFilterDto, filters) as LeadFilterQuery,
    from,
    cursors: (page) => ({
      nextCursor: writeCursor({ filters, rights, since, reached: reachedWith(from, page) }),
      ...(reached === null &&
        readsEvents(viewer) && { eventsCursor: writeEventCursor(viewer, endOf(page.committedUntilMicros)) }),
    }),
  };
}

function reachedWith(
  { since, reached, limit }: ChangesFrom,
  { leads, removed, committedUntilMicros }: LeadChangesPage,
): ReachedInCopy {
  const begin: LeadPosition = { activityMicros: String(Math.max(since.getTime() * 1_000 - 1, 0)), id: LAST_ID };
  return {
    begunMicros: reached?.begunMicros ?? committedUntilMicros,
    after: leads.at(-1) ?? reached?.after ?? begin,
    // If fewer than `limit` leads were removed, no removals remain before this call's time. The next call starts there.
    removedAfter: removed[limit - 1] ?? { activityMicros: String(Number(committedUntilMicros) - 1), id: LAST_ID },
  };
}

function rejectOrder({ page, sortBy, sortOrder, ids, ...query }: LeadListQuery): void {
  const reject = (field: string, message: string) => invalidInput([{ field, message, code: 'invalid' }]);
  if (page !== 1 || sortBy !== 'createdAt' || sortOrder !== 'desc') {
    const message = 'page, sortBy and sortOrder cannot be used with updatedSince or cursor, which have a fixed order.';
    throw reject(page !== 1 ? 'page' : 'sortBy', message);
  }
  if (ids) throw reject('ids', 'ids cannot be used with updatedSince or cursor.');
  const moving = NOT_FOR_COPIES.find((name) => query[name] && !(name === 'dateRange' && query[name] === 'custom'));
  if (moving) {
    throw reject(
      moving,
      `A copy cannot use the filter ${moving}, because leads can leave it without being changed: filter your copy instead.`,
    );
  }
}

function sentFilters(query: LeadListQuery): CursorContent['filters'] {
  const { dateRange: _custom, ...filters } = LEAD_FILTERS;
  return Object.fromEntries(
    Object.keys(filters)
      .sort()
      .flatMap((name) => {
        const value = query[name as keyof LeadFilterQuery];
        return value ? [[name, Array.isArray(value) ? [...new Set(value)].sort().join(',') : String(value)]] : [];
      }),
  );
}

function isDeepEqual(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function writeCursor({ filters, rights, since, reached }: CursorContent): string {
  const { begunMicros, after, removedAfter } = reached;
  const positions = [after, removedAfter].map(({ activityMicros, id }) => `${activityMicros}.${id}`);
  const content = [VERSION, ...positions, begunMicros, since.toISOString(), rights, filters];
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

function readCursor(cursor: string): CursorContent {
  const text = Buffer.from(cursor, 'base64url').toString();
  // Cursors from earlier versions contain neither filters nor rights.
  if (/^\d{1,18}\.[0-9a-f-]{36}(\/\d{1,18}\.[0-9a-f-]{36})?$/.test(text)) throw beginAnew();
  const [version, after, removedAfter, begunMicros, since, rights, filters] = parsed(text);
  const content = {
    after: positionOf(after),
    removedAfter: positionOf(removedAfter),
    since: new Date(String(since)),
  };
  const isWhole =
    version === VERSION &&
    content.after &&
    content.removedAfter &&
    !Number.isNaN(content.since.getTime()) &&
    typeof begunMicros === 'string' &&
    /^\d{1,18}$/.test(begunMicros) &&
    typeof rights === 'string' &&
    isFilters(filters);
  if (!isWhole || !content.after || !content.removedAfter) throw notACursor();
  const reached = { begunMicros, after: content.after, removedAfter: content.removedAfter };
  return { filters, rights, since: content.since, reached };
}

function parsed(text: string): readonly unknown[] {
  try {
    const content: unknown = JSON.parse(text);
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}

function isFilters(value: unknown): value is CursorContent['filters'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, text]) => Object.hasOwn(LEAD_FILTERS, name) && typeof text === 'string')
  );
}

function notACursor() {
  const message = 'Cursor must be a nextCursor from an earlier response.';
  return invalidInput([{ field: 'cursor', message, code: 'invalid' }]);
}

function positionOf(text: unknown): LeadPosition | null {
  const [, activityMicros, id] = /^(\d{1,18})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(String(text)) ?? [];
  return activityMicros === undefined || id === undefined ? null : { activityMicros, id };
}
