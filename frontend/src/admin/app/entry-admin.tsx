import '@fontsource/baloo-2/devanagari-600.css';
import '@fontsource/baloo-2/latin-600.css';
import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { keepTextNodes } from '../../shared/lib/keep-text-nodes';
import { reportUncaughtErrors } from '../../shared/lib/report-client-error';
import { saveSession } from '../session/session-storage';
import { ADMIN_ROUTES } from './admin-app';
import { createAdminStore } from './create-admin-store';

// Screens have no id in their path: what is open, and what is searched for, is in the query.
reportUncaughtErrors(() => location.pathname);
const store = createAdminStore();
saveSession(store);
// Back from a dead zone, what is on the screen is loaded anew.
setupListeners(store.dispatch);
keepTextNodes();
const router = createBrowserRouter(ADMIN_ROUTES, { basename: '/admin' });

const root = document.getElementById('root');
if (!root) throw new Error('admin.html has no root.');
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      {/* A filter's tick lives in the address: a transition would show it unticked for a moment. */}
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  </StrictMode>,
);
