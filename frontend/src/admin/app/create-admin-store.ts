import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { actionToastsRemoved, toastsReducer } from '../../shared/toasts/toasts-slice';
import { baseApi } from '../api/base-api';
import { connectionSlice } from '../api/connection-slice';
import { forgetDraftsOfOthers } from '../leads/composer/lead-entry';
import {
  selectUser,
  sessionEnded,
  sessionRestored,
  sessionSlice,
  signedIn,
  type WithSession,
} from '../session/session-slice';
import { watchConnection } from './connection';

/**
 * The checks skip the API cache, because only RTK Query writes to it. They warn about slow checks only after one
 * second, because every check is slow on a busy machine.
 */
const DEVELOPMENT_CHECKS = { ignoredPaths: [baseApi.reducerPath], warnAfter: 1_000 };

/** When the user changes, the store drops the API cache and toasts with a button. */
export function createAdminStore() {
  const changesOfPerson = createListenerMiddleware();
  changesOfPerson.startListening({
    predicate: (action) => sessionEnded.match(action) && action.payload.signedOut,
    effect: () => forgetDraftsOfOthers(null),
  });
  changesOfPerson.startListening({
    matcher: isAnyOf(signedIn, sessionRestored, sessionEnded),
    effect: (_action, { dispatch, getState }) => {
      // After a session has expired, there is no user. Drafts are kept, because the same user might sign in again.
      const user = selectUser(getState() as WithSession);
      if (user) forgetDraftsOfOthers(user._id);
      dispatch(baseApi.util.resetApiState());
      dispatch(actionToastsRemoved());
    },
  });
  return configureStore({
    reducer: {
      session: sessionSlice.reducer,
      toasts: toastsReducer,
      connection: connectionSlice.reducer,
      [baseApi.reducerPath]: baseApi.reducer,
    },
    middleware: (defaults) =>
      defaults({ immutableCheck: DEVELOPMENT_CHECKS, serializableCheck: DEVELOPMENT_CHECKS })
        .prepend(changesOfPerson.middleware, watchConnection())
        .concat(baseApi.middleware),
    // By default, a response is shown one frame later, so that responses which arrive together are rendered once.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
}
