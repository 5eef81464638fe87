import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { eventStream } from '../testing/event-stream';
import {
  type AnswerTo,
  type Call,
  goBack,
  LEAD,
  leadDetail,
  leadPage,
  problem,
  type Responses,
  renderAdmin,
} from '../testing/render-admin';
import type { SavedView } from './saved-views/saved-views-api';

let admin: ReturnType<typeof renderAdmin>;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  jest.useRealTimers();
});

const POLL_MS = 30_000;
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const address = () => screen.getByTestId('address').textContent;
const named = (_id: string, fullName: string) => ({ ...LEAD, _id, personalInfo: { fullName } });
const ONE = named('l1', 'Balasaheb Shinde');
const TWO = named('l2', 'Meena Kumari');
const shows = (name: string) => screen.findByText(name, { selector: '.lead-profile__name' });
const NOBODY = { 'GET /api/leads/assignees': () => ({ data: [] }) };

/** A response that stays pending until the test resolves it. */
function later<Name extends keyof Responses>() {
  let give: (answer: AnswerTo<Name>) => void = () => undefined;
  const answer = new Promise<AnswerTo<Name>>((resolve) => {
    give = resolve;
  });
  return { answer, come: (with_: AnswerTo<Name>) => act(async () => give(with_)) };
}

