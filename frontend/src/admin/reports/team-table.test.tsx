import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ADMIN, problem, renderAdmin } from '../testing/render-admin';
import type { TeamRow } from './reports-api';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

const ID = 't1';
const NONE = { kept: 0, settled: 0 };
const WORK = {
  type: 'contact',
  called: 0,
  kept: 0,
  missed: 0,
  converted: 0,
  convertedInMonth: 0,
  callsPerDay: null,
  conversionsPerMonth: null,
} as const;
const ROWS: TeamRow[] = [
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
    today: [
      { ...WORK, called: 12, kept: 5, missed: 1, converted: 2, convertedInMonth: 7, callsPerDay: 15 },
      { ...WORK, type: 'franchise', called: 1, convertedInMonth: 1, callsPerDay: 5, conversionsPerMonth: 10 },
    ],
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
    today: [],
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
      ['13', `/dashboard?calledToday=${ID}`],
      ['22', `/dashboard?calledYesterday=${ID}`],
      ['5', `/dashboard?assignment=${ID}&promise=kept_today`],
      ['1', `/dashboard?assignment=${ID}&promise=missed_today`],
      ['8', `/dashboard?convertedThisMonth=${ID}`],
      ['2', `/dashboard?convertedToday=${ID}`],
      ['18', `/dashboard?dateRange=last7days&assignment=${ID}&promise=kept`],
      ['1 Nov 2026', `/dashboard?assignment=${ID}&lead=l9`],
    ]);
    line.getByText('90% (up 10)');
    const nobody = within(screen.getByRole('row', { name: /Unassigned/ }));
    expect(nobody.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard?status=new%2Ccontacted%2Cqualified&assignment=nobody',
    ]);
  });

  it('compares today’s calls and this month’s conversions with the targets', async () => {
    admin = renderAdmin('/team', { 'GET /api/reports/team': () => ({ data: ROWS }) });
    const line = within(await screen.findByRole('row', { name: /Ravi Kumar/ }));
    const texts = line.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining(['13 of 20 ', '5 kept, 1 missed', '8 of 10 2 today']));
  });

  it('has a dialog that sets a person’s targets for each lead type', async () => {
    admin = renderAdmin('/team', {
      'GET /api/reports/team': () => ({ data: ROWS }),
      'PUT /api/reports/team/t1/targets': () => ({ message: 'Targets saved successfully' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Set targets of Ravi Kumar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Targets: Ravi Kumar' }));
    const type = (name: string, value: string) =>
      fireEvent.change(dialog.getByRole('spinbutton', { name }), { target: { value } });
    type('Calls per day, Contact', '18');
    type('Calls per day, Franchise', '');
    type('Conversions per month, Soil Testing', '4');
    fireEvent.click(dialog.getByRole('button', { name: 'Save targets' }));
    await screen.findByText('Targets of Ravi Kumar saved');
    expect(admin.callsTo('PUT /api/reports/team/t1/targets')[0]?.body).toEqual({
      targets: [
        { type: 'contact', callsPerDay: 18 },
        { type: 'franchise', conversionsPerMonth: 10 },
        { type: 'soil_testing', conversionsPerMonth: 4 },
      ],
    });
  });

  it('offers no targets without the permission', async () => {
    const user = { ...ADMIN, permissions: { ...ADMIN.permissions, canSetTargets: false } };
    admin = renderAdmin('/team', {
      'GET /api/auth/me': () => ({ data: user }),
      'GET /api/reports/team': () => ({ data: ROWS }),
    });
    await screen.findByRole('row', { name: /Ravi Kumar/ });
    expect(screen.queryByRole('button', { name: /^Set targets/ })).toBeNull();
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
