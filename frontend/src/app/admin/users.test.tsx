import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LEAD_TYPE_NAMES, leadTypesOfPreset } from '../../../../src/modules/leads/domain/lead-types/lead-types';
import type { SignedInUser } from '../../shared/session/session-slice';
import { ADMIN, type Call, openOffice, problem } from './admin-stage';

let office: ReturnType<typeof openOffice>;

afterEach(() => {
  office.leave();
  cleanup();
  localStorage.clear();
});

const FLAGS = ADMIN.permissions as NonNullable<SignedInUser['permissions']>;
const NO_FLAGS = Object.fromEntries(Object.keys(FLAGS).map((flag) => [flag, false])) as typeof FLAGS;
const types = (names: readonly string[]) =>
  Object.fromEntries(LEAD_TYPE_NAMES.map((type) => [type, names.includes(type)])) as NonNullable<
    SignedInUser['leadTypeAccess']
  >;

const AGENT: SignedInUser = {
  ...ADMIN,
  _id: 'u2',
  name: 'Vikas Yadav',
  email: 'vikas@kisancanteen.local',
  role: 'agent',
  permissions: { ...FLAGS, canDeleteLeads: false, canManageUsers: false },
  leadTypeAccess: types(['contact']),
};
/** Manages users without being an administrator; lacks a permission and most lead types. */
const MANAGER: SignedInUser = {
  ...ADMIN,
  _id: 'u3',
  name: 'Priya Deshmukh',
  email: 'priya@kisancanteen.local',
  role: 'manager',
  permissions: { ...FLAGS, canDeleteLeads: false },
  leadTypeAccess: types(['contact', 'newsletter']),
};

/** The pretend server's list of users, which counts active administrators as the real one does. */
function staff(users: readonly SignedInUser[] = [ADMIN, AGENT, MANAGER], totalPages = 1) {
  return ({ query }: Call) => {
    const isCount = query.get('role') === 'admin' && query.get('limit') === '1';
    const data = isCount ? users.filter(({ role, isActive }) => role === 'admin' && isActive) : users;
    const currentPage = Number(query.get('page') ?? 1);
    return { data, pagination: { currentPage, totalPages, totalItems: data.length, pageSize: 50 } };
  };
}

const as = (user: SignedInUser) => ({ 'GET /api/auth/me': () => ({ data: user }) });
const button = (name: string) => screen.findByRole('button', { name });
const address = () => screen.getByTestId('address').textContent;

/** What is said of a control that cannot be used. */
function reasonOf(element: HTMLElement): string {
  expect(element.getAttribute('aria-disabled')).toBe('true');
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}

describe('the table of users', () => {
  it('lists everybody with role and rights in words', async () => {
    office = openOffice('/users', { 'GET /api/users': staff() });
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
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Lead Access',
      'Deactivate',
      'Reset Password',
      'Delete',
    ]);
  });

  it('keeps search and filters in the address, from which it also starts', async () => {
    office = openOffice('/users?q=vik&role=agent&status=inactive&page=2', { 'GET /api/users': staff([AGENT], 2) });
    await screen.findByRole('heading', { name: 'Matching Users (1)' });
    const asked = office.callsTo('GET /api/users').find(({ query }) => query.get('limit') === '50');
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
  });

  it('says when nobody matches, and goes back from a page that is no more', async () => {
    office = openOffice('/users?q=nobody&page=7', { 'GET /api/users': staff([]) });
    await screen.findByText('No users found for the current filters.');
    await waitFor(() => expect(address()).toBe('/users?q=nobody'));
  });

  it('says why it could not load, and tries again when asked', async () => {
    let isBroken = true;
    const broken = problem(500, 'Something broke on our side.');
    office = openOffice('/users', { 'GET /api/users': (call) => (isBroken ? broken : staff()(call)) });
    screen.getByText('Loading users...');
    await screen.findByText('Error: Something broke on our side.');
    isBroken = false;
    fireEvent.click(await button('Retry'));
    await screen.findByRole('heading', { name: 'All Users (3)' });
  });

  it('tells who may not manage users why there is nothing to see', async () => {
    office = openOffice('/users', as({ ...AGENT, permissions: NO_FLAGS }));
    await screen.findByText(/^You need the permission "Manage Users"/);
    expect(screen.queryByRole('button', { name: 'Add New User' })).toBeNull();
    screen.getByRole('link', { name: 'Back to Dashboard' });
  });
});

