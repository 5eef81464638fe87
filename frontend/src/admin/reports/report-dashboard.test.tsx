import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ADMIN, type Call, csvFile, malformed, problem, type Responses, renderAdmin } from '../testing/render-admin';
import { FLAGS } from '../testing/staff';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

const MEASURES = {
  leads: 123456,
  contacted: 61728,
  qualified: 3,
  converted: 0,
  closed: 1,
  rejected: 0,
  kept: 2,
  missed: 1,
  overdue: 1,
};
const ANSWERS = {
  'GET /api/reports/daily': () => ({
    data: [
      { day: '2026-11-01', type: 'contact', leads: 2 },
      { day: '2026-11-03', type: 'franchise', leads: 1 },
    ],
  }),
  'GET /api/reports/types': () => ({ data: [{ type: 'contact', ...MEASURES }] }),
  'GET /api/reports/promises': () => ({
    data: [
      {
        type: null,
        promised: 5,
        kept: 3,
        missed: 1,
        overdue: 0,
        waiting: 1,
        medianMinutes: 1500,
        p90Minutes: null,
        slowestTenthMinutes: null,
      },
    ],
  }),
  'GET /api/reports/sources': () => ({ data: [{ source: null, campaign: null, isRest: false, ...MEASURES }] }),
  'GET /api/reports/assignees': () => ({ data: [{ assignee: null, inPool: false, ...MEASURES }] }),
  'GET /api/reports/states': () => ({
    data: [
      { code: 'BR', name: 'Bihar', ...MEASURES, leads: 12 },
      { code: null, name: null, ...MEASURES, leads: 4 },
    ],
  }),
  'GET /api/reports/districts': () => ({
    data: [
      { code: 'BR', name: 'Bihar', district: 'Gaya', isRest: false, ...MEASURES, leads: 7 },
      { code: null, name: null, district: 'Rampur', isRest: false, ...MEASURES, leads: 2 },
      { code: null, name: null, district: null, isRest: true, ...MEASURES, leads: 3 },
    ],
  }),
  'GET /api/reports/reasons': () => ({
    data: [
      { status: 'closed', reason: 'served', leads: 6 },
      { status: 'rejected', reason: 'not_interested', leads: 2 },
      { status: 'rejected', reason: null, leads: 1 },
    ],
  }),
} satisfies Responses;

const report = async (name: string) => within(await screen.findByRole('region', { name }));
const cells = (part: Awaited<ReturnType<typeof report>>) =>
  part.getAllByRole('row', { hidden: true }).map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the download of a report', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('shows the file name once saved, and its button keeps the focus until then', async () => {
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    let finish: () => void = () => undefined;
    const rest = new Promise<void>((resolve) => {
      finish = resolve;
    });
    admin = renderAdmin('/reports', { ...ANSWERS, 'GET /api/reports/csv': () => csvFile('types.csv', { rest }) });
    const types = await report('From new to converted');
    const button = await types.findByRole<HTMLButtonElement>('button', { name: 'Download CSV: From new to converted' });
    await waitFor(() => expect(button.disabled).toBe(false));
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.ariaDisabled).toBe('true'));
    expect(button.disabled).toBe(false);
    fireEvent.click(button);
    await act(async () => finish());
    await screen.findByText('Downloaded types.csv.');
    expect(admin.callsTo('GET /api/reports/csv')).toHaveLength(1);
    expect(button.ariaDisabled).toBeNull();
  });
});

