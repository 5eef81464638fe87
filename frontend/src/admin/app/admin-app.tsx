import { useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ToastProvider } from '../../shared/toasts/toast-provider';
import { LoginPage } from '../pages/login-page';
import { ErrorBoundary } from '../ui/errors/error-boundary';
import { ignoreHeldKeys } from '../ui/keyboard';
import './admin-base.css';
import { ConnectionBanner } from './connection-banner';
import { OfficeShell } from './office-shell';
import { SCREENS } from './screens';
import { SignedInOnly } from './signed-in-only';

/** The back office's screens, inside its store and a router whose base is `/admin`. */
export function AdminApp() {
  useEffect(ignoreHeldKeys, []);
  return (
    <ToastProvider closeLabel="Close message" position="bottom-left">
      <ErrorBoundary part="AdminApp">
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route element={<SignedInOnly />}>
            <Route element={<OfficeShell />}>
              {SCREENS.map(({ path, page: Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Route>
          </Route>
          <Route path="*" element={<Navigate to="/dashboard" replace />} />
        </Routes>
      </ErrorBoundary>
      <ConnectionBanner />
    </ToastProvider>
  );
}
