import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, LEAD, leadPage, problem, type Responses, renderAdmin } from '../../testing/render-admin';

const user = userEvent.setup();
let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

const NAME = 'Balasaheb Shinde';
const PEOPLE = [
  { _id: 'u1', name: 'Sunita Devi' },
  { _id: 'u2', name: 'Nilesh Patil' },
  { _id: 'u3', name: 'Priya Deshmukh' },
];

/** Opens the list with the focus on the name of the only lead. */
async function open(responses: Responses = {}) {
  admin = renderAdmin('/dashboard', {
    'GET /api/leads/assignees': () => ({ data: PEOPLE }),
    'PUT /api/leads/l1/assign': () => ({ message: '', data: LEAD }),
    'PUT /api/leads/l1': () => ({ message: '', data: LEAD }),
    ...responses,
  });
  const name = await screen.findByRole('button', { name: NAME });
  name.focus();
  return name;
}

const bodies = (call: string) => admin.callsTo(call).map(({ body }) => body);
const isOpened = () => screen.getByTestId('address').textContent?.includes('lead=') ?? false;

describe('a row changes without opening the lead', () => {
  it('its assignee, found by typing, and Undo restores the earlier one', async () => {
    const name = await open();
    await user.keyboard('a');
    await screen.findByRole('button', { name: 'Nilesh Patil' });
    await user.keyboard('pri');
    expect(screen.queryByRole('button', { name: 'Nilesh Patil' })).toBeNull();
    await user.keyboard('[Enter]');
    expect(document.activeElement).toBe(name);
    await screen.findByText(`Saved. ${NAME}: assigned to Priya Deshmukh`);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(`${NAME}: undone`);
    expect(bodies('PUT /api/leads/l1/assign')).toEqual([{ assignedTo: 'u3' }, { assignedTo: null }]);
    expect(isOpened()).toBe(false);
  });

  it('its priority, with arrow keys, and shows it before the server responds', async () => {
    await open({ 'PUT /api/leads/l1': () => new Promise(() => undefined) });
    await user.keyboard('p');
    await user.keyboard('[ArrowDown][Enter]');
    await screen.findByRole('button', { name: `Priority High of ${NAME}` });
    expect(bodies('PUT /api/leads/l1')).toEqual([{ priority: 'high' }]);
    expect(isOpened()).toBe(false);
  });

  it('its follow-up, and Undo removes it again', async () => {
    const followUp = { _id: 'f1', on: '2030-01-02', at: null, note: null };
    await open({
      'PUT /api/leads/l1/follow-up': () => ({ message: '', data: { ...LEAD, followUp } }),
      'DELETE /api/leads/l1/follow-ups/f1': () => ({ message: '' }),
    });
    await user.click(screen.getByRole('button', { name: `Plan a follow-up for ${NAME}` }));
    expect(screen.queryByRole('searchbox', { name: /^Find a/ })).toBeNull();
    await user.keyboard('[ArrowDown][ArrowDown][Enter]');
    await screen.findByText(/^Saved\. Balasaheb Shinde: follow-up /);
    expect(bodies('PUT /api/leads/l1/follow-up')).toEqual([{ on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(admin.callsTo('DELETE /api/leads/l1/follow-ups/f1')).toHaveLength(1));
    expect(isOpened()).toBe(false);
  });

  it('nothing if the key that opened the list is still held down', async () => {
    await open();
    await user.keyboard('f');
    expect(document.activeElement?.textContent).toMatch(/^In 2 h/);
    const isAllowed = fireEvent.keyDown(document.activeElement as Element, { key: 'Enter', repeat: true });
    expect(isAllowed).toBe(false);
  });

  it('nothing if Escape closes the list, and the keys of the row do not act inside it', async () => {
    await open();
    await user.keyboard('a');
    await screen.findByRole('button', { name: 'Nilesh Patil' });
    await user.keyboard('x[Escape]');
    expect(screen.queryByRole('searchbox', { name: 'Find a person' })).toBeNull();
    expect(screen.queryByText(/lead\(s\) selected/)).toBeNull();
    expect(admin.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

it('a change that the server refuses is reverted, and can be tried again', async () => {
  await open({ 'PUT /api/leads/l1': () => problem(503, 'The database is away.') });
  await user.keyboard('p');
  await user.keyboard('u[Enter]');
  await screen.findByText(`${NAME}: not saved. The database is away.`);
  screen.getByRole('button', { name: `Priority Medium of ${NAME}` });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(bodies('PUT /api/leads/l1')).toEqual([{ priority: 'urgent' }, { priority: 'urgent' }]));
});

it('a value that the user may not change gives the reason', async () => {
  const permissions = { ...ADMIN.permissions, canEditAllLeads: false } as typeof ADMIN.permissions;
  const own = { ...LEAD, assignedTo: { _id: ADMIN._id, name: ADMIN.name } };
  await open({
    'GET /api/auth/me': () => ({ data: { ...ADMIN, permissions } }),
    'GET /api/leads': () => leadPage([own]),
  });
  const reason = 'You need the “Edit All” permission to assign leads.';
  const assignee = await screen.findByRole('button', { name: /^Assigned to Sunita Devi/, description: reason });
  await user.click(assignee);
  expect(screen.queryByRole('searchbox', { name: 'Find a person' })).toBeNull();
  expect(screen.getByRole('button', { name: `Priority Medium of ${NAME}` }).getAttribute('aria-disabled')).toBeNull();
});