describe('the reports', () => {
  it('focus the search after filters are cleared', async () => {
    admin = renderAdmin('/reports?status=new', ANSWERS);
    fireEvent.click(await screen.findByRole('button', { name: 'Clear All' }));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('include days without leads, and the keyboard reads the bars', async () => {
    admin = renderAdmin('/reports', ANSWERS);
    const daily = await report('Leads per day and type');
    const bars = await daily.findByRole('slider');
    expect(cells(daily)).toEqual([
      ['Day', 'Leads', 'Contact', 'Franchise'],
      ['3 Nov 2026', '1', '0', '1'],
      ['2 Nov 2026', '0', '0', '0'],
      ['1 Nov 2026', '2', '2', '0'],
    ]);
    expect(bars.getAttribute('aria-valuetext')).toBe('3 Nov 2026: 1 lead. Franchise 1');
    fireEvent.change(bars, { target: { value: '2' } });
    expect(bars.getAttribute('aria-valuetext')).toBe('2 Nov 2026: 0 leads');
    fireEvent.change(bars, { target: { value: '1' } });
    expect(bars.getAttribute('aria-valuetext')).toBe('1 Nov 2026: 2 leads. Contact 2');
  });

  it('format numbers as in India, shares in percent and waiting times in words', async () => {
    admin = renderAdmin('/reports', ANSWERS);
    const types = await report('From new to converted');
    await types.findByRole('table');
    expect(cells(types)[1]).toEqual(['Contact', '1,23,456', '61,728 50%', '3 0%', '0 0%']);
    const promises = await report('First response and promises');
    expect(cells(promises)[1]).toEqual(['All types', '5', '3 75%', '1', '0', '1', '1 d 1 h', '–']);
  });

  it('shade the states that the table counts', async () => {
    admin = renderAdmin('/reports', ANSWERS);
    const states = await report('States of India');
    await states.findByRole('table');
    expect(cells(states).map((line) => line.slice(0, 2))).toEqual([
      ['State', 'Leads'],
      ['Bihar', '12'],
      ['Not given or not known', '4'],
    ]);
    const shaded = document.querySelectorAll('[data-state]:not([data-leads="0"])');
    expect([...shaded].map((state) => state.getAttribute('data-state'))).toEqual(['BR']);
  });

  it('list districts with their states, and link each to its list', async () => {
    admin = renderAdmin('/reports?dateRange=all', ANSWERS);
    const districts = await report('Districts');
    await districts.findByRole('table');
    expect(cells(districts).map((line) => line.slice(0, 3))).toEqual([
      ['District', 'State', 'Leads'],
      ['Gaya', 'Bihar', '7'],
      ['Rampur', '–', '2'],
      ['Other districts', '–', '3'],
    ]);
    // Only the other rows have three qualified leads to link to: no filter finds those of the last row.
    const hrefs = ['7', '2'].map((name) => districts.getByRole('link', { name }).getAttribute('href'));
    expect(hrefs).toEqual(['/dashboard?state=BR&district=Gaya', '/dashboard?state=none&district=Rampur']);
    expect(districts.queryAllByRole('link', { name: '3' })).toHaveLength(2);
  });

  it.each([
    [1, ['2', '1', '0']],
    [5, ['6', '3', '0']],
    [21, ['30', '15', '0']],
    [1_234, ['1,600', '800', '0']],
  ])('have a daily chart whose top line is just above the maximum of %i', async (leads, lines) => {
    const day = { day: '2026-11-01', type: 'contact', leads } as const;
    admin = renderAdmin('/reports', { ...ANSWERS, 'GET /api/reports/daily': () => ({ data: [day] }) });
    await (await report('Leads per day and type')).findByRole('slider');
    const shown = [...document.querySelectorAll('.daily-chart__lines span')];
    expect(shown.map(({ textContent }) => textContent)).toEqual(lines);
  });

  it('show why leads were closed or rejected, and link each number to its list', async () => {
    admin = renderAdmin('/reports?tab=contact', ANSWERS);
    const reasons = await report('Why leads were closed or rejected');
    await reasons.findByRole('table');
    expect(cells(reasons).slice(1)).toEqual([
      ['Done, nothing more to do', 'Closed', '6'],
      ['Not interested', 'Rejected', '2'],
      ['No reason given', 'Rejected', '1'],
    ]);
    expect(reasons.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [
        'status=closed&closeReason=served',
        'status=rejected&closeReason=not_interested',
        'status=rejected&closeReason=none',
      ].map((query) => expect.stringMatching(`^/dashboard\\?tab=contact&${query}&dateRange=last30days$`)),
    );
  });

  it('request with the filters in the URL', async () => {
    admin = renderAdmin('/reports?tab=contact&status=new,closed&search=bala', ANSWERS);
    await (await report('States of India')).findByRole('table');
    const [call] = admin.callsTo('GET /api/reports/states');
    expect(call?.query.get('type')).toBe('contact');
    expect(call?.query.get('search')).toBe('bala');
    expect(call?.query.toString()).toMatch(/status=new.*closed/);
  });

  it('open with the last 30 days, and compare them with the 30 days before', async () => {
    admin = renderAdmin('/reports', ANSWERS);
    const types = await report('From new to converted');
    await types.findByRole('table');
    expect(screen.getByRole('button', { name: 'Last 30 days', pressed: true })).toBeTruthy();
    screen.getByText(/^Leads received .* 20\d\d to .* 20\d\d, compared with .* to .*\.$/);
    const [now, before] = admin.callsTo('GET /api/reports/types').map(({ query }) => query);
    expect(now?.get('dateRange')).toBe('last30days');
    expect(before?.get('dateRange')).toBe('custom');
    expect(Date.parse(before?.get('dateTo') ?? '') - Date.parse(before?.get('dateFrom') ?? '')).toBe(29 * 86_400_000);
    expect(await types.findAllByText(/^no change from/)).toHaveLength(3);
  });

  it('can cover all time, without a comparison', async () => {
    admin = renderAdmin('/reports?status=new', ANSWERS);
    fireEvent.click(await screen.findByRole('button', { name: 'All time' }));
    await screen.findByText('Leads received at any time.');
    expect(screen.getByTestId('address').textContent).toBe('/reports?status=new&dateRange=all');
    expect(screen.queryByText(/^no change/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(screen.getByTestId('address').textContent).toBe('/reports');
  });

  it('link every count to its list, within the filters of the screen', async () => {
    admin = renderAdmin('/reports?dateRange=lastmonth&status=qualified,converted,closed', ANSWERS);
    const hrefOf = async (section: string, text: string) => {
      const part = await report(section);
      await part.findAllByRole('table', { hidden: true });
      return part.getAllByRole('link', { name: text, hidden: true }).map((link) => link.getAttribute('href'));
    };
    await (await report('From new to converted')).findAllByText(/^no change from/);
    const list = (query: string) => `/dashboard?${query}`;
    expect(await hrefOf('From new to converted', '61,728')).toEqual([
      list('status=qualified%2Cconverted%2Cclosed&dateRange=lastmonth&contacted=yes'),
      expect.stringMatching(/&dateRange=custom&dateFrom=.*&contacted=yes$/),
      list('tab=contact&status=qualified%2Cconverted%2Cclosed&dateRange=lastmonth&contacted=yes'),
    ]);
    expect(await hrefOf('Source and campaign', '3')).toEqual([
      list('status=qualified%2Cconverted&dateRange=lastmonth&source=%28none%29&campaign=%28none%29'),
    ]);
    expect(await hrefOf('Assigned to', '1')).toEqual([
      list('status=qualified%2Cconverted%2Cclosed&dateRange=lastmonth&assignment=nobody&promise=overdue'),
    ]);
    expect(await hrefOf('States of India', '12')).toEqual([
      list('status=qualified%2Cconverted%2Cclosed&dateRange=lastmonth&state=BR'),
    ]);
    expect(await hrefOf('First response and promises', '5')).toEqual([
      list('status=qualified%2Cconverted%2Cclosed&dateRange=lastmonth&promise=promised'),
    ]);
  });

  it('can be retried if they fail, and say if they are empty', async () => {
    let isDown = true;
    admin = renderAdmin('/reports', {
      ...ANSWERS,
      'GET /api/reports/sources': () => ({ data: [] }),
      'GET /api/reports/states': () => (isDown ? problem(500, 'Out of order.') : ANSWERS['GET /api/reports/states']()),
    });
    const sources = await report('Source and campaign');
    await sources.findByText('No leads found for the current filters.');
    expect((sources.getByRole('button') as HTMLButtonElement).disabled).toBe(true);
    const states = await report('States of India');
    await states.findByText('Error: Out of order.');
    isDown = false;
    fireEvent.click(states.getByRole('button', { name: 'Retry' }));
    await states.findByRole('table');
  });

  it('render again after a failure when the filters change', async () => {
    // Silences the log, because React logs every error that a boundary catches.
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    admin = renderAdmin('/reports?status=new', {
      ...ANSWERS,
      'GET /api/reports/assignees': ({ query }: Call) =>
        query.has('status') ? malformed({ data: [null] }) : ANSWERS['GET /api/reports/assignees'](),
    });
    const assignees = await report('Assigned to');
    await assignees.findByRole('alert');
    fireEvent.click(screen.getByRole('button', { name: /^Remove filter/ }));
    await assignees.findByRole('table');
    log.mockRestore();
  });

  it('explain which permission is missing', async () => {
    const user = { ...ADMIN, permissions: { ...FLAGS, canViewReports: false } };
    admin = renderAdmin('/reports', { ...ANSWERS, 'GET /api/auth/me': () => ({ data: user }) });
    await screen.findByText(/^You need the “View Reports” permission/);
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
