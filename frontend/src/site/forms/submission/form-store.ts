import { configureStore } from '@reduxjs/toolkit';
import { toastsReducer } from '../../../shared/toasts/toasts-slice';
import { submissionsReducer } from './submissions-slice';

/** What the islands of a page share: what became of their forms, and the notices about it. */
export function createFormStore() {
  return configureStore({ reducer: { toasts: toastsReducer, submissions: submissionsReducer } });
}

export type FormStore = ReturnType<typeof createFormStore>;
