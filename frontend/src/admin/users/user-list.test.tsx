import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem, renderAdmin } from '../testing/render-admin';
import { AGENT, button, FLAGS, staff, userAction } from '../testing/staff';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

const address = () => screen.getByTestId('address').textContent;

describe('the table of users', () => {
  it('lists all users with role and permissions', async () => {
    admin = renderAdmin('/users', { 'GET /api/users': staff() });
    await screen.findByRole('heading', { name: 'All Users (3)' });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'User',
      'Role',
      'Status',
      'Permissions',
      'Actions',
    ]);
    const row = within(screen.getByRole('row', { name: /Vikas Yadav/ }));
    for (const text of ['Agent', 'Active', 'View All', 'Edit All']) row.getByText(text);
    expect(row.queryByText('Manage Users')).toBeNull();
    for (const name of ['Edit', 'Deactivate']) row.getByRole('button', { name: `${name} Vikas Yadav` });
    await userAction('Delete Vikas Yadav');
    const actions = [...document.querySelectorAll('.popover__items button')];
    expect(actions.map(({ textContent }) => textContent)).toEqual(['Lead Access', 'Reset password', 'Delete']);
  });

  it('keeps search and filters in the URL, and starts from them', async () => {
    admin = renderAdmin('/users?q=vik&role=agent&status=inactive&page=2', { 'GET /api/users': staff([AGENT], 2) });
    await screen.findByRole('heading', { name: 'Matching users (1)' });
    const asked = admin.callsTo('GET /api/users').find(({ query }) => query.get('limit') === '50');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      search: 'vik',
      role: 'agent',
      isActive: 'false',
      page: '2',
      limit: '50',
    });

    fireEvent.change(screen.getByLabelText('Filter by status'), { target: { value: 'active' } });
    expect(address()).toBe('/users?q=vik&role=agent&status=active');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search users' }), { target: { value: 'yadav' } });
    await waitFor(() => expect(address()).toBe('/users?q=yadav&role=agent&status=active'));
    fireEvent.click(await button('Page 2'));
    expect(address()).toBe('/users?q=yadav&role=agent&status=active&page=2');
    fireEvent.click(await button('Clear All'));
    expect(address()).toBe('/users');
    expect((screen.getByRole('searchbox', { name: 'Search users' }) as HTMLInputElement).value).toBe('');
    await screen.findByRole('heading', { name: /^All Users/ });
    expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull();
  });

  it('says if nobody matches, and goes back from a missing page', async () => {
    admin = renderAdmin('/users?q=nobody&page=7', { 'GET /api/users': staff([]) });
    await screen.findByText('No users found for the current filters.');
    await waitFor(() => expect(address()).toBe('/users?q=nobody'));
  });

  it('shows why it could not load, and retries', async () => {
    let isBroken = true;
    const broken = problem(500, 'Something broke on our side.');
    admin = renderAdmin('/users', { 'GET /api/users': (call) => (isBroken ? broken : staff()(call)) });
    screen.getByText('Loading users...');
    await screen.findByText('Error: Something broke on our side.');
    isBroken = false;
    fireEvent.click(await button('Retry'));
    await screen.findByRole('heading', { name: 'All Users (3)' });
  });

  it('explains the missing permission to users who cannot manage users', async () => {
    admin = renderAdmin('/users', {
      'GET /api/auth/me': () => ({ data: { ...AGENT, permissions: { ...FLAGS, canManageUsers: false } } }),
    });
    await screen.findByText(/^You need the “Manage Users” permission/);
    expect(screen.queryByRole('button', { name: 'Add New User' })).toBeNull();
    screen.getByRole('link', { name: 'Back to Dashboard' });
  });
});
