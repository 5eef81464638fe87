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

// Only the path is reported, because the query could contain a lead's id and the search text.
reportUncaughtErrors(() => location.pathname);
const store = createAdminStore();
saveSession(store);
setupListeners(store.dispatch);
keepTextNodes();
const router = createBrowserRouter(ADMIN_ROUTES, { basename: '/admin' });

const root = document.getElementById('root');
if (!root) throw new Error('admin.html has no root.');
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      {/* Filters are stored in the URL. With transitions, a checkbox would look unticked just after a click. */}
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  </StrictMode>,
);
