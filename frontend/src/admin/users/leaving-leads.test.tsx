import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ADMIN, type AnswerTo, problem, renderAdmin } from '../testing/render-admin';
import { AGENT, button, FLAGS, MANAGER, staff, userAction } from '../testing/staff';

let admin: ReturnType<typeof renderAdmin>;
const OPEN = {
  'GET /api/users': staff(),
  'GET /api/users/u2/open-leads': () => ({ data: { open: 298, byType: [{ _id: 'contact' as const, count: 298 }] } }),
};

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

describe('the open leads of a user who leaves', () => {
  it('can be reassigned by the rules with three clicks', async () => {
    admin = renderAdmin('/users', {
      ...OPEN,
      'PUT /api/users/u2/toggle-status': () => ({
        message: 'User deactivated successfully!',
        data: { ...AGENT, isActive: false },
      }),
    });
    fireEvent.click(await userAction('Deactivate Vikas Yadav'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Vikas Yadav' }));
    await dialog.findByRole('group', { name: 'What happens to the 298 open leads of Vikas Yadav?' });
    fireEvent.click(dialog.getByLabelText('Use assignment rules'));
    fireEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await screen.findByText('Vikas Yadav deactivated');
    expect(admin.callsTo('PUT /api/users/u2/toggle-status')[0]?.body).toEqual({ leads: { to: 'rules' } });
  });

  it('are unassigned by default, also after a deletion', async () => {
    admin = renderAdmin('/users', {
      ...OPEN,
      'DELETE /api/users/u2': () => ({ message: 'User deleted successfully!' }),
    });
    fireEvent.click(await userAction('Delete Vikas Yadav'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Vikas Yadav' }));
    dialog.getByText('Are you sure you want to delete this user? This action cannot be undone.');
    await dialog.findByRole('group', { name: 'What happens to the 298 open leads of Vikas Yadav?' });
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('User deleted successfully!');
    expect(admin.callsTo('DELETE /api/users/u2')[0]?.body).toEqual({});
  });

  it('are unassigned if the manager cannot assign leads, and the dialog names the missing permission', async () => {
    const permissions = { ...FLAGS, canEditAllLeads: false, canDeleteLeads: false };
    const manager = { ...MANAGER, permissions };
    const agent = { ...AGENT, permissions };
    const responses = {
      ...OPEN,
      'GET /api/users': staff([ADMIN, agent, manager]),
      'PUT /api/users/u2/toggle-status': () => ({
        message: 'User deactivated successfully!',
        data: { ...AGENT, isActive: false },
      }),
    };
    admin = renderAdmin('/users', responses, 'valid', manager);
    fireEvent.click(await userAction('Deactivate Vikas Yadav'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Vikas Yadav' }));
    await dialog.findByText(/The 298 open leads of Vikas Yadav will be unassigned.*“Edit All” permission/);
    expect(dialog.queryByRole('radio')).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await screen.findByText('Vikas Yadav deactivated');
    expect(admin.callsTo('PUT /api/users/u2/toggle-status')[0]?.body).toEqual({});
  });

  it('can be assigned to a colleague', async () => {
    admin = renderAdmin('/users', {
      ...OPEN,
      'PUT /api/users/u2/toggle-status': () => ({
        message: 'User deactivated successfully!',
        data: { ...AGENT, isActive: false },
      }),
    });
    fireEvent.click(await userAction('Deactivate Vikas Yadav'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Vikas Yadav' }));
    fireEvent.click(await dialog.findByLabelText('Assign to one colleague'));
    const colleague = await dialog.findByLabelText('Colleague');
    expect(dialog.getByRole('button', { name: 'Deactivate' }).getAttribute('aria-disabled')).toBe('true');
    await within(colleague).findByRole('option', { name: MANAGER.name });
    fireEvent.change(colleague, { target: { value: MANAGER._id } });
    fireEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await screen.findByText('Vikas Yadav deactivated');
    expect(admin.callsTo('PUT /api/users/u2/toggle-status')[0]?.body).toEqual({
      leads: { to: 'user', userId: MANAGER._id },
    });
  });

  it.each([
    ['Deactivate', 'PUT /api/users/u2/toggle-status'],
    ['Delete', 'DELETE /api/users/u2'],
  ])('keep the choice if %s fails, and it can be retried', async (action, call) => {
    let answer: AnswerTo<'PUT /api/users/u2/toggle-status' | 'DELETE /api/users/u2'> = problem(
      503,
      'The database is away.',
    );
    admin = renderAdmin('/users', { ...OPEN, [call]: () => answer });
    fireEvent.click(await userAction(`${action} Vikas Yadav`));
    const dialog = within(await screen.findByRole('dialog', { name: `${action} Vikas Yadav` }));
    fireEvent.click(await dialog.findByLabelText('Move to the pool'));
    fireEvent.click(dialog.getByRole('button', { name: action }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Error: The database is away.');
    expect((dialog.getByLabelText('Move to the pool') as HTMLInputElement).checked).toBe(true);
    answer = { message: 'Done!', data: { ...AGENT, isActive: false } };
    fireEvent.click(dialog.getByRole('button', { name: action }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(admin.callsTo(call).map(({ body }) => body)).toEqual([{ leads: { to: 'pool' } }, { leads: { to: 'pool' } }]);
  });

  it('are asked about if an administrator becomes an agent with fewer lead types', async () => {
    const other = { ...ADMIN, _id: 'u4', name: 'Asha Rani' };
    admin = renderAdmin('/users', {
      'GET /api/users': staff([ADMIN, other]),
      'GET /api/users/u4/open-leads': () => ({
        data: {
          open: 9,
          byType: [
            { _id: 'contact', count: 4 },
            { _id: 'sarthi', count: 5 },
          ],
        },
      }),
      'PUT /api/users/u4': () => ({ data: other }),
    });
    fireEvent.click(await button('Edit Asha Rani'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit user' }));
    expect(dialog.queryByRole('group', { name: /^What happens to/ })).toBeNull();
    fireEvent.change(dialog.getByLabelText('Role'), { target: { value: 'agent' } });
    await dialog.findByRole('group', { name: 'What happens to the 5 open leads of Asha Rani?' });
    fireEvent.click(dialog.getByLabelText('Move to the pool'));
    fireEvent.click(dialog.getByRole('button', { name: 'Update user' }));
    await screen.findByText('User updated successfully!');
    expect(admin.callsTo('PUT /api/users/u4')[0]?.body).toMatchObject({ role: 'agent', leads: { to: 'pool' } });
  });
});
