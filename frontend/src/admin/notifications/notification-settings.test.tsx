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
  teamMail: false,
  push: true,
  mailAvailable: true,
  pushKey: null,
};

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('the settings', () => {
  it('save each choice immediately', async () => {
    let settings = SETTINGS;
    admin = renderAdmin('/settings', {
      'GET /api/notifications/settings': () => ({ data: settings }),
      'PUT /api/notifications/settings': ({ body }) => {
        settings = { ...settings, ...(body as object) };
        return { data: settings };
      },
    });
    fireEvent.click(
      await box('Email me at 8:00 am on working days if I have due leads or can see overdue unassigned leads'),
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

  it('offer only the types that the user can see, and say what is not set up', async () => {
    const user = { ...ADMIN, role: 'agent' as const, leadTypeAccess: types(['contact']) };
    admin = renderAdmin('/settings', {
      'GET /api/auth/me': () => ({ data: user }),
      'GET /api/notifications/settings': () => ({ data: { ...SETTINGS, mailAvailable: false } }),
    });
    await box('Contact');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Franchise' })).toBeNull());
    screen.getByText(/^Email is not set up yet/);
    screen.getByText(/^Push notifications are not set up/);
  });

  it('say if a choice was not saved, and show the saved one', async () => {
    admin = renderAdmin('/settings', {
      'GET /api/notifications/settings': () => ({ data: SETTINGS }),
      'PUT /api/notifications/settings': () => problem(503, 'The database is away.'),
    });
    fireEvent.click(await box('Email me when a lead is assigned to me'));
    await screen.findByText('Not saved: The database is away.');
    expect((await box('Email me when a lead is assigned to me')).checked).toBe(true);
  });
});
