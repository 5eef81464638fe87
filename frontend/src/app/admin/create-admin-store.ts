import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { baseApi } from '../../shared/api/base-api';
import { connectionSlice } from '../../shared/api/connection-slice';
import { sessionAdopted, sessionEnded, sessionSlice, signedIn } from '../../shared/session/session-slice';
import { toastsReducer } from '../../shared/toasts/toasts-slice';
import { watchConnection } from './watch-connection';

/** The back office's store. What one person loaded is forgotten before the next one is shown anything. */
export function createAdminStore() {
  const changesOfPerson = createListenerMiddleware();
  changesOfPerson.startListening({
    matcher: isAnyOf(signedIn, sessionAdopted, sessionEnded),
    effect: (_action, { dispatch }) => void dispatch(baseApi.util.resetApiState()),
  });
  return configureStore({
    reducer: {
      session: sessionSlice.reducer,
      toasts: toastsReducer,
      connection: connectionSlice.reducer,
      [baseApi.reducerPath]: baseApi.reducer,
    },
    middleware: (defaults) =>
      defaults().prepend(changesOfPerson.middleware, watchConnection()).concat(baseApi.middleware),
  });
}
