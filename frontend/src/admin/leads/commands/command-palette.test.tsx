import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LEAD, leadPage, renderAdmin } from '../../testing/render-admin';
import { DASHBOARD_COMMANDS } from './dashboard-commands';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  jest.useRealTimers();
});

const FOUND = { ...LEAD, _id: 'l7', personalInfo: { fullName: 'Sunil Kushwaha', phone: '98420-23210' } };

it('opens on Enter the first lead that was found, though it came after the letters', async () => {
  admin = renderAdmin('/dashboard', {
    'GET /api/leads': ({ query }) => leadPage(query.get('search') ? [FOUND, LEAD] : [LEAD]),
    'GET /api/leads/l7': () => ({ data: { ...FOUND, notes: [], history: [] } }),
  });
  await screen.findByText('Balasaheb Shinde');
  fireEvent.keyDown(window, { key: 'k', code: 'KeyK', ctrlKey: true });
  const box = await screen.findByPlaceholderText('Find a lead, or go somewhere...');
  fireEvent.change(box, { target: { value: '42023210' } });
  const line = await screen.findByRole('option', { name: /^Sunil Kushwaha/ });
  await waitFor(() => expect(line.getAttribute('aria-selected')).toBe('true'));
  expect(screen.queryByText('Nothing found.')).toBeNull();
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  await waitFor(() => expect(line.getAttribute('aria-selected')).toBe('false'));
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  await waitFor(() => expect(line.getAttribute('aria-selected')).toBe('true'));
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/dashboard?lead=l7'));
});

it('asks the server once, 300 ms after the last letter, and says meanwhile that it searches', async () => {
  jest.useFakeTimers();
  admin = renderAdmin('/dashboard');
  await screen.findByText('Balasaheb Shinde');
  fireEvent.keyDown(window, { key: 'k', code: 'KeyK', ctrlKey: true });
  const box = await screen.findByPlaceholderText('Find a lead, or go somewhere...');
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
  'shows the keys on a question mark, whatever its key (%j)',
  async (shift) => {
    admin = renderAdmin('/dashboard');
    await screen.findByText('Balasaheb Shinde');
    fireEvent.keyDown(window, { key: '?', ...shift });
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  },
);

it.each(DASHBOARD_COMMANDS)('offers the command %j by its key, in the help and in the palette', async (command) => {
  const { key, help, run, paletteLabel } = command;
  expect(Boolean(help)).toBe(Boolean(key));
  expect(key ?? paletteLabel).toBeDefined();
  admin = renderAdmin('/dashboard');
  await screen.findByText('Balasaheb Shinde');
  if (help) {
    fireEvent.keyDown(window, { key: '?' });
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    within(dialog).getByText(help);
    fireEvent.click(within(dialog).getByRole('button', { name: /close/i }));
  }
  if (key && run) {
    const notPrevented = fireEvent.keyDown(window, { key: key.replace('$mod+', ''), ctrlKey: key.startsWith('$mod') });
    expect(notPrevented).toBe(false);
  }
  if (paletteLabel) {
    for (const dialog of screen.queryAllByRole('dialog')) {
      fireEvent.click(within(dialog).getByRole('button', { name: /close/i }));
    }
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    await screen.findByRole('option', { name: paletteLabel });
  }
});
