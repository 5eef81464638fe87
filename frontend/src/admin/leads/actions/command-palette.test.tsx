import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LEAD, leadDetail, leadPage, renderAdmin } from '../../testing/render-admin';
import { OFFICE_ACTIONS } from './office-actions';
import { ROW_ACTIONS } from './row-actions';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  jest.useRealTimers();
});

const FOUND = { ...LEAD, _id: 'l7', personalInfo: { fullName: 'Sunil Kushwaha', phone: '98420-23210' } };

it('Enter opens the first lead that was found, even if it arrives after typing', async () => {
  admin = renderAdmin('/dashboard', {
    'GET /api/leads': ({ query }) => leadPage(query.get('search') ? [FOUND, LEAD] : [LEAD]),
    'GET /api/leads/l7': () => leadDetail(FOUND),
  });
  await screen.findByText('Balasaheb Shinde');
  fireEvent.keyDown(window, { key: 'k', code: 'KeyK', ctrlKey: true });
  const box = await screen.findByPlaceholderText('Find a lead, list or command...');
  fireEvent.change(box, { target: { value: '42023210' } });
  const line = await screen.findByRole('option', { name: /^Sunil Kushwaha/ });
  await waitFor(() => expect(line.getAttribute('aria-selected')).toBe('true'));
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  await waitFor(() => expect(line.getAttribute('aria-selected')).toBe('false'));
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  await waitFor(() => expect(line.getAttribute('aria-selected')).toBe('true'));
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/dashboard?lead=l7'));
});

it('shows leads in the order of the server with their place, and highlights the first of them', async () => {
  const named = (_id: string, fullName: string, village: string) => ({
    ...LEAD,
    _id,
    personalInfo: { fullName, village, phone: '98420-23210' },
  });
  const pages: Record<string, (typeof LEAD)[]> = {
    sur: [named('l1', 'Suresh Lodhi', 'Devpur'), named('l2', 'suresh.patel@gmail.example', 'Kishanpur')],
    suresh: [named('l3', 'Rai Suresh', 'Sultanpur'), named('l1', 'Suresh Lodhi', 'Devpur')],
  };
  admin = renderAdmin('/dashboard', {
    'GET /api/leads': ({ query }) => leadPage(pages[query.get('search') ?? ''] ?? [LEAD]),
  });
  await screen.findByText('Balasaheb Shinde');
  fireEvent.keyDown(window, { key: 'k', code: 'KeyK', ctrlKey: true });
  const box = await screen.findByPlaceholderText('Find a lead, list or command...');
  const results = within(screen.getByRole('listbox', { name: 'Results' }));
  const shown = () => results.queryAllByRole('option').map(({ textContent }) => textContent?.split(',')[0]);
  const highlighted = () => results.getByRole('option', { selected: true }).textContent?.split(',')[0];
  fireEvent.change(box, { target: { value: 'su' } });
  screen.getByText('Type 3 letters or digits to find a lead.');
  for (const [typed, lines] of [
    ['sur', ['Suresh LodhiDevpur', 'suresh.patel@gmail.exampleKishanpur']],
    ['suresh', ['Rai SureshSultanpur', 'Suresh LodhiDevpur']],
  ] as const) {
    fireEvent.change(box, { target: { value: typed } });
    await waitFor(() => expect(shown().slice(0, 2)).toEqual(lines));
    await waitFor(() => expect(highlighted()).toBe(lines[0]));
    expect(screen.queryByText(/^Type 3 letters/)).toBeNull();
  }
});

it('searches once, 300 ms after the last letter, and meanwhile shows that it is searching', async () => {
  jest.useFakeTimers();
  admin = renderAdmin('/dashboard');
  await screen.findByText('Balasaheb Shinde');
  fireEvent.keyDown(window, { key: 'k', code: 'KeyK', ctrlKey: true });
  const box = await screen.findByPlaceholderText('Find a lead, list or command...');
  const searches = () => admin.callsTo('GET /api/leads').flatMap(({ query }) => query.get('search') ?? []);
  for (const typed of ['984', '9842', '98421']) {
    fireEvent.change(box, { target: { value: typed } });
    await act(() => jest.advanceTimersByTimeAsync(200));
    screen.getByText('Searching...');
  }
  expect(searches()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(searches()).toEqual(['98421']);
  await screen.findByRole('option', { name: /^Balasaheb Shinde/ });
});

it.each([{ shiftKey: true }, { shiftKey: false }])(
  'shows the shortcuts on a question mark, with or without Shift (%j)',
  async (shift) => {
    admin = renderAdmin('/dashboard');
    await screen.findByText('Balasaheb Shinde');
    fireEvent.keyDown(window, { key: '?', ...shift });
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  },
);

it.each([...OFFICE_ACTIONS, ...ROW_ACTIONS])(
  'offers $label by its key, in the help and in the palette',
  async (action) => {
    const { label, help = label, keys = [], typingKey, run, isKeyOnly } = action;
    const close = () => {
      for (const dialog of screen.queryAllByRole('dialog')) {
        fireEvent.click(within(dialog).getByRole('button', { name: /close/i }));
      }
    };
    admin = renderAdmin('/dashboard');
    const row = await screen.findByRole('button', { name: 'Balasaheb Shinde' });
    fireEvent.keyDown(window, { key: '?' });
    within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).getByText(help);
    for (const key of run ? [...keys.slice(0, 1), ...(typingKey ? [typingKey] : [])] : []) {
      close();
      row.focus();
      const pressed = {
        key: key.replace(/^.*[+]/, ''),
        ctrlKey: key.startsWith('$mod'),
        shiftKey: key.startsWith('Shift'),
      };
      await act(async () => expect(fireEvent.keyDown(row, pressed)).toBe(false));
    }
    if (isKeyOnly || ROW_ACTIONS.some((each) => each.label === label)) return;
    close();
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    await screen.findByRole('option', { name: new RegExp(`^${label}`) });
  },
);

it('finds any lead from any screen, and lists all screens', async () => {
  admin = renderAdmin('/users', {
    'GET /api/leads': ({ query }) => leadPage(query.get('search') ? [FOUND] : [LEAD]),
    'GET /api/leads/l7': () => leadDetail(FOUND),
    'GET /api/users': () => ({ data: [], pagination: { currentPage: 1, totalPages: 1, totalItems: 0, pageSize: 50 } }),
  });
  await screen.findByRole('heading', { name: 'User Management' });
  fireEvent.keyDown(document.body, { key: '/' });
  const box = await screen.findByPlaceholderText('Find a lead, list or command...');
  for (const label of ['Leads', 'Reports', 'Manage Users']) screen.getByRole('option', { name: label });
  expect(screen.queryByRole('option', { name: 'Export CSV' })).toBeNull();
  fireEvent.change(box, { target: { value: '42023210' } });
  const line = await screen.findByRole('option', { name: /^Sunil Kushwaha/ });
  await waitFor(() => expect(line.getAttribute('aria-selected')).toBe('true'));
  expect(admin.callsTo('GET /api/leads').at(-1)?.query.toString()).toContain('search=42023210&page=1');
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/dashboard?lead=l7'));
  await screen.findByRole('dialog', { name: 'Lead Details' });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(document.body, { key: '/' });
  await screen.findByRole('option', { name: 'Export CSV' });
});
