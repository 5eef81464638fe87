import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ADMIN, type Call, LEAD, leadPage, problem, type Responses, renderAdmin } from '../../testing/render-admin';
import type { BulkAct } from './bulk-acts-api';

const NOBODYS = '/dashboard?assignment=nobody&status=new,contacted,qualified&sortBy=createdAt&sortOrder=asc';
const IDS = ['l1', 'l2', 'l3', 'l4'];
const PEOPLE = ['Asha', 'Bela', 'Chand'].map((name, at) => ({
  _id: `p${at}`,
  name,
  open: 10 + at,
  overdue: at,
  maySee: 4,
  leadTypes: ['contact' as const],
  isAway: name === 'Chand',
  away: name === 'Chand' ? { from: '2026-11-20', until: '2026-11-30' } : null,
}));
const STAYING = { suspectedSpam: 0, closed: 0, assigned: 0, noReceiver: 0 };

let admin: ReturnType<typeof renderAdmin>;
let acts: BulkAct[] = [];
afterEach(() => {
  acts = [];
  admin.leave();
  cleanup();
  localStorage.clear();
  jest.useRealTimers();
});

interface Body {
  readonly leadIds: readonly string[];
  readonly userIds?: readonly string[];
  readonly includeAssigned: boolean;
}

/** Shares four leads out evenly, by default among the people who are not away. */
function preview({ body }: Call) {
  const { leadIds, userIds = ['p0', 'p1'] } = body as Body;
  const people = PEOPLE.map((person) => {
    const at = userIds.indexOf(person._id);
    const gets = at < 0 ? 0 : Math.floor((leadIds.length + userIds.length - 1 - at) / userIds.length);
    return { ...person, isChosen: at >= 0, gets };
  });
  return { data: { requested: leadIds.length, shared: leadIds.length, staying: STAYING, people } };
}

function shared(count: number) {
  const data = { _id: count > 0 ? 'b1' : null, requested: 4, shared: count, staying: STAYING, people: [] };
  return { message: `Successfully shared out ${count} leads`, data };
}

function render(page: string, answers: Responses = {}) {
  admin = renderAdmin(page, {
    'GET /api/leads': () => leadPage(IDS.map((_id) => ({ ...LEAD, _id, personalInfo: { fullName: `Lead ${_id}` } }))),
    'GET /api/leads/assignees': () => ({ data: [] }),
    'POST /api/assignment/share-out/preview': preview,
    'GET /api/leads/bulk': () => ({ data: acts }),
    'POST /api/assignment/share-out': () => {
      acts = [{ _id: 'b1', kind: 'share_out', details: { people: 2 }, affected: 4, at: new Date().toISOString() }];
      return shared(4);
    },
    'POST /api/leads/bulk/b1/undo': () => {
      acts = [];
      return { message: '', data: { requested: 4, affected: 4 } };
    },
    ...answers,
  });
}

const openDialog = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Share out' }));
  return within(await screen.findByRole('dialog', { name: 'Share out' }));
};
const asked = (path: string) => admin.callsTo(path).map(({ body }) => body as Body);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const cellsOf = (name: string) => [...row(name).querySelectorAll('td')].map(({ textContent }) => textContent);
const tick = (name: string) => fireEvent.click(within(row(name)).getByRole('checkbox'));

it('is not offered for an empty queue', async () => {
  render(`${NOBODYS}&search=nobody`, { 'GET /api/leads': () => leadPage([]) });
  await screen.findByText('No leads found for the current filters.');
  expect(screen.queryByRole('button', { name: 'Share out' })).toBeNull();
});

it('shares out the Unassigned queue in three clicks, and undoes it with a fourth', async () => {
  render('/dashboard');
  fireEvent.click(await screen.findByRole('button', { name: /^Team/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^Unassigned/ }));
  const dialog = await openDialog();
  fireEvent.click(await dialog.findByRole('button', { name: 'Share out 4 leads' }));
  await screen.findByText('Successfully shared out 4 leads');
  expect(asked('POST /api/assignment/share-out')).toEqual([
    { leadIds: IDS, userIds: ['p0', 'p1'], includeAssigned: false },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone for 4 leads');
});

it('can be undone after the toast is gone', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  render(NOBODYS);
  const dialog = await openDialog();
  fireEvent.click(await dialog.findByRole('button', { name: 'Share out 4 leads' }));
  await screen.findByText('Successfully shared out 4 leads');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText('Successfully shared out 4 leads')).toBeNull();
  screen.getByText(/^Last bulk action: shared out 4 leads among 2 people,/);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone for 4 leads');
  await waitFor(() => expect(screen.queryByText(/^Last bulk action/)).toBeNull());
});

