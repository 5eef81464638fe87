import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type AnswerTo,
  LEAD,
  type LeadChange,
  leadDetail,
  leadPage,
  problem,
  renderAdmin,
} from '../testing/render-admin';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

function render(
  lead: LeadChange = {},
  saved = (): AnswerTo<'PUT /api/leads/l1'> => ({ message: '', data: { ...LEAD, ...lead } }),
) {
  const shown = { ...LEAD, ...lead };
  admin = renderAdmin('/dashboard', {
    'GET /api/leads': () => leadPage([shown]),
    'GET /api/leads/l1': () => leadDetail(shown),
    'GET /api/leads/assignees': () => ({ data: [] }),
    'PUT /api/leads/l1': saved,
    'PUT /api/leads/bulk': () => ({ message: '', data: { requested: 1, affected: 1 } }),
    'POST /api/leads/l1/notes': () => ({ data: {} }),
  });
}
const bodies = (name: string) => admin.callsTo(name).map(({ body }) => body);
const question = (title: string) => screen.findByRole('dialog', { name: title });
async function details() {
  await userEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lead Details' }));
  return { dialog, status: await dialog.findByRole('combobox', { name: /^Status of/ }) };
}

it('by key on a row, then by the key of the reason; Undo restores the previous status and reason', async () => {
  render({ status: 'rejected', closeReason: 'wrong_number' });
  (await screen.findByRole('button', { name: 'Balasaheb Shinde' })).focus();
  await userEvent.keyboard('5');
  await question('Why is it closed?');
  expect(bodies('PUT /api/leads/l1')).toEqual([]);
  await userEvent.keyboard('4');
  await screen.findByText('Balasaheb Shinde: Closed, No budget');
  expect(bodies('PUT /api/leads/l1')).toEqual([{ status: 'closed', closeReason: 'no_budget' }]);
  expect(document.activeElement?.textContent).toBe('Balasaheb Shinde');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(bodies('PUT /api/leads/l1')[1]).toEqual({ status: 'rejected', closeReason: 'wrong_number' }),
  );
});

it('in the select of a row: Escape keeps the status, Enter gives no reason', async () => {
  render();
  const status = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Status of/ });
  fireEvent.change(status, { target: { value: 'rejected' } });
  await question('Why is it rejected?');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(status.value).toBe('new');
  expect(bodies('PUT /api/leads/l1')).toEqual([]);

  fireEvent.change(status, { target: { value: 'rejected' } });
  await question('Why is it rejected?');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(bodies('PUT /api/leads/l1')).toEqual([{ status: 'rejected' }]));
});

it('in the composer: immediately without a note, together with the note if there is one', async () => {
  render();
  const { dialog, status } = await details();
  fireEvent.change(status, { target: { value: 'closed' } });
  await userEvent.click(within(await question('Why is it closed?')).getByRole('button', { name: 'No budget' }));
  await waitFor(() => expect(bodies('PUT /api/leads/l1')).toEqual([{ status: 'closed', closeReason: 'no_budget' }]));

  await userEvent.type(dialog.getByRole('textbox', { name: 'Add a note' }), 'A prank');
  fireEvent.change(status, { target: { value: 'rejected' } });
  await question('Why is it rejected?');
  await userEvent.keyboard('7');
  await dialog.findByText('Reason: Test or spam');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodies('POST /api/leads/l1/notes')).toEqual([
      { content: 'A prank', status: 'rejected', closeReason: 'test_or_spam' },
    ]),
  );
});

it('the retry of a failed change sends the reason again, and can be undone', async () => {
  let answer: AnswerTo<'PUT /api/leads/l1'> = problem(503, 'The database cannot be reached right now.');
  render({}, () => answer);
  fireEvent.change(await screen.findByRole('combobox', { name: /^Status of/ }), { target: { value: 'closed' } });
  await question('Why is it closed?');
  await userEvent.keyboard('4');
  await screen.findByText('Failed to update lead status');
  answer = { message: '', data: LEAD };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Balasaheb Shinde: Closed, No budget');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const closed = { status: 'closed', closeReason: 'no_budget' };
  await waitFor(() => expect(bodies('PUT /api/leads/l1')).toEqual([closed, closed, { status: 'new' }]));
});

it('as a bulk change', async () => {
  render();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Balasaheb Shinde' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mark Closed' }));
  await userEvent.click(within(await question('Why is it closed?')).getByRole('button', { name: 'Outside our area' }));
  await screen.findByText('Successfully updated 1 leads to closed');
  expect(bodies('PUT /api/leads/bulk')).toEqual([
    { leadIds: ['l1'], updates: { status: 'closed', closeReason: 'out_of_area' } },
  ]);
});

it('the details show the reason, and the user can change it', async () => {
  render({ status: 'closed', closeReason: 'served' });
  const { dialog } = await details();
  dialog.getByText('Done, nothing more to do');
  await userEvent.click(dialog.getByRole('button', { name: 'Change reason' }));
  await userEvent.click(within(await question('Why is it closed?')).getByRole('button', { name: 'No reason' }));
  await waitFor(() => expect(bodies('PUT /api/leads/l1')).toEqual([{ closeReason: null, status: 'closed' }]));
});
