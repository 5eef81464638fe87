import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ADMIN,
  type AnswerTo,
  LEAD,
  type LeadChange,
  leadDetail,
  leadPage,
  problem,
  type Responses,
  renderAdmin,
} from '../../testing/render-admin';
import type { Note } from '../lead/lead';
import type { CallOutcome } from './lead-entry';

/** Saturday, 21 November 2026, 10:00 in India. */
const NOW = Date.parse('2026-11-21T04:30:00.000Z');
const ONE = LEAD;
const TWO = { ...LEAD, _id: 'l2', personalInfo: { fullName: 'Meena Kumari', phone: '98765 43211' } };
const NOTHING_NEXT: LeadChange = { status: 'contacted', nextStep: 'none' };
const planned = (on: string): LeadChange => ({
  followUp: { _id: 'f1', on, at: null, note: 'Ask about the papers', place: null },
  followUps: [
    {
      _id: 'f1',
      on,
      at: null,
      note: 'Ask about the papers',
      place: null,
      createdAt: LEAD.createdAt,
      createdBy: null,
      doneAt: null,
      doneBy: null,
    },
  ],
  nextStep: 'follow_up',
});
const call = (outcome: CallOutcome, at: number): Note => ({
  _id: `n${at}`,
  content: '',
  call: outcome,
  message: null,
  author: null,
  createdAt: new Date(NOW).toISOString(),
  editedAt: null,
});

let admin: ReturnType<typeof renderAdmin>;

beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'performance'],
  });
});
afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  jest.useRealTimers();
});

async function open(lead: LeadChange = {}, answers: Responses = {}) {
  admin = renderAdmin('/dashboard', {
    'GET /api/leads': () => leadPage([ONE, TWO]),
    'GET /api/leads/l1': () => leadDetail({ ...ONE, ...lead }),
    'GET /api/leads/l2': () => leadDetail(TWO),
    'GET /api/leads/l2/duplicates': () => ({ data: { candidates: [], merged: [] } }),
    'GET /api/leads/assignees': () => ({ data: [] }),
    'POST /api/leads/l1/calls': () => ({ data: {} }),
    'POST /api/leads/l1/notes': () => ({ data: {} }),
    'PUT /api/leads/l1/follow-up': () => ({ message: '', data: ONE }),
    'PUT /api/leads/l1': () => ({ message: '', data: ONE }),
    ...answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lead Details' }));
  const note = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Add a note' });
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
  const pressed = (name: string) => dialog.getByRole('button', { name }).getAttribute('aria-pressed');
  const status = () => dialog.getByRole<HTMLSelectElement>('combobox', { name: /^Status of/ });
  return { dialog, note, press, pressed, status };
}
const PICKED = { on: '2026-12-01', at: '2026-12-01T11:00:00.000Z' };
const pickTime = (dialog: ReturnType<typeof within>, value: string, label = 'Date and time of the follow-up') =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });
const bodies = (name: string) => admin.callsTo(name).map(({ body }) => body);
const shows = (name: string) => screen.findByText(name, { selector: '.lead-profile__name' });

