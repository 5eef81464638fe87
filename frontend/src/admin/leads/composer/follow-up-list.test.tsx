import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEAD, leadDetail, leadPage, problem, type Responses, renderAdmin } from '../../testing/render-admin';

const followUp = (_id: string, on: string, note: string | null) => ({
  _id,
  on,
  at: null,
  note,
  place: null,
  createdAt: LEAD.createdAt,
  createdBy: null,
  doneAt: null,
  doneBy: null,
});
const PLANNED = [followUp('f1', '2026-11-21', null), followUp('f2', '2099-01-05', 'Ask about the papers')];
const OF_SECOND = '/api/leads/l1/follow-ups/f2';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

async function open(answers: Responses) {
  admin = renderAdmin('/dashboard?lead=l1', {
    'GET /api/leads': () => leadPage([LEAD]),
    'GET /api/leads/l1': () => leadDetail({ followUps: PLANNED, followUp: PLANNED[0]!, nextStep: 'follow_up' }),
    'GET /api/leads/assignees': () => ({ data: [] }),
    ...answers,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Lead Details' }));
  const [, second] = within(await dialog.findByRole('region', { name: 'Next' })).getAllByRole('listitem');
  const row = within(second as HTMLElement);
  const press = (name: RegExp | string) => userEvent.click(row.getByRole('button', { name }));
  return { row, press };
}
const bodies = (name: string) => admin.callsTo(name).map(({ body }) => body);

it.each([
  ['Done', `POST ${OF_SECOND}/complete`],
  ['Remove', `DELETE ${OF_SECOND}`],
])('%s applies to its own follow-up', async (label, request) => {
  const { press } = await open({ [request]: () => ({ message: '' }) });
  await press(new RegExp(`^${label}`));
  await waitFor(() => expect(bodies(request)).toHaveLength(1));
});

it.each([
  ['Done', `POST ${OF_SECOND}/complete`, 'Saved · follow-up Mon, 5 Jan done'],
  ['Remove', `DELETE ${OF_SECOND}`, 'Saved · follow-up Mon, 5 Jan removed'],
])('%s can be undone: the follow-up is planned again, with its note', async (label, request, words) => {
  const again = 'POST /api/leads/l1/follow-ups';
  const { press } = await open({ [request]: () => ({ message: '' }), [again]: () => ({ message: '' }) });
  await press(new RegExp(`^${label}`));
  await screen.findByText(words);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodies(again)).toEqual([{ on: '2099-01-05', note: 'Ask about the papers' }]));
});

it('keeps its note when it is moved', async () => {
  const { row, press } = await open({ [`PUT ${OF_SECOND}`]: () => ({ message: '' }) });
  await press(/^Move/);
  await press('In 3 days');
  await waitFor(() =>
    expect(bodies(`PUT ${OF_SECOND}`)).toEqual([{ on: expect.any(String), note: 'Ask about the papers' }]),
  );
  await waitFor(() => expect(row.queryByRole('button', { name: 'In 3 days' })).toBeNull());
});

it('shows why it could not be completed', async () => {
  const { row, press } = await open({ [`POST ${OF_SECOND}/complete`]: () => problem(409, 'It was merged.') });
  await press(/^Done/);
  await row.findByText('It was merged.');
});
