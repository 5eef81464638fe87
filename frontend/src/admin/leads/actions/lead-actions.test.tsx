import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, LEAD, type LeadChange, leadDetail, leadPage, renderAdmin } from '../../testing/render-admin';
import { LEAD_ACTIONS } from './lead-actions';

const OTHER = { ...LEAD, _id: 'l2', personalInfo: { fullName: 'Meena Kumari', phone: '98765 43211' } };

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

async function open(user = ADMIN, lead: LeadChange = {}) {
  admin = renderAdmin('/dashboard?lead=l1', {
    'GET /api/auth/me': () => ({ data: user }),
    'GET /api/leads': ({ query }) => leadPage(query.get('search') ? [] : [LEAD, OTHER]),
    'GET /api/leads/l1': () => leadDetail({ ...LEAD, ...lead }),
    'GET /api/leads/l2': () => leadDetail(OTHER),
    'GET /api/leads/l2/duplicates': () => ({ data: { candidates: [], merged: [] } }),
    'GET /api/leads/assignees': () => ({ data: [] }),
    'POST /api/leads/l1/take': () => ({ data: {} }),
  });
  await screen.findByText('Balasaheb Shinde', { selector: '.lead-profile__name' });
}
async function palette() {
  fireEvent.keyDown(window, { key: 'k', code: 'KeyK', ctrlKey: true });
  return within(await screen.findByRole('group', { name: 'This lead' }));
}
const offered = async () => (await palette()).getAllByRole('option').map(({ textContent }) => textContent);

it('the palette lists all actions with their keys, Delete last', async () => {
  await open();
  const all = await offered();
  expect(all.at(-1)).toBe('Delete…');
  expect(all.sort()).toEqual(
    [
      'Log a call1 to 5',
      'Add noten',
      'Set follow-upf',
      'Plan a visitv',
      'Change statuss',
      'Save and nextg',
      'Assigna',
      'Callc',
      'Next leadj',
      'WhatsApp',
      'Email',
      'Correct details',
      'Change type',
      'Delete…',
    ].sort(),
  );
});

it.each([
  ['Add note', () => screen.getByRole('textbox', { name: 'Add a note' })],
  ['Log a call', () => screen.getByRole('button', { name: 'Answered' })],
])('%s focuses its control', async (label, place) => {
  await open();
  await userEvent.click((await palette()).getByRole('option', { name: new RegExp(`^${label}`) }));
  await waitFor(() => expect(document.activeElement).toBe(place()));
});

it('the palette opens the next lead, asks before deleting, and takes a lead from the pool', async () => {
  await open(ADMIN, { inPool: true });
  await userEvent.click((await palette()).getByRole('option', { name: 'Take' }));
  await screen.findByText('Balasaheb Shinde is now assigned to you');
  await userEvent.click((await palette()).getByRole('option', { name: /^Next lead/ }));
  await screen.findByText('Meena Kumari', { selector: '.lead-profile__name' });
  await userEvent.click((await palette()).getByRole('option', { name: 'Delete…' }));
  await screen.findByRole('dialog', { name: 'Confirm Delete' });
});

it('an unavailable action says why, and does nothing', async () => {
  await open({ ...ADMIN, permissions: { ...ADMIN.permissions, canEditAllLeads: false, canDeleteLeads: false } });
  const lead = await palette();
  const remove = await lead.findByRole('option', { name: 'Delete… You need the “Delete” permission to delete leads.' });
  lead.getByRole('option', { name: 'Add note You can change only the leads that are assigned to you.' });
  await userEvent.click(remove);
  expect(screen.queryByRole('dialog', { name: 'Confirm Delete' })).toBeNull();
  screen.getByRole('dialog', { name: 'Command palette' });
});

it('the list of shortcuts has a line for every key', async () => {
  await open();
  fireEvent.keyDown(window, { key: '?' });
  const title = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).getByText('In a lead');
  const lines = within(title.parentElement as HTMLElement);
  for (const { label, help = label, keys } of LEAD_ACTIONS) if (keys) lines.getByText(help);
});

it('synonyms find an action', async () => {
  await open();
  await palette();
  const box = screen.getByRole('combobox', { name: 'Command palette' });
  for (const [word, label] of [
    ['reminder', /^Set follow-up/],
    ['dial', /^Call/],
    ['remove', /^Delete/],
  ] as const) {
    fireEvent.change(box, { target: { value: word } });
    screen.getByRole('option', { name: label });
    expect(screen.queryByRole('option', { name: /^Assign/ })).toBeNull();
  }
});

it('with an open lead, Enter chooses what was typed, not an action that shares a few letters', async () => {
  await open();
  await palette();
  const box = screen.getByRole('combobox', { name: 'Command palette' });
  const first = () => screen.getAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true');
  for (const [typed, label] of [
    ['pool', 'Pool'],
    ['bin', 'Bin'],
    ['new', 'Status: New'],
    ['over', 'Overdue'],
    ['users', 'Manage Users'],
    ['all leads', 'All Leads'],
    ['reje', 'Status: Rejected'],
    ['rep', 'Reports'],
  ] as const) {
    fireEvent.change(box, { target: { value: typed } });
    await waitFor(() => expect(`${typed}: ${first()?.textContent}`).toBe(`${typed}: ${label}`));
  }
});

it('the key of an unavailable action says why, once', async () => {
  await open({ ...ADMIN, permissions: { ...ADMIN.permissions, canEditAllLeads: false } });
  await screen.findByRole('button', { name: 'Log a call' });
  const search = screen.getByRole('searchbox', { name: 'Search leads' });
  fireEvent.keyDown(search, { key: 'Enter', ctrlKey: true });
  expect(screen.queryByRole('alert')).toBeNull();
  for (const key of ['n', 'f', '1']) fireEvent.keyDown(document.body, { key });
  within(await screen.findByRole('alert')).getByText('You can change only the leads that are assigned to you.');
});

it('a digit sets the status on the name of a row, but not elsewhere in it', async () => {
  admin = renderAdmin('/dashboard', {
    'GET /api/leads': () => leadPage([LEAD, OTHER]),
    'PUT /api/leads/l2': () => ({ message: '', data: OTHER }),
  });
  const name = await screen.findByRole('button', { name: 'Meena Kumari' });
  const tick = screen.getByRole('checkbox', { name: 'Select Meena Kumari' });
  tick.focus();
  fireEvent.keyDown(tick, { key: '2' });
  name.focus();
  fireEvent.keyDown(name, { key: '3' });
  await waitFor(() =>
    expect(admin.callsTo('PUT /api/leads/l2').map(({ body }) => body)).toEqual([{ status: 'qualified' }]),
  );
});

it('with an open lead, a digit on a row is its call outcome, not the status of the row', async () => {
  await open();
  const row = screen.getByRole('button', { name: 'Meena Kumari' });
  row.focus();
  fireEvent.keyDown(row, { key: '1' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Answered' }).getAttribute('aria-pressed')).toBe('true'),
  );
  expect(admin.callsTo('PUT /api/leads/l2')).toEqual([]);
});