describe('one entry', () => {
  it('sends a call with note, suggested status and follow-up in one request, then opens the next lead', async () => {
    const { note, press, pressed, status } = await open();
    await press('Answered');
    await userEvent.type(note, 'Wants the price list');
    expect([status().value, pressed('In 3 days')]).toEqual(['contacted', 'true']);
    await press('Save and next');
    await shows('Meena Kumari');
    expect(bodies('POST /api/leads/l1/calls')).toEqual([
      { outcome: 'reached', content: 'Wants the price list', status: 'contacted', followUp: { on: '2026-11-24' } },
    ]);
    expect(document.activeElement?.textContent).toBe('Meena Kumari');
  });

  it('needs five keys and the note', async () => {
    const { note } = await open();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Balasaheb Shinde'));
    const called: string[] = [];
    const onClick = (event: MouseEvent) => {
      called.push((event.target as HTMLAnchorElement).href);
      // A browser would dial the number here, but jsdom cannot follow links.
      event.preventDefault();
    };
    document.addEventListener('click', onClick, { once: true });
    await userEvent.keyboard('c2');
    expect(called).toEqual(['tel:+919876543210']);
    expect(document.activeElement).toBe(note);
    await userEvent.keyboard('Rang twice');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await shows('Meena Kumari');
    expect(bodies('POST /api/leads/l1/calls')).toEqual([
      {
        outcome: 'no_answer',
        content: 'Rang twice',
        followUp: { on: '2026-11-23', at: '2026-11-23T03:30:00.000Z' },
      },
    ]);
  });

  it.each([
    ['Save and next', (press: (name: string) => Promise<void>) => press('Save and next')],
    ['Save', (press: (name: string) => Promise<void>) => press('Save')],
    ['Control and Enter', () => userEvent.keyboard('{Control>}{Enter}{/Control}')],
  ])('includes the time in the open field: %s', async (_, save) => {
    const { press, dialog } = await open();
    await press('Call back');
    await press('Pick a time');
    pickTime(dialog, '2026-12-01T16:30');
    await save(press);
    await waitFor(() => expect(bodies('POST /api/leads/l1/calls')).toHaveLength(1));
    expect(bodies('POST /api/leads/l1/calls')).toEqual([
      { outcome: 'call_back', status: 'contacted', followUp: PICKED },
    ]);
    await waitFor(() => expect(dialog.queryByLabelText('Date and time of the follow-up')).toBeNull());
  });

  it('uses the key 5 for the call outcome also while a follow-up has the focus', async () => {
    const { pressed, note } = await open();
    await userEvent.keyboard('f5');
    expect(pressed('Call back')).toBe('true');
    expect(document.activeElement).toBe(note);
  });

  it('closes only the time field on Escape, not the lead', async () => {
    const { press, dialog } = await open();
    await press('Pick a time');
    await userEvent.keyboard('{Escape}');
    expect(dialog.queryByLabelText('Date and time of the follow-up')).toBeNull();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Pick a time' }));
    expect(screen.queryByRole('dialog', { name: 'Next step?' })).toBeNull();
  });

  it('is not saved with a time in the past, and says so', async () => {
    const { press, dialog } = await open();
    await press('Call back');
    await press('Pick a time');
    pickTime(dialog, '2026-11-20T16:30');
    await press('Save and next');
    expect(dialog.getByRole('alert').textContent).toBe('Choose a date and time in the future.');
    expect(document.activeElement).toBe(dialog.getByLabelText('Date and time of the follow-up'));
    await press('In 3 days');
    await press('Save');
    await waitFor(() => expect(bodies('POST /api/leads/l1/calls')).toHaveLength(1));
    expect(bodies('POST /api/leads/l1/calls')).toEqual([
      { outcome: 'call_back', status: 'contacted', followUp: { on: '2026-11-24' } },
    ]);
  });

  it('without an outcome is a note and changes nothing else', async () => {
    const { note, press, dialog } = await open();
    await userEvent.type(note, 'Seen at the mela');
    await press('Save');
    await waitFor(() => expect(note.value).toBe(''));
    expect(bodies('POST /api/leads/l1/notes')).toEqual([{ content: 'Seen at the mela' }]);
    expect(dialog.getByText('1 of 2 · 1 left')).toBeTruthy();
  });

  it('prefers the user’s choices to suggestions, also the choice of no follow-up', async () => {
    const { press, status } = await open();
    await press('Answered');
    fireEvent.change(status(), { target: { value: 'qualified' } });
    await press('In 3 days');
    await press('Save');
    await waitFor(() => expect(bodies('POST /api/leads/l1/calls')).toHaveLength(1));
    expect(bodies('POST /api/leads/l1/calls')).toEqual([{ outcome: 'reached', status: 'qualified' }]);
  });

  it('includes a status that was chosen just before the save', async () => {
    const { press, dialog, status } = await open();
    await press('Answered');
    // Both events happen before the next render.
    await act(async () => {
      fireEvent.change(status(), { target: { value: 'qualified' } });
      for (let turn = 0; turn < 10; turn += 1) await null;
      fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    });
    await waitFor(() => expect(bodies('POST /api/leads/l1/calls')).toMatchObject([{ status: 'qualified' }]));
  });

  it('completes the due follow-up', async () => {
    const { press, dialog } = await open({ ...planned('2026-11-21'), status: 'contacted' });
    await press('Busy');
    dialog.getByText(/^Completes: Follow up today, Ask about the papers/);
    await press('Save');
    await waitFor(() => expect(bodies('POST /api/leads/l1/calls')).toHaveLength(1));
    expect(bodies('POST /api/leads/l1/calls')).toEqual([
      { outcome: 'busy', completesFollowUp: 'f1', followUp: { on: '2026-11-21', at: '2026-11-21T06:30:00.000Z' } },
    ]);
  });

  it('suggests no follow-up if a later one is planned', async () => {
    const { press, pressed } = await open({ ...planned('2026-11-25'), status: 'contacted' });
    await press('No answer');
    expect(['In 2 h', 'Tomorrow 9:00', 'In 3 days'].map(pressed)).toEqual(['false', 'false', 'false']);
  });

  it('suggests a later follow-up from the third unanswered call on', async () => {
    const { press, pressed } = await open({ notes: [call('busy', 2), call('no_answer', 1), call('reached', 0)] });
    await press('No answer');
    expect([pressed('Tomorrow 9:00'), pressed('In 3 days')]).toEqual(['false', 'true']);
  });

  it.each([
    [503, 'Please try again.'],
    [429, 'You saved too many notes and calls in a minute. Please wait a minute and save again.'],
  ])('stays where it was refused with %i, and is not left for the next lead', async (status, sentence) => {
    let fails = true;
    const { note, press, dialog } = await open(
      {},
      { 'POST /api/leads/l1/calls': () => (fails ? problem(status, sentence) : { data: {} }) },
    );
    await press('Answered');
    await userEvent.type(note, 'Wants the price list');
    await press('Save and next');
    await dialog.findByText(sentence);
    expect(note.value).toBe('Wants the price list');
    fails = false;
    await press('Save and next');
    await shows('Meena Kumari');
  });
});

