/**
 * `/gallery` and `/gallery?kit=site` on the development server: every UI component in each state. One kit at a time,
 * because both define a block named button.
 */
import { configureStore } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ToastProvider } from '../shared/toasts/toast-provider';
import { toastsReducer } from '../shared/toasts/toasts-slice';

const isSite = new URLSearchParams(location.search).get('kit') === 'site';
const { Gallery } = await (isSite ? import('./site-gallery') : import('./admin-gallery'));
const store = configureStore({ reducer: { toasts: toastsReducer } });

const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no root.');
createRoot(root).render(
  <Provider store={store}>
    <MemoryRouter>
      <ToastProvider closeLabel="Close message">
        <main className="gallery">
          <h1>{isSite ? 'Public site' : 'Back office'}</h1>
          <p>
            <a href={isSite ? '/gallery' : '/gallery?kit=site'}>{isSite ? 'Back office' : 'Public site'}</a>
          </p>
          <Gallery />
        </main>
      </ToastProvider>
    </MemoryRouter>
  </Provider>,
);
