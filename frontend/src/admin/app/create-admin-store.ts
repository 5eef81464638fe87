import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { actionToastsRemoved, toastsReducer } from '../../shared/toasts/toasts-slice';
import { baseApi } from '../api/base-api';
import { connectionSlice } from '../api/connection-slice';
import { bulkChangeForgotten, lastBulkChangeSlice } from '../leads/bulk/bulk-undo';
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
 * What the server answered is plain and frozen, and only RTK Query writes it: to look it through after every action finds
 * nothing. What is left is so small that a check takes long only where the machine is busy with something else.
 */
const DEVELOPMENT_CHECKS = { ignoredPaths: [baseApi.reducerPath], warnAfter: 1_000 };

/** The back office's store. What one person loaded and could undo is forgotten before the next one is shown anything. */
export function createAdminStore() {
  const changesOfPerson = createListenerMiddleware();
  changesOfPerson.startListening({
    predicate: (action) => sessionEnded.match(action) && action.payload.signedOut,
    effect: () => forgetDraftsOfOthers(null),
  });
  changesOfPerson.startListening({
    matcher: isAnyOf(signedIn, sessionRestored, sessionEnded),
    effect: (_action, { dispatch, getState }) => {
      // After an expired session there is no user yet: the same person may come back to their drafts.
      const user = selectUser(getState() as WithSession);
      if (user) forgetDraftsOfOthers(user._id);
      dispatch(baseApi.util.resetApiState());
      dispatch(actionToastsRemoved());
      dispatch(bulkChangeForgotten());
    },
  });
  return configureStore({
    reducer: {
      session: sessionSlice.reducer,
      toasts: toastsReducer,
      connection: connectionSlice.reducer,
      lastBulkChange: lastBulkChangeSlice.reducer,
      [baseApi.reducerPath]: baseApi.reducer,
    },
    middleware: (defaults) =>
      defaults({ immutableCheck: DEVELOPMENT_CHECKS, serializableCheck: DEVELOPMENT_CHECKS })
        .prepend(changesOfPerson.middleware, watchConnection())
        .concat(baseApi.middleware),
  });
}
