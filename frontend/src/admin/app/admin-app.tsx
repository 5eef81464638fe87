import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ToastProvider } from '../../shared/toasts/toast-provider';
import { DashboardPage } from '../pages/dashboard-page';
import { LoginPage } from '../pages/login-page';
import { UsersPage } from '../pages/users-page';
import { ErrorBoundary } from '../ui/errors/error-boundary';
import { LazyBoundary } from '../ui/errors/lazy-boundary';
import { Placeholder } from '../ui/placeholder';
import './admin-base.css';
import { ConnectionBanner } from './connection-banner';
import { SignedInOnly } from './signed-in-only';

const ReportsPage = lazy(async () => ({ default: (await import('../pages/reports-page')).ReportsPage }));

/** The back office's screens, inside its store and a router whose base is `/admin`. */
export function AdminApp() {
  return (
    <ToastProvider closeLabel="Close message">
      <ErrorBoundary part="AdminApp">
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route element={<SignedInOnly />}>
            <Route path="/dashboard" element={<DashboardPage />} />
            <Route path="/users" element={<UsersPage />} />
            <Route
              path="/reports"
              element={
                <LazyBoundary loading={<Placeholder>Loading reports...</Placeholder>}>
                  <ReportsPage />
                </LazyBoundary>
              }
            />
          </Route>
          <Route path="*" element={<Navigate to="/dashboard" replace />} />
        </Routes>
      </ErrorBoundary>
      <ConnectionBanner />
    </ToastProvider>
  );
}
