import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem, renderAdmin } from '../testing/render-admin';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

describe('the own password', () => {
  it('is changed for those who know it; a refusal leaves what was typed', async () => {
    let answer: object = problem(400, 'The current password is not right.');
    admin = renderAdmin('/dashboard', { 'PUT /api/auth/password': () => answer });
    fireEvent.click(await screen.findByRole('button', { name: 'Password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change your password' }));
    const fields = { 'Current password': 'old one', 'New password': 'monsoon-in-the-hills' };
    for (const [label, value] of Object.entries(fields)) {
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    }
    const form = dialog.getByRole('form', { name: 'Change your password' });
    fireEvent.submit(form);
    await dialog.findByText('The current password is not right.');
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
