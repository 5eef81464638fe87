import type { components } from '../../shared/api/schema';
import { baseApi } from '../api/base-api';
import { sessionEnded, userRefreshed } from '../session/session-slice';

type Schemas = components['schemas'];

const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<Schemas['LoginAnswer'], Schemas['LoginDto']>({
      query: (body) => ({ path: '/auth/login', method: 'POST', body }),
    }),
    /** The rights that hold now; the session's copy follows. */
    currentUser: build.query<Schemas['UserResponse'], void>({
      query: () => ({ path: '/auth/me' }),
      transformResponse: (answer: Schemas['CurrentUserAnswer']) => answer.data,
      providesTags: (user) => (user ? [{ type: 'User', id: user._id }] : []),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(userRefreshed(answer.data));
      },
    }),
    changePassword: build.mutation<unknown, Schemas['ChangePasswordDto']>({
      query: (body) => ({ path: '/auth/password', method: 'PUT', body }),
    }),
    signOut: build.mutation<unknown, void>({
      query: () => ({ path: '/auth/logout', method: 'POST' }),
      // Signing out ends the session here whatever the network says.
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => null);
        dispatch(sessionEnded({ signedOut: true }));
      },
    }),
  }),
});

export const { useSignInMutation, useCurrentUserQuery, useChangePasswordMutation, useSignOutMutation } = authApi;
