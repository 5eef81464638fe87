import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ADMIN, renderAdmin } from '../testing/render-admin';
import { SCREENS } from './screens';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

describe('every screen', () => {
  it.each(SCREENS.map(({ path, title }) => [path, title]))('%s has its title in the page', async (path, title) => {
    admin = renderAdmin(path);
    const main = within(await screen.findByRole('main'));
    await main.findByRole('heading', { level: 1, name: title });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(within(screen.getByRole('banner')).queryByRole('heading')).toBeNull();
  });
});

describe('the skip link', () => {
  it('moves the focus to the title, and keeps the URL', async () => {
    admin = renderAdmin('/settings');
    const title = await screen.findByRole('heading', { level: 1, name: 'Settings' });
    fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(document.activeElement).toBe(title);
    expect(screen.getByTestId('address').textContent).toBe('/settings');
  });
});

describe('the account menu', () => {
  it('shows who is signed in, with the email', async () => {
    admin = renderAdmin('/settings');
    const banner = within(await screen.findByRole('banner'));
    fireEvent.click(await banner.findByRole('button', { name: ADMIN.name }));
    expect(banner.getByText(ADMIN.email).closest('p')?.textContent).toBe(`${ADMIN.name}${ADMIN.email}`);
  });
});
