import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { ADMIN, problem, renderAdmin } from '../testing/render-admin';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

const ID = '01960000-0000-7000-8000-000000000001';
const NONE = { kept: 0, settled: 0 };
const ROWS = [
  {
    user: { _id: ID, name: 'Ravi Kumar' },
    inPool: false,
    isActive: false,
    open: 31,
    overdue: 4,
    followUpsDue: 6,
    calledYesterday: 22,
    last7Days: { kept: 18, settled: 20 },
    sevenDaysBefore: { kept: 8, settled: 10 },
    oldestWaiting: { lead: 'l9', since: '2026-11-01T04:00:00.000Z' },
  },
  {
    user: null,
    inPool: false,
    isActive: true,
    open: 2,
    overdue: 0,
    followUpsDue: 0,
    calledYesterday: 0,
    last7Days: NONE,
    sevenDaysBefore: NONE,
    oldestWaiting: null,
  },
];

describe('the team', () => {
  it('shows each person’s workload, with a link to each list', async () => {
    admin = renderAdmin('/team', { 'GET /api/reports/team': () => ({ data: ROWS }) });
    const line = within(await screen.findByRole('row', { name: /Ravi Kumar/ }));
    line.getByRole('rowheader', { name: 'Ravi Kumar (deactivated)' });
    const links = line.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['31', `/dashboard?status=new%2Ccontacted%2Cqualified&assignment=${ID}`],
      ['4', `/dashboard?assignment=${ID}&promise=overdue`],
      ['6', `/dashboard?assignment=${ID}&followUp=due`],
      ['22', `/dashboard?calledYesterday=${ID}`],
      ['18', `/dashboard?dateRange=last7days&assignment=${ID}&promise=kept`],
      ['1 Nov 2026', `/dashboard?assignment=${ID}&lead=l9`],
    ]);
    line.getByText('90% (up 10)');
    const nobody = within(screen.getByRole('row', { name: /Unassigned/ }));
    expect(nobody.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard?status=new%2Ccontacted%2Cqualified&assignment=nobody',
    ]);
  });

  it('can be retried if it fails', async () => {
    admin = renderAdmin('/team', { 'GET /api/reports/team': () => problem(500, 'Out of order.') });
    await screen.findByText('Error: Out of order.');
    screen.getByRole('button', { name: 'Retry' });
  });

  it('explains which permission is missing', async () => {
    const user = { ...ADMIN, permissions: { ...ADMIN.permissions, canViewReports: false } };
    admin = renderAdmin('/team', { 'GET /api/auth/me': () => ({ data: user }) });
    await screen.findByText(/^You need the “View Reports” permission to view the team/);
  });
});
