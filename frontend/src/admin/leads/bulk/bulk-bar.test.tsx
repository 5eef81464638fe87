import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEAD, leadPage, problem, renderAdmin } from '../../testing/render-admin';
import type { BulkAct } from './bulk-acts-api';
import { bulkToast } from './bulk-bar';
import { describeAct } from './bulk-undo';

describe('a bulk change', () => {
  const BULK = 'PUT /api/leads/bulk';
  const UNDO = 'POST /api/leads/bulk/b1/undo';
  const URGENT = { _id: 'b1', kind: 'update' as const, details: { priority: 'urgent' }, affected: 1 };
  let admin: ReturnType<typeof renderAdmin>;

  afterEach(() => {
    admin.leave();
    cleanup();
    localStorage.clear();
    jest.useRealTimers();
  });

  /** The acts that the server offers to undo. */
  let acts: BulkAct[] = [];
  beforeEach(() => {
    acts = [];
  });

  function open(isAway = () => false) {
    admin = renderAdmin('/dashboard', {
      'GET /api/leads': () => leadPage([LEAD]),
      'GET /api/leads/assignees': () => ({ data: [] }),
      'GET /api/leads/bulk': () => ({ data: acts }),
      [BULK]: () => {
        acts = [{ ...URGENT, at: new Date().toISOString() }];
        const undo = { id: 'b1', until: new Date().toISOString() };
        return { message: '', data: { requested: 1, affected: 1 }, undo };
      },
      [UNDO]: () => {
        if (isAway()) return problem(503, 'The database is away.');
        acts = [];
        return { message: '', data: { requested: 1, affected: 1 } };
      },
    });
  }

  async function choose(menu: string, label: string, isAway = () => false) {
    open(isAway);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Balasaheb Shinde' }));
    const bar = within(await screen.findByRole('region', { name: 'Bulk actions' }));
    await userEvent.click(bar.getByRole('button', { name: menu }));
    await userEvent.click(bar.getByRole('button', { name: label }));
  }
  const bodies = () => admin.callsTo(BULK).map(({ body }) => body);

  it('sets the priority, and can be undone', async () => {
    await choose('Priority', 'Priority Urgent');
    await screen.findByText('Successfully set the priority of 1 leads to Urgent');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone for 1 leads');
    expect(bodies()).toEqual([{ leadIds: ['l1'], updates: { priority: 'urgent' } }]);
    expect(admin.callsTo(UNDO)).toHaveLength(1);
  });

  it('can still be undone when the toast is gone', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await choose('Priority', 'Priority Urgent');
    await screen.findByText('Successfully set the priority of 1 leads to Urgent');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByText('Successfully set the priority of 1 leads to Urgent')).toBeNull();
    screen.getByText(/^Last bulk action: set the priority of 1 leads to Urgent,/);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone for 1 leads');
    await waitFor(() => expect(screen.queryByText(/^Last bulk action/)).toBeNull());
  });

  it('can still be undone after a reload, until the note is dismissed', async () => {
    acts = [
      { ...URGENT, at: '2026-11-25T05:00:00Z' },
      { ...URGENT, _id: 'b0', affected: 7, at: '2026-11-25T04:00:00Z' },
    ];
    open();
    await screen.findByText(/^Last bulk action: set the priority of 1 leads to Urgent,/);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/^Last bulk action/)).toBeNull();
    admin.leave();
    cleanup();
    open();
    await screen.findByRole('checkbox', { name: 'Select Balasaheb Shinde' });
    await waitFor(() => expect(admin.callsTo('GET /api/leads/bulk').length).toBeGreaterThan(0));
    expect(screen.queryByText(/^Last bulk action/)).toBeNull();
  });

  it('can be undone again after a failed Undo; the list then has the focus', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let isAway = false;
    await choose('Priority', 'Priority Urgent', () => isAway);
    await screen.findByText('Successfully set the priority of 1 leads to Urgent');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    isAway = true;
    const undo = screen.getByRole('button', { name: 'Undo' });
    undo.focus();
    fireEvent.click(undo);
    await screen.findByText('The database is away.');
    expect(document.activeElement).toBe(undo);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    isAway = false;
    fireEvent.click(undo);
    await screen.findByText('Undone for 1 leads');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Leads' })));
    expect(admin.callsTo(UNDO)).toHaveLength(2);
  });

  it('that can no longer be undone says so, and is no longer offered', async () => {
    acts = [{ ...URGENT, at: '2026-11-25T05:00:00Z' }];
    admin = renderAdmin('/dashboard', {
      'GET /api/leads/bulk': () => ({ data: acts }),
      [UNDO]: () => {
        acts = [];
        return problem(404, 'This bulk change can no longer be undone.');
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('This bulk change can no longer be undone.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('sets a follow-up', async () => {
    await choose('More', 'Follow-up: Tomorrow 9:00');
    await screen.findByText(/^Successfully set the follow-up of 1 leads to .*9:00 am$/);
    expect(bodies()).toEqual([
      { leadIds: ['l1'], updates: { followUp: { on: expect.any(String), at: expect.stringMatching(/T03:30/) } } },
    ]);
  });
});

describe('the words of a bulk change', () => {
  const people = new Map([['u1', 'Sunita Devi']]);
  it.each<[string, BulkAct['kind'], BulkAct['details']]>([
    ['updated 1,041 leads to qualified', 'update', { status: 'qualified' }],
    ['assigned 1,041 leads to Sunita Devi', 'update', { assignedTo: 'u1' }],
    ['assigned 1,041 leads to a colleague', 'update', { assignedTo: 'u2' }],
    ['unassigned 1,041 leads', 'update', { assignedTo: null, inPool: false }],
    ['moved 1,041 leads to the pool', 'update', { assignedTo: null, inPool: true }],
    ['set the follow-up of 1,041 leads to Tue, 1 Dec', 'update', { followUp: { on: '2026-12-01', at: null } }],
    ['completed the follow-up of 1,041 leads', 'update', { followUp: null }],
    ['shared out 1,041 leads among 6 people', 'share_out', { people: 6 }],
    ['shared out 1,041 leads', 'share_out', {}],
    ['deleted 1,041 leads', 'delete', {}],
    ['marked 1,041 leads as not spam', 'not_spam', {}],
  ])('are: %s', (words, kind, details) => {
    expect(describeAct({ _id: 'b1', kind, details, affected: 1041, at: '' }, people)).toBe(words);
  });
});

describe('the toast of a bulk change', () => {
  it.each([
    [3, 3, 'success', 'Successfully updated 3 leads to closed'],
    [3, 2, 'warning', 'Successfully updated 2 leads to closed. 1 not changed: deleted.'],
    [3, 1, 'warning', 'Successfully updated 1 leads to closed. 2 not changed: deleted.'],
    [3, 0, 'warning', 'No leads were changed: deleted.'],
    [1, 0, 'warning', 'No leads were changed: deleted.'],
  ])('for %i leads, of which %i changed, is a %s: %s', (requested, affected, type, sentence) => {
    const done = (count: number) => `updated ${count} leads to closed`;
    expect(bulkToast({ requested, affected }, done, 'deleted')).toEqual([type, sentence]);
  });
});
