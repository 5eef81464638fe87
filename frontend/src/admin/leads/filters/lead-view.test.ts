import { describe, expect, it } from '@jest/globals';
import type { LeadFilterQuery } from './filter-kinds';
import {
  CLEARED,
  changedView,
  countedLeadsAddress,
  FIRST_VIEW,
  filterQuery,
  hasFilters,
  type LeadView,
  listQuery,
  parseView,
  sortedBy,
  viewQueryString,
} from './lead-view';

const ID = '01960000-0000-7000-8000-000000000001';
const parsed = (text: string) => parseView(new URLSearchParams(text));
const view = (change: Partial<LeadView>): LeadView => ({ ...FIRST_VIEW, ...change });

describe('the view in the URL', () => {
  it.each<[string, Partial<LeadView>]>([
    ['', {}],
    ['tab=franchise', { tab: 'franchise' }],
    ['tab=spam', { tab: 'spam' }],
    ['search=Asha+Devi', { search: 'Asha Devi' }],
    ['status=new%2Cclosed', { status: ['new', 'closed'] }],
    ['priority=urgent', { priority: ['urgent'] }],
    ['type=contact%2Cpartner', { type: ['contact', 'partner'] }],
    ['dateRange=last7days', { received: { preset: 'last7days', from: '', to: '' } }],
    ['dateRange=lastmonth', { received: { preset: 'lastmonth', from: '', to: '' } }],
    [
      'dateRange=custom&dateFrom=2026-11-01&dateTo=2026-11-20',
      { received: { preset: 'custom', from: '2026-11-01', to: '2026-11-20' } },
    ],
    ['assignment=nobody', { assignment: 'nobody' }],
    [`assignment=${ID}`, { assignment: ID }],
    ['promise=overdue', { promise: 'overdue' }],
    ['followUp=due', { followUp: 'due' }],
    ['promise=promised', { promise: 'promised' }],
    [`calledToday=${ID}`, { calledToday: ID }],
    [`calledYesterday=${ID}`, { calledYesterday: ID }],
    ['promise=missed_today', { promise: 'missed_today' }],
    [`convertedToday=${ID}`, { convertedToday: ID }],
    ['convertedThisMonth=me', { convertedThisMonth: 'me' }],
    ['contacted=yes', { contacted: 'yes' }],
    ['state=BR', { state: 'BR' }],
    ['district=Gaya&village=Rampur', { district: 'Gaya', village: 'Rampur' }],
    ['source=whatsapp&campaign=%28none%29', { source: 'whatsapp', campaign: '(none)' }],
    ['duplicates=open', { duplicates: 'open' }],
    ['sortBy=work&sortOrder=asc', { sortBy: 'work', sortOrder: 'asc' }],
    ['page=7', { page: 7 }],
    ['tab=contact&search=a&status=new&page=2', { tab: 'contact', search: 'a', status: ['new'], page: 2 }],
  ])('%p reads and writes the same', (address, change) => {
    expect(parsed(address)).toEqual(view(change));
    expect(viewQueryString(view(change)).toString()).toBe(address);
  });

  it.each([
    'tab=other',
    'status=lost',
    'type=lost',
    'dateRange=ever',
    'dateRange=&dateFrom=2026-11-01',
    'assignment=somebody',
    'promise=broken',
    'followUp=never',
    'state=ZZ',
    'contacted=no',
    'duplicates=closed',
    'sortBy=email',
    'sortOrder=up',
    'page=0',
    'page=1.5',
    'page=x',
    'lead=x',
  ])('leaves out what it does not understand: %s', (address) => {
    expect(parsed(address)).toEqual(FIRST_VIEW);
  });

  it.each(['2026-13-01', '2026-00-10', '2026-02-31', '0202-11-01', '20261101', 'soon'])(
    'ignores %s as a date',
    (text) => {
      const { received } = parsed(`dateRange=custom&dateFrom=${text}&dateTo=2028-02-29`);
      expect(received).toEqual({ preset: 'custom', from: '', to: '2028-02-29' });
    },
  );

  it('drops only the invalid values of a list', () => {
    expect(parsed('status=new,lost').status).toEqual(['new']);
  });

  it('cuts a search to the length that the server accepts', () => {
    expect(parsed(`search=${'x'.repeat(300)}`).search).toHaveLength(200);
  });

  it('drops the type filter on the tab of a single type', () => {
    expect(parsed('tab=contact&type=partner').type).toEqual([]);
    expect(parsed('tab=spam&type=partner').type).toEqual(['partner']);
  });
});

