import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { eventStream } from '../../testing/event-stream';
import { LEAD, leadPage, renderAdmin } from '../../testing/render-admin';

let admin: ReturnType<typeof renderAdmin>;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  jest.useRealTimers();
});

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('an empty list shows a new lead immediately, also under an open dialog', async () => {
  const live = eventStream();
  let leads: (typeof LEAD)[] = [];
  admin = renderAdmin('/dashboard', {
    'GET /api/leads': () => leadPage(leads),
    'GET /api/leads/events': () => live.response,
  });
  await screen.findByText('No leads found for the current filters.');
  await passes(4_000);
  fireEvent.keyDown(document.body, { key: '?' });
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  leads = [LEAD];
  live.says('leads', { added: ['l1'], changed: [], removed: [], many: false });
  await passes(4_000);
  await screen.findByText('Balasaheb Shinde');
});

it('each new lead is announced, even if the text is the same', async () => {
  const live = eventStream();
  let leads = [LEAD];
  admin = renderAdmin('/dashboard', {
    'GET /api/leads': () => leadPage(leads),
    'GET /api/leads/events': () => live.response,
  });
  await screen.findByText('Balasaheb Shinde');
  await passes(4_000);
  const said = [];
  for (const _id of ['l2', 'l3']) {
    leads = [{ ...LEAD, _id, createdAt: `2026-11-21T04:21:4${_id.slice(1)}.049Z` }, ...leads];
    live.says('leads', { added: [_id], changed: [], removed: [], many: false });
    await passes(3_000);
    said.push(await screen.findByText('1 new lead'));
  }
  expect(said[1]).not.toBe(said[0]);
});
