import { describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import { LEAD_SORT_FIELDS, type LeadPage } from '../domain/lead-reader.js';
import {
  leadOrder,
  ORDERED_COLUMNS,
  pageFromEndStatement,
  pageStatement,
  reversedLeadOrder,
  totalStatement,
} from './lead-list.js';

const ALL: LeadScope = { types: LEAD_TYPE_NAMES, assignedTo: null };
const SOME: LeadScope = { types: ['contact', 'partner'], assignedTo: null };
const FIRST: LeadPage = { sortBy: 'createdAt', sortOrder: 'desc', offset: 0, limit: 20 };

/** Returns which way of reading the page the SQL uses. */
function wayOf(scope: LeadScope, filter: LeadFilter, page: Partial<LeadPage> = {}): string {
  const statement = pageStatement(scope, filter, { ...FIRST, ...page }, new SqlParameters());
  if (statement.includes('first_hits AS MATERIALIZED')) return 'by search';
  if (statement.includes('hits AS MATERIALIZED')) return 'by all hits';
  return statement.includes('groups AS') ? 'by type and status' : 'by index';
}

describe('a page of leads is read', () => {
  it.each<[string, string, LeadScope, LeadFilter, Partial<LeadPage>?]>([
    ['without filters', 'by index', ALL, {}],
    ['of one type', 'by type and status', ALL, { type: ['contact'] }],
    ['of one status', 'by type and status', ALL, { status: ['closed'] }],
    ['oldest first', 'by type and status', ALL, { type: ['contact'] }, { sortOrder: 'asc' }],
    ['with some types in the scope', 'by type and status', SOME, {}],
    ['with only own leads in the scope', 'by index', { ...SOME, assignedTo: 'me' }, { type: ['contact'] }],
    ['of one assignee', 'by index', ALL, { type: ['contact'], assignedTo: 'x' }],
    ['of unassigned leads', 'by index', ALL, { type: ['contact'], unassigned: true }],
    ['of leads without a next step', 'by index', ALL, { type: ['contact'], nextStep: 'none' }],
    ['of suspected spam', 'by index', ALL, { type: ['contact'], quarantined: true }],
    ['in another order', 'by index', ALL, { type: ['contact'] }, { sortBy: 'updatedAt' }],
    ['with a filter that `lead_counts` does not cover', 'by index', ALL, { type: ['contact'], priority: ['urgent'] }],
    ['within the first thousand', 'by type and status', ALL, { type: ['contact'] }, { offset: 980 }],
    ['past the first thousand', 'by index', ALL, { type: ['contact'] }, { offset: 981 }],
    ['with a search', 'by search', ALL, { search: 'Asha' }],
    ['with a search in another order', 'by all hits', ALL, { search: 'Asha' }, { sortBy: 'updatedAt' }],
    ['with a search of one type', 'by search', SOME, { search: 'Asha', type: ['contact'] }],
  ])('%s: %s', (_, way, scope, filter, page = {}) => {
    expect(wayOf(scope, filter, page)).toBe(way);
  });

  it('of the pool: by its own index, since counts by type and status do not separate the pool', () => {
    expect(wayOf({ types: ['contact'], assignedTo: null }, { pool: true }, FIRST)).toBe('by index');
  });

  it.each([
    ['by index', {}],
    ['by type and status', { type: ['contact'] }],
    ['by search', { search: 'Asha' }],
  ] as const)('%s: with its offset and order', (way, filter) => {
    const page = { ...FIRST, offset: 40, limit: 10 };
    const statement = pageStatement(ALL, filter, page, new SqlParameters());
    expect(wayOf(ALL, filter, page)).toBe(way);
    expect(statement).toMatch(/LIMIT 10 OFFSET 40\b/);
    expect(statement).toMatch(/ORDER BY l\.created_at DESC, l\.id DESC$/);
  });

  it('by type and status: reads as many leads of each group as the page can contain', () => {
    const page = { ...FIRST, offset: 40, limit: 10 };
    expect(pageStatement(ALL, { type: ['contact'] }, page, new SqlParameters())).toMatch(/LIMIT 50\b/);
  });
});

describe('a page near the end', () => {
  it.each([
    ['the last one, which is not full', 980, 987, 'LIMIT 7 OFFSET 0'],
    ['the last one, which is full', 980, 1_000, 'LIMIT 20 OFFSET 0'],
    ['the page before the last', 960, 987, 'LIMIT 20 OFFSET 7'],
  ])('%s', (_, offset, total, place) => {
    const statement = pageFromEndStatement(ALL, {}, { ...FIRST, offset }, total, new SqlParameters());
    expect(statement).toContain(place);
    expect(statement).toContain('ORDER BY l.created_at ASC, l.id ASC');
    expect(statement).toMatch(/ORDER BY l\.created_at DESC, l\.id DESC$/);
  });
});

describe('the number of leads', () => {
  it('is read from `lead_counts` if it covers the filter', () => {
    expect(totalStatement(ALL, { type: ['contact'] }, new SqlParameters())).toContain('FROM lead_counts l');
  });

  it('is counted otherwise', () => {
    expect(totalStatement(ALL, { search: 'Asha' }, new SqlParameters())).toContain(
      'count(*)::int AS total FROM leads l',
    );
  });
});

const ORDERS = LEAD_SORT_FIELDS.flatMap((sortBy) => [
  { sortBy, sortOrder: 'asc' } as const,
  { sortBy, sortOrder: 'desc' } as const,
]);

describe('the order of a list', () => {
  it.each([
    ['createdAt', 'desc', 'l.created_at DESC, l.id DESC'],
    ['createdAt', 'asc', 'l.created_at ASC, l.id ASC'],
    ['updatedAt', 'desc', 'l.updated_at DESC, l.id DESC'],
    ['personalInfo.fullName', 'asc', 'lower(l.full_name) ASC NULLS LAST, l.id ASC'],
    ['personalInfo.fullName', 'desc', 'lower(l.full_name) DESC NULLS LAST, l.id DESC'],
    ['type', 'asc', 'l.type ASC, l.id ASC'],
    ['status', 'asc', 'l.status ASC, l.id ASC'],
    ['priority', 'desc', "array_position(ARRAY['low', 'medium', 'high', 'urgent'], l.priority) DESC, l.id DESC"],
    ['dueAt', 'asc', '(CASE WHEN l.first_response_at IS NULL THEN l.due_at END) ASC NULLS LAST, l.id ASC'],
  ] as const)('by %s, %s', (sortBy, sortOrder, order) => {
    expect(leadOrder({ sortBy, sortOrder })).toBe(order);
  });

  it('of work: due follow-ups, open promises, later follow-ups, finished leads last, newest first', () => {
    const order = leadOrder({ sortBy: 'work', sortOrder: 'asc' });
    const places = [
      'l.follow_up_on <=',
      'l.due_at',
      'l.follow_up_on ASC',
      "'converted', 'closed', 'rejected'",
      'now() - l.created_at',
      'l.id ASC',
    ].map((term) => order.indexOf(term));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it.each(ORDERS)('by $sortBy $sortOrder is reversed for a page near the end', (order) => {
    const turned = leadOrder(order).replace(/\b(ASC|DESC|LAST)\b/g, (word) =>
      word === 'LAST' ? 'FIRST' : word === 'ASC' ? 'DESC' : 'ASC',
    );
    expect(reversedLeadOrder(order)).toBe(turned);
  });

  it.each(ORDERS)('by $sortBy $sortOrder compares only columns that a search selects', (order) => {
    const columns = leadOrder(order).match(/\bl\.\w+/g) ?? [];
    expect(columns.filter((column) => !ORDERED_COLUMNS.split(', ').includes(column))).toEqual([]);
  });
});
