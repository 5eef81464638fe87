import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { type Call, LEAD, leadPage, renderAdmin } from '../testing/render-admin';

let admin: ReturnType<typeof renderAdmin>;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  jest.useRealTimers();
});

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ ...LEAD, _id: `l${index}` }));
const uncounted = (count: number, currentPage: number) => ({
  data: rows(count),
  pagination: { currentPage, totalPages: 500, totalItems: 10_000, pageSize: 20, totalIsAtLeast: true as const },
});

describe('more leads than are counted', () => {
  it('are shown as "more than", with pages beyond the counted ones until one is not full', async () => {
    admin = renderAdmin('/dashboard?search=kumar&page=500', {
      'GET /api/leads': ({ query }: Call) => {
        const page = Number(query.get('page'));
        return uncounted(page === 502 ? 7 : 20, page);
      },
    });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    pages.getByText('Showing 9,981 to 10,000 of more than 10,000 results');
    fireEvent.click(pages.getByRole('button', { name: 'Next' }));
    await screen.findByText('Showing 10,001 to 10,020 of more than 10,000 results');
    fireEvent.click(pages.getByRole('button', { name: 'Page 502' }));
    await screen.findByText('Showing 10,021 to 10,027 of more than 10,000 results');
    expect(screen.getByTestId('address').textContent).toBe('/dashboard?search=kumar&page=502');
    expect(pages.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
  });

  it('are also shown as such when selecting all, and in the pane of a lead', async () => {
    admin = renderAdmin('/dashboard?search=kumar', { 'GET /api/leads': () => uncounted(20, 1) });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all leads on this page' }));
    screen.getByRole('button', { name: 'Select the first 1,000 of more than 10,000 matching leads' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Balasaheb Shinde' })[0] as HTMLElement);
    await screen.findByText('1 of more than 10,000');
  });
});

it('a list is counted up to the limit only during a search', async () => {
  admin = renderAdmin('/dashboard?status=new');
  await screen.findByText('Balasaheb Shinde');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'kumar' } });
  await passes(300);
  const asked = admin.callsTo('GET /api/leads').map(({ query }) => [query.get('search'), query.get('count')]);
  expect(asked).toEqual([
    [null, null],
    ['kumar', 'bounded'],
  ]);
});

it('a newer search aborts the older one', async () => {
  admin = renderAdmin('/dashboard', {
    'GET /api/leads': ({ query }: Call) =>
      query.get('search') === 'kum' ? new Promise<never>(() => undefined) : leadPage([LEAD]),
  });
  await screen.findByText('Balasaheb Shinde');
  const search = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  search('kum');
  await passes(300);
  search('kumar');
  await passes(300);
  const asked = admin.callsTo('GET /api/leads').map(({ query, signal }) => [query.get('search'), signal?.aborted]);
  expect(asked).toEqual([
    [null, false],
    ['kum', true],
    ['kumar', false],
  ]);
  await screen.findByText('Balasaheb Shinde');
});
