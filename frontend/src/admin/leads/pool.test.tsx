import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { ADMIN, LEAD, leadPage, problem, renderAdmin } from '../testing/render-admin';
import { FLAGS } from '../testing/staff';

let admin: ReturnType<typeof renderAdmin>;
const POOLED = { ...LEAD, inPool: true };

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

describe('the queue of the pool', () => {
  const as = (permissions: Partial<typeof FLAGS>) => {
    const user = { ...ADMIN, role: 'manager' as const, permissions: { ...FLAGS, ...permissions } };
    admin = renderAdmin('/dashboard', {
      'GET /api/auth/me': () => ({ data: user }),
      'GET /api/leads': () => leadPage([POOLED]),
    });
    return screen.findByRole('button', { name: LEAD.personalInfo.fullName });
  };

  it('is shown to users who see all leads, because possibly nobody can take from it', async () => {
    await as({ canTakeFromPool: false, canViewAllLeads: true });
    expect(await screen.findAllByText('Pool')).not.toEqual([]);
  });

  it('is hidden from users who can neither take from it nor see all leads', async () => {
    await as({ canTakeFromPool: false, canViewAllLeads: false });
    await screen.findByText('Overdue');
    expect(screen.queryByText('Pool')).toBeNull();
  });
});

describe('a lead of the pool', () => {
  it('is taken from its row with one click', async () => {
    admin = renderAdmin('/dashboard', {
      'GET /api/leads': () => leadPage([POOLED]),
      [`POST /api/leads/${LEAD._id}/take`]: () => ({ message: 'Lead taken successfully', data: LEAD }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Take / }));
    await screen.findByText(/ is now assigned to you$/);
    expect(admin.callsTo(`POST /api/leads/${LEAD._id}/take`)).toHaveLength(1);
  });

  it('shows an error if a colleague has taken it', async () => {
    admin = renderAdmin('/dashboard', {
      'GET /api/leads': () => leadPage([POOLED]),
      [`POST /api/leads/${LEAD._id}/take`]: () => problem(409, 'A colleague has already taken this lead.'),
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Take / }));
    await screen.findByText('A colleague has already taken this lead.');
  });
});
