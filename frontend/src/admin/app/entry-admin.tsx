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

// Reports only the path, which has no personal data. The query names the open lead and the search.
reportUncaughtErrors(() => location.pathname);
const store = createAdminStore();
saveSession(store);
// Refetches what the screen shows when the connection returns.
setupListeners(store.dispatch);
keepTextNodes();
const router = createBrowserRouter(ADMIN_ROUTES, { basename: '/admin' });

const root = document.getElementById('root');
if (!root) throw new Error('admin.html has no root.');
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      {/* Filters live in the URL: with a transition, a new tick would disappear for a moment. */}
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  </StrictMode>,
);
