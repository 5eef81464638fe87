import type { BodyOf } from '../../shared/api/api-types';
import { call } from '../api/api-call';
import { baseApi, endpoint } from '../api/base-api';
import { sessionEnded, userRefreshed } from '../session/session-slice';

const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation(
      endpoint((body: BodyOf<'post', '/api/auth/login'>) => call('post', '/api/auth/login', { body })),
    ),
    signInOptions: build.query({
      ...endpoint(
        () => call('get', '/api/auth/options'),
        ({ data }) => data,
      ),
    }),
    forgotPassword: build.mutation(
      endpoint((body: BodyOf<'post', '/api/auth/forgot-password'>) =>
        call('post', '/api/auth/forgot-password', { body }),
      ),
    ),
    resetForgottenPassword: build.mutation(
      endpoint((body: BodyOf<'post', '/api/auth/reset-password'>) =>
        call('post', '/api/auth/reset-password', { body }),
      ),
    ),
    /** Also updates the user that is stored with the session. */
    currentUser: build.query({
      ...endpoint(
        () => call('get', '/api/auth/me'),
        ({ data }) => data,
      ),
      providesTags: (user) => (user ? [{ type: 'User', id: user._id }] : []),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const fulfilled = await queryFulfilled.catch(() => null);
        if (fulfilled) dispatch(userRefreshed(fulfilled.data));
      },
    }),
    changePassword: build.mutation({
      ...endpoint((body: BodyOf<'put', '/api/auth/password'>) => call('put', '/api/auth/password', { body })),
      // Refetches the user, who then no longer has to change it.
      invalidatesTags: (_message, error) => (error ? [] : ['User', 'Session']),
    }),
    sessions: build.query({
      ...endpoint(
        () => call('get', '/api/auth/sessions'),
        ({ data }) => data,
      ),
      providesTags: ['Session'],
    }),
    endSession: build.mutation({
      ...endpoint((id: string) => call('delete', '/api/auth/sessions/{id}', { params: { id } })),
      // Sessions are refetched even after an error, because the session might have ended already.
      invalidatesTags: ['Session'],
    }),
    endOtherSessions: build.mutation({
      ...endpoint(() => call('delete', '/api/auth/sessions')),
      invalidatesTags: ['Session'],
    }),
    signOut: build.mutation({
      ...endpoint(() => call('post', '/api/auth/logout')),
      // Ends the local session even if the request fails.
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => null);
        dispatch(sessionEnded({ signedOut: true }));
      },
    }),
  }),
});

export const {
  useSignInMutation,
  useSignInOptionsQuery,
  useForgotPasswordMutation,
  useResetForgottenPasswordMutation,
  useCurrentUserQuery,
  useChangePasswordMutation,
  useSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useSignOutMutation,
} = authApi;
