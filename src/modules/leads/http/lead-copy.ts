/** Copies of the leads. The cursor carries filters and rights, so that a change of either leaves no gap. */
import { createHash } from 'node:crypto';
import { invalidInput } from '../../../shared/domain/failure.js';
import { validate } from '../../../shared/http/validate.js';
import { customRange } from '../domain/date-range.js';
import { beginAnew } from '../domain/lead.errors.js';
import { leadScope, type Viewer } from '../domain/lead-access.js';
import { LEAD_FILTERS, type LeadFilterQuery } from '../domain/lead-filters.js';
import type { ChangesFrom, LeadChangesPage, LeadPosition, ReachedInCopy } from '../domain/lead-reader.js';
import { LeadFilterDto, type LeadListQuery } from './lead-query.dto.js';

/** A call that begins or continues a copy. */
export interface CopyCall {
  readonly filters: LeadFilterQuery;
  readonly from: ChangesFrom;
  /** For the call after `page`. */
  readonly nextCursor: (page: LeadChangesPage) => string;
}

/** Leads leave these filters without a change of their own, so a copy would miss it. */
const NOT_FOR_COPIES = ['dateRange', 'promise', 'followUp', 'calledYesterday', 'duplicates'] as const;
const VERSION = 2;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** What a cursor holds. */
interface CursorContent {
  readonly filters: Readonly<Record<string, string>>;
  /** Which leads the copy's reader could see. */
  readonly rights: string;
  readonly since: Date;
  readonly reached: ReachedInCopy;
}

/** Returns what a call of a copy asks for; null for an ordinary page. Throws `begin_anew` if the caller's rights have changed. */
export function copyCall(query: LeadListQuery, viewer: Viewer): CopyCall | null {
  const { updatedSince, cursor, limit } = query;
  if (updatedSince === undefined && cursor === undefined) return null;
  rejectOrder(query);
  const rights = fingerprint(viewer);
  const sent = sentFilters(query);
  if (cursor === undefined) {
    const since = customRange(updatedSince, undefined).from ?? new Date(0);
    return call(sent, rights, { since, reached: null, limit });
  }
  const { filters, since, reached, rights: former } = readCursor(cursor);
  if (former !== rights) throw beginAnew();
  if (Object.keys(sent).length > 0 && !isDeepEqual(sent, filters)) {
    const message = 'This cursor belongs to other filters. Send those it began with, or none.';
    throw invalidInput([{ field: 'cursor', message, code: 'invalid' }]);
  }
  return call(filters, rights, { since, reached, limit });
}

function call(filters: CursorContent['filters'], rights: string, from: ChangesFrom): CopyCall {
  return {
    filters: validate(LeadFilterDto, filters) as LeadFilterQuery,
    from,
    nextCursor: (page) => writeCursor({ filters, rights, since: from.since, reached: reachedWith(from, page) }),
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
    // What is not full was read to the end, and that is not read again.
    removedAfter: removed[limit - 1] ?? { activityMicros: String(Number(committedUntilMicros) - 1), id: LAST_ID },
  };
}

function rejectOrder({ page, sortBy, sortOrder, ids, ...query }: LeadListQuery): void {
  const reject = (field: string, message: string) => invalidInput([{ field, message, code: 'invalid' }]);
  if (page !== 1 || sortBy !== 'createdAt' || sortOrder !== 'desc') {
    const message = 'Pages and orders do not go with updatedSince and cursor, which have an order of their own.';
    throw reject(page !== 1 ? 'page' : 'sortBy', message);
  }
  if (ids) throw reject('ids', 'A copy is not made of ids: leave out updatedSince and cursor.');
  const moving = NOT_FOR_COPIES.find((name) => query[name] && !(name === 'dateRange' && query[name] === 'custom'));
  if (moving) {
    throw reject(
      moving,
      `A copy cannot be narrowed by ${moving}, which leads leave without a change: filter the copy instead.`,
    );
  }
}

/** The filters of a call, as in its query. */
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

function fingerprint(viewer: Viewer): string {
  const { types, assignedTo, orInPool = false } = leadScope(viewer);
  const seen = JSON.stringify([viewer.id, [...types].sort(), assignedTo, orInPool]);
  return createHash('sha256').update(seen).digest('base64url').slice(0, 16);
}

function writeCursor({ filters, rights, since, reached }: CursorContent): string {
  const { begunMicros, after, removedAfter } = reached;
  const positions = [after, removedAfter].map(({ activityMicros, id }) => `${activityMicros}.${id}`);
  const content = [VERSION, ...positions, begunMicros, since.toISOString(), rights, filters];
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

function readCursor(cursor: string): CursorContent {
  const text = Buffer.from(cursor, 'base64url').toString();
  // Cursors of earlier versions hold neither filters nor rights.
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
  const message = 'Cursor must be the nextCursor of an earlier answer.';
  return invalidInput([{ field: 'cursor', message, code: 'invalid' }]);
}

function positionOf(text: unknown): LeadPosition | null {
  const [, activityMicros, id] = /^(\d{1,18})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(String(text)) ?? [];
  return activityMicros === undefined || id === undefined ? null : { activityMicros, id };
}
