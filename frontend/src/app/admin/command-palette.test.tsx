import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { LEAD, leadPage, openOffice } from './admin-stage';

let office: ReturnType<typeof openOffice>;

afterEach(() => {
  office.leave();
  cleanup();
  localStorage.clear();
});

const FOUND = { ...LEAD, _id: 'l7', personalInfo: { fullName: 'Sunil Kushwaha', phone: '98420-23210' } };

it('opens on Enter the first lead that was found, though it came after the letters', async () => {
  office = openOffice('/dashboard', {
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

it.each([{ shiftKey: true }, { shiftKey: false }])(
  'shows the keys on a question mark, whatever its key (%j)',
  async (shift) => {
    office = openOffice('/dashboard');
    await screen.findByText('Balasaheb Shinde');
    fireEvent.keyDown(window, { key: '?', ...shift });
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  },
);
