import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { validate } from '../../../shared/http/validate.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import { LeadListQuery, leadFilter, leadPage } from './lead-query.dto.js';

const VIEWER = { id: '01960000-0000-7000-8000-000000000001', permissions: [], leadTypes: [] };
const OTHER = '01960000-0000-7000-8000-000000000002';
const NOW = new Date('2026-04-22T12:00+05:30');
const ist = (day: string) => new Date(`${day}T00:00+05:30`);

const filterOf = (query: object) => leadFilter(validate(LeadListQuery, query), VIEWER, NOW);

describe('the filter of a query', () => {
  it.each<[string, object, LeadFilter]>([
    ['nothing', {}, {}],
    ['a text', { search: ' Asha ' }, { search: 'Asha' }],
    ['types', { type: 'contact,partner' }, { type: ['contact', 'partner'] }],
    ['a status', { status: 'new' }, { status: ['new'] }],
    ['priorities', { priority: ['urgent', 'high'] }, { priority: ['urgent', 'high'] }],
    ['unassigned leads', { unassigned: 'true' }, { unassigned: true }],
    ['unassigned set to false', { unassigned: 'false' }, {}],
    ['one’s own leads', { assignedTo: 'me' }, { assignedTo: VIEWER.id }],
    ['the leads of one assignee', { assignedTo: OTHER }, { assignedTo: OTHER }],
    ['a promise', { promise: 'overdue' }, { promise: 'overdue' }],
    ['follow-ups', { followUp: 'due' }, { followUp: 'due' }],
    ['duplicates', { duplicates: 'open' }, { duplicates: 'open' }],
    ['spam', { quarantined: 'true' }, { quarantined: true }],
    ['suspected spam set to false', { quarantined: 'false' }, {}],
    ['a preset range', { dateRange: 'yesterday' }, { created: { from: ist('2026-04-21'), before: ist('2026-04-22') } }],
    [
      'a custom range',
      { dateRange: 'custom', dateFrom: '2026-04-01', dateTo: '2026-04-03' },
      { created: { from: ist('2026-04-01'), before: ist('2026-04-04') } },
    ],
    ['days without a range', { dateFrom: '2026-04-01' }, { created: { from: ist('2026-04-01') } }],
    [
      'one day',
      { dateFrom: '2026-04-01', dateTo: '2026-04-01' },
      { created: { from: ist('2026-04-01'), before: ist('2026-04-02') } },
    ],
  ])('%s', (_, query, filter) => {
    expect(filterOf(query)).toEqual(filter);
  });

  it.each([
    [
      'From and To can only be used with the date range custom, or without a date range.',
      { dateRange: 'today', dateFrom: '2020-01-01' },
    ],
    [
      'From and To can only be used with the date range custom, or without a date range.',
      { dateRange: 'last7days', dateTo: '2020-01-01' },
    ],
    ['The date range custom needs From, To or both.', { dateRange: 'custom' }],
  ])('refuses contradicting or missing days: %s', (message, query) => {
    expect(() => filterOf(query)).toThrow(
      expect.objectContaining({ errors: [{ field: 'dateRange', message, code: 'invalid' }] }),
    );
  });

  it.each([
    ['a range that ends before it begins', { dateFrom: '2026-04-02', dateTo: '2026-04-01' }, 'dateTo'],
    ['an unknown type', { type: 'contact,spam' }, 'type'],
    ['an assignee that is not an id', { assignedTo: 'somebody' }, 'assignedTo'],
    ['an unknown parameter', { sort: 'type' }, 'sort'],
  ])('refuses %s', (_, query, field) => {
    expect(() => filterOf(query)).toThrow(
      expect.objectContaining({ code: 'invalid_input', errors: [expect.objectContaining({ field })] }),
    );
  });
});

describe('the page of a query', () => {
  it.each([
    ['the newest twenty by default', {}, { sortBy: 'createdAt', sortOrder: 'desc', offset: 0, limit: 20 }],
    [
      'any other page',
      { page: '3', limit: '50', sortBy: 'work', sortOrder: 'asc' },
      { sortBy: 'work', sortOrder: 'asc', offset: 100, limit: 50 },
    ],
  ])('%s', (_, query, page) => {
    expect(leadPage(validate(LeadListQuery, query))).toEqual(page);
  });
});