describe('what the signed-in user may not do', () => {
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
    [ADMIN, [ADMIN, AGENT], 'Reset Password Sunita Devi', 'Your own password changes with the Password button'],
    [ADMIN, [ADMIN, AGENT], 'Lead Access Sunita Devi', 'An admin has every permission and sees every lead type.'],
    [MANAGER, [ADMIN, MANAGER], 'Edit Sunita Devi', 'Only an administrator may change an administrator.'],
    [MANAGER, [ADMIN, MANAGER], 'Lead Access Sunita Devi', 'Only an administrator may change an administrator.'],
    [MANAGER, [ADMIN, MANAGER], 'Deactivate Sunita Devi', 'Only an administrator may change an administrator.'],
    [MANAGER, [ADMIN, MANAGER], 'Reset Password Sunita Devi', 'Only an administrator may change an administrator.'],
    [MANAGER, [ADMIN, MANAGER], 'Delete Sunita Devi', 'Only an administrator may change an administrator.'],
    [MANAGER, [ADMIN, MANAGER], 'Lead Access Priya Deshmukh', 'You cannot change your own role, permissions or lead'],
  ])('explains it beforehand (%#)', async (me, users, action, reason) => {
    office = openOffice('/users', { ...as(me), 'GET /api/users': staff(users) });
    await waitFor(async () => expect(reasonOf(await button(action))).toContain(reason));
    (await button(action)).focus();
    expect(document.activeElement?.getAttribute('aria-label')).toBe(action);
    fireEvent.click(await button(action));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(office.callsTo('PUT /api/users/u1/toggle-status')).toHaveLength(0);
  });

  it('leaves a colleague’s row free of reasons', async () => {
    office = openOffice('/users', { ...as(MANAGER), 'GET /api/users': staff() });
    await button('Edit Sunita Devi');
    const row = within(screen.getByRole('row', { name: /Vikas Yadav/ }));
    for (const action of row.getAllByRole('button')) expect(action.getAttribute('aria-disabled')).toBeNull();
    expect(row.queryByRole('list')).toBeNull();
  });

  it('keeps the last administrator’s role, and says so', async () => {
    office = openOffice('/users', { 'GET /api/users': staff([ADMIN, AGENT]) });
    await waitFor(async () => reasonOf(await button('Delete Sunita Devi')));
    fireEvent.click(await button('Edit Sunita Devi'));
    const role = screen.getByLabelText('Role');
    for (const name of ['Agent', 'Manager']) {
      expect((within(role).getByRole('option', { name }) as HTMLOptionElement).disabled).toBe(true);
    }
    expect(document.getElementById(role.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'This is the last active administrator. Make somebody else an administrator first.',
    );
  });

  it('gives nothing that one lacks, by no role and no preset, and asks for nothing the server would refuse', async () => {
    office = openOffice('/users', {
      ...as(MANAGER),
      'GET /api/users': staff(),
      'POST /api/users': () => ({ data: AGENT }),
      'PUT /api/users/u2/lead-access': () => ({ data: AGENT }),
    });
    // Until the server has said who is signed in, nothing is certain.
    await waitFor(async () => reasonOf(await button('Edit Sunita Devi')));
    fireEvent.click(await button('Add New User'));
    const role = screen.getByLabelText('Role');
    expect((within(role).getByRole('option', { name: 'Admin' }) as HTMLOptionElement).disabled).toBe(true);
    screen.getByText('Only an administrator may make somebody an administrator.');
    const missing = screen.getByLabelText('Delete') as HTMLInputElement;
    expect(reasonOf(missing)).toBe('You can only give what you have yourself.');
    fireEvent.click(missing);
    expect(missing.checked).toBe(false);
    fireEvent.change(role, { target: { value: 'manager' } });
    screen.getByText('Starts with 2 of 13 lead types; Lead Access changes them.');
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Asha' } });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'asha@kisancanteen.local' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'beej-fasal-26' } });
    fireEvent.click(await button('Create User'));
    await screen.findByText('User created successfully!');
    expect(office.callsTo('POST /api/users')[0]?.body).toMatchObject({
      role: 'manager',
      permissions: { ...FLAGS, canDeleteLeads: false, canManageUsers: false },
      leadTypeAccess: types(['contact', 'newsletter']),
    });

    fireEvent.click(await button('Lead Access Vikas Yadav'));
    fireEvent.click(await button('Select All'));
    screen.getByText('2 of 13 lead types accessible');
    expect(reasonOf(screen.getByRole('checkbox', { name: /^Franchise/ }))).toBe(
      'You can only give what you have yourself.',
    );
    fireEvent.click(screen.getByRole('checkbox', { name: /^Franchise/ }));
    screen.getByText('2 of 13 lead types accessible');
  });

  it('changes one’s own name, but not one’s own rights', async () => {
    office = openOffice('/users', {
      ...as(MANAGER),
      'GET /api/users': staff(),
      'PUT /api/users/u3': () => ({ data: MANAGER }),
    });
    await waitFor(async () => reasonOf(await button('Lead Access Priya Deshmukh')));
    fireEvent.click(await button('Edit Priya Deshmukh'));
    expect(reasonOf(screen.getByLabelText('View All'))).toContain('You cannot change your own role');
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Priya D.' } });
    fireEvent.click(await button('Update User'));
    await screen.findByText('User updated successfully!');
    expect(office.callsTo('PUT /api/users/u3')[0]?.body).toEqual({ name: 'Priya D.', email: MANAGER.email });
  });
});