describe('a change of the list', () => {
  it('returns to page 1, unless it sets the page', () => {
    expect(changedView(view({ page: 4 }), { search: 'a' })).toEqual(view({ search: 'a' }));
    expect(changedView(view({ search: 'a' }), { page: 4 })).toEqual(view({ search: 'a', page: 4 }));
  });

  it('to the tab of a single type clears the type filter', () => {
    expect(changedView(view({ type: ['contact'] }), { tab: 'partner' }).type).toEqual([]);
    expect(changedView(view({ type: ['contact'] }), { tab: 'all' }).type).toEqual(['contact']);
  });

  it.each<[string, Partial<LeadView>, LeadView['sortBy'], Partial<LeadView>]>([
    ['turns the column round that sorts', { sortBy: 'type', sortOrder: 'desc' }, 'type', { sortOrder: 'asc' }],
    ['and back', { sortBy: 'type', sortOrder: 'asc' }, 'type', { sortOrder: 'desc' }],
    ['takes another column from its end', {}, 'status', { sortBy: 'status', sortOrder: 'desc' }],
    ['takes promises from the most urgent', {}, 'dueAt', { sortBy: 'dueAt', sortOrder: 'asc' }],
  ])('of its order: %s', (_, before, column, change) => {
    expect(sortedBy(view(before), column)).toEqual(change);
  });

  it('that clears the filters keeps the tab and the order', () => {
    const narrowed = view({ tab: 'partner', search: 'a', status: ['new'], promise: 'kept', sortBy: 'type' });
    expect(hasFilters(narrowed)).toBe(true);
    expect(changedView(narrowed, CLEARED)).toEqual(view({ tab: 'partner', sortBy: 'type' }));
    expect(hasFilters(changedView(narrowed, CLEARED))).toBe(false);
  });
});

it.each<[Partial<LeadView>, boolean]>([
  [{}, false],
  [{ tab: 'partner', page: 2, sortBy: 'type' }, false],
  [{ search: 'a' }, true],
  [{ promise: 'kept' }, true],
])('a list with %p is narrowed: %p', (change, expected) => {
  expect(hasFilters(view(change))).toBe(expected);
});

describe('the API query', () => {
  it.each<[Partial<LeadView>, object]>([
    [{}, { search: '' }],
    [{ search: ' a ' }, { search: 'a' }],
    [{ tab: 'partner' }, { search: '', type: ['partner'] }],
    [
      { tab: 'spam', status: ['new'] },
      { search: '', quarantined: true, status: ['new'] },
    ],
    [{ type: ['contact'] }, { search: '', type: ['contact'] }],
    [{ assignment: 'me' }, { search: '', assignedTo: 'me' }],
    [{ assignment: 'nobody' }, { search: '', unassigned: true }],
    [{ received: { preset: 'custom', from: '', to: '' } }, { search: '' }],
  ])('of %p', (change, query) => {
    expect(filterQuery(view(change))).toEqual(query);
    expect(listQuery(view({ ...change, page: 3 }))).toEqual({
      ...query,
      page: 3,
      limit: 20,
      ...(change.search !== undefined && { count: 'bounded' }),
      sortBy: 'createdAt',
      sortOrder: 'desc',
    });
  });
});

