import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { SignedInUser } from '../session/session-slice';
import { ADMIN, type AnswerTo, problem, renderAdmin } from '../testing/render-admin';

let admin: ReturnType<typeof renderAdmin>;

const OTHER = { ...ADMIN, _id: 'u2', name: 'Vikas Yadav', email: 'vikas@kisancanteen.local' };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  jest.useRealTimers();
});

describe('signing in', () => {
  it('starts in the field Email, and can show the password', async () => {
    admin = renderAdmin('/login', {}, null);
    const password = await screen.findByLabelText<HTMLInputElement>('Password');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    const show = screen.getByRole('button', { name: 'Show password', pressed: false });
    fireEvent.click(show);
    expect(password.type).toBe('text');
    expect(show.getAttribute('aria-pressed')).toBe('true');
  });

  it('shows progress and success, stores token and user, and opens the dashboard after one second', async () => {
    let answerLogin: (answer: AnswerTo<'POST /api/auth/login'>) => void = () => undefined;
    admin = renderAdmin(
      '/login',
      { 'POST /api/auth/login': () => new Promise((resolve) => (answerLogin = resolve)) },
      null,
    );
    await screen.findByRole('form', { name: 'Sign in' });
    signIn('sunita@kisancanteen.local', 'harvest-moon');
    expect((await screen.findByRole('button', { name: 'Signing in...' })).hasAttribute('disabled')).toBe(true);

    await act(async () => answerLogin({ token: 'fresh', data: ADMIN }));
    await screen.findByText('Login successful! Redirecting to dashboard...');
    expect(admin.callsTo('POST /api/auth/login')[0]?.body).toEqual({
      email: 'sunita@kisancanteen.local',
      password: 'harvest-moon',
    });
    expect(localStorage.getItem('adminToken')).toBe('fresh');
    expect(JSON.parse(localStorage.getItem('adminUser') ?? '')).toEqual(ADMIN);

    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(address()).toBe('/login');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(address()).toBe('/dashboard');
    expect(admin.callsTo('GET /api/leads')[0]?.token).toBe('fresh');
  });

  it('shows the server’s message, and a network failure, in the error box', async () => {
    admin = renderAdmin(
      '/login',
      { 'POST /api/auth/login': () => problem(429, 'Too many requests. Please wait a minute.') },
      null,
    );
    signIn('sunita@kisancanteen.local', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toBe('Too many requests. Please wait a minute.');
    expect(localStorage.getItem('adminToken')).toBeNull();

    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText(
      'Network error: Unable to connect to the server. Please check your internet connection and try again.',
    );
  });
});

describe('a session that ends', () => {
  it('leads to sign-in when the server rejects it, and then back to the same page', async () => {
    admin = renderAdmin('/dashboard?tab=franchise&page=3', {
      'GET /api/leads': ({ token }) =>
        token === 'fresh'
          ? { data: [], pagination: { currentPage: 3, totalPages: 3, totalItems: 60, pageSize: 20 } }
          : problem(401, 'Your token has ended.'),
      'POST /api/auth/login': () => ({ token: 'fresh', data: ADMIN }),
    });
    await screen.findByRole('form', { name: 'Sign in' });
    expect(localStorage.getItem('adminToken')).toBeNull();
    expect(localStorage.getItem('adminUser')).toBeNull();

    signIn('sunita@kisancanteen.local', 'harvest-moon');
    await screen.findByText('Login successful! Redirecting to dashboard...');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(address()).toBe('/dashboard?tab=franchise&page=3');
  });

  it('ends with Logout even if the request fails, and forgets the page', async () => {
    admin = renderAdmin('/dashboard?tab=contact', { 'POST /api/auth/logout': () => Promise.reject(new TypeError()) });
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('form', { name: 'Sign in' });
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  it('ignores a late response about the previous user', async () => {
    let answerMe: (answer: { data: SignedInUser }) => void = () => undefined;
    admin = renderAdmin('/dashboard', {
      'GET /api/auth/me': ({ token }) =>
        token === 'valid' ? new Promise((resolve) => (answerMe = resolve)) : { data: OTHER },
      'POST /api/auth/logout': () => ({}),
      'POST /api/auth/login': () => ({ token: 'fresh', data: OTHER }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('form', { name: 'Sign in' });
    signIn(OTHER.email, 'harvest-moon');
    await screen.findByText('Login successful! Redirecting to dashboard...');
    await act(async () => answerMe({ data: ADMIN }));
    expect(JSON.parse(localStorage.getItem('adminUser') ?? '')).toEqual(OTHER);
  });

  it('is not restored by a response that arrives after another tab ended it', async () => {
    let answerMe: (answer: { data: SignedInUser }) => void = () => undefined;
    admin = renderAdmin('/dashboard', { 'GET /api/auth/me': () => new Promise((resolve) => (answerMe = resolve)) });
    await screen.findByText('Balasaheb Shinde');
    localStorage.clear();
    await act(async () => answerMe({ data: OTHER }));
    await screen.findByText(OTHER.name);
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  it('ends in this tab when another tab signs out', async () => {
    admin = renderAdmin('/dashboard');
    await screen.findByText('Balasaheb Shinde');
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })));
    await screen.findByRole('form', { name: 'Sign in' });
  });
});

function signIn(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

function address() {
  return screen.getByTestId('address').textContent;
}
