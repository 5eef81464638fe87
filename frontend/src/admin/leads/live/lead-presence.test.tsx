import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { eventStream } from '../../testing/event-stream';
import {
  ADMIN,
  LEAD,
  type LeadChange,
  leadDetail,
  leadPage,
  type Responses,
  renderAdmin,
  timelineOf,
} from '../../testing/render-admin';
import { initialsOf } from '../../ui/initials';
import type { Note } from '../lead/lead';
import { formatPresence } from './lead-presence';
import type { Colleague } from './presence-reports';

const RAKESH: Colleague = { _id: 'u2', name: 'Rakesh Sinha', typing: false };
const PRIYA: Colleague = { _id: 'u3', name: 'Priya Deshmukh', typing: false };

let admin: ReturnType<typeof renderAdmin>;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  admin?.leave();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  jest.useRealTimers();
});

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const note = (id: string, author: Note['author'], call: Note['call'] = null): Note => ({
  _id: id,
  content: '',
  call,
  message: null,
  author,
  createdAt: `2026-11-21T04:3${id.slice(1)}:00.000Z`,
  editedAt: null,
});
const author = ({ _id, name }: Pick<Colleague, '_id' | 'name'>) => ({ _id, name, isFormer: false });

/** Opens the lead with a stream and a list of colleagues that the test can change. */
async function openLead(more: Responses = {}) {
  const live = eventStream();
  const server: { colleagues: Colleague[]; lead: LeadChange } = { colleagues: [], lead: {} };
  admin = renderAdmin('/dashboard?lead=l1', {
    'GET /api/leads': () => leadPage([LEAD]),
    'GET /api/leads/events': () => live.response,
    'GET /api/leads/l1': () => leadDetail(server.lead),
    'GET /api/leads/l1/timeline': () => timelineOf(server.lead.notes ?? []),
    'GET /api/leads/assignees': () => ({ data: [] }),
    'PUT /api/leads/l1/presence': () => ({ data: server.colleagues }),
    'DELETE /api/leads/l1/presence': () => ({ message: 'No longer shown' }),
    ...more,
  });
  const pane = await screen.findByRole('dialog', { name: 'Lead Details' });
  await within(pane).findByRole('textbox', { name: 'Add a note' });
  live.says('ready');
  await passes(2_000);
  return { live, pane, server };
}

it('colleagues with the lead open are named at the top of the pane, and their arrival is announced once', async () => {
  const { live, pane, server } = await openLead();
  const head = pane.querySelector<HTMLElement>('.lead-presence') as HTMLElement;
  expect(within(head).queryByText(/here/)).toBeNull();
  server.colleagues = [RAKESH];
  live.says('presence', { leads: ['l1'] });
  await passes(2_000);
  expect(within(head).getAllByText('Rakesh Sinha is here')).toHaveLength(2);
  const announced = within(head).getByRole('status');
  expect(announced.textContent).toBe('Rakesh Sinha is here');

  server.colleagues = [{ ...RAKESH, typing: true }];
  live.says('presence', { leads: ['l1'] });
  await passes(2_000);
  within(head).getByText('Rakesh Sinha is typing…');
  await passes(45_000);
  expect(announced.textContent).toBe('Rakesh Sinha is here');

  server.colleagues = [RAKESH, PRIYA];
  live.says('presence', { leads: ['l1'] });
  await passes(2_000);
  within(head).getByText('Rakesh Sinha and Priya Deshmukh are here');
  expect(announced.textContent).toBe('Priya Deshmukh is here');

  server.colleagues = [];
  live.says('presence', { leads: ['l1'] });
  await passes(2_000);
  expect(within(head).queryByText(/here/)).toBeNull();
});

it('the window tells when its user types, and when it no longer shows the lead', async () => {
  const { pane } = await openLead();
  const reported = () => admin.callsTo('PUT /api/leads/l1/presence').map(({ body }) => (body as Colleague).typing);
  expect(reported().at(-1)).toBe(false);
  fireEvent.change(within(pane).getByRole('textbox', { name: 'Add a note' }), { target: { value: 'Wants rates' } });
  await passes(1_000);
  expect(reported().at(-1)).toBe(true);
  await passes(5_000);
  expect(reported().at(-1)).toBe(false);
  admin.unmount();
  await passes(0);
  window.dispatchEvent(new Event('pagehide'));
});

it('a call that a colleague saves meanwhile is said by the composer, and can be shown', async () => {
  const { live, pane, server } = await openLead();
  const composer = within(pane).getByRole('region', { name: 'Work on this lead' });
  fireEvent.change(within(composer).getByRole('textbox', { name: 'Add a note' }), { target: { value: 'Wants rates' } });
  server.lead = { notes: [note('n1', author(RAKESH), 'reached')] };
  live.says('leads', { added: [], changed: ['l1'], removed: [], many: false });
  await passes(4_000);
  await within(composer).findByText('Rakesh Sinha just logged a call');
  fireEvent.click(within(composer).getByRole('button', { name: 'Show' }));
  expect(document.activeElement?.id).toBe('note-n1');
  expect(within(composer).queryByText(/just/)).toBeNull();
  expect((within(composer).getByRole('textbox', { name: 'Add a note' }) as HTMLTextAreaElement).value).toBe(
    'Wants rates',
  );

  server.lead = { notes: [note('n2', author(PRIYA)), ...(server.lead.notes ?? [])] };
  live.says('leads', { added: [], changed: ['l1'], removed: [], many: false });
  await passes(4_000);
  await within(composer).findByText('Priya Deshmukh just added a note');
  server.lead = { notes: [note('n3', author(ADMIN)), ...(server.lead.notes ?? [])] };
  live.says('leads', { added: [], changed: ['l1'], removed: [], many: false });
  await passes(4_000);
  expect(within(composer).queryByText(/just/)).toBeNull();
});

it.each<[string, readonly Pick<Colleague, 'name' | 'typing'>[]]>([
  ['', []],
  ['Rakesh Sinha is here', [RAKESH]],
  ['Rakesh Sinha and Priya Deshmukh are here', [RAKESH, PRIYA]],
  ['Rakesh Sinha and 2 others are here', [RAKESH, PRIYA, { name: 'Asha', typing: false }]],
  ['Asha is typing…', [RAKESH, PRIYA, { name: 'Asha', typing: true }]],
  ['राकेश सिन्हा is here', [{ name: 'राकेश सिन्हा', typing: false }]],
])('"%s" names who is here', (words, colleagues) => {
  expect(formatPresence(colleagues)).toBe(words);
});

it.each([
  ['Rakesh Sinha', 'RS'],
  ['asha', 'A'],
  ['Harjinder Singh Dhillon', 'HD'],
  ['राकेश सिन्हा', 'रासि'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
