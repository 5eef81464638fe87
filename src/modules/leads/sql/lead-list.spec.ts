import { describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import type { LeadPage } from '../domain/lead-reader.js';
import { pageFromEndStatement, pageStatement, totalStatement } from './lead-list.js';

const ALL: LeadScope = { types: LEAD_TYPE_NAMES, assignedTo: null };
const SOME: LeadScope = { types: ['contact', 'partner'], assignedTo: null };
const FIRST: LeadPage = { sortBy: 'createdAt', sortOrder: 'desc', offset: 0, limit: 20 };

/** How a page is read: by what its statement is made of. */
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
    ['by whom may see some types', 'by type and status', SOME, {}],
    ['by whom may see only their own', 'by index', { ...SOME, assignedTo: 'me' }, { type: ['contact'] }],
    ['of one assignee', 'by index', ALL, { type: ['contact'], assignedTo: 'x' }],
    ['of nobody', 'by index', ALL, { type: ['contact'], unassigned: true }],
    ['of those without a next step', 'by index', ALL, { type: ['contact'], nextStep: 'none' }],
    ['of suspected spam', 'by index', ALL, { type: ['contact'], quarantined: true }],
    ['by another order', 'by index', ALL, { type: ['contact'] }, { sortBy: 'updatedAt' }],
    ['with a filter that is not counted', 'by index', ALL, { type: ['contact'], priority: ['urgent'] }],
    ['within the first thousand', 'by type and status', ALL, { type: ['contact'] }, { offset: 980 }],
    ['past the first thousand', 'by index', ALL, { type: ['contact'] }, { offset: 981 }],
    ['with a search', 'by search', ALL, { search: 'Asha' }],
    ['with a search by another order', 'by all hits', ALL, { search: 'Asha' }, { sortBy: 'updatedAt' }],
    ['with a search of one type', 'by search', SOME, { search: 'Asha', type: ['contact'] }],
  ])('%s: %s', (_, way, scope, filter, page = {}) => {
    expect(wayOf(scope, filter, page)).toBe(way);
  });

  it('of the pool: along its own index, which types and statuses know nothing of', () => {
    expect(wayOf({ types: ['contact'], assignedTo: null }, { pool: true }, FIRST)).toBe('by index');
  });

  it.each([
    ['by index', {}],
    ['by type and status', { type: ['contact'] }],
    ['by search', { search: 'Asha' }],
  ] as const)('%s: from its place, in its order', (way, filter) => {
    const page = { ...FIRST, offset: 40, limit: 10 };
    const statement = pageStatement(ALL, filter, page, new SqlParameters());
    expect(wayOf(ALL, filter, page)).toBe(way);
    expect(statement).toMatch(/LIMIT 10 OFFSET 40\b/);
    expect(statement).toMatch(/ORDER BY l\.created_at DESC, l\.id DESC$/);
  });

  it('by type and status: of each group as many as could be on the page', () => {
    const page = { ...FIRST, offset: 40, limit: 10 };
    expect(pageStatement(ALL, { type: ['contact'] }, page, new SqlParameters())).toMatch(/LIMIT 50\b/);
  });
});

describe('a page near the end', () => {
  it.each([
    ['the last one, which is not full', 980, 987, 'LIMIT 7 OFFSET 0'],
    ['the last one, which is full', 980, 1_000, 'LIMIT 20 OFFSET 0'],
    ['the one before', 960, 987, 'LIMIT 20 OFFSET 7'],
  ])('%s', (_, offset, total, place) => {
    const statement = pageFromEndStatement(ALL, {}, { ...FIRST, offset }, total, new SqlParameters());
    expect(statement).toContain(place);
    expect(statement).toContain('ORDER BY l.created_at ASC, l.id ASC');
    expect(statement).toMatch(/ORDER BY l\.created_at DESC, l\.id DESC$/);
  });
});

describe('the number of leads', () => {
  it('is read from the counts where they know it', () => {
    expect(totalStatement(ALL, { type: ['contact'] }, new SqlParameters())).toContain('FROM lead_counts l');
  });

  it('is counted where they do not', () => {
    expect(totalStatement(ALL, { search: 'Asha' }, new SqlParameters())).toContain(
      'count(*)::int AS total FROM leads l',
    );
  });
});
