import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ADMIN, openOffice, problem } from './admin-stage';

let office: ReturnType<typeof openOffice>;

afterEach(() => {
  office.leave();
  cleanup();
  localStorage.clear();
});

const AGENT = {
  ...ADMIN,
  _id: 'u2',
  name: 'Vikas Yadav',
  email: 'vikas@kisancanteen.local',
  role: 'agent',
  permissions: { ...ADMIN.permissions, canDeleteLeads: false, canManageUsers: false },
  leadTypeAccess: { contact: true },
};
const USERS = () => ({
  data: [ADMIN, AGENT],
  pagination: { currentPage: 1, totalPages: 1, totalItems: 2, pageSize: 50 },
});

describe('user management', () => {
  it('lists everybody with role and rights in words, and offers nobody a way to lock themselves out', async () => {
    office = openOffice('/users', { 'GET /api/users': USERS });
    await screen.findByRole('heading', { name: 'All Users (2)' });
    const row = within(screen.getByRole('row', { name: /Vikas Yadav/ }));
    for (const text of ['Agent', 'Active', 'View All', 'Edit All']) row.getByText(text);
    expect(row.queryByText('Manage Users')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Sunita Devi' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Deactivate Sunita Devi' })).toBeNull();
  });

  it('creates a user with the rights of the role, and shows a refusal in the dialog', async () => {
    let answer: object = problem(409, 'Somebody already has this email.');
    office = openOffice('/users', { 'GET /api/users': USERS, 'POST /api/users': () => answer });
    fireEvent.click(await screen.findByRole('button', { name: 'Add New User' }));
    const form = within(screen.getByRole('dialog', { name: 'Add New User' }));
    fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Asha' } });
    fireEvent.change(form.getByLabelText('Email'), { target: { value: 'asha@kisancanteen.local' } });
    fireEvent.change(form.getByLabelText('Password'), { target: { value: 'beej-fasal-26' } });
    fireEvent.change(form.getByLabelText('Role'), { target: { value: 'manager' } });
    fireEvent.click(form.getByRole('button', { name: 'Create User' }));
    await screen.findByText('Error: Somebody already has this email.');

    answer = { data: AGENT };
    fireEvent.click(form.getByRole('button', { name: 'Create User' }));
    await screen.findByText('User created successfully!');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(office.callsTo('POST /api/users')[1]?.body).toEqual({
      name: 'Asha',
      email: 'asha@kisancanteen.local',
      password: 'beej-fasal-26',
      role: 'manager',
      permissions: { ...ADMIN.permissions, canDeleteLeads: false, canManageUsers: false },
    });
  });

  it('gives lead access by preset and counts it', async () => {
    const all = Object.fromEntries(TYPES.map((type) => [type, true]));
    office = openOffice('/users', {
      'GET /api/auth/me': () => ({ data: { ...ADMIN, leadTypeAccess: all } }),
      'GET /api/users': USERS,
      'PUT /api/users/u2/lead-access': () => ({ data: AGENT }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Lead Access Vikas Yadav' }));
    screen.getByText('1 of 13 lead types accessible');
    fireEvent.click(screen.getByRole('button', { name: 'Select All' }));
    screen.getByText('13 of 13 lead types accessible');
    fireEvent.click(screen.getByRole('button', { name: 'Deselect All' }));
    screen.getByText('0 of 13 lead types accessible');
    fireEvent.click(screen.getByRole('button', { name: 'HR' }));
    screen.getByText('3 of 13 lead types accessible');
    fireEvent.click(screen.getByRole('button', { name: 'Save Access' }));
    await screen.findByText('Lead type access updated successfully!');
    const off = Object.fromEntries(TYPES.map((type) => [type, false]));
    expect(office.callsTo('PUT /api/users/u2/lead-access')[0]?.body).toEqual({
      leadTypeAccess: { ...off, sarthi: true, bdo_application: true, ddo_application: true },
    });
  });

  it('deletes only after it was confirmed, and says why it could not', async () => {
    office = openOffice('/users', {
      'GET /api/users': USERS,
      'DELETE /api/users/u2': () => problem(409, 'This is the last active administrator.'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Vikas Yadav' }));
    screen.getByText('Are you sure you want to delete this user? This action cannot be undone.');
    expect(office.callsTo('DELETE /api/users/u2')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Error: This is the last active administrator.');
  });
});

const TYPES = [
  'contact',
  'franchise',
  'quick_contact',
  'newsletter',
  'sarthi',
  'bdo_application',
  'ddo_application',
  'partner',
  'partnership',
  'kisan_canteen',
  'kisan_canteen_enquiry',
  'kisan_mandi',
  'soil_testing',
];
