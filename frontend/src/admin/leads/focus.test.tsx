import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { LEAD, leadPage, renderAdmin } from '../testing/render-admin';

let admin: ReturnType<typeof renderAdmin>;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  jest.useRealTimers();
});

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const list = () => screen.getByRole('tabpanel', { name: 'Leads' });
const named = (_id: string, fullName: string) => ({ ...LEAD, _id, personalInfo: { fullName } });
const press = (button: HTMLElement) => {
  button.focus();
  fireEvent.click(button);
};

it('to the list after a bulk change, with or without a confirmation', async () => {
  const changed = () => ({ message: '', data: { requested: 1, affected: 1 } });
  admin = renderAdmin('/dashboard', { 'PUT /api/leads/bulk': changed, 'DELETE /api/leads/bulk': changed });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Balasaheb Shinde' }));
  press(await screen.findByRole('button', { name: 'Change status' }));
  press(screen.getByRole('button', { name: 'Mark Qualified' }));
  await screen.findByText('Successfully updated 1 leads to qualified');
  expect(document.activeElement).toBe(list());

  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Balasaheb Shinde' }));
  press(screen.getByRole('button', { name: 'Delete selected' }));
  press(within(screen.getByRole('dialog', { name: 'Confirm Delete' })).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Successfully deleted 1 leads');
  expect(document.activeElement).toBe(list());
});

it('to the list if the row leaves it because of its new status', async () => {
  let leads = [LEAD];
  admin = renderAdmin('/dashboard?status=new', {
    'GET /api/leads': () => leadPage(leads),
    'PUT /api/leads/l1': () => ({ message: 'Lead updated successfully', data: LEAD }),
  });
  const status = await screen.findByRole('combobox', { name: 'Status of Balasaheb Shinde' });
  status.focus();
  leads = [];
  fireEvent.change(status, { target: { value: 'contacted' } });
  await screen.findByText('No leads found for the current filters.');
  expect(document.activeElement).toBe(list());
});

it('to the chip next to the removed one; after the last one, to the search', async () => {
  admin = renderAdmin('/dashboard?status=new,closed&priority=high');
  await screen.findByText('Balasaheb Shinde');
  const chip = (name: string) => screen.getByRole('button', { name: `Remove filter ${name}` });
  press(chip('Status: Closed'));
  expect(document.activeElement).toBe(chip('Priority: High'));
  press(chip('Priority: High'));
  expect(document.activeElement).toBe(chip('Status: New'));
  press(chip('Status: New'));
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search leads' }));
});

it('to the Views button after a view is deleted', async () => {
  let views = [
    {
      _id: 'v1',
      name: 'Soil',
      query: '',
      shared: false,
      owner: { _id: 'u1', name: 'Sunita Devi' },
      createdAt: LEAD.createdAt,
      updatedAt: LEAD.updatedAt,
    },
  ];
  admin = renderAdmin('/dashboard', {
    'GET /api/views': () => ({ data: views }),
    'DELETE /api/views/v1': () => ({ message: 'View deleted successfully' }),
  });
  await screen.findByText('Balasaheb Shinde');
  fireEvent.click(screen.getByRole('button', { name: 'Views' }));
  press(await screen.findByRole('button', { name: 'Delete Soil' }));
  views = [];
  press(within(screen.getByRole('dialog', { name: 'Delete view' })).getByRole('button', { name: 'Delete' }));
  await screen.findByText(/^No saved views yet/);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Views' }));
});

it('to the list once the pending changes are shown', async () => {
  let leads = [LEAD];
  admin = renderAdmin('/dashboard', { 'GET /api/leads': () => leadPage(leads) });
  (await screen.findByRole('button', { name: 'Balasaheb Shinde' })).focus();
  leads = [{ ...named('l2', 'Meena Kumari'), createdAt: '2026-11-21T04:21:44.049Z' }, LEAD];
  await passes(30_000);
  press(await screen.findByRole('button', { name: '1 new lead. Show' }));
  await screen.findByText('Meena Kumari');
  expect(document.activeElement).toBe(list());
});
