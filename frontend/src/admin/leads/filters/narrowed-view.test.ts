import { expect, it } from '@jest/globals';
import type { LeadFilterQuery } from './filter-kinds';
import { parseView } from './lead-view';
import { countedLeadsAddress } from './narrowed-view';

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
  ['', { priority: ['urgent'], nextStep: 'none', duplicates: 'open' }, 'priority=urgent&nextStep=none&duplicates=open'],
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
