import { type ComponentType, lazy, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, type RouteObject, useLocation } from 'react-router-dom';
import { ToastProvider } from '../../shared/toasts/toast-provider';
import { useCurrentUserQuery } from '../auth/auth-api';
import { selectSession } from '../session/session-slice';
import { Loading } from '../ui/content-state';
import { LazyBoundary } from '../ui/dialogs/lazy-boundary';
import { ErrorBoundary } from '../ui/errors/error-boundary';
import { ignoreRepeatedKeys } from '../ui/keyboard';
import './admin-base.css';
import { ConnectionBanner } from './connection';
import { OfficeShell } from './office-shell';
import type { SIGN_IN_PATHS } from './screen-paths';
import { SCREENS } from './screens';

/** Pages for users who are not signed in. */
const SIGN_IN_PAGES: Readonly<Record<(typeof SIGN_IN_PATHS)[number], ComponentType>> = {
  '/login': lazy(async () => ({ default: (await import('../pages/login-page')).LoginPage })),
  '/forgot-password': lazy(async () => ({
    default: (await import('../pages/forgot-password-page')).ForgotPasswordPage,
  })),
  '/reset-password': lazy(async () => ({ default: (await import('../pages/reset-password-page')).ResetPasswordPage })),
};

export const ADMIN_ROUTES: RouteObject[] = [
  {
    element: <AdminApp />,
    children: [
      ...Object.entries(SIGN_IN_PAGES).map(([path, Page]) => ({
        path,
        element: (
          <LazyBoundary loading={<Loading>Loading...</Loading>}>
            <Page />
          </LazyBoundary>
        ),
      })),
      {
        element: <SignedInOnly />,
        children: [
          { element: <OfficeShell />, children: SCREENS.map(({ path, page: Page }) => ({ path, element: <Page /> })) },
        ],
      },
      { path: '*', element: <Navigate to="/dashboard" replace /> },
    ],
  },
];

function AdminApp() {
  useEffect(ignoreRepeatedKeys, []);
  return (
    <ToastProvider closeLabel="Close message" position="bottom-center">
      <ErrorBoundary part="AdminApp">
        <Outlet />
      </ErrorBoundary>
      <ConnectionBanner />
    </ToastProvider>
  );
}

const FirstPasswordPage = lazy(async () => ({
  default: (await import('../pages/first-password-page')).FirstPasswordPage,
}));

const RIGHTS_POLL_MS = 60_000;

/** Redirects to sign-in, which returns to this page. Users must replace a password that someone else chose. */
function SignedInOnly() {
  const { token, user, signedOut } = useSelector(selectSession);
  const { pathname, search } = useLocation();
  useCurrentUserQuery(undefined, { skip: token === null, pollingInterval: RIGHTS_POLL_MS });
  if (token !== null && user?.mustChangePassword) {
    return (
      <LazyBoundary loading={<Loading>Loading...</Loading>}>
        <FirstPasswordPage />
      </LazyBoundary>
    );
  }
  // A different user may have signed in in another tab. The key then discards what the previous user has typed.
  if (token !== null) return <Outlet key={user?._id} />;
  return <Navigate to="/login" replace state={signedOut ? null : { from: `${pathname}${search}` }} />;
}
