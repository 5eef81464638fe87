import { afterEach, describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES } from '@lead-types/lead-types';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ADMIN, renderAdmin } from '../testing/render-admin';
import { AGENT, button, FLAGS, MANAGER, reasonOf, staff, types, userAction } from '../testing/staff';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

describe('actions without permission', () => {
  it.each([
    [ADMIN, [ADMIN, AGENT], 'Deactivate Sunita Devi', 'This is the last active administrator.'],
    [ADMIN, [ADMIN, AGENT], 'Delete Sunita Devi', 'This is the last active administrator.'],
    [
      ADMIN,
      [ADMIN, { ...ADMIN, _id: 'u4', name: 'Anjali' }],
      'Deactivate Sunita Devi',
      'You cannot deactivate or delete yourself.',
    ],
    [
      ADMIN,
      [ADMIN, { ...ADMIN, _id: 'u4', name: 'Anjali' }],
      'Delete Sunita Devi',
      'You cannot deactivate or delete yourself.',
    ],
    [ADMIN, [ADMIN, AGENT], 'Reset password Sunita Devi', 'Change your own password with “Password”'],
    [ADMIN, [ADMIN, AGENT], 'Lead Access Sunita Devi', 'An admin has every permission and sees every lead type.'],
    [MANAGER, [ADMIN, MANAGER], 'Edit Sunita Devi', 'Only administrators can change an administrator.'],
    [MANAGER, [ADMIN, MANAGER], 'Lead Access Sunita Devi', 'Only administrators can change an administrator.'],
    [MANAGER, [ADMIN, MANAGER], 'Deactivate Sunita Devi', 'Only administrators can change an administrator.'],
    [MANAGER, [ADMIN, MANAGER], 'Reset password Sunita Devi', 'Only administrators can change an administrator.'],
    [MANAGER, [ADMIN, MANAGER], 'Delete Sunita Devi', 'Only administrators can change an administrator.'],
    [MANAGER, [ADMIN, MANAGER], 'Lead Access Priya Deshmukh', 'You cannot change your own role, permissions or lead'],
  ])('are explained in advance (%#)', async (me, users, action, reason) => {
    admin = renderAdmin('/users', { 'GET /api/users': staff(users) }, 'valid', me);
    const find = () => userAction(action);
    expect(reasonOf(await find())).toContain(reason);
    (await find()).focus();
    expect(document.activeElement?.getAttribute('aria-label')).toBe(action);
    fireEvent.click(await find());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(admin.callsTo('PUT /api/users/u1/toggle-status')).toHaveLength(0);
  });

  it('show no reasons in a colleague’s row', async () => {
    admin = renderAdmin('/users', { 'GET /api/users': staff() }, 'valid', MANAGER);
    await button('Edit Sunita Devi');
    const row = within(screen.getByRole('row', { name: /Vikas Yadav/ }));
    await userAction('Delete Vikas Yadav');
    for (const action of row.getAllByRole('button')) expect(action.getAttribute('aria-disabled')).toBeNull();
    expect(row.queryByRole('tooltip')).toBeNull();
  });

  it('include changing the last administrator’s role', async () => {
    admin = renderAdmin('/users', { 'GET /api/users': staff([ADMIN, AGENT]) });
    await waitFor(async () => reasonOf(await userAction('Delete Sunita Devi')));
    fireEvent.click(await button('Edit Sunita Devi'));
    const role = screen.getByLabelText('Role');
    for (const name of ['Agent', 'Manager']) {
      expect((within(role).getByRole('option', { name }) as HTMLOptionElement).disabled).toBe(true);
    }
    expect(document.getElementById(role.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'This is the last active administrator. Make someone else an administrator first.',
    );
  });

  it('include giving permissions or lead types that the user lacks, also by role or preset', async () => {
    const responses = {
      'GET /api/users': staff(),
      'POST /api/users': () => ({ data: AGENT }),
      'PUT /api/users/u2/lead-access': () => ({ data: AGENT }),
    };
    admin = renderAdmin('/users', responses, 'valid', MANAGER);
    fireEvent.click(await button('Add New User'));
    const role = screen.getByLabelText('Role');
    expect((within(role).getByRole('option', { name: 'Admin' }) as HTMLOptionElement).disabled).toBe(true);
    screen.getByText('Only administrators can give the Admin role.');
    const missing = screen.getByLabelText('Delete') as HTMLInputElement;
    expect(reasonOf(missing)).toBe('You can only give access that you have yourself.');
    fireEvent.click(missing);
    expect(missing.checked).toBe(false);
    fireEvent.change(role, { target: { value: 'manager' } });
    screen.getByText(`Starts with 2 of ${LEAD_TYPE_NAMES.length} lead types. Use Lead Access to change them.`);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Asha' } });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'asha@kisancanteen.local' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'beej-fasal-26' } });
    fireEvent.click(await button('Create user'));
    await screen.findByText('User created successfully!');
    expect(admin.callsTo('POST /api/users')[0]?.body).toMatchObject({
      role: 'manager',
      permissions: {
        ...FLAGS,
        canDeleteLeads: false,
        canManageUsers: false,
        canErasePersonalData: false,
        canManageAssignment: false,
        canTakeFromPool: false,
        canSetTargets: false,
        canManageIntegrations: false,
      },
      leadTypeAccess: types(['contact', 'newsletter']),
    });

    fireEvent.click(await userAction('Lead Access Vikas Yadav'));
    fireEvent.click(await button('Select All'));
    screen.getByText(`2 of ${LEAD_TYPE_NAMES.length} lead types accessible`);
    expect(reasonOf(screen.getByRole('checkbox', { name: /^Franchise/ }))).toBe(
      'You can only give access that you have yourself.',
    );
    fireEvent.click(screen.getByRole('checkbox', { name: /^Franchise/ }));
    screen.getByText(`2 of ${LEAD_TYPE_NAMES.length} lead types accessible`);
  });

  it('include changing one’s own permissions, but not one’s own name', async () => {
    const responses = { 'GET /api/users': staff(), 'PUT /api/users/u3': () => ({ data: MANAGER }) };
    admin = renderAdmin('/users', responses, 'valid', MANAGER);
    reasonOf(await userAction('Lead Access Priya Deshmukh'));
    fireEvent.click(await button('Edit Priya Deshmukh'));
    expect(reasonOf(screen.getByLabelText('View All'))).toContain('You cannot change your own role');
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Priya D.' } });
    fireEvent.click(await button('Update user'));
    await screen.findByText('User updated successfully!');
    expect(admin.callsTo('PUT /api/users/u3')[0]?.body).toEqual({ name: 'Priya D.', email: MANAGER.email });
  });
});
