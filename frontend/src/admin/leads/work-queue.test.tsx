import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEAD, leadPage, problem, renderAdmin } from '../testing/render-admin';

/** Saturday, 21 November 2026, 16:00 in India. */
const NOW = Date.parse('2026-11-21T10:30:00Z');
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
const promise = (state: string, dueInHours: number | null, respondedInHours: number | null = null) => ({
  hours: 24,
  dueAt: dueInHours === null ? null : at(dueInHours),
  firstResponseAt: respondedInHours === null ? null : at(respondedInHours),
  state,
});
const STATS = {
  total: 1,
  newLeads: 1,
  contacted: 0,
  qualified: 0,
  converted: 0,
  recentLeads: [],
  overdue: 12,
  dueSoon: 3,
  ownFollowUps: 2,
  suspectedSpam: 0,
  leadsByType: [],
  accessibleLeadTypes: ['contact'],
};
const stats = { 'GET /api/leads/stats': () => ({ data: STATS }) };
const detail = (lead: object) => ({ ...LEAD, source: null, consent: null, notes: [], history: [], ...lead });

beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'nextTick',
      'setImmediate',
      'performance',
      'requestAnimationFrame',
    ],
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
});

describe('the promise in the table', () => {
  it.each([
    ['Overdue by 3 h', promise('overdue', -3)],
    ['Overdue by 40 min', promise('overdue', -40 / 60)],
    ['Overdue by 5 days', promise('overdue', -5 * 24)],
    ['Due in 2 h', promise('due_soon', 2)],
    ['Due Mon 10:00 am', promise('waiting', 42)],
    ['Kept', promise('kept', -10, -12)],
    ['Missed by 6 h', promise('missed', -10, -4)],
    ['Overdue by 1 h', promise('due_soon', -1)],
  ])('says %s', async (words, given) => {
    renderAdmin('/dashboard', { 'GET /api/leads': () => leadPage([{ ...LEAD, promise: given } as never]) });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says nothing where nothing was promised', async () => {
    renderAdmin('/dashboard', {
      'GET /api/leads': () => leadPage([{ ...LEAD, promise: promise('none', null) } as never]),
    });
    const row = (await screen.findByText('Balasaheb Shinde')).closest('tr') as HTMLElement;
    expect(within(row).queryByText(/overdue|due|kept|missed/i)).toBeNull();
  });

  it.each([
    ['Follow up today', '2026-11-21'],
    ['Follow-up was 19 Nov', '2026-11-19'],
    [/^Follow up Mon,? 23 Nov$/, '2026-11-23'],
  ])('shows the reminder: %s', async (words, on) => {
    renderAdmin('/dashboard', { 'GET /api/leads': () => leadPage([{ ...LEAD, followUp: { on, note: null } }]) });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('is sorted with the most urgent first, then the other way round', async () => {
    const { callsTo } = renderAdmin('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: /^Promise/ }));
    await waitFor(() => expect(callsTo('GET /api/leads').at(-1)?.query.get('sortBy')).toBe('dueAt'));
    expect(callsTo('GET /api/leads').at(-1)?.query.get('sortOrder')).toBe('asc');
    await userEvent.click(screen.getByRole('button', { name: /^Promise/ }));
    await waitFor(() => expect(callsTo('GET /api/leads').at(-1)?.query.get('sortOrder')).toBe('desc'));
  });
});

describe('the work queue', () => {
  it.each([
    ['My work', { assignedTo: 'me', sortBy: 'work', sortOrder: 'asc', promise: null, followUp: null }],
    ['Follow-ups due 2', { assignedTo: 'me', followUp: 'due', sortBy: 'work', sortOrder: 'asc', promise: null }],
    ['Overdue 12', { promise: 'overdue', sortBy: 'dueAt', sortOrder: 'asc', assignedTo: null }],
    ['Due soon 3', { promise: 'due_soon', sortBy: 'dueAt', sortOrder: 'asc', assignedTo: null }],
  ])('%s is one click away and one click back', async (label, query) => {
    const { callsTo } = renderAdmin('/dashboard', stats);
    const words = new RegExp(`^${label.replace(' ', '\\s?').replace(/ (\d+)$/, '\\s?$1')}$`);
    const button = await screen.findByRole('button', { name: words });
    await userEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => {
      const asked = callsTo('GET /api/leads').at(-1)?.query;
      for (const [name, value] of Object.entries(query)) expect([name, asked?.get(name)]).toEqual([name, value]);
    });
    await userEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await waitFor(() => {
      const asked = callsTo('GET /api/leads').at(-1)?.query;
      expect([asked?.get('sortBy'), asked?.get('promise'), asked?.get('assignedTo')]).toEqual([
        'createdAt',
        null,
        null,
      ]);
    });
  });

  it('stands in the header with what is due', async () => {
    renderAdmin('/dashboard', stats);
    const link = await screen.findByRole('link', { name: 'My Work 2 follow-ups due' });
    await userEvent.click(link);
    expect(screen.getByRole('button', { name: 'My work' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('is a filter like the others, with a chip to take it off', async () => {
    renderAdmin('/dashboard?promise=missed&followUp=upcoming');
    expect(await screen.findByText('Active')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Promise: Missed' }));
    expect(screen.queryByRole('button', { name: 'Remove filter Promise: Missed' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove filter Later follow-ups' })).toBeTruthy();
  });
});

describe('in the details', () => {
  const open = async (lead: object, answers = {}) => {
    const stage = renderAdmin('/dashboard', { 'GET /api/leads/l1': () => ({ data: detail(lead) }), ...answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
    return { ...stage, dialog: within(await screen.findByRole('dialog')) };
  };

  it('logs a call with what was said, and keeps the words when that fails', async () => {
    let fails = true;
    const { dialog, callsTo } = await open(
      {},
      { 'POST /api/leads/l1/calls': () => (fails ? problem(503, 'Please try again.') : { data: {} }) },
    );
    const words = await dialog.findByLabelText(/Log a call/);
    await userEvent.type(words, 'Wants the price list');
    await userEvent.click(dialog.getByRole('button', { name: 'Call answered' }));
    expect(await dialog.findByText('Please try again.')).toBeTruthy();
    expect((words as HTMLTextAreaElement).value).toBe('Wants the price list');
    fails = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Call answered' }));
    expect(await dialog.findByText('Call logged.')).toBeTruthy();
    expect((words as HTMLTextAreaElement).value).toBe('');
    const sent = callsTo('POST /api/leads/l1/calls').map(({ body }) => body);
    expect(sent).toEqual(Array(2).fill({ outcome: 'reached', content: 'Wants the price list' }));
  });

  it.each(['Close', 'Close dialog'])('asks before %s loses what is written and not sent', async (button) => {
    const { dialog } = await open({});
    const note = await dialog.findByLabelText<HTMLTextAreaElement>('Add a note');
    await userEvent.type(note, 'Wants to open in Gaya');
    await userEvent.click(dialog.getByRole('button', { name: button }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(note.value).toBe('Wants to open in Gaya');
    await userEvent.click(dialog.getByRole('button', { name: button }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sets a follow-up from a shortcut, with a note', async () => {
    const { dialog, callsTo } = await open({}, { 'PUT /api/leads/l1/follow-up': () => ({ data: {} }) });
    await userEvent.click(await dialog.findByRole('button', { name: 'Next week' }));
    await userEvent.type(dialog.getByLabelText(/What to do/), 'Ask about the papers');
    await userEvent.click(dialog.getByRole('button', { name: 'Set follow-up' }));
    await waitFor(() => {
      expect(callsTo('PUT /api/leads/l1/follow-up')[0]?.body).toEqual({
        on: '2026-11-28',
        note: 'Ask about the papers',
      });
    });
  });

  it('finishes a follow-up with one click', async () => {
    const { dialog, callsTo } = await open(
      { followUp: { on: '2026-11-21', note: 'Ask about the papers' } },
      { 'PUT /api/leads/l1/follow-up': () => ({ data: {} }) },
    );
    expect(await dialog.findByText('Ask about the papers')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => {
      expect(callsTo('PUT /api/leads/l1/follow-up')[0]?.body).toEqual({ on: null });
    });
  });

  it('tells calls among the notes and what happened in the history', async () => {
    const by = { actor: null, at: at(-1) };
    const { dialog } = await open({
      notes: [{ _id: 'n1', content: '', call: 'no_answer', author: null, createdAt: at(-1) }],
      history: [
        {
          ...by,
          actor: { _id: 'u9', name: 'Ravi Kumar', isFormer: true },
          action: 'lead.called',
          details: { outcome: 'no_answer' },
        },
        {
          ...by,
          action: 'lead.updated',
          details: { changes: { followUp: { from: null, to: { on: '2026-11-23', note: 'Ask' } } } },
        },
      ],
    });
    const notes = (await dialog.findByRole('heading', { name: 'Notes' })).closest('section') as HTMLElement;
    expect(within(notes).getByText('Nobody answered')).toBeTruthy();
    expect(dialog.getByText('Call logged: nobody answered').textContent).toContain('Ravi Kumar (former colleague), ');
    expect(dialog.getByText(/^Follow-up set for Mon,? 23 Nov: Ask$/)).toBeTruthy();
  });
});
