import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import {
  csvFile,
  LEAD,
  leadPage,
  problem,
  proxyFailure,
  type Responses,
  renderAdmin,
} from '../../testing/render-admin';

const EXPORT_CSV = { name: 'Export CSV' };
const done = (exported: string) => `Export completed successfully! Check your downloads folder. Exported ${exported}.`;

let admin: ReturnType<typeof renderAdmin>;
let saved: string[];

beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  admin.leave();
  cleanup();
  localStorage.clear();
});

describe('the export of a view', () => {
  it.each([
    ['kisan_canteen_leads_2026-11-21.csv', 'kisan_canteen_leads_2026-11-21.csv'],
    [undefined, 'kisan_canteen_leads.csv'],
  ])('saves the filtered leads in the list’s order, under the name from the server (%s)', async (sent, expected) => {
    admin = renderAdmin('/dashboard?status=new&sortBy=type&sortOrder=asc', {
      'GET /api/leads/export': () => csvFile(sent),
    });
    fireEvent.click(await screen.findByRole('button', EXPORT_CSV));
    await screen.findByText(done(`1 lead to ${expected}`));
    expect(saved).toEqual([expected]);
    expect(admin.callsTo('GET /api/leads/export')[0]?.query.toString()).toBe('status=new&sortBy=type&sortOrder=asc');
  });

  it('shows its progress, and then moves the focus to the search', async () => {
    let finish: () => void = () => undefined;
    const rest = new Promise<void>((resolve) => {
      finish = resolve;
    });
    admin = renderAdmin('/dashboard', { 'GET /api/leads/export': () => csvFile('a.csv', { rows: 2_001, rest }) });
    fireEvent.click(await screen.findByRole('button', EXPORT_CSV));
    await screen.findByText('1,000 of 2,001 leads, 0.0 MB');
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Leads exported' });
    expect([bar.value, bar.max]).toEqual([1_000, 2_001]);
    screen.getByRole('button', { name: 'Cancel export' }).focus();
    await act(async () => finish());
    await screen.findByText(done('2,001 leads to a.csv'));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('can export another period than the list shows', async () => {
    admin = renderAdmin('/dashboard?tab=contact&dateRange=today', { 'GET /api/leads/export': () => csvFile('a.csv') });
    fireEvent.click(await screen.findByRole('button', { name: 'Export period' }));
    fireEvent.click(screen.getByRole('button', { name: 'Last month' }));
    await screen.findByText(done('1 lead to a.csv'));
    const [call] = admin.callsTo('GET /api/leads/export');
    expect([call?.query.get('type'), call?.query.get('dateRange')]).toEqual(['contact', 'lastmonth']);
    expect(screen.getByTestId('address').textContent).toBe('/dashboard?tab=contact&dateRange=today');
  });

  it('saves no file after a cancel', async () => {
    admin = renderAdmin('/dashboard', {
      'GET /api/leads/export': () => csvFile('a.csv', { rest: new Promise(() => undefined) }),
    });
    fireEvent.click(await screen.findByRole('button', EXPORT_CSV));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel export' }));
    await screen.findByText('Export cancelled. No file was saved.');
    expect(saved).toEqual([]);
    expect(screen.getByRole('button', EXPORT_CSV)).toHaveProperty('disabled', false);
  });

  it('saves no incomplete file', async () => {
    admin = renderAdmin('/dashboard', { 'GET /api/leads/export': () => csvFile('a.csv', { rows: 2, total: 3 }) });
    fireEvent.click(await screen.findByRole('button', EXPORT_CSV));
    await screen.findByText('Export failed: The download was interrupted. Try again.');
    expect(saved).toEqual([]);
  });

  it('shows the HTTP status if there is no error message', async () => {
    admin = renderAdmin('/dashboard', { 'GET /api/leads/export': () => proxyFailure(500) });
    fireEvent.click(await screen.findByRole('button', EXPORT_CSV));
    await screen.findByText('Export failed: 500');
  });
});

describe('the export of selected leads', () => {
  const exportSelected = async (responses: Responses, page = '/dashboard') => {
    const leads = ['l1', 'l2', 'l3'].map((_id) => ({ ...LEAD, _id, personalInfo: { fullName: _id } }));
    admin = renderAdmin(page, { 'GET /api/leads': () => leadPage(leads), ...responses });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all leads on this page' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Export Selected' }));
  };

  it('sends the ids in the body, and shows how many leads the file contains', async () => {
    await exportSelected({ 'POST /api/leads/export': () => csvFile('a.csv', { rows: 3 }) });
    await screen.findByText('Export completed successfully! 3 leads exported.');
    expect(admin.callsTo('POST /api/leads/export')[0]?.body).toEqual({
      leadIds: ['l1', 'l2', 'l3'],
      sortBy: 'createdAt',
      sortOrder: 'desc',
    });
  });

  it('exports suspected spam on its tab', async () => {
    await exportSelected({ 'POST /api/leads/export': () => csvFile('a.csv', { rows: 3 }) }, '/dashboard?tab=spam');
    await screen.findByText('Export completed successfully! 3 leads exported.');
    expect(admin.callsTo('POST /api/leads/export')[0]?.body).toMatchObject({ quarantined: true });
  });

  it.each([
    [2, '2 of 3 selected leads were exported; 1 no longer exists.'],
    [0, '0 of 3 selected leads were exported; 3 no longer exist.'],
  ])('says that only %i of them are still there', async (rows, sentence) => {
    await exportSelected({ 'POST /api/leads/export': () => csvFile('a.csv', { rows }) });
    await screen.findByText(sentence);
  });

  it('shows why it failed', async () => {
    await exportSelected({ 'POST /api/leads/export': () => problem(403, 'You may not export leads.') });
    await screen.findByText('Export failed: You may not export leads.');
  });
});
