import { combineReducers, legacy_createStore } from '@reduxjs/toolkit';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import type { SharedFormTexts } from '../../../content/form-texts';
import { ToastProvider } from '../../../shared/toasts/toast-provider';
import { toastsReducer } from '../../../shared/toasts/toasts-slice';
import { submissionsReducer } from '../submission/submissions-slice';

/** What a page with forms stands in: its own small store, and toasts in the page's language. The form itself announces its results. */
export function FormPageProviders({ texts, children }: { texts: SharedFormTexts; children: ReactNode }) {
  const [store] = useState(createFormStore);
  return (
    <Provider store={store}>
      <ToastProvider closeLabel={texts.closeNotice} isSpoken={false}>
        {children}
      </ToastProvider>
    </Provider>
  );
}

/** Not by `configureStore`: its thunks and batching, which two slices of plain actions do without, weigh 0.8 KB. */
function createFormStore() {
  return legacy_createStore(combineReducers({ toasts: toastsReducer, submissions: submissionsReducer }));
}
