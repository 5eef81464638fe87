import { lazy, useEffect } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { ToastProvider } from '../../shared/toasts/toast-provider';
import { LazyBoundary } from '../ui/dialogs/lazy-boundary';
import { ErrorBoundary } from '../ui/errors/error-boundary';
import { ignoreHeldKeys } from '../ui/keyboard';
import { Placeholder } from '../ui/placeholder';
import './admin-base.css';
import { ConnectionBanner } from './connection-banner';
import { OfficeShell } from './office-shell';
import { SCREENS } from './screens';
import { SignedInOnly } from './signed-in-only';

const LoginPage = lazy(async () => ({ default: (await import('../pages/login-page')).LoginPage }));

/** The back office's screens, inside its store and a router whose base is `/admin`. */
export const ADMIN_ROUTES: RouteObject[] = [
  {
    element: <AdminApp />,
    children: [
      {
        path: '/login',
        element: (
          <LazyBoundary loading={<Placeholder>Loading...</Placeholder>}>
            <LoginPage />
          </LazyBoundary>
        ),
      },
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

/** The frame of every screen, including the sign-in. */
function AdminApp() {
  useEffect(ignoreHeldKeys, []);
  return (
    <ToastProvider closeLabel="Close message" position="bottom-left">
      <ErrorBoundary part="AdminApp">
        <Outlet />
      </ErrorBoundary>
      <ConnectionBanner />
    </ToastProvider>
  );
}
