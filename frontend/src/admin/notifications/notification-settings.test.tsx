import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ADMIN, problem, renderAdmin } from '../testing/render-admin';
import { types } from '../testing/staff';
import type { NotificationSettings } from './notifications-api';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

const SETTINGS: NotificationSettings = {
  assignedMail: true,
  watchedTypes: ['contact'],
  digestMail: true,
  push: true,
  mailAvailable: true,
  pushKey: null,
};

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('the settings', () => {
  it('keep each choice as it is made', async () => {
    let settings = SETTINGS;
    admin = renderAdmin('/settings', {
      'GET /api/notifications/settings': () => ({ data: settings }),
      'PUT /api/notifications/settings': ({ body }) => {
        settings = { ...settings, ...(body as object) };
        return { data: settings };
      },
    });
    fireEvent.click(
      await box(
        'A mail at 8:00 on working mornings when leads of mine are due, or some that I see are overdue with nobody',
      ),
    );
    await screen.findByText('Saved.');
    fireEvent.click(await box('Soil Testing'));
    await waitFor(() =>
      expect(settings).toEqual({ ...SETTINGS, digestMail: false, watchedTypes: ['contact', 'soil_testing'] }),
    );
    await waitFor(async () => expect((await box('Soil Testing')).checked).toBe(true));
    expect((await box('Contact')).checked).toBe(true);
    expect(admin.callsTo('PUT /api/notifications/settings').map(({ body }) => body)).toEqual([
      { digestMail: false },
      { watchedTypes: ['contact', 'soil_testing'] },
    ]);
  });

  it('offer only the types that one may see, and say what this server cannot send by', async () => {
    const user = { ...ADMIN, role: 'agent' as const, leadTypeAccess: types(['contact']) };
    admin = renderAdmin('/settings', {
      'GET /api/auth/me': () => ({ data: user }),
      'GET /api/notifications/settings': () => ({ data: { ...SETTINGS, mailAvailable: false } }),
    });
    await box('Contact');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Franchise' })).toBeNull());
    screen.getByText(/^No mail server is set up yet/);
    screen.getByText(/^Notifications of devices are not set up/);
  });

  it('say so where a choice was not kept, and show what holds', async () => {
    admin = renderAdmin('/settings', {
      'GET /api/notifications/settings': () => ({ data: SETTINGS }),
      'PUT /api/notifications/settings': () => problem(503, 'The database is away.'),
    });
    fireEvent.click(await box('A mail for every lead that is given to me'));
    await screen.findByText('Not saved: The database is away.');
    expect((await box('A mail for every lead that is given to me')).checked).toBe(true);
  });
});
