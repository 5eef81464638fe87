import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventStream } from '../../testing/event-stream';
import {
  ADMIN,
  LEAD,
  type LeadChange,
  leadDetail,
  leadPage,
  problem,
  type Responses,
  renderAdmin,
  timelineOf,
} from '../../testing/render-admin';
import type { Note } from '../lead/lead';

const NOTE: Note = {
  _id: 'n1',
  content: 'Wants seed',
  call: null,
  message: null,
  author: ADMIN,
  createdAt: '',
  editedAt: null,
};

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

async function open(lead: LeadChange, answers: Responses = {}) {
  const shown = { ...LEAD, ...lead };
  const other = { ...LEAD, _id: 'l2', personalInfo: { fullName: 'Meena Kumari', phone: '98765 43211' } };
  admin = renderAdmin('/dashboard', {
    'GET /api/leads': () => leadPage([shown, other]),
    'GET /api/leads/l1': () => leadDetail(shown),
    'GET /api/leads/l1/timeline': () => timelineOf(lead.notes ?? []),
    'GET /api/leads/l2': () => leadDetail(other),
    'GET /api/leads/l2/duplicates': () => ({ data: { candidates: [], merged: [] } }),
    'GET /api/leads/assignees': () => ({ data: [] }),
    ...answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lead Details' }));
  await dialog.findByRole('textbox', { name: 'Add a note' });
  return dialog;
}
const shows = (name: string) => screen.findByText(name, { selector: '.lead-profile__name' });
const address = () => screen.getByTestId('address').textContent;
const bodies = (name: string) => admin.callsTo(name).map(({ body }) => body);
const justNow = () => new Date().toISOString();

it('a link in the header asks about an unsaved note, and works once it is discarded', async () => {
  const dialog = await open({});
  await userEvent.type(dialog.getByRole('textbox', { name: 'Add a note' }), 'After the harvest');
  await userEvent.click(screen.getByRole('link', { name: /^My Work/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
  expect(address()).toBe('/dashboard?lead=l1');
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).toContain('sortBy=work'));
});

it('a lead that was assigned to somebody else shows the unsaved note to copy, and asks before it closes', async () => {
  const live = eventStream();
  let isVisible = true;
  const shown = LEAD;
  const dialog = await open(shown, {
    'GET /api/leads/events': () => live.response,
    'GET /api/leads/l1': () =>
      isVisible ? leadDetail(shown) : problem(404, 'This lead does not exist, or you cannot see it.'),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Answered' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Add a note' }), 'After the harvest');
  isVisible = false;
  act(() => {
    live.says('ready');
    live.says('leads', { added: [], changed: [], removed: ['l1'], many: false });
  });
  const unsaved = within(await dialog.findByRole('region', { name: 'Not saved' }));
  expect((unsaved.getByLabelText('Your note') as HTMLTextAreaElement).value).toBe('After the harvest');
  unsaved.getByText('Call answered');
  await userEvent.click(dialog.getByRole('button', { name: 'Next lead' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  await shows('Meena Kumari');
});

/** Only users who worked on a lead are asked for its next step. */
const writeNote = async (dialog: Awaited<ReturnType<typeof open>>) => {
  await userEvent.type(dialog.getByRole('textbox', { name: 'Add a note' }), 'After the harvest');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Saved · note');
};

it('opening another row asks for the next step', async () => {
  let reads = 0;
  const shown: LeadChange = { status: 'contacted', nextStep: 'none' };
  const dialog = await open(shown, {
    'POST /api/leads/l1/notes': () => ({ data: {} }),
    'GET /api/leads/l1': () => {
      reads += 1;
      return leadDetail({ ...LEAD, ...shown, etag: `"${reads}"` });
    },
  });
  await writeNote(dialog);
  await userEvent.click(screen.getByRole('button', { name: 'Meena Kumari' }));
  const question = within(await screen.findByRole('dialog', { name: 'Next step?' }));
  await userEvent.click(question.getByRole('button', { name: 'Leave without a next step' }));
  await shows('Meena Kumari');
});

it('opening another row asks for the next step also while the lead is reloading', async () => {
  const live = eventStream();
  const shown: typeof LEAD = { ...LEAD, status: 'contacted', nextStep: 'none' };
  let reads = 0;
  const dialog = await open(shown, {
    'GET /api/auth/me': () => ({ data: { ...ADMIN, _id: 'u8' } }),
    'GET /api/leads/events': () => live.response,
    'POST /api/leads/l1/notes': () => ({ data: {} }),
    'GET /api/leads/l1': () => {
      reads += 1;
      return reads < 3 ? leadDetail({ ...shown, etag: `"${reads}"` }) : new Promise<never>(() => {});
    },
  });
  await writeNote(dialog);
  await waitFor(() => expect(reads).toBe(2));
  act(() => {
    live.says('ready');
    live.says('leads', { added: [], changed: ['l1'], removed: [], many: false });
  });
  await waitFor(() => expect(reads).toBe(3), { timeout: 10_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Meena Kumari' }));
  await screen.findByRole('dialog', { name: 'Next step?' });
});

describe('when another person signs in on the same computer', () => {
  const OTHER = { ...ADMIN, _id: 'u9', name: 'Rakesh Yadav', email: 'rakesh@kisancanteen.local' };
  const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Add a note' }, { timeout: 10_000 });
  const signInAs = async (user: typeof ADMIN) => {
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: user.email } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'harvest-moon' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  /** Types a note, after which the session expires. */
  const leaveNote = async (next: typeof ADMIN) => {
    const dialog = await open(
      {},
      {
        'GET /api/auth/me': ({ token }) => ({ data: token === 'valid' ? ADMIN : next }),
        'PUT /api/leads/l2': () => problem(401, 'The token has expired.'),
        'POST /api/auth/login': () => ({ token: 'fresh', data: next }),
      },
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Add a note' }), 'Owes 4,000 rupees');
    const status = screen.getByRole('combobox', { name: 'Status of Meena Kumari' });
    await act(async () => void fireEvent.change(status, { target: { value: 'contacted' } }));
  };

  it('the unsaved note of an expired session is not shown and is deleted', async () => {
    await leaveNote(OTHER);
    await signInAs(OTHER);
    expect((await note()).value).toBe('');
    expect(JSON.stringify(sessionStorage)).not.toContain('Owes');
  });

  it('its author still finds it', async () => {
    await leaveNote(ADMIN);
    await signInAs(ADMIN);
    expect((await note()).value).toBe('Owes 4,000 rupees');
  });

  it('it is deleted after a sign-in in another tab too', async () => {
    const dialog = await open({}, { 'GET /api/auth/me': ({ token }) => ({ data: token === 'valid' ? ADMIN : OTHER }) });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Add a note' }), 'Owes 4,000 rupees');
    localStorage.setItem('adminUser', JSON.stringify(OTHER));
    localStorage.setItem('adminToken', 'fresh');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })));
    await waitFor(async () => expect((await note()).value).toBe(''));
    expect(JSON.stringify(sessionStorage)).not.toContain('Owes');
  });
});

it('users can edit their own note in place, and it is shown as edited', async () => {
  const edited = { ...NOTE, createdAt: justNow(), editedAt: justNow(), content: 'Wants saplings' };
  let note = { ...NOTE, createdAt: justNow() };
  const dialog = await open(
    {},
    {
      'GET /api/leads/l1/timeline': () => timelineOf([note]),
      'PUT /api/leads/l1/notes/n1': () => {
        note = edited;
        return { data: edited };
      },
    },
  );
  await userEvent.click(await dialog.findByRole('button', { name: 'Edit your note' }));
  const words = dialog.getByRole('textbox', { name: 'Your note' });
  expect(document.activeElement).toBe(words);
  await userEvent.clear(words);
  await userEvent.type(words, 'Wants saplings{Control>}{Enter}{/Control}');
  await dialog.findByText('Wants saplings');
  dialog.getByText(/, edited/);
  expect(bodies('PUT /api/leads/l1/notes/n1')).toEqual([{ content: 'Wants saplings' }]);
});

it('leaving a lead asks about a note that is being edited; Cancel keeps the original', async () => {
  const dialog = await open({ notes: [{ ...NOTE, createdAt: justNow() }] });
  await userEvent.click(await dialog.findByRole('button', { name: 'Edit your note' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Your note' }), ' and saplings');
  await userEvent.click(dialog.getByRole('button', { name: 'Next lead' }));
  let question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  dialog.getByText('Wants seed');
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Edit your note' }));
});

it('the form shows why a note can no longer be edited', async () => {
  const sentence = 'A note can only be changed by its author, for 15 minutes.';
  const dialog = await open(
    { notes: [{ ...NOTE, createdAt: justNow() }] },
    { 'PUT /api/leads/l1/notes/n1': () => problem(403, sentence) },
  );
  await userEvent.click(await dialog.findByRole('button', { name: 'Edit your note' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Your note' }), ' and saplings');
  await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
  await dialog.findByText(sentence);
});

it.each([
  ['of a colleague', { author: { _id: 'u2', name: 'Nilesh Patil' }, createdAt: justNow() }],
  ['of an hour ago', { createdAt: new Date(Date.now() - 3_600_000).toISOString() }],
])('a note %s cannot be edited', async (_whose, note) => {
  const dialog = await open({ notes: [{ ...NOTE, ...note }] });
  await dialog.findByText('Wants seed');
  expect(dialog.queryByRole('button', { name: 'Edit your note' })).toBeNull();
});
