import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { eventStream } from '../../testing/event-stream';
import { ADMIN, type Call, LEAD, leadPage, problem, renderAdmin } from '../../testing/render-admin';

let admin: ReturnType<typeof renderAdmin>;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no `IntersectionObserver`. Here, no column is ever scrolled to its end.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  jest.useRealTimers();
});

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const named = (fullName: string, change: object = {}) => ({
  ...LEAD,
  _id: fullName,
  personalInfo: { fullName },
  ...change,
});
const ofStatus = (leads: readonly (typeof LEAD)[]) => (call: Call) => {
  const status = call.query.get('status');
  return leadPage(leads.filter((lead) => lead.status === status));
};
const column = (name: RegExp) => screen.findByRole('region', { name });
const cards = async (name: RegExp) =>
  within(await column(name))
    .queryAllByRole('listitem')
    .map((card) => card.querySelector('[data-lead-name]')?.textContent)
    .filter(Boolean);

it('a column that cannot be loaded says so, and can be loaded again', async () => {
  let fails = true;
  admin = renderAdmin('/dashboard?layout=board', {
    'GET /api/leads': (call: Call) => {
      if (fails && call.query.get('status') === 'new') return problem(500, 'It broke.');
      return ofStatus([LEAD, named('Ravi', { status: 'contacted' })])(call);
    },
  });
  await column(/^New/);
  await passes(30_000);
  expect(await cards(/^Contacted/)).toEqual(['Ravi']);
  fails = false;
  fireEvent.click(within(await column(/^New/)).getByRole('button', { name: 'Retry' }));
  await passes(1_000);
  expect(await cards(/^New/)).toEqual(['Balasaheb Shinde']);
});

it('a lead that the user may not edit cannot be dragged, and its menu says why', async () => {
  const assignedTo = { _id: 'u2', name: 'Ravi', email: 'ravi@example.com' };
  const permissions = { ...ADMIN.permissions, canEditAllLeads: false };
  admin = renderAdmin('/dashboard?layout=board', {
    'GET /api/auth/me': () => ({ data: { ...ADMIN, role: 'agent', permissions } }),
    'GET /api/leads': ofStatus([{ ...LEAD, assignedTo }]),
  });
  await passes(1_000);
  const name = await screen.findByRole('button', { name: 'Balasaheb Shinde' });
  expect(name.closest('li')?.draggable).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'More actions for Balasaheb Shinde' }));
  const move = screen.getByRole('button', { name: 'Move to Contacted' });
  expect(move.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(move);
  name.focus();
  fireEvent.keyDown(name, { key: 'ArrowRight', shiftKey: true });
  await passes(1_000);
  expect(admin.callsTo('PUT /api/leads/l1')).toEqual([]);
});

it('a column takes only leads of other columns', async () => {
  admin = renderAdmin('/dashboard?layout=board', { 'GET /api/leads': ofStatus([LEAD]) });
  const card = (await screen.findByRole('button', { name: 'Balasaheb Shinde' })).closest('li') as HTMLElement;
  fireEvent.dragStart(card, { dataTransfer: { setData: () => undefined } });
  const accepts = async (name: RegExp) => {
    const part = await column(name);
    const over = createEvent.dragOver(part);
    fireEvent(part, over);
    return over.defaultPrevented;
  };
  expect([await accepts(/^New/), await accepts(/^Contacted/), await accepts(/^Closed/)]).toEqual([false, true, true]);
  fireEvent.dragEnd(card);
  expect(await accepts(/^Contacted/)).toBe(false);
});

it('the board does not change while somebody uses it, and shows the change afterwards', async () => {
  const live = eventStream();
  let leads = [LEAD];
  admin = renderAdmin('/dashboard?layout=board', {
    'GET /api/leads': (call: Call) => ofStatus(leads)(call),
    'GET /api/leads/events': () => live.response,
  });
  const name = await screen.findByRole('button', { name: 'Balasaheb Shinde' });
  await passes(4_000);
  leads = [named('Ravi', { createdAt: '2026-11-21T04:21:44.049Z' }), LEAD];
  for (let moves = 0; moves < 5; moves += 1) {
    fireEvent.pointerMove(name);
    if (moves === 0) live.says('leads', { added: ['Ravi'], changed: [], removed: [], many: false });
    await passes(1_500);
  }
  expect(await cards(/^New/)).toEqual(['Balasaheb Shinde']);
  await passes(5_000);
  expect(await cards(/^New/)).toEqual(['Ravi', 'Balasaheb Shinde']);
});

it('a filter by status leaves only its columns, unfolded', async () => {
  admin = renderAdmin('/dashboard?layout=board&status=closed,new', {
    'GET /api/leads': ofStatus([LEAD, named('Ravi', { status: 'closed' })]),
  });
  await column(/^Closed/);
  await passes(1_000);
  expect(await cards(/^Closed/)).toEqual(['Ravi']);
  expect(screen.getAllByRole('region').map(({ textContent }) => textContent?.match(/^[A-Z][a-z]+/)?.[0])).toEqual([
    'New',
    'Closed',
  ]);
});
