import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ADMIN, renderAdmin } from '../testing/render-admin';
import { staff } from '../testing/staff';
import type { Activity } from './activity-api';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

const act = (_id: string, action: string, more: Partial<Activity> = {}): Activity => ({
  _id,
  at: new Date().toISOString(),
  action,
  actor: { _id: 'u1', name: 'Sunita Devi' },
  subject: null,
  count: 1,
  address: '203.0.113.7',
  details: {},
  search: null,
  ...more,
});
const lead = (name: string | null, label: string | null = '8MXPFYHHYM') => ({ type: 'lead', _id: 'l1', label, name });

describe('the activity', () => {
  it('shows last month’s exports after two clicks', async () => {
    admin = renderAdmin('/activity', {
      'GET /api/leads/assignees': () => ({ data: [] }),
      'GET /api/activity': () => ({
        data: [act('1', 'lead.exported', { details: { rows: 12, filter: {} } })],
        nextCursor: null,
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Exports' }));
    fireEvent.click(screen.getByRole('button', { name: 'Last month' }));
    await waitFor(() =>
      expect(admin.callsTo('GET /api/activity').at(-1)?.query.toString()).toBe('kind=exports&dateRange=lastmonth'),
    );
    await screen.findByText('exported 12 leads: no filter', { exact: false });
    expect(screen.getByTestId('address').textContent).toBe('/activity?kind=exports&dateRange=lastmonth');
  });

  it('links to existing leads, names no erased person, and loads more', async () => {
    admin = renderAdmin('/activity?dateRange=all', {
      'GET /api/leads/assignees': () => ({ data: [] }),
      'GET /api/activity': ({ query }) =>
        query.has('cursor')
          ? { data: [act('4', 'lead.deleted', { subject: lead(null, null) })], nextCursor: null }
          : {
              data: [
                act('1', 'lead.read', { subject: lead('Bala') }),
                act('2', 'lead.erased', { subject: lead(null), actor: { _id: 'u9', name: null } }),
              ],
              nextCursor: 'next',
            },
    });
    const link = await screen.findByRole('link', { name: 'Bala (8MXPF-YHHYM)' });
    expect(link.getAttribute('href')).toBe('/dashboard?lead=l1');
    screen.getByRole('link', { name: '8MXPF-YHHYM' });
    screen.getByText('Former colleague');
    const more = screen.getByRole('button', { name: 'Show more' });
    more.focus();
    fireEvent.click(more);
    await screen.findByText('deleted a lead', { exact: false });
    expect(admin.callsTo('GET /api/activity').map(({ query }) => query.get('cursor'))).toEqual([null, 'next']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Activity' }));
  });

  it('links a colleague’s name to a user search for that name', async () => {
    admin = renderAdmin('/activity?dateRange=all', {
      'GET /api/leads/assignees': () => ({ data: [] }),
      'GET /api/activity': () => ({
        data: [act('1', 'user.updated', { subject: { type: 'user', _id: 'u2', label: 'Vikas Yadav', name: null } })],
        nextCursor: null,
      }),
      'GET /api/users': staff(),
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Vikas Yadav' }));
    await waitFor(() =>
      expect(admin.callsTo('GET /api/users').some(({ query }) => query.get('search') === 'Vikas Yadav')).toBe(true),
    );
  });

  it('names the user within a changed permission', async () => {
    const subject = { type: 'user', _id: 'u2', label: 'Vikas Yadav', name: null };
    const details = { before: { permissions: ['canDeleteLeads'] }, after: { permissions: [] } };
    admin = renderAdmin('/activity?dateRange=all', {
      'GET /api/leads/assignees': () => ({ data: [] }),
      'GET /api/activity': () => ({ data: [act('1', 'user.updated', { subject, details })], nextCursor: null }),
    });
    const link = await screen.findByRole('link', { name: 'Vikas Yadav' });
    expect(link.closest('p')?.textContent).toBe('Sunita Devi took from Vikas Yadav the permission Delete');
  });

  it('shows a bulk change as one line, which opens to its leads', async () => {
    const folded = act('9', 'lead.deleted', { count: 3, details: { fold: { kind: 'delete' } } });
    admin = renderAdmin('/activity?dateRange=all', {
      'GET /api/leads/assignees': () => ({ data: [] }),
      'GET /api/activity': ({ query }) => {
        if (!query.has('foldedIn')) return { data: [folded], nextCursor: null };
        if (query.has('cursor'))
          return { data: [act('7', 'lead.deleted', { subject: lead('Chand') })], nextCursor: null };
        const gone = act('8', 'lead.deleted', { subject: lead(null, null), details: { reference: '7ZK4M0QXJD' } });
        return { data: [act('9', 'lead.deleted', { subject: lead('Bala') }), gone], nextCursor: 'next' };
      },
    });
    await screen.findByText('deleted 3 leads', { exact: false });
    const show = screen.getByRole('button', { name: 'Show leads' });
    fireEvent.click(show);
    await screen.findByRole('link', { name: 'Bala (8MXPF-YHHYM)' });
    screen.getByText('Deleted lead 7ZK4M-0QXJD');
    const more = screen.getByRole('button', { name: 'Show more' });
    more.focus();
    fireEvent.click(more);
    await screen.findByRole('link', { name: 'Chand (8MXPF-YHHYM)' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Leads' })));
    const asked = admin.callsTo('GET /api/activity').map(({ query }) => [query.get('foldedIn'), query.get('cursor')]);
    expect(asked.slice(1)).toEqual([
      ['9', null],
      ['9', 'next'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Hide leads' }));
    expect(screen.queryByRole('link', { name: /^Bala/ })).toBeNull();
    expect(show.getAttribute('aria-expanded')).toBe('false');
  });

  it('is only for administrators', async () => {
    const user = { ...ADMIN, role: 'manager' as const };
    admin = renderAdmin('/activity', { 'GET /api/auth/me': () => ({ data: user }) });
    await screen.findByText('Only administrators can see the activity.');
  });
});
