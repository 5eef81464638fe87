import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { ADMIN, LEAD, leadPage, problem, renderAdmin } from '../testing/render-admin';

let admin: ReturnType<typeof renderAdmin>;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  jest.useRealTimers();
});

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const READY = { status: 'ready' };
const AWAY = /The server cannot answer right now\./;

describe('an unavailable server', () => {
  it('shows a banner on every screen, is retried automatically, and then the failed list loads', async () => {
    let isAway = true;
    admin = renderAdmin('/dashboard', {
      'GET /api/leads': () => (isAway ? problem(503, 'The database is away.') : leadPage([LEAD])),
      'GET /api/health/ready': () => (isAway ? problem(503, 'Not ready.') : READY),
    });
    await screen.findByText(AWAY);
    await passes(10_000);
    expect(admin.callsTo('GET /api/health/ready').length).toBeGreaterThan(1);
    expect(admin.callsTo('GET /api/leads')).toHaveLength(1);

    isAway = false;
    await passes(20_000);
    await screen.findByText('Balasaheb Shinde');
    expect(screen.queryByText(AWAY)).toBeNull();
    screen.getByText('Connected again.');
  });

  it('is retried even if the network swallows the request', async () => {
    let isAway = true;
    admin = renderAdmin('/dashboard', {
      'GET /api/leads': () => (isAway ? problem(503, 'The database is away.') : leadPage([LEAD])),
      'GET /api/health/ready': () => (isAway ? new Promise<never>(() => undefined) : READY),
    });
    await screen.findByText(AWAY);
    await passes(5_000);
    expect(admin.callsTo('GET /api/health/ready')).toHaveLength(1);
    isAway = false;
    await passes(15_000);
    await screen.findByText('Balasaheb Shinde');
  });

  it('leaves the loaded rows, and no change is sent twice', async () => {
    let isAway = false;
    const unless =
      <A,>(answer: A) =>
      () =>
        isAway ? problem(503, 'The database is away.') : answer;
    admin = renderAdmin('/dashboard', {
      'GET /api/leads': unless(leadPage([LEAD])),
      'PUT /api/leads/l1': unless({ message: 'Lead updated successfully', data: LEAD }),
      'GET /api/health/ready': unless(READY),
    });
    const status = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status of Balasaheb Shinde' });
    isAway = true;
    fireEvent.change(status, { target: { value: 'contacted' } });
    await screen.findByText('Failed to update lead status');
    await screen.findByText(AWAY);
    screen.getByText('Balasaheb Shinde');

    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await passes(100);
    expect(screen.queryByText(AWAY)).toBeNull();
    await passes(60_000);
    expect(admin.callsTo('PUT /api/leads/l1')).toHaveLength(1);
    expect(status.value).toBe('new');
  });
});

describe('a lost network', () => {
  it('shows the banner at once, before any request fails', async () => {
    let isAway = false;
    admin = renderAdmin('/dashboard', {
      'GET /api/health/ready': () => (isAway ? problem(503, 'Not ready.') : READY),
    });
    await screen.findByText('Balasaheb Shinde');
    isAway = true;
    act(() => void window.dispatchEvent(new Event('offline')));
    screen.getByText(/^No connection to the server\./);

    isAway = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await passes(100);
    screen.getByText('Connected again.');
  });
});

describe('several tabs', () => {
  it('sign in together, and each stays on its page', async () => {
    admin = renderAdmin('/dashboard?tab=franchise', {}, null);
    await screen.findByRole('form', { name: 'Sign in' });
    localStorage.setItem('adminToken', 'valid');
    localStorage.setItem('adminUser', JSON.stringify(ADMIN));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })));
    await screen.findByText('Balasaheb Shinde');
    expect(screen.getByTestId('address').textContent).toBe('/dashboard?tab=franchise');
  });

  it('notice a sign-out of another tab when they become visible', async () => {
    admin = renderAdmin('/dashboard');
    await screen.findByText('Balasaheb Shinde');
    localStorage.clear();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByRole('form', { name: 'Sign in' });
  });
});