describe('an entry whose response was lost', () => {
  const CALL = 'POST /api/leads/l1/calls';
  const keys = (name: string) => admin.callsTo(name).map(({ key }) => key);
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };

  it('is sent again unchanged after a reload, an hour later or if the lead has changed; the next entry is new', async () => {
    const { press, note } = await open({}, { [CALL]: lost });
    await press('Call back');
    await userEvent.type(note, 'After the harvest');
    await press('Save');
    await screen.findByRole('alert');
    const first = { key: keys(CALL)[0], body: bodies(CALL)[0] };
    admin.leave();
    cleanup();
    jest.setSystemTime(NOW + 3_600_000);
    let fails = true;
    const again = await open(
      { ...planned('2026-11-21'), status: 'contacted' },
      { [CALL]: () => (fails ? problem(500, 'Not now.') : { data: {} }) },
    );
    await again.press('Save');
    await again.dialog.findByText('Not now.');
    fails = false;
    await again.press('Save');
    await waitFor(() => expect(again.note.value).toBe(''));
    expect(bodies(CALL)).toEqual([first.body, first.body]);
    expect(keys(CALL)).toEqual([first.key, first.key]);
    await again.press('Call back');
    await again.press('Save');
    await waitFor(() => expect(keys(CALL)).toHaveLength(3));
    expect(keys(CALL)[2]).not.toBe(first.key);
  });

  it.each([
    ['is changed', 500, (note: HTMLElement) => userEvent.type(note, ' in Gaya')],
    ['was refused', 400, async () => undefined],
  ])('is a new request once it %s', async (_, status, change) => {
    const NOTE = 'POST /api/leads/l1/notes';
    const { press, note, dialog } = await open({}, { [NOTE]: () => problem(status, 'Please try again.') });
    await userEvent.type(note, 'Seen at the mela');
    await press('Save');
    await dialog.findByText('Please try again.');
    await change(note);
    await press('Save');
    await waitFor(() => expect(keys(NOTE)).toHaveLength(2));
    expect(new Set(keys(NOTE)).size).toBe(2);
    expect(keys(NOTE)).not.toContain(null);
  });
});