describe('selecting all that match', () => {
  it('selects nothing in a list that was opened meanwhile', async () => {
    const others = later<'GET /api/leads'>();
    admin = renderAdmin('/dashboard', {
      'GET /api/leads': ({ query }: Call) =>
        query.get('limit') === '100' ? others.answer : leadPage([named(query.get('type') ?? 'l1', 'A lead')], 1, 2),
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all leads on this page' }));
    fireEvent.click(screen.getByRole('button', { name: 'Select all 40 matching leads' }));
    fireEvent.change(screen.getByLabelText('Lead type'), { target: { value: 'franchise' } });
    await passes(300);
    await others.come(leadPage([ONE, TWO]));
    expect(screen.queryByText(/lead\(s\) selected/)).toBeNull();
  });
});

describe('a lead of the list', () => {
  const open = async (answer: AnswerTo<'GET /api/leads/l1'> | Promise<AnswerTo<'GET /api/leads/l1'>>) => {
    const answers = { 'GET /api/leads': () => leadPage([ONE]), 'GET /api/leads/l1': () => answer };
    admin = renderAdmin('/dashboard', { ...NOBODY, ...answers });
    fireEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
    return within(screen.getByRole('dialog', { name: 'Lead Details' }));
  };

  it('shows its name immediately, can be worked once it has loaded, and is requested once', async () => {
    const whole = later<'GET /api/leads/l1'>();
    const dialog = await open(whole.answer);
    const name = await shows('Balasaheb Shinde');
    expect(dialog.getByText('Loading lead...')).toBeTruthy();
    expect(dialog.queryByRole('region', { name: 'Work on this lead' })).toBeNull();
    dialog.getByRole('button', { name: 'Delete Lead', description: 'This lead is still loading.' });
    await whole.come(leadDetail(ONE));
    expect(await dialog.findByRole('region', { name: 'Work on this lead' })).toBeTruthy();
    expect(await shows('Balasaheb Shinde')).toBe(name);
    expect(admin.callsTo('GET /api/leads/l1')).toHaveLength(1);
  });

  it('no longer shows its name once the server responds that it does not exist', async () => {
    const none = later<'GET /api/leads/l1'>();
    const dialog = await open(none.answer);
    await shows('Balasaheb Shinde');
    await none.come(problem(404, 'Lead not found'));
    expect(await dialog.findByText('Error: Lead not found')).toBeTruthy();
    expect(dialog.queryByText('Balasaheb Shinde')).toBeNull();
  });
});

describe('the next lead', () => {
  const list = { ...NOBODY, 'GET /api/leads': () => leadPage([ONE, TWO]), 'GET /api/leads/l1': () => leadDetail(ONE) };
  const openFirst = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Lead Details' }));
    await dialog.findByRole('button', { name: 'Delete Lead' });
    fireEvent.click(dialog.getByRole('button', { name: 'Next lead' }));
    return dialog;
  };

  it('shows its name while it loads; neither it nor the previous lead is deleted meanwhile', async () => {
    admin = renderAdmin('/dashboard', {
      ...list,
      'GET /api/leads/l2': () => new Promise<never>(() => undefined),
    });
    const dialog = await openFirst();
    await shows('Meena Kumari');
    fireEvent.click(dialog.getByRole('button', { name: 'Delete Lead', description: 'This lead is still loading.' }));
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('accepts keys once it has loaded, and the previous lead is not changed in its place', async () => {
    const second = later<'GET /api/leads/l2'>();
    const calls = ['l1', 'l2'].map((id) => `POST /api/leads/${id}/calls`);
    admin = renderAdmin('/dashboard', {
      ...list,
      'GET /api/leads/l2': () => second.answer,
      ...Object.fromEntries(calls.map((call) => [call, () => ({ data: {} })])),
    });
    const dialog = await openFirst();
    const press = (init: object) => fireEvent.keyDown(document.activeElement ?? document.body, init);
    press({ key: '1' });
    press({ key: 'Enter', ctrlKey: true });
    await passes(100);
    expect(calls.map((call) => admin.callsTo(call).length)).toEqual([0, 0]);
    const focused = document.activeElement;
    press({ key: 'a' });
    expect(document.activeElement).toBe(focused);

    await second.come(leadDetail(TWO));
    expect((await dialog.findByRole('button', { name: 'Answered' })).ariaPressed).toBe('false');
    press({ key: '1' });
    expect(dialog.getByRole('button', { name: 'Answered' }).ariaPressed).toBe('true');
  });

  it('shows why it cannot be loaded, instead of the previous lead', async () => {
    let answer: AnswerTo<'GET /api/leads/l2'> = problem(500, 'It broke.');
    admin = renderAdmin('/dashboard', { ...list, 'GET /api/leads/l2': () => answer });
    const dialog = await openFirst();
    await dialog.findByText('Error: It broke.');
    expect(dialog.queryByText('Balasaheb Shinde')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Delete Lead' })).toBeNull();

    answer = leadDetail(TWO);
    fireEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await shows('Meena Kumari');
  });

  it('on another page is not opened if the user has closed the details meanwhile', async () => {
    const others = later<'GET /api/leads'>();
    admin = renderAdmin('/dashboard', {
      ...list,
      'GET /api/leads': ({ query }: Call) => (query.get('limit') === '100' ? others.answer : leadPage([ONE], 1, 2)),
    });
    const dialog = await openFirst();
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await others.come(leadPage([ONE, TWO]));
    await passes(1_000);
    expect(address()).toBe('/dashboard');
  });

  it('on another page is requested again after a failure', async () => {
    let isBroken = true;
    admin = renderAdmin('/dashboard', {
      ...list,
      'GET /api/leads/l2': () => leadDetail(TWO),
      'GET /api/leads': ({ query }: Call) => {
        if (query.get('limit') !== '100') return leadPage([ONE], 1, 2);
        return isBroken ? problem(500, 'It broke.') : leadPage([ONE, TWO]);
      },
    });
    const dialog = await openFirst();
    await screen.findByText('It broke.');
    isBroken = false;
    fireEvent.click(dialog.getByRole('button', { name: 'Next lead' }));
    await shows('Meena Kumari');
  });
});

const THIRD: SavedView = {
  _id: 'v1',
  name: 'Third',
  query: 'status=new&page=3',
  shared: false,
  owner: { _id: 'u1', name: 'Sunita Devi' },
  createdAt: LEAD.createdAt,
  updatedAt: LEAD.updatedAt,
};

describe('a page that fails', () => {
  it('stays in the URL, whatever the previous list contained', async () => {
    let isBroken = true;
    admin = renderAdmin('/dashboard', {
      'GET /api/views': () => ({ data: [THIRD] }),
      'GET /api/leads': ({ query }: Call) => {
        if (query.get('page') === '1') return leadPage([ONE]);
        return isBroken ? problem(500, 'It broke.') : leadPage([TWO], 3, 3);
      },
    });
    await screen.findByText('Balasaheb Shinde');
    fireEvent.click(screen.getByRole('button', { name: 'Views' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Third' }));
    await passes(300);
    await screen.findByText('Error: It broke.');
    expect(address()).toBe('/dashboard?status=new&page=3');

    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Showing 41 to 60 of 60 results');
  });
});

describe('a page that no longer exists', () => {
  it('is replaced by the last page, also in the browser history', async () => {
    admin = renderAdmin('/dashboard?status=closed', {
      'GET /api/views': () => ({ data: [THIRD] }),
      'GET /api/leads': ({ query }: Call) => leadPage([ONE], Number(query.get('page')), 2),
    });
    await screen.findByText('Balasaheb Shinde');
    fireEvent.click(screen.getByRole('button', { name: 'Views' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Third' }));
    await passes(300);
    await screen.findByText('Showing 21 to 40 of 40 results');
    expect(address()).toBe('/dashboard?status=new&page=2');
    await goBack();
    await passes(1_000);
    expect(address()).toBe('/dashboard?status=closed');
  });
});

describe('without the live stream', () => {
  it('counts, list and open lead are polled', async () => {
    admin = renderAdmin('/dashboard?lead=l1', { ...NOBODY, 'GET /api/leads/l1': () => leadDetail(ONE) });
    await shows('Balasaheb Shinde');
    const asked = ['GET /api/leads', 'GET /api/leads/stats', 'GET /api/leads/l1'];
    const counts = () => asked.map((call) => admin.callsTo(call).length);
    const before = counts();
    await passes(POLL_MS);
    expect(counts()).toEqual(before.map((count) => count + 1));
  });

  it('an older response does not replace newer data in the list', async () => {
    const older = later<'GET /api/leads'>();
    let asked = 0;
    admin = renderAdmin('/dashboard', {
      'GET /api/leads': () => {
        asked += 1;
        return asked === 1 ? leadPage([ONE]) : asked === 2 ? older.answer : new Promise<never>(() => undefined);
      },
      'PUT /api/leads/l1': () => ({ message: 'Lead updated successfully', data: ONE }),
    });
    const status = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status of Balasaheb Shinde' });
    await passes(POLL_MS);
    expect(asked).toBe(2);
    fireEvent.change(status, { target: { value: 'contacted' } });
    await passes(100);
    await older.come(leadPage([ONE]));
    await passes(100);
    expect(status.value).toBe('contacted');
  });

  it('a refused change is reverted in its own row, wherever that is now', async () => {
    const refusal = later<'PUT /api/leads/l1'>();
    const live = eventStream();
    const other: typeof LEAD = { ...TWO, status: 'qualified' };
    let rows = [ONE, other];
    admin = renderAdmin('/dashboard', {
      'GET /api/leads': () => leadPage(rows),
      'GET /api/leads/events': () => live.response,
      'PUT /api/leads/l1': () => refusal.answer,
    });
    const status = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Status of ${name}` });
    await screen.findByText('Balasaheb Shinde');
    live.says('ready');
    await passes(3_000);
    fireEvent.change(status('Balasaheb Shinde'), { target: { value: 'contacted' } });
    await passes(100);
    expect(status('Balasaheb Shinde').value).toBe('contacted');
    rows = [other, ONE];
    live.says('leads', { added: [], changed: ['l2'], removed: [], many: false });
    await passes(3_000);
    await refusal.come(problem(503, 'The database is away.'));
    await passes(100);
    expect(status('Balasaheb Shinde').value).toBe('new');
    expect(status('Meena Kumari').value).toBe('qualified');
  });

  it('an older response does not revert an assignment that was made meanwhile', async () => {
    const older = later<'GET /api/leads'>();
    const assigned = { ...ONE, assignedTo: { _id: 'u2', name: 'Nilesh Patil' } };
    let asked = 0;
    admin = renderAdmin('/dashboard?lead=l1', {
      'GET /api/leads': () => {
        asked += 1;
        return asked === 1 ? leadPage([ONE]) : asked === 2 ? older.answer : new Promise<never>(() => undefined);
      },
      'GET /api/leads/l1': () => leadDetail(ONE),
      'GET /api/leads/assignees': () => ({ data: [{ _id: 'u2', name: 'Nilesh Patil' }] }),
      'PUT /api/leads/l1/assign': () => ({ message: '', data: assigned }),
    });
    await shows('Balasaheb Shinde');
    await passes(POLL_MS);
    expect(asked).toBe(2);
    fireEvent.change(screen.getByLabelText('Assigned to'), { target: { value: 'u2' } });
    const assignee = () => screen.queryByText('Nilesh Patil', { selector: '.quick-edit__words' });
    await passes(100);
    expect(assignee()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await older.come(leadPage([ONE]));
    await passes(100);
    expect(assignee()).not.toBeNull();
  });
});

describe('many live events', () => {
  it('reload counts, list and open lead once per two seconds, and the lead types never', async () => {
    const live = eventStream();
    admin = renderAdmin('/dashboard?lead=l1', {
      ...NOBODY,
      'GET /api/leads/l1': () => leadDetail(ONE),
      'GET /api/leads/events': () => live.response,
    });
    await shows('Balasaheb Shinde');
    await passes(4_000);
    const asked = ['GET /api/leads', 'GET /api/leads/stats', 'GET /api/leads/l1', 'GET /api/leads/types'];
    const before = asked.map((call) => admin.callsTo(call).length);
    for (let event = 0; event < 20; event += 1) {
      live.says('leads', { added: [], changed: ['l1'], removed: [], many: false });
      await passes(100);
    }
    await passes(4_000);
    expect(asked.map((call, at) => admin.callsTo(call).length - (before[at] ?? 0))).toEqual([2, 2, 2, 0]);
  });
});

describe('a live event', () => {
  const CHANGED = { added: [], changed: ['l1'], removed: [], many: false };
  const renamed = named('l1', 'Renamed Shinde');

  it('is not lost on a list whose first response was read before it and arrives after it', async () => {
    const live = eventStream();
    const first = later<'GET /api/leads'>();
    let asked = 0;
    admin = renderAdmin('/dashboard', {
      'GET /api/leads': () => (asked++ === 0 ? first.answer : leadPage([renamed])),
      'GET /api/leads/events': () => live.response,
    });
    await passes(100);
    live.says('ready');
    live.says('leads', CHANGED);
    await passes(4_000);
    await first.come(leadPage([ONE]));
    await passes(4_000);
    await screen.findByText('Renamed Shinde');
  });

  it('is not lost on an open lead whose response was read before it and arrives after it', async () => {
    const live = eventStream();
    const first = later<'GET /api/leads/l1'>();
    let asked = 0;
    admin = renderAdmin('/dashboard?lead=l1', {
      ...NOBODY,
      'GET /api/leads/l1': () => (asked++ === 0 ? first.answer : leadDetail(renamed)),
      'GET /api/leads/events': () => live.response,
    });
    await passes(100);
    live.says('ready');
    live.says('leads', CHANGED);
    await passes(4_000);
    await first.come(leadDetail(ONE));
    await passes(4_000);
    await shows('Renamed Shinde');
  });

  it('is not lost if reloading the list fails', async () => {
    const live = eventStream();
    let leads: () => AnswerTo<'GET /api/leads'> = () => leadPage([ONE]);
    admin = renderAdmin('/dashboard', {
      'GET /api/leads': () => leads(),
      'GET /api/leads/events': () => live.response,
    });
    live.says('ready');
    await passes(4_000);
    leads = () => problem(500, 'Something went wrong on our side. Please try again.');
    live.says('leads', CHANGED);
    await passes(4_000);
    leads = () => leadPage([renamed]);
    await passes(10_000);
    await screen.findByText('Renamed Shinde');
  });
});

describe('one’s own save', () => {
  const CHANGED = { added: [], changed: ['l1'], removed: [], many: false };
  const notice = () => screen.queryByRole('button', { name: /\. Show$/ });

  it('is no pending change, even if its event precedes its response and the list arrives late', async () => {
    const live = eventStream();
    const kept = later<'POST /api/leads/l1/notes'>();
    const [heard, reloaded] = [later<'GET /api/leads'>(), later<'GET /api/leads'>()];
    const lists = [() => leadPage([ONE, TWO]), () => heard.answer, () => reloaded.answer];
    let asked = 0;
    admin = renderAdmin('/dashboard', {
      ...NOBODY,
      'GET /api/leads': () => (lists[asked++] ?? (() => leadPage([TWO])))(),
      'GET /api/leads/events': () => live.response,
      'GET /api/leads/l1': () => leadDetail(ONE),
      'GET /api/leads/l2': () => leadDetail(TWO),
      'GET /api/leads/l2/duplicates': () => ({ data: { candidates: [], merged: [] } }),
      'POST /api/leads/l1/notes': () => kept.answer,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
    fireEvent.change(await screen.findByLabelText('Add a note'), { target: { value: 'Has bought' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save and next' }));
    await passes(100);
    live.says('leads', CHANGED);
    await passes(100);
    expect(asked).toBe(2);
    await kept.come({ data: {} });
    await shows('Meena Kumari');
    await heard.come(leadPage([TWO]));
    await passes(100);
    expect(asked).toBe(3);
    expect(notice()).toBeNull();
    await reloaded.come(leadPage([TWO]));
    await passes(4_000);
    expect(notice()).toBeNull();
  });

  it('returns a lead to the list by Undo', async () => {
    const live = eventStream();
    let rows = [ONE, TWO];
    admin = renderAdmin('/dashboard', {
      ...NOBODY,
      'GET /api/leads': () => leadPage(rows),
      'GET /api/leads/events': () => live.response,
      'GET /api/leads/l1': () => leadDetail(ONE),
      'PUT /api/leads/l1': ({ body }: Call) => {
        rows = (body as { status: string }).status === 'new' ? [ONE, TWO] : [TWO];
        return { message: '', data: ONE };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lead Details' }));
    const status = await dialog.findByRole('combobox', { name: /^Status of/ });
    await passes(4_000);
    fireEvent.change(status, { target: { value: 'qualified' } });
    await passes(4_000);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await passes(100);
    live.says('leads', CHANGED);
    await passes(4_000);
    expect(admin.callsTo('PUT /api/leads/l1')).toHaveLength(2);
    expect(notice()).toBeNull();
  });
});

describe('input during a save', () => {
  it('is not possible in the note, because it would be lost', async () => {
    const kept = later<'POST /api/leads/l1/notes'>();
    admin = renderAdmin('/dashboard?lead=l1', {
      ...NOBODY,
      'GET /api/leads/l1': () => leadDetail(ONE),
      'POST /api/leads/l1/notes': () => kept.answer,
    });
    const note = await screen.findByLabelText<HTMLTextAreaElement>('Add a note');
    fireEvent.change(note, { target: { value: 'Call after the harvest' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await passes(100);
    expect(note.readOnly).toBe(true);
    await kept.come({ data: {} });
    await passes(100);
    expect([note.readOnly, note.value]).toEqual([false, '']);
  });

  it('stays in the correction form and can be saved next', async () => {
    const kept = [later<'PUT /api/leads/l1'>(), later<'PUT /api/leads/l1'>()];
    let email = 'bala@example.com';
    let saves = 0;
    admin = renderAdmin('/dashboard?lead=l1', {
      ...NOBODY,
      'GET /api/leads/l1': () => leadDetail({ ...ONE, personalInfo: { ...ONE.personalInfo, email } }),
      'PUT /api/leads/l1': () => kept[saves++]?.answer ?? {},
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Correct details' }));
    const form = within(await screen.findByRole('dialog', { name: 'Correct details' }));
    const type = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
    type('Email', 'shinde@example.com');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    type('City', 'Nashik');
    email = 'shinde@example.com';
    await kept[0]?.come({ message: '', data: ONE });
    await screen.findByText('Lead updated successfully');
    await passes(100);
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await kept[1]?.come({ message: '', data: ONE });
    await passes(100);
    expect(admin.callsTo('PUT /api/leads/l1').map(({ body }) => body)).toEqual([
      { personalInfo: { email: 'shinde@example.com' } },
      { personalInfo: { city: 'Nashik' } },
    ]);
    expect(screen.queryByRole('dialog', { name: 'Correct details' })).toBeNull();
  });
});
