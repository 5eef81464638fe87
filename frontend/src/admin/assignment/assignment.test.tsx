import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { type AnswerTo, problem, type Responses, renderAdmin } from '../testing/render-admin';
import type { AssignablePerson, AssignmentRule } from './assignment-api';

let admin: ReturnType<typeof renderAdmin>;

const NO_POOL = { canTakeFromPool: false, isAdmin: false };
const PEOPLE: readonly AssignablePerson[] = [
  { _id: 'u2', name: 'Asha', leadTypes: ['contact'], away: null, ...NO_POOL, open: 12, overdue: 3 },
  {
    _id: 'u3',
    name: 'Bina',
    leadTypes: ['contact'],
    away: { from: '2026-11-20', until: null },
    ...NO_POOL,
    open: 0,
    overdue: 0,
  },
  { _id: 'u4', name: 'Chandni', leadTypes: ['franchise'], away: null, ...NO_POOL, open: 0, overdue: 0 },
];
const RULE: AssignmentRule = {
  _id: 'r1',
  leadType: 'contact',
  state: 'BR',
  kind: 'round_robin',
  people: [{ _id: 'u3', name: 'Bina', passedOver: 'away' }],
  updatedAt: '2026-11-20T10:00:00Z',
};

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

function open(responses: Responses = {}, rules: readonly AssignmentRule[] = [RULE]) {
  admin = renderAdmin('/assignment', {
    'GET /api/assignment/rules': () => ({ data: rules }),
    'GET /api/assignment/people': () => ({ data: PEOPLE }),
    ...responses,
  });
}

describe('the assignment screen', () => {
  it('explains what happens without rules', async () => {
    open({}, []);
    await screen.findByText('No rules yet. New leads stay in “Unassigned”. Create a rule to assign them.');
  });

  it('shows the people of each rule, and why one of them is skipped', async () => {
    open();
    await screen.findByRole('rowheader', { name: 'Contact, Bihar' });
    screen.getByText('Bina (away)');
    screen.getByText('No one is available for this rule right now.');
  });

  it('warns before it saves a rule into a pool from which only administrators can take', async () => {
    const administrator = { ...PEOPLE[0]!, _id: 'u5', name: 'Admin', canTakeFromPool: true, isAdmin: true };
    let people = [...PEOPLE, administrator];
    open({ 'GET /api/assignment/people': () => ({ data: people }) }, []);
    const warns = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'New rule' }));
      const dialog = within(await screen.findByRole('dialog'));
      fireEvent.change(dialog.getByLabelText('Lead type'), { target: { value: 'contact' } });
      fireEvent.change(dialog.getByLabelText('Assign to'), { target: { value: 'pool' } });
      return dialog;
    };
    const alert = await (await warns()).findByRole('alert');
    expect(alert.textContent).toMatch(/^Only administrators can take Contact leads from the pool\..*“Take From Pool”/);
    admin.leave();
    cleanup();
    people = [...PEOPLE.map((person) => ({ ...person, canTakeFromPool: true })), administrator];
    open({ 'GET /api/assignment/people': () => ({ data: people }) }, []);
    expect((await warns()).queryByRole('alert')).toBeNull();
  });

  it('creates a rotation rule with people who can see the type, in the chosen order', async () => {
    let answer: AnswerTo<'POST /api/assignment/rules'> = problem(409, 'There is already a rule for these leads.');
    open({ 'POST /api/assignment/rules': () => answer });
    fireEvent.click(await screen.findByRole('button', { name: 'New rule' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New rule' }));
    fireEvent.change(dialog.getByLabelText('Lead type'), { target: { value: 'contact' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Create rule' }));
    await dialog.findByText('Choose at least one person.');
    fireEvent.click(await dialog.findByLabelText(/^Asha/));
    expect(dialog.queryByRole('alert')).toBeNull();
    fireEvent.click(dialog.getByLabelText(/^Bina/));
    expect(dialog.queryByLabelText(/^Chandni/)).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Move Bina up' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Create rule' }));
    await dialog.findByText('There is already a rule for these leads.');
    answer = { data: RULE };
    fireEvent.click(dialog.getByRole('button', { name: 'Create rule' }));
    await screen.findByText('Rule created. It applies to new leads.');
    expect(admin.callsTo('POST /api/assignment/rules')[1]?.body).toEqual({
      leadType: 'contact',
      kind: 'round_robin',
      userIds: ['u3', 'u2'],
    });
  });

  it('deletes a rule after asking', async () => {
    open({ 'DELETE /api/assignment/rules/r1': () => ({ message: 'Rule deleted successfully' }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Contact, Bihar' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Rule deleted');
  });

  it('marks people away, and back', async () => {
    const done = () => ({ message: 'Away days saved successfully' });
    open({ 'PUT /api/assignment/people/u2/away': done, 'PUT /api/assignment/people/u3/away': done });
    fireEvent.click(await screen.findByRole('button', { name: 'Mark Asha away' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark Asha away' }));
    fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2026-11-23' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Mark away' }));
    await screen.findByText('Asha is marked away');
    expect(admin.callsTo('PUT /api/assignment/people/u2/away')[0]?.body).toEqual({ from: '2026-11-23' });
    fireEvent.click(screen.getByRole('button', { name: 'Mark as back: Bina' }));
    await screen.findByText('Bina is back');
    expect(admin.callsTo('PUT /api/assignment/people/u3/away')[0]?.body).toEqual({});
  });
});

it('users mark themselves away in the settings', async () => {
  let away: { from: string; until: string } | null = null;
  admin = renderAdmin('/settings', {
    'GET /api/assignment/away': () => ({ data: away }),
    'PUT /api/assignment/people/u1/away': () => {
      away = { from: '2026-11-23', until: '2026-11-27' };
      return { message: 'Away days saved successfully' };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark yourself away' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark yourself away' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Mark away' }));
  await screen.findByText('You are marked away');
  await screen.findByText(/Away 23 Nov to 27 Nov\.$/);
  screen.getByRole('button', { name: 'I am back' });
});
