import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEAD, leadPage, problem, renderAdmin } from '../../testing/render-admin';
import { bulkToast } from './bulk-bar';

describe('a bulk change', () => {
  const BULK = 'PUT /api/leads/bulk';
  const GIVE_BACK = { leadIds: ['l1'], updates: { priority: LEAD.priority }, onlyIf: { priority: 'urgent' as const } };
  let admin: ReturnType<typeof renderAdmin>;

  afterEach(() => {
    admin.leave();
    cleanup();
    localStorage.clear();
    jest.useRealTimers();
  });

  async function choose(label: string, isAway = () => false) {
    admin = renderAdmin('/dashboard', {
      'GET /api/leads': () => leadPage([LEAD]),
      'GET /api/leads/assignees': () => ({ data: [] }),
      [BULK]: ({ body }) =>
        isAway()
          ? problem(503, 'The database is away.')
          : {
              message: '',
              data: { requested: 1, affected: 1 },
              undo: (body as { updates: { priority?: string } }).updates.priority ? [GIVE_BACK] : [],
            },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Balasaheb Shinde' }));
    const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Priority or follow-up/ });
    const value = [...list.options].find(({ text }) => text === label)?.value;
    fireEvent.change(list, { target: { value } });
    await userEvent.click(screen.getByRole('button', { name: 'Set' }));
  }
  const bodies = () => admin.callsTo(BULK).map(({ body }) => body);

  it('sets the priority, and can be undone', async () => {
    await choose('Priority Urgent');
    await screen.findByText('Successfully set the priority of 1 leads to Urgent');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(bodies()).toEqual([{ leadIds: ['l1'], updates: { priority: 'urgent' } }, GIVE_BACK]));
  });

  it('can still be undone when the toast is gone', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await choose('Priority Urgent');
    await screen.findByText('Successfully set the priority of 1 leads to Urgent');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByText('Successfully set the priority of 1 leads to Urgent')).toBeNull();
    screen.getByText('Last bulk action: set the priority of 1 leads to Urgent.');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toEqual(GIVE_BACK);
    await screen.findByText('Undone for 1 leads');
    expect(screen.queryByText(/^Last bulk action/)).toBeNull();
  });

  it('can be undone again after a failed Undo; the list then has the focus', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let isAway = false;
    await choose('Priority Urgent', () => isAway);
    await screen.findByText('Successfully set the priority of 1 leads to Urgent');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    isAway = true;
    const undo = screen.getByRole('button', { name: 'Undo' });
    undo.focus();
    fireEvent.click(undo);
    await screen.findByText('Failed to perform bulk action');
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Leads' }));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone for 1 leads');
    expect(bodies().slice(1)).toEqual([GIVE_BACK, GIVE_BACK]);
  });

  it('sets a follow-up', async () => {
    await choose('Follow-up: Tomorrow 9:00');
    await screen.findByText(/^Successfully set the follow-up of 1 leads to .*9:00 am$/);
    expect(bodies()).toEqual([
      { leadIds: ['l1'], updates: { followUp: { on: expect.any(String), at: expect.stringMatching(/T03:30/) } } },
    ]);
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