describe('a choice without an entry', () => {
  it('a follow-up is saved immediately, and can be undone', async () => {
    const { press } = await open();
    await press('Tomorrow 9:00');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await userEvent.click(undo);
    await waitFor(() => expect(bodies('PUT /api/leads/l1/follow-up')).toHaveLength(2));
    expect(bodies('PUT /api/leads/l1/follow-up')).toEqual([
      { on: '2026-11-22', at: '2026-11-22T03:30:00.000Z' },
      { on: null },
    ]);
  });

  it('a follow-up can be at any time, in Indian time', async () => {
    const { press, dialog } = await open();
    await press('Pick a time');
    pickTime(dialog, '2026-12-01T16:30');
    await press('Save');
    await waitFor(() => expect(bodies('PUT /api/leads/l1/follow-up')).toEqual([PICKED]));
  });

  it.each([
    ['Pick a time', 'Visit'],
    ['Visit', 'Pick a time'],
  ])('%s is the only chosen follow-up while its fields are open', async (opened, other) => {
    const { press, pressed, dialog } = await open();
    await press('Answered');
    const chosen = () => ['In 2 h', 'Tomorrow 9:00', 'In 3 days', other].filter((chip) => pressed(chip) === 'true');
    expect(chosen()).toEqual(['In 3 days']);
    await press(opened);
    expect(chosen()).toEqual([]);
    expect(pressed(opened)).toBe('true');
    dialog.getByText('Sun, 22 Nov, 10:00 am');
    await userEvent.keyboard('{Escape}');
    expect(chosen()).toEqual(['In 3 days']);
  });

  it('a visit names no part of the address twice, and the field starts at its start', async () => {
    const { press, dialog } = await open({
      personalInfo: { ...LEAD.personalInfo, address: 'Near the pond, Devpur', village: 'Devpur', state: 'Bihar' },
    });
    await press('Visit');
    const place = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Place of the visit' });
    expect(place.value).toBe('Near the pond, Devpur, Bihar');
    expect(place.selectionEnd).toBe(0);
  });

  it('a visit has a time and a place, which is the person’s address and village until it is changed', async () => {
    const { press, dialog } = await open({
      personalInfo: { ...LEAD.personalInfo, address: 'Ward 3', village: 'Devpur' },
    });
    await press('Visit');
    const place = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Place of the visit' });
    expect(place.value).toBe('Ward 3, Devpur');
    fireEvent.change(place, { target: { value: ' ' } });
    pickTime(dialog, '2026-12-01T16:30', 'Date and time of the visit');
    await press('Save');
    expect(dialog.getByRole('alert').textContent).toBe('Enter the place of the visit.');
    fireEvent.change(place, { target: { value: 'Mandi gate' } });
    await press('Save');
    await waitFor(() => expect(bodies('PUT /api/leads/l1/follow-up')).toEqual([{ ...PICKED, place: 'Mandi gate' }]));
  });

  it('Save and next also saves the time in the open field', async () => {
    const { press, dialog } = await open(NOTHING_NEXT);
    await press('Pick a time');
    pickTime(dialog, '2026-12-01T16:30');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await shows('Meena Kumari');
    expect(bodies('PUT /api/leads/l1/follow-up')).toEqual([PICKED]);
  });

  it('a status is saved once, not by every arrow key, and can be undone', async () => {
    const { status } = await open();
    status().focus();
    fireEvent.keyDown(status(), { key: 'ArrowDown' });
    fireEvent.change(status(), { target: { value: 'contacted' } });
    fireEvent.keyDown(status(), { key: 'ArrowDown' });
    fireEvent.change(status(), { target: { value: 'qualified' } });
    expect(bodies('PUT /api/leads/l1')).toEqual([]);
    fireEvent.keyDown(status(), { key: 'Enter' });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(bodies('PUT /api/leads/l1')).toEqual([{ status: 'qualified' }, { status: 'new' }]);
    });
  });
});

describe('an unassigned lead', () => {
  const ASSIGN = 'PUT /api/leads/l1/assign';
  const CALL = 'POST /api/leads/l1/calls';
  const answers = { [ASSIGN]: () => ({ message: '', data: ONE }) };

  it('is assigned to the user who logs a call, before the call is saved', async () => {
    await open({ etag: '"7"' }, answers);
    await userEvent.keyboard('2');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await shows('Meena Kumari');
    expect(bodies(ASSIGN)).toEqual([{ assignedTo: 'u1' }]);
    expect(bodies(CALL)).toHaveLength(1);
    const sent = admin.calls.map(({ method, path }) => `${method} ${path}`);
    expect(sent.indexOf(ASSIGN)).toBeLessThan(sent.indexOf(CALL));
  });

  it('is assigned to the user who plans its follow-up, unless the box is cleared or a colleague was faster', async () => {
    const { press, dialog } = await open({}, { ...answers, [ASSIGN]: () => problem(412, 'It was changed.') });
    await press('In 3 days');
    await waitFor(() => expect(bodies('PUT /api/leads/l1/follow-up')).toHaveLength(1));
    expect(bodies(ASSIGN)).toEqual([{ assignedTo: 'u1' }]);
    expect(screen.queryByText('It was changed.')).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Assign to me' }));
    await press('No answer');
    await press('Save');
    await waitFor(() => expect(bodies(CALL)).toHaveLength(1));
    expect(bodies(ASSIGN)).toHaveLength(1);
  });

  it('locks the note while it is being assigned, because saving clears the note', async () => {
    let assigned = () => {};
    const answer = new Promise<AnswerTo<typeof ASSIGN>>((resolve) => {
      assigned = () => resolve({ message: '', data: ONE });
    });
    const { note, press } = await open({}, { [ASSIGN]: () => answer });
    await press('Answered');
    await userEvent.type(note, 'Two acres');
    await press('Save');
    await waitFor(() => expect(bodies(ASSIGN)).toHaveLength(1));
    expect(note.readOnly).toBe(true);
    await userEvent.type(note, ', of wheat');
    assigned();
    await waitFor(() => expect(note.value).toBe(''));
    expect(bodies(CALL)).toMatchObject([{ content: 'Two acres' }]);
  });

  it('stays unassigned after a note alone or a call that closes it', async () => {
    const { note, press, status, dialog } = await open({}, answers);
    await userEvent.type(note, 'Seen at the mela');
    await press('Save');
    await waitFor(() => expect(note.value).toBe(''));
    await press('Wrong number');
    fireEvent.change(status(), { target: { value: 'converted' } });
    await press('Save');
    await waitFor(() => expect(bodies(CALL)).toHaveLength(1));
    expect(bodies(ASSIGN)).toEqual([]);
    expect(dialog.getByRole('checkbox', { name: 'Assign to me' })).toBeTruthy();
  });

  it('is the only kind of lead with the checkbox', async () => {
    const { dialog } = await open({ assignedTo: { _id: 'u9', name: 'Meena' } });
    expect(dialog.queryByRole('checkbox', { name: 'Assign to me' })).toBeNull();
  });
});