it('proposes people who are not away, shows their load and share, and updates with each selection', async () => {
  render(NOBODYS);
  const dialog = await openDialog();
  await dialog.findByRole('table', { name: 'People' });
  expect(cellsOf('Asha')).toEqual(['10', '0', '4', '2']);
  expect(cellsOf('Chand')).toEqual(['12', '2', '4', '–']);
  within(row('Chand')).getByText('Away 20 Nov to 30 Nov');
  tick('Chand');
  await waitFor(() => expect(cellsOf('Chand').at(-1)).toBe('1'));
  expect(asked('POST /api/assignment/share-out/preview').at(-1)?.userIds).toEqual(['p0', 'p1', 'p2']);
  for (const name of ['Asha', 'Bela', 'Chand']) tick(name);
  await dialog.findByText('Select at least one person.');
  fireEvent.click(dialog.getByRole('button', { name: 'Share out 0 leads' }));
  expect(asked('POST /api/assignment/share-out')).toEqual([]);
});

it('shares out selected leads, says which are not reassigned, and includes assigned leads on request', async () => {
  render('/dashboard', {
    'POST /api/assignment/share-out/preview': (call) => {
      const { data } = preview(call);
      if ((call.body as Body).includeAssigned) return { data };
      return { data: { ...data, shared: 1, staying: { ...STAYING, assigned: 1, closed: 1 } } };
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all leads on this page' }));
  const dialog = await openDialog();
  await dialog.findByText(
    '3 not reassigned: 1 (already assigned), 1 (converted, closed or rejected), 1 (deleted, or you cannot edit them).',
  );
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Include leads already assigned' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Share out 4 leads' }));
  await screen.findByText('Successfully shared out 4 leads');
  expect(asked('POST /api/assignment/share-out')[0]?.includeAssigned).toBe(true);
  await waitFor(() => expect(screen.queryByText('4 lead(s) selected')).toBeNull());
});

it.each([
  [{ assigned: 3, closed: 1 }, 'Nothing to share out: none of these leads is open and unassigned.'],
  [{ noReceiver: 4 }, 'Nobody who can be assigned leads can see the type of these leads.'],
])('says why there is nothing to share out (%j), instead of an empty table', async (staying, words) => {
  render(NOBODYS, {
    'POST /api/assignment/share-out/preview': () => ({
      data: { requested: 4, shared: 0, staying: { ...STAYING, ...staying }, people: [] },
    }),
  });
  const dialog = await openDialog();
  await dialog.findByText(words);
  expect(dialog.queryByRole('table')).toBeNull();
});

it('says that a colleague was faster, and what could not be undone', async () => {
  let count = 0;
  render(NOBODYS, {
    'POST /api/assignment/share-out': () => shared(count),
    'POST /api/leads/bulk/b1/undo': () => ({ message: '', data: { requested: 4, affected: 3 } }),
  });
  const share = async () => {
    const dialog = await openDialog();
    fireEvent.click(await dialog.findByRole('button', { name: 'Share out 4 leads' }));
  };
  await share();
  await screen.findByText('Nothing was shared out: these leads are already assigned.');
  count = 4;
  await share();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(/^Undone for 3 of 4 leads\. The others have changed since then/);
});

it('loads a new proposal if a person has become unavailable', async () => {
  render(NOBODYS, {
    'POST /api/assignment/share-out': () => problem(422, 'Leads can only be shared out among active users.'),
  });
  const dialog = await openDialog();
  await dialog.findByRole('table', { name: 'People' });
  tick('Asha');
  await waitFor(() => expect(cellsOf('Bela').at(-1)).toBe('4'));
  fireEvent.click(dialog.getByRole('button', { name: 'Share out 4 leads' }));
  await dialog.findByText('Leads can only be shared out among active users.');
  await waitFor(() => expect(asked('POST /api/assignment/share-out/preview').at(-1)?.userIds).toBeUndefined());
});

it('keeps the selected people if the server cannot be reached', async () => {
  render(NOBODYS, { 'POST /api/assignment/share-out': () => problem(500, 'It broke.') });
  const dialog = await openDialog();
  await dialog.findByRole('table', { name: 'People' });
  tick('Asha');
  await waitFor(() => expect(cellsOf('Bela').at(-1)).toBe('4'));
  fireEvent.click(dialog.getByRole('button', { name: 'Share out 4 leads' }));
  await dialog.findByText('It broke.');
  expect([cellsOf('Asha').at(-1), cellsOf('Bela').at(-1)]).toEqual(['–', '4']);
  fireEvent.click(dialog.getByRole('button', { name: 'Share out 4 leads' }));
  await waitFor(() =>
    expect(asked('POST /api/assignment/share-out').map(({ userIds }) => userIds)).toEqual([['p1'], ['p1']]),
  );
});

it('shows the reason to users without permission to assign', async () => {
  const permissions = { ...ADMIN.permissions, canEditAllLeads: false };
  render(NOBODYS, { 'GET /api/auth/me': () => ({ data: { ...ADMIN, role: 'manager', permissions } }) });
  await screen.findByText(/^You need the .* permissions? to share out leads/);
  const button = screen.getByRole('button', { name: 'Share out' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});
