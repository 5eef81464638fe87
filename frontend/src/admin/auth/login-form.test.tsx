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
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    screen.getByRole('button', { name: 'Hide password' });
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

describe('the sign-in page', () => {
  it('has the focus in the email field, and shows the password on request', async () => {
    admin = renderAdmin('/login', {}, null);
    await screen.findByRole('form', { name: 'Sign in' });
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect([password.type, password.autocomplete]).toEqual(['password', 'current-password']);
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });

  it('marks the field that the server names, and focuses it', async () => {
    const errors = [{ field: 'email', message: 'Email can have at most 200 characters.', code: 'too_long' }];
    admin = renderAdmin('/login', { 'POST /api/auth/login': () => problem(400, 'Too long.', errors) }, null);
    signIn(`${'x'.repeat(200)}@kisancanteen.local`, 'harvest-moon');
    await screen.findByText('Email can have at most 200 characters.');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('says whom to ask for a new password if the server sends no emails', async () => {
    admin = renderAdmin('/login', { 'GET /api/auth/options': () => ({ data: { passwordReset: false } }) }, null);
    await screen.findByText('Forgot your password? Ask your administrator for a new one.');
    expect(screen.queryByRole('link')).toBeNull();
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

describe('a forgotten password', () => {
  it('is asked for with the typed email, which comes back with the page to continue on', async () => {
    admin = renderAdmin(
      '/dashboard?tab=contact',
      {
        'POST /api/auth/forgot-password': () => ({ message: 'Sent.' }),
        'POST /api/auth/login': () => ({ token: 'fresh', data: ADMIN }),
      },
      null,
    );
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: ADMIN.email } });
    fireEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    const form = await screen.findByRole('form', { name: 'Forgot password' });
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    expect([document.activeElement, email.value]).toEqual([email, ADMIN.email]);
    fireEvent.submit(form);
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(document.activeElement?.textContent).toBe('Check your email');
    expect(admin.callsTo('POST /api/auth/forgot-password').map(({ body }) => body)).toEqual([{ email: ADMIN.email }]);

    fireEvent.click(screen.getByRole('link', { name: 'Back to sign in' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(ADMIN.email);
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'harvest-moon' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Login successful! Redirecting to dashboard...');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(address()).toBe('/dashboard?tab=contact');
  });

  it('can be asked for again after an error or a wrong email', async () => {
    let answer: AnswerTo<'POST /api/auth/forgot-password'> = problem(429, 'Please wait a few minutes.');
    admin = renderAdmin('/forgot-password', { 'POST /api/auth/forgot-password': () => answer }, null);
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'sunita@kisan' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Please wait a few minutes.');
    answer = { message: 'Sent.' };
    fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('sunita@kisan');
  });

  it('needs an administrator if the server sends no emails', async () => {
    const options = { 'GET /api/auth/options': () => ({ data: { passwordReset: false } }) } as const;
    admin = renderAdmin('/forgot-password', options, null);
    await screen.findByText(/^Ask your administrator for a new password/);
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('the link of an email', () => {
  it('sets the new password after a refused one, ends the session here and leads to the sign-in', async () => {
    const errors = [{ field: 'password', message: 'This password is too common.', code: 'weak_password' }];
    let answer: AnswerTo<'POST /api/auth/reset-password'> = problem(400, 'This password is too common.', errors);
    admin = renderAdmin('/reset-password#the-token', {
      'POST /api/auth/reset-password': () => answer,
      'POST /api/auth/logout': () => problem(401, 'Ended.'),
    });
    const form = await screen.findByRole('form', { name: 'Choose a new password' });
    const password = screen.getByLabelText<HTMLInputElement>('New password');
    expect([document.activeElement, password.autocomplete]).toEqual([password, 'new-password']);
    fireEvent.change(password, { target: { value: 'football' } });
    fireEvent.submit(form);
    await screen.findByText('This password is too common.');
    expect([document.activeElement, password.value]).toEqual([password, 'football']);

    answer = { message: 'Password changed successfully' };
    fireEvent.change(password, { target: { value: 'monsoon-in-the-hills' } });
    fireEvent.submit(form);
    await screen.findByText('Your password was changed. Sign in with the new one.');
    expect(screen.queryByText(/Your session has ended/)).toBeNull();
    expect([address(), localStorage.getItem('adminToken')]).toEqual(['/login', null]);
    expect(admin.callsTo('POST /api/auth/reset-password').at(-1)?.body).toEqual({
      token: 'the-token',
      password: 'monsoon-in-the-hills',
    });
  });

  it.each([
    ['was used', '/reset-password#old', 'This link has expired or was already used. Request a new one.'],
    [
      'is incomplete',
      '/reset-password',
      'This link is incomplete. Open it from the email again, or request a new one.',
    ],
  ])('leads to a new one if it %s', async (_, page, message) => {
    admin = renderAdmin(page, { 'POST /api/auth/reset-password': () => problem(410, message) }, null);
    const password = page.includes('#') && (await screen.findByLabelText('New password'));
    if (password) {
      fireEvent.change(password, { target: { value: 'monsoon-in-the-hills' } });
      fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
    }
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    fireEvent.click(screen.getByRole('link', { name: 'Request a new link' }));
    await screen.findByRole('form', { name: 'Forgot password' });
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