describe('what is typed', () => {
  it('is not lost by Close without a question', async () => {
    const { note, press } = await open();
    await userEvent.type(note, 'Wants to open in Gaya');
    await press('Close');
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(note.value).toBe('Wants to open in Gaya');
    await press('Close');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('survives a reload, with the choices', async () => {
    const { note, press } = await open();
    await press('Call back');
    await userEvent.type(note, 'After the harvest');
    admin.leave();
    cleanup();
    const again = await open();
    expect(again.note.value).toBe('After the harvest');
    expect(again.pressed('Call back')).toBe('true');
  });

  it('is left with Escape: letters are shortcuts again, and the lead stays open', async () => {
    const { note } = await open();
    note.focus();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).not.toBe(note);
    expect(screen.queryByRole('dialog', { name: 'Lead Details' })).toBeTruthy();
  });
});

describe('an open lead without a next step', () => {
  const workOn = async (lead: LeadChange = NOTHING_NEXT) => {
    let reads = 0;
    const answer = () => {
      reads += 1;
      return leadDetail({ ...ONE, ...lead, etag: `"${reads}"` });
    };
    const opened = await open(lead, { 'GET /api/leads/l1': answer });
    await userEvent.type(opened.note, 'Seen at the mela');
    await opened.press('Save');
    await opened.dialog.findByText('Saved · note');
    return opened;
  };

  it('asks the user who worked on it for a next step before it is left; one key answers', async () => {
    const { press } = await workOn();
    await press('Next lead');
    const question = await screen.findByRole('dialog', { name: 'Next step?' });
    expect(question.textContent).toContain('No next step is planned for Balasaheb Shinde.');
    expect(document.activeElement?.textContent).toBe('1 In 2 h');
    await userEvent.keyboard('2');
    await shows('Meena Kumari');
    expect(bodies('PUT /api/leads/l1/follow-up')).toEqual([{ on: '2026-11-22', at: '2026-11-22T03:30:00.000Z' }]);
  });

  it('asks nobody who only looks', async () => {
    const { press } = await open(NOTHING_NEXT, { 'GET /api/auth/me': () => ({ data: { ...ADMIN, _id: 'u7' } }) });
    await press('Next lead');
    await shows('Meena Kumari');
    expect(screen.queryByRole('dialog', { name: 'Next step?' })).toBeNull();
  });

  it('after a wrong number offers to find the right one or to reject the lead', async () => {
    const { press } = await open(NOTHING_NEXT, { 'GET /api/auth/me': () => ({ data: { ...ADMIN, _id: 'u8' } }) });
    await press('Wrong number');
    await press('Save and next');
    const question = await screen.findByRole('dialog', { name: 'Next step?' });
    expect(question.textContent).toContain('The number of Balasaheb Shinde is wrong.');
    await userEvent.keyboard('5');
    await shows('Meena Kumari');
    expect(bodies('PUT /api/leads/l1')).toEqual([{ status: 'rejected', closeReason: 'wrong_number' }]);
  });

  it('is asked about once', async () => {
    const { press } = await workOn();
    await press('Next lead');
    await shows('Meena Kumari');
    expect(screen.queryByRole('dialog', { name: 'Next step?' })).toBeNull();
  });
});

it('the name has the first focus, so that Space closes nothing', async () => {
  const { dialog } = await open();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Balasaheb Shinde'));
  await userEvent.keyboard(' ');
  expect(dialog.getByRole('heading', { name: 'Balasaheb Shinde' })).toBeTruthy();
});