describe('changing users', () => {
  it('creates one with the rights of the role; a refusal keeps what was typed and leads to the field', async () => {
    const taken = 'Another user already has this email.';
    let answer: object = problem(409, taken, [{ field: 'email', message: taken, code: 'taken' }]);
    office = openOffice('/users', { 'GET /api/users': staff(), 'POST /api/users': () => answer });
    fireEvent.click(await button('Add New User'));
    const form = within(screen.getByRole('dialog', { name: 'Add New User' }));
    fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Asha' } });
    fireEvent.change(form.getByLabelText('Email'), { target: { value: 'asha@kisancanteen.local' } });
    fireEvent.change(form.getByLabelText('Password'), { target: { value: 'beej-fasal-26' } });
    fireEvent.change(form.getByLabelText('Role'), { target: { value: 'manager' } });
    fireEvent.click(form.getByRole('button', { name: 'Create User' }));
    await screen.findByText(`Error: ${taken}`);
    const email = form.getByLabelText('Email') as HTMLInputElement;
    expect(email.value).toBe('asha@kisancanteen.local');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email);

    answer = { data: AGENT };
    fireEvent.click(form.getByRole('button', { name: 'Create User' }));
    await screen.findByText('User created successfully!');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(office.callsTo('POST /api/users')[1]?.body).toEqual({
      name: 'Asha',
      email: 'asha@kisancanteen.local',
      password: 'beej-fasal-26',
      role: 'manager',
      permissions: { ...FLAGS, canDeleteLeads: false, canManageUsers: false },
      leadTypeAccess: types(leadTypesOfPreset('manager')),
    });
  });

  it('never sends a password with a change, and asks before it drops what was entered', async () => {
    office = openOffice('/users', { 'GET /api/users': staff(), 'PUT /api/users/u2': () => ({ data: AGENT }) });
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
    fireEvent.click(asks.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(await button('Update User'));
    await screen.findByText('User updated successfully!');
    expect(office.callsTo('PUT /api/users/u2')[0]?.body).toEqual({
      name: AGENT.name,
      email: AGENT.email,
      role: 'admin',
    });
  });

  it('gives lead access by preset and counts it', async () => {
    office = openOffice('/users', {
      'GET /api/users': staff(),
      'PUT /api/users/u2/lead-access': () => ({ data: AGENT }),
    });
    fireEvent.click(await button('Lead Access Vikas Yadav'));
    screen.getByText('1 of 13 lead types accessible');
    fireEvent.click(await button('Select All'));
    screen.getByText('13 of 13 lead types accessible');
    expect((await button('Admin')).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(await button('Deselect All'));
    screen.getByText('0 of 13 lead types accessible');
    for (const [preset, count] of [
      ['Admin', 13],
      ['Manager', 10],
      ['Sales', 9],
      ['Default', 7],
      ['HR', 3],
    ] as const) {
      fireEvent.click(await button(preset));
      screen.getByText(`${count} of 13 lead types accessible`);
    }
    fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
    const asks = within(screen.getByRole('dialog', { name: 'Discard changes?' }));
    fireEvent.click(asks.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(await button('Save Access'));
    await screen.findByText('Lead type access updated successfully!');
    expect(office.callsTo('PUT /api/users/u2/lead-access')[0]?.body).toEqual({
      leadTypeAccess: types(['sarthi', 'bdo_application', 'ddo_application']),
    });
  });

  it('activates and deactivates in one move, and says what the server said', async () => {
    let answer: object = { message: 'User deactivated successfully!', data: { ...AGENT, isActive: false } };
    office = openOffice('/users', {
      'GET /api/users': staff(),
      'PUT /api/users/u2/toggle-status': () => answer,
    });
    fireEvent.click(await button('Deactivate Vikas Yadav'));
    await screen.findByText('User deactivated successfully!');
    answer = problem(403, 'You need the permission canManageUsers for this.');
    await waitFor(async () =>
      expect((await button('Deactivate Vikas Yadav')).getAttribute('aria-disabled')).toBeNull(),
    );
    fireEvent.click(await button('Deactivate Vikas Yadav'));
    await screen.findByText('Error: You need the permission canManageUsers for this.');
  });

  it('resets a password that can be read while it is typed', async () => {
    office = openOffice('/users', {
      'GET /api/users': staff(),
      'PUT /api/users/u2/reset-password': () => ({ message: 'Password reset successfully!' }),
    });
    fireEvent.click(await button('Reset Password Vikas Yadav'));
    const password = screen.getByLabelText('New password') as HTMLInputElement;
    expect(password.type).toBe('password');
    fireEvent.click(screen.getByLabelText('Show password'));
    expect(password.type).toBe('text');
    fireEvent.change(password, { target: { value: 'beej-fasal-26' } });
    fireEvent.click(await button('Reset Password'));
    await screen.findByText('Password reset successfully!');
    expect(office.callsTo('PUT /api/users/u2/reset-password')[0]?.body).toEqual({ newPassword: 'beej-fasal-26' });
  });

  it('deletes only after it was confirmed, says why it could not, and goes on from the title when it could', async () => {
    let users: readonly SignedInUser[] = [ADMIN, AGENT];
    let answer: object = problem(409, 'This is the last active administrator.');
    office = openOffice('/users', {
      'GET /api/users': (call) => staff(users)(call),
      'DELETE /api/users/u2': () => answer,
    });
    (await button('Delete Vikas Yadav')).focus();
    fireEvent.click(await button('Delete Vikas Yadav'));
    screen.getByText('Are you sure you want to delete this user? This action cannot be undone.');
    expect(office.callsTo('DELETE /api/users/u2')).toHaveLength(0);
    fireEvent.click(await button('Delete'));
    await screen.findByText('Error: This is the last active administrator.');

    answer = { message: 'User deleted successfully!' };
    users = [ADMIN];
    (await button('Delete Vikas Yadav')).focus();
    fireEvent.click(await button('Delete Vikas Yadav'));
    fireEvent.click(await button('Delete'));
    await screen.findByText('User deleted successfully!');
    const title = await screen.findByRole('heading', { name: 'All Users (1)' });
    expect(document.activeElement).toBe(title);
  });
});
