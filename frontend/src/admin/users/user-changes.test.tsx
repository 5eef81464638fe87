import { afterEach, describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES, leadTypesOfPreset } from '@lead-types/lead-types';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SignedInUser } from '../session/session-slice';
import { ADMIN, type AnswerTo, problem, renderAdmin } from '../testing/render-admin';
import { AGENT, button, FLAGS, reasonOf, staff, types, userAction } from '../testing/staff';

const ALL = LEAD_TYPE_NAMES.length;

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

describe('changing users', () => {
  it('creates a user with the permissions of the role; a refusal keeps the input and focuses the field', async () => {
    const taken = 'Another user already has this email.';
    let answer: AnswerTo<'POST /api/users'> = problem(409, taken, [{ field: 'email', message: taken, code: 'taken' }]);
    admin = renderAdmin('/users', { 'GET /api/users': staff(), 'POST /api/users': () => answer });
    fireEvent.click(await button('Add New User'));
    const form = within(screen.getByRole('dialog', { name: 'Add New User' }));
    fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Asha' } });
    fireEvent.change(form.getByLabelText('Email'), { target: { value: 'asha@kisancanteen.local' } });
    fireEvent.change(form.getByLabelText('Password'), { target: { value: 'beej-fasal-26' } });
    fireEvent.change(form.getByLabelText('Role'), { target: { value: 'manager' } });
    fireEvent.click(form.getByRole('button', { name: 'Create user' }));
    await screen.findByText(`Error: ${taken}`);
    const email = form.getByLabelText('Email') as HTMLInputElement;
    expect(email.value).toBe('asha@kisancanteen.local');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email);

    answer = { data: AGENT };
    fireEvent.click(form.getByRole('button', { name: 'Create user' }));
    await screen.findByText('User created successfully!');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(admin.callsTo('POST /api/users')[1]?.body).toEqual({
      name: 'Asha',
      email: 'asha@kisancanteen.local',
      password: 'beej-fasal-26',
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
      leadTypeAccess: types(leadTypesOfPreset('manager')),
    });
  });

  it('shows in the form that a name must not be blank', async () => {
    const blank = 'Name must not be blank.';
    const refusal = problem(400, blank, [{ field: 'name', message: blank, code: 'invalid' }]);
    admin = renderAdmin('/users', { 'GET /api/users': staff(), 'PUT /api/users/u2': () => refusal });
    fireEvent.click(await button('Edit Vikas Yadav'));
    const name = screen.getByLabelText('Name');
    fireEvent.change(name, { target: { value: '   ' } });
    fireEvent.click(await button('Update user'));
    await screen.findByText(`Error: ${blank}`);
    expect(document.activeElement).toBe(name);
    expect(admin.callsTo('PUT /api/users/u2')[0]?.body).toMatchObject({ name: '   ' });
  });

  it('never sends a password with a change, and asks before it discards input', async () => {
    admin = renderAdmin('/users', { 'GET /api/users': staff(), 'PUT /api/users/u2': () => ({ data: AGENT }) });
    fireEvent.click(await button('Edit Vikas Yadav'));
    expect(screen.queryByLabelText('Password')).toBeNull();
    fireEvent.click(await button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();

    fireEvent.click(await button('Edit Vikas Yadav'));
    fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'admin' } });
    expect((screen.getByLabelText('Manage Users') as HTMLInputElement).checked).toBe(true);
    expect(reasonOf(screen.getByLabelText('Manage Users'))).toBe(
      'An admin has every permission and sees every lead type.',
    );
    fireEvent.click(await button('Cancel'));
    const asks = within(screen.getByRole('dialog', { name: 'Discard changes?' }));
    fireEvent.click(asks.getByRole('button', { name: 'Keep editing' }));
    fireEvent.click(await button('Update user'));
    await screen.findByText('User updated successfully!');
    expect(admin.callsTo('PUT /api/users/u2')[0]?.body).toEqual({
      name: AGENT.name,
      email: AGENT.email,
      role: 'admin',
    });
  });

  it('sets lead access by preset and counts the types', async () => {
    admin = renderAdmin('/users', {
      'GET /api/users': staff(),
      'PUT /api/users/u2/lead-access': () => ({ data: AGENT }),
    });
    fireEvent.click(await userAction('Lead Access Vikas Yadav'));
    screen.getByText(`1 of ${ALL} lead types accessible`);
    fireEvent.click(await button('Select All'));
    screen.getByText(`${ALL} of ${ALL} lead types accessible`);
    expect((await button('Admin')).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(await button('Deselect All'));
    screen.getByText(`0 of ${ALL} lead types accessible`);
    for (const [label, preset] of [
      ['Admin', 'admin'],
      ['Manager', 'manager'],
      ['Sales', 'sales'],
      ['Default', 'default'],
      ['HR', 'hr'],
    ] as const) {
      fireEvent.click(await button(label));
      screen.getByText(`${leadTypesOfPreset(preset).length} of ${ALL} lead types accessible`);
    }
    fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
    const asks = within(screen.getByRole('dialog', { name: 'Discard changes?' }));
    fireEvent.click(asks.getByRole('button', { name: 'Keep editing' }));
    fireEvent.click(await button('Save access'));
    await screen.findByText('Lead type access updated successfully!');
    expect(admin.callsTo('PUT /api/users/u2/lead-access')[0]?.body).toEqual({
      leadTypeAccess: types(['sarthi', 'bdo_application', 'ddo_application']),
    });
  });

  it('deactivates a user without open leads with one click, and Undo activates the user again', async () => {
    let user: SignedInUser = AGENT;
    admin = renderAdmin('/users', {
      'GET /api/users': (call) => staff([ADMIN, user])(call),
      'GET /api/users/u2/open-leads': () => ({ data: { open: 0, byType: [] } }),
      'PUT /api/users/u2/toggle-status': () => {
        user = { ...user, isActive: !user.isActive };
        return { message: 'User changed successfully!', data: user };
      },
    });
    fireEvent.click(await userAction('Deactivate Vikas Yadav'));
    await screen.findByText('Vikas Yadav deactivated');
    await button('Activate Vikas Yadav');
    fireEvent.click(await button('Undo'));
    await screen.findByText('Vikas Yadav activated');
    await button('Deactivate Vikas Yadav');
    expect(user.isActive).toBe(true);
    expect(admin.callsTo('PUT /api/users/u2/toggle-status').map(({ body }) => body)).toEqual([{}, {}]);
  });

  it('offers no Undo if the number of open leads is not known, and shows a refusal', async () => {
    let answer: AnswerTo<'PUT /api/users/u2/toggle-status'> = {
      message: 'User deactivated successfully!',
      data: { ...AGENT, isActive: false },
    };
    admin = renderAdmin('/users', {
      'GET /api/users': staff(),
      'GET /api/users/u2/open-leads': () => problem(503, 'The database is away.'),
      'PUT /api/users/u2/toggle-status': () => answer,
    });
    fireEvent.click(await userAction('Deactivate Vikas Yadav'));
    await screen.findByText('Vikas Yadav deactivated');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    answer = problem(403, 'You need the permission “Manage Users” for this.');
    await waitFor(async () =>
      expect((await userAction('Deactivate Vikas Yadav')).getAttribute('aria-disabled')).toBeNull(),
    );
    fireEvent.click(await userAction('Deactivate Vikas Yadav'));
    await screen.findByText('Error: You need the permission “Manage Users” for this.');
  });

  it('resets a password that can be shown while typing, and asks before it discards one', async () => {
    admin = renderAdmin('/users', {
      'GET /api/users': staff(),
      'PUT /api/users/u2/reset-password': () => ({ message: 'Password reset successfully!' }),
    });
    fireEvent.click(await userAction('Reset password Vikas Yadav'));
    const password = screen.getByLabelText('New password') as HTMLInputElement;
    expect(password.type).toBe('password');
    fireEvent.click(screen.getByLabelText('Show password'));
    expect(password.type).toBe('text');
    fireEvent.change(password, { target: { value: 'beej-fasal-26' } });
    fireEvent.click(await button('Cancel'));
    const asks = within(screen.getByRole('dialog', { name: 'Discard changes?' }));
    fireEvent.click(asks.getByRole('button', { name: 'Keep editing' }));
    fireEvent.click(await button('Reset password'));
    await screen.findByText('Password reset successfully!');
    expect(admin.callsTo('PUT /api/users/u2/reset-password')[0]?.body).toEqual({ newPassword: 'beej-fasal-26' });
  });

  it('asks for the user’s own password if the server does, and keeps the input', async () => {
    const required = 'You signed in more than 15 minutes ago. Enter your current password to continue.';
    let answer: AnswerTo<'PUT /api/users/u2'> = problem(403, required, [
      { field: 'currentPassword', message: required, code: 'required' },
    ]);
    admin = renderAdmin('/users', {
      'GET /api/users': staff(),
      'PUT /api/users/u2': () => answer,
      'PUT /api/users/u2/reset-password': () => answer,
    });
    const enterOwn = async (form: HTMLElement) => {
      const own = await within(form).findByLabelText<HTMLInputElement>('Your current password');
      await waitFor(() => expect(document.activeElement).toBe(own));
      fireEvent.change(own, { target: { value: 'my own one' } });
    };
    fireEvent.click(await userAction('Reset password Vikas Yadav'));
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'beej-fasal-26' } });
    expect(screen.queryByLabelText('Your current password')).toBeNull();
    const reset = screen.getByRole('form', { name: 'Reset password' });
    fireEvent.submit(reset);
    await enterOwn(reset);
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('beej-fasal-26');
    const wrong = 'The current password is wrong.';
    answer = problem(400, wrong, [{ field: 'currentPassword', message: wrong, code: 'invalid' }]);
    fireEvent.submit(reset);
    await screen.findByText(`Error: ${wrong}`);
    await enterOwn(reset);
    answer = { message: 'Password reset successfully!' };
    fireEvent.submit(reset);
    await screen.findByText('Password reset successfully!');
    const sent = { newPassword: 'beej-fasal-26', currentPassword: 'my own one' };
    expect(admin.callsTo('PUT /api/users/u2/reset-password').at(-1)?.body).toEqual(sent);

    answer = problem(403, required, [{ field: 'currentPassword', message: required, code: 'required' }]);
    fireEvent.click(await button('Edit Vikas Yadav'));
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'new@kisancanteen.local' } });
    const edit = screen.getByRole('form', { name: 'Edit user' });
    fireEvent.submit(edit);
    await enterOwn(edit);
    answer = { data: AGENT };
    fireEvent.submit(edit);
    await screen.findByText('User updated successfully!');
    const { body } = admin.callsTo('PUT /api/users/u2').at(-1)!;
    expect(body).toMatchObject({ email: 'new@kisancanteen.local', currentPassword: 'my own one' });
  });

  it('deletes only after confirmation, shows an error, and focuses the title after success', async () => {
    let users: readonly SignedInUser[] = [ADMIN, AGENT];
    let answer: AnswerTo<'DELETE /api/users/u2'> = problem(409, 'This is the last active administrator.');
    admin = renderAdmin('/users', {
      'GET /api/users': (call) => staff(users)(call),
      'DELETE /api/users/u2': () => answer,
    });
    (await userAction('Delete Vikas Yadav')).focus();
    fireEvent.click(await userAction('Delete Vikas Yadav'));
    screen.getByText('Are you sure you want to delete this user? This action cannot be undone.');
    expect(admin.callsTo('DELETE /api/users/u2')).toHaveLength(0);
    fireEvent.click(await button('Delete'));
    await screen.findByText('Error: This is the last active administrator.');

    answer = { message: 'User deleted successfully!' };
    users = [ADMIN];
    (await userAction('Delete Vikas Yadav')).focus();
    fireEvent.click(await userAction('Delete Vikas Yadav'));
    fireEvent.click(await button('Delete'));
    await screen.findByText('User deleted successfully!');
    const title = await screen.findByRole('heading', { name: 'All Users (1)' });
    expect(document.activeElement).toBe(title);
  });
});
