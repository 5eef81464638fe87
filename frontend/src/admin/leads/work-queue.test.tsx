import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEAD, leadDetail, leadPage, renderAdmin, STATS } from '../testing/render-admin';
import { onWideScreen } from '../testing/wide-screen';

/** Saturday, 21 November 2026, 16:00 in India. */
const NOW = Date.parse('2026-11-21T10:30:00Z');
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
const promise = (
  state: typeof LEAD.promise.state,
  dueInHours: number | null,
  respondedInHours: number | null = null,
) => ({
  hours: 24 as const,
  dueAt: dueInHours === null ? null : at(dueInHours),
  firstResponseAt: respondedInHours === null ? null : at(respondedInHours),
  state,
});
const COUNTS = {
  ...STATS,
  overdue: 12,
  dueSoon: 3,
  followUpsDue: 7,
  noNextStep: 9,
  ownNoNextStep: 8,
  unassigned: 5,
  ownOverdue: 4,
  ownDueSoon: 1,
  ownFollowUps: 2,
};
const stats = { 'GET /api/leads/stats': () => ({ data: COUNTS }) };
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
  jest.restoreAllMocks();
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
    renderAdmin('/dashboard', { 'GET /api/leads': () => leadPage([{ ...LEAD, promise: given }]) });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('is empty without a promise', async () => {
    renderAdmin('/dashboard', {
      'GET /api/leads': () => leadPage([{ ...LEAD, promise: promise('none', null) }]),
    });
    const row = (await screen.findByText('Balasaheb Shinde')).closest('tr') as HTMLElement;
    expect(within(row).queryByText(/overdue|due|kept|missed/i)).toBeNull();
  });

  it.each([
    ['Follow up today', '2026-11-21'],
    ['Was due 19 Nov', '2026-11-19'],
    [/^Follow up Mon,? 23 Nov$/, '2026-11-23'],
  ])('shows the follow-up: %s', async (words, on) => {
    renderAdmin('/dashboard', {
      'GET /api/leads': () => leadPage([{ ...LEAD, followUp: { _id: 'f1', on, at: null, note: null, place: null } }]),
    });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('is sorted by the most urgent first, then in reverse', async () => {
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
    ['Mine', 'My work', { assignedTo: 'me', status: 'new,contacted,qualified', sortBy: 'work', promise: null }],
    ['Mine', 'Follow-ups due 2', { assignedTo: 'me', followUp: 'due', sortBy: 'work', sortOrder: 'asc' }],
    ['Mine', 'Overdue 4', { assignedTo: 'me', promise: 'overdue', sortBy: 'dueAt', sortOrder: 'asc' }],
    ['Mine', 'Due soon 1', { assignedTo: 'me', promise: 'due_soon', sortBy: 'dueAt', sortOrder: 'asc' }],
    ['Team', 'Follow-ups due 7', { assignedTo: null, followUp: 'due', sortBy: 'work', sortOrder: 'asc' }],
    ['Team', 'Overdue 12', { assignedTo: null, promise: 'overdue', sortBy: 'dueAt', sortOrder: 'asc' }],
    ['Team', 'Due soon 3', { assignedTo: null, promise: 'due_soon', sortBy: 'dueAt', sortOrder: 'asc' }],
    ['Mine', 'No next step 8', { assignedTo: 'me', nextStep: 'none', sortBy: 'createdAt', sortOrder: 'asc' }],
    ['Team', 'No next step 9', { assignedTo: null, nextStep: 'none', sortBy: 'createdAt', sortOrder: 'asc' }],
    ['Team', 'Unassigned 5', { unassigned: 'true', status: 'new,contacted,qualified', sortOrder: 'asc' }],
  ])('of %s, %s, opens with one click and closes with another', async (whose, label, query) => {
    const { callsTo } = renderAdmin('/dashboard', stats);
    await userEvent.click(await screen.findByRole('button', { name: `${whose} queues` }));
    const words = new RegExp(`^${label.replace(/ (\d+)$/, '\\s?$1')}$`);
    const button = await screen.findByRole('button', { name: words });
    await userEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => {
      const asked = callsTo('GET /api/leads').at(-1)?.query;
      for (const [name, value] of Object.entries(query)) expect([name, asked?.get(name)]).toEqual([name, value]);
    });
    await userEvent.click(screen.getByRole('button', { name: words }));
    await waitFor(() => {
      const asked = callsTo('GET /api/leads').at(-1)?.query;
      const left = ['sortBy', 'promise', 'followUp', 'nextStep', 'assignedTo', 'unassigned', 'status'].map((name) =>
        asked?.get(name),
      );
      expect(left).toEqual(['createdAt', ...Array(6).fill(null)]);
    });
  });

  it('stays the same when it is switched from Team to Mine', async () => {
    const { callsTo } = renderAdmin('/dashboard', stats);
    await userEvent.click(await screen.findByRole('button', { name: /^Overdue\s?12$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Mine queues' }));
    expect(screen.getByRole('button', { name: /^Overdue\s?4$/ }).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(callsTo('GET /api/leads').at(-1)?.query.get('assignedTo')).toBe('me'));
    await userEvent.click(screen.getByRole('button', { name: 'Team queues' }));
    expect(screen.getByRole('button', { name: /^Overdue\s?12$/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('shows in the header what is due and overdue', async () => {
    renderAdmin('/dashboard', stats);
    const link = await screen.findByRole('link', { name: 'My Work 6 overdue or to follow up' });
    await userEvent.click(link);
    expect(screen.getByRole('button', { name: 'My work' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('is marked alone, not with Leads and All Leads, which leads back to all of them', async () => {
    onWideScreen();
    renderAdmin('/dashboard', stats);
    const myWork = await screen.findByRole('link', { name: /^My Work/ });
    const leads = screen.getByRole('link', { name: 'Leads' });
    const all = await screen.findByRole('tab', { name: /^All Leads/ });
    const marks = () => [myWork, leads, all].map((each) => each.getAttribute('aria-current') ?? each.ariaSelected);
    expect(marks()).toEqual([null, 'page', 'true']);
    await userEvent.click(myWork);
    expect(marks()).toEqual(['page', null, 'false']);
    await userEvent.click(all);
    expect(marks()).toEqual([null, 'page', 'true']);
    await userEvent.click(screen.getByRole('button', { name: /^Overdue/ }));
    expect(marks()).toEqual([null, 'page', 'false']);
  });

  it('is a filter like the others, with a chip to remove it', async () => {
    renderAdmin('/dashboard?promise=missed&followUp=upcoming');
    expect(await screen.findByText('Active')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Promise: Missed' }));
    expect(screen.queryByRole('button', { name: 'Remove filter Promise: Missed' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove filter Later follow-ups' })).toBeTruthy();
  });
});

describe('in the details', () => {
  it('shows calls and changes in one timeline', async () => {
    const actor = { _id: 'u9', name: 'Ravi Kumar', isFormer: true };
    const note = {
      _id: 'n1',
      content: '',
      call: 'no_answer',
      message: null,
      author: null,
      createdAt: at(-1),
      editedAt: null,
    } as const;
    const followUp = { from: null, to: { on: '2026-11-23', note: 'Ask' } };
    const planned = { action: 'lead.updated', details: { changes: { followUp } }, actor: null, at: at(-1) };
    renderAdmin('/dashboard', {
      'GET /api/leads/l1': () => leadDetail(),
      'GET /api/leads/l1/timeline': () => ({
        data: [
          { _id: '7', at: at(-1), kind: 'follow_up', actor: null, history: planned },
          { _id: 'n1', at: at(-1), kind: 'call', actor, note },
        ],
        nextCursor: null,
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
    const dialog = within(await screen.findByRole('dialog'));
    const call = (await dialog.findByText('Call, no answer')).closest('li');
    expect(call?.textContent).toContain('Ravi Kumar (former colleague), ');
    expect(dialog.getByText(/^Follow-up set for Mon,? 23 Nov: Ask/)).toBeTruthy();
  });
});

it('says that a queue is empty, and what is due next', async () => {
  const { callsTo } = renderAdmin('/dashboard?assignment=me&promise=overdue&sortBy=dueAt&sortOrder=asc', {
    ...stats,
    'GET /api/leads': ({ query }) =>
      query.get('promise') === 'waiting' ? leadPage([{ ...LEAD, promise: promise('waiting', 44.13) }]) : leadPage([]),
  });
  await screen.findByText('Nothing is overdue. Next due Monday 12:07 pm.');
  screen.getByText('No leads found for the current filters.');
  expect(callsTo('GET /api/leads').at(-1)?.query.get('assignedTo')).toBe('me');
});

it('saves a status by its number on a row once, and can undo it', async () => {
  const { callsTo } = renderAdmin('/dashboard', {
    ...stats,
    'PUT /api/leads/l1': ({ body }) => ({ message: '', data: { ...LEAD, ...(body as object) } }),
  });
  const name = await screen.findByRole('button', { name: 'Balasaheb Shinde' });
  name.focus();
  await userEvent.keyboard('3');
  await screen.findByText('Balasaheb Shinde: Qualified');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(callsTo('PUT /api/leads/l1').map(({ body }) => body)).toEqual([{ status: 'qualified' }, { status: 'new' }]),
  );
});
