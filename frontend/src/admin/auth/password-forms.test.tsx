import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ADMIN, type AnswerTo, problem, renderAdmin } from '../testing/render-admin';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

describe('the user’s sessions', () => {
  const session = (id: string, isCurrent: boolean, browser: string | null = null) => ({
    _id: id,
    signedInAt: new Date().toISOString(),
    expiresAt: new Date().toISOString(),
    browser,
    address: browser && '203.0.113.*',
    isCurrent,
  });

  it('are listed under the password and can be ended one by one, or all others', async () => {
    let sessions = [
      session('s1', true, 'Chrome on Windows'),
      session('s2', false, 'Safari on iOS'),
      session('s3', false),
    ];
    admin = renderAdmin('/dashboard', {
      'GET /api/auth/sessions': () => ({ data: sessions }),
      'DELETE /api/auth/sessions/s2': () => {
        sessions = sessions.filter(({ _id }) => _id !== 's2');
        return { message: 'The session has ended' };
      },
      'DELETE /api/auth/sessions': () => {
        sessions = sessions.slice(0, 1);
        return { message: 'Your other sessions have ended' };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Sunita Devi' }));
    fireEvent.click(screen.getByRole('button', { name: 'Password' }));
    const list = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
    const own = await list.findByText('This session');
    expect(own.closest('li')?.textContent).toContain('Chrome on Windows, 203.0.113.*, just now');
    fireEvent.click(list.getByRole('button', { name: 'End Safari on iOS, 203.0.113.*' }));
    await screen.findByText('The session has ended.');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    expect(document.activeElement?.textContent).toBe('Where you are signed in');
    list.getByRole('button', { name: 'End Unknown browser' });
    fireEvent.click(list.getByRole('button', { name: 'End all others' }));
    await screen.findByText('Your other sessions have ended.');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(list.queryByRole('button')).toBeNull();
  });

  it('show why one could not be ended, until the next attempt', async () => {
    let answer: object = problem(500, 'Something broke on our side.');
    admin = renderAdmin('/dashboard', {
      'GET /api/auth/sessions': () => ({ data: [session('s1', true), session('s2', false, 'Safari on iOS')] }),
      'DELETE /api/auth/sessions/s2': () => answer,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Sunita Devi' }));
    fireEvent.click(screen.getByRole('button', { name: 'Password' }));
    const list = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
    fireEvent.click(await list.findByRole('button', { name: 'End Safari on iOS, 203.0.113.*' }));
    expect((await list.findByRole('alert')).textContent).toBe('Something broke on our side.');
    expect(document.activeElement?.textContent).toBe('Where you are signed in');
    answer = { message: 'The session has ended' };
    fireEvent.click(list.getByRole('button', { name: 'End Safari on iOS, 203.0.113.*' }));
    await screen.findByText('The session has ended.');
    expect(list.queryByRole('alert')).toBeNull();
  });

  it('show why they could not be loaded', async () => {
    admin = renderAdmin('/dashboard', { 'GET /api/auth/sessions': () => problem(500, 'Something broke on our side.') });
    fireEvent.click(await screen.findByRole('button', { name: 'Sunita Devi' }));
    fireEvent.click(screen.getByRole('button', { name: 'Password' }));
    await screen.findByText('Error: Something broke on our side.');
  });
});

describe('the user’s password', () => {
  it('is changed by users who know it; a refusal keeps the input', async () => {
    let answer: AnswerTo<'PUT /api/auth/password'> = problem(400, 'The current password is wrong.');
    admin = renderAdmin('/dashboard', { 'PUT /api/auth/password': () => answer });
    fireEvent.click(await screen.findByRole('button', { name: 'Sunita Devi' }));
    fireEvent.click(screen.getByRole('button', { name: 'Password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change your password' }));
    const fields = { 'Current password': 'old one', 'New password': 'monsoon-in-the-hills' };
    for (const [label, value] of Object.entries(fields)) {
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    }
    const form = dialog.getByRole('form', { name: 'Change your password' });
    fireEvent.submit(form);
    await dialog.findByText('The current password is wrong.');
    expect(dialog.getByLabelText<HTMLInputElement>('New password').value).toBe('monsoon-in-the-hills');

    answer = { message: 'Password changed successfully' };
    fireEvent.submit(form);
    await screen.findByText(/^Password changed successfully!/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(admin.callsTo('PUT /api/auth/password')[1]?.body).toEqual({
      currentPassword: 'old one',
      newPassword: 'monsoon-in-the-hills',
    });
  });
});

describe('a password that someone else chose', () => {
  it('must be changed before anything else is shown or requested, and then the page opens', async () => {
    let mustChangePassword = true;
    let answer: AnswerTo<'PUT /api/auth/password'> = problem(400, 'The current password is wrong.');
    admin = renderAdmin('/dashboard?tab=contact', {
      'GET /api/auth/me': () => ({ data: { ...ADMIN, ...(mustChangePassword && { mustChangePassword }) } }),
      'PUT /api/auth/password': () => answer,
    });
    const form = await screen.findByRole('form', { name: 'Choose your password' });
    screen.getByRole('button', { name: 'Logout' });
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    const calls = admin.callsTo('GET /api/leads').length;
    fireEvent.change(screen.getByLabelText('Current password'), { target: { value: 'from the file' } });
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'monsoon-in-the-hills' } });
    fireEvent.submit(form);
    await screen.findByText('The current password is wrong.');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('monsoon-in-the-hills');
    expect(admin.callsTo('GET /api/leads')).toHaveLength(calls);

    mustChangePassword = false;
    answer = { message: 'Password changed successfully' };
    fireEvent.submit(form);
    await screen.findByText('Balasaheb Shinde');
    expect(screen.getByTestId('address').textContent).toBe('/dashboard?tab=contact');
  });
});
