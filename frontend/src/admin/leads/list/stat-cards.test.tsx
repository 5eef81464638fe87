import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { LEAD, leadPage, renderAdmin } from '../../testing/render-admin';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

const address = () => screen.getByTestId('address').textContent;
const card = (name: string) => screen.findByRole('link', { name });

it('a card sets the status and keeps the other filters, and Total Leads clears it', async () => {
  admin = renderAdmin('/dashboard?priority=high&page=2', { 'GET /api/leads': () => leadPage([LEAD], 2, 3) });
  const newLeads = await card('1 New Leads');
  fireEvent.click(newLeads);
  expect(address()).toBe('/dashboard?status=new&priority=high');
  expect(newLeads.getAttribute('aria-current')).toBe('true');
  fireEvent.click(await card('0 Converted'));
  expect(address()).toBe('/dashboard?status=converted&priority=high');
  fireEvent.click(await card('1 Total Leads'));
  expect(address()).toBe('/dashboard?priority=high');
});

it.each([
  ['17 leads', 1, 1, 17, undefined],
  ['1 lead', 1, 1, 1, undefined],
  ['21–40 of 174 leads', 2, 20, 174, undefined],
  ['1–20 of more than 10,000 leads', 1, 20, 10_000, true],
] as const)('the list says that it has %s', async (words, currentPage, rows, totalItems, totalIsAtLeast) => {
  const data = Array.from({ length: rows }, (_, at) => ({ ...LEAD, _id: `l${at}` }));
  const totalPages = Math.ceil(totalItems / 20);
  admin = renderAdmin(`/dashboard?page=${currentPage}`, {
    'GET /api/leads': () => ({
      data,
      pagination: { currentPage, totalPages, totalItems, pageSize: 20, ...(totalIsAtLeast && { totalIsAtLeast }) },
    }),
  });
  expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
});