describe('the URL of the leads behind a number in a report', () => {
  const TODAY = '2026-11-22';
  const ID = '01960000-0000-7000-8000-000000000001';

  it.each<[view: string, counted: LeadFilterQuery, address: string | null]>([
    ['dateRange=last30days', {}, 'dateRange=last30days'],
    ['dateRange=all', {}, 'tab=all'],
    ['dateRange=all', { contacted: true }, 'contacted=yes'],
    ['dateRange=last30days&page=3', { type: ['contact'] }, 'tab=contact&dateRange=last30days'],
    ['type=contact,partner', { type: ['partner'] }, 'tab=partner'],
    ['type=contact,partner', { type: ['contact', 'franchise', 'partner'] }, 'type=contact%2Cpartner'],
    ['tab=contact', { type: ['franchise'] }, null],
    ['tab=spam', { type: ['contact'] }, 'tab=spam&type=contact'],
    ['status=new,converted', { status: ['qualified', 'converted'] }, 'status=converted'],
    ['status=new', { status: ['closed'] }, null],
    ['', { contacted: true, state: ['BR'], source: '(none)' }, 'contacted=yes&state=BR&source=%28none%29'],
    [
      '',
      { priority: ['urgent'], nextStep: 'none', duplicates: 'open' },
      'priority=urgent&nextStep=none&duplicates=open',
    ],
    ['priority=high,urgent', { priority: ['urgent', 'low'] }, 'priority=urgent'],
    ['priority=high', { priority: ['low'] }, null],
    ['search=bala', { search: 'gaya' }, 'search=bala+gaya'],
    ['tab=contact', { quarantined: true }, 'tab=spam&type=contact'],
    ['assignment=me', { assignedTo: ID }, `assignment=${ID}`],
    ['', { unassigned: true }, 'assignment=nobody'],
    ['promise=overdue', { promise: 'promised' }, 'promise=overdue'],
    ['promise=due_soon', { promise: 'waiting' }, 'promise=due_soon'],
    ['promise=promised', { promise: 'kept' }, 'promise=kept'],
    ['promise=kept', { promise: 'missed' }, null],
    ['state=BR', { state: ['UP'] }, null],
    ['source=whatsapp', { source: '(none)' }, null],
    ['', { state: ['BR'], district: 'Gaya' }, 'state=BR&district=Gaya'],
    ['district=Patna', { district: 'Gaya' }, null],
    ['followUp=due', { followUp: 'today' }, 'followUp=today'],
    ['followUp=upcoming', { followUp: 'due' }, null],
    [
      'search=bala',
      { dateFrom: '2026-11-01', dateTo: '2026-11-30' },
      'search=bala&dateRange=custom&dateFrom=2026-11-01&dateTo=2026-11-30',
    ],
    ['', { dateRange: 'last7days' }, 'dateRange=last7days'],
    ['dateRange=last30days', { dateRange: 'last7days' }, 'dateRange=last7days'],
    [
      'dateRange=custom&dateFrom=2026-11-10',
      { dateTo: '2026-11-12' },
      'dateRange=custom&dateFrom=2026-11-10&dateTo=2026-11-12',
    ],
    ['dateRange=last7days', { dateFrom: '2026-11-01', dateTo: '2026-11-30' }, 'dateRange=last7days'],
    [
      'dateRange=thismonth',
      { dateFrom: '2026-11-22', dateTo: '2026-11-28' },
      'dateRange=custom&dateFrom=2026-11-22&dateTo=2026-11-22',
    ],
    ['dateRange=today', { dateFrom: '2026-11-01', dateTo: '2026-11-02' }, null],
  ])('what is counted within "%s" by %j is listed at %s', (view, counted, address) => {
    const found = countedLeadsAddress(parseView(new URLSearchParams(view)), counted, TODAY);
    expect(found).toBe(address === null ? null : `/dashboard?${address}`);
  });
});
