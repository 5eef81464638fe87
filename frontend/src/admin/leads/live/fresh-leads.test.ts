import { describe, expect, it } from '@jest/globals';
import type { Lead } from '../lead/lead';
import type { LeadPage } from '../lead/leads-api';
import { formatListDiff, listDiff, updatedInPlace } from './fresh-leads';

type ListedLead = LeadPage['data'][number];

const lead = (id: string, createdAt: string, status: Lead['status'] = 'new') =>
  ({ _id: id, createdAt, status }) as ListedLead;
const page = (...data: ListedLead[]) => ({
  data,
  pagination: { currentPage: 1, totalPages: 1, totalItems: data.length, pageSize: 20 },
});

const SHOWN = page(lead('b', '2026-11-20'), lead('a', '2026-11-19'));
const NOBODY: ReadonlySet<string> = new Set();

describe('a newer version of the page on the screen', () => {
  it('stays in place if the same leads have the same order, even if they changed', () => {
    const fresh = page(lead('b', '2026-11-20', 'closed'), lead('a', '2026-11-19'));
    expect(listDiff(SHOWN, fresh, NOBODY)).toEqual({ staysInPlace: true, newLeads: 0 });
    expect(listDiff(SHOWN, page(...SHOWN.data.toReversed()), NOBODY).staysInPlace).toBe(false);
    expect(listDiff(SHOWN, page(lead('b', '2026-11-20')), NOBODY).staysInPlace).toBe(false);
  });

  it('counts new leads, but not leads that moved up from the next page', () => {
    const fresh = page(lead('c', '2026-11-21'), lead('b', '2026-11-20'), lead('z', '2026-11-01'));
    expect(listDiff(SHOWN, fresh, NOBODY)).toEqual({ staysInPlace: false, newLeads: 1 });
    // An old lead can be new in this list, because it has just been assigned.
    expect(listDiff(SHOWN, fresh, new Set(['z'])).newLeads).toBe(2);
    expect(listDiff(page(), fresh, NOBODY).newLeads).toBe(3);
  });

  it('counts none if a lead has left a list sorted oldest first and the next one moved up', () => {
    const oldest = page(lead('a', '2026-11-19'), lead('b', '2026-11-20'));
    const fresh = page(lead('b', '2026-11-20'), lead('c', '2026-11-21'));
    expect(listDiff(oldest, fresh, NOBODY)).toEqual({ staysInPlace: false, newLeads: 0 });
    expect(listDiff(oldest, fresh, new Set(['c'])).newLeads).toBe(1);
  });

  it('updates the existing rows, and adds none', () => {
    const fresh = page(lead('c', '2026-11-21'), lead('a', '2026-11-19', 'closed'));
    const updated = updatedInPlace(SHOWN, fresh);
    expect(updated.data.map(({ _id, status }) => `${_id} ${status}`)).toEqual(['b new', 'a closed']);
    expect(updated.pagination).toBe(SHOWN.pagination);
  });

  it.each([
    [0, 'List updated'],
    [1, '1 new lead'],
    [3, '3 new leads'],
    [20, 'More than 19 new leads'],
  ])('has a text for %i new leads', (newLeads, words) => {
    expect(formatListDiff({ newLeads }, 20)).toBe(words);
  });
});
