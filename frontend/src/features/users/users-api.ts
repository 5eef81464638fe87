import { baseApi } from '../../shared/api/base-api';
import type { components } from '../../shared/api/schema';

type Schemas = components['schemas'];

const LIST = { type: 'User', id: 'LIST' } as const;

const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.query<Schemas['UserListAnswer'], { page: number; search: string }>({
      query: (query) => ({ path: '/users', query: { ...query, limit: 50 } }),
      providesTags: (answer) => [LIST, ...(answer?.data ?? []).map(({ _id: id }) => ({ type: 'User' as const, id }))],
    }),
    createUser: build.mutation<Schemas['UserAnswer'], Schemas['CreateUserDto']>({
      query: (body) => ({ path: '/users', method: 'POST', body }),
      invalidatesTags: (_answer, failure) => (failure ? [] : [LIST]),
    }),
    updateUser: build.mutation<Schemas['UserAnswer'], { id: string; changes: Schemas['UpdateUserDto'] }>({
      query: ({ id, changes }) => ({ path: `/users/${id}`, method: 'PUT', body: changes }),
      invalidatesTags: (_answer, failure, { id }) => (failure ? [] : [{ type: 'User', id }]),
    }),
    setLeadAccess: build.mutation<Schemas['UserAnswer'], { id: string } & Schemas['LeadAccessDto']>({
      query: ({ id, leadTypeAccess }) => ({
        path: `/users/${id}/lead-access`,
        method: 'PUT',
        body: { leadTypeAccess },
      }),
      invalidatesTags: (_answer, failure, { id }) => (failure ? [] : [{ type: 'User', id }]),
    }),
    toggleUser: build.mutation<Schemas['UserAnswer'], string>({
      query: (id) => ({ path: `/users/${id}/toggle-status`, method: 'PUT' }),
      invalidatesTags: (_answer, failure, id) => (failure ? [] : [{ type: 'User', id }]),
    }),
    resetPassword: build.mutation<unknown, { id: string; newPassword: string }>({
      query: ({ id, newPassword }) => ({ path: `/users/${id}/reset-password`, method: 'PUT', body: { newPassword } }),
    }),
    deleteUser: build.mutation<unknown, string>({
      query: (id) => ({ path: `/users/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : [LIST, 'Lead', 'LeadStats']),
    }),
  }),
});

export const {
  useUsersQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useSetLeadAccessMutation,
  useToggleUserMutation,
  useResetPasswordMutation,
  useDeleteUserMutation,
} = usersApi;
