import type { components } from '../../shared/api/schema';
import { baseApi, type QueryValue } from '../api/base-api';
import type { ApiProblem } from '../api/problem';

type Schemas = components['schemas'];

type UserListQuery = Record<string, QueryValue>;

/** Whoever changes a user may have changed rights, assignees and counts. A refusal says that the list is out of date. */
function outdatedBy(failure: unknown): 'User'[] {
  if (!failure) return ['User'];
  const { status } = failure as ApiProblem;
  return status === 403 || status === 404 || status === 409 ? ['User'] : [];
}

const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.query<Schemas['UserListAnswer'], UserListQuery>({
      query: (query) => ({ path: '/users', query }),
      providesTags: ['User'],
    }),
    /** How many could still let everybody else back in. */
    activeAdminCount: build.query<number, void>({
      query: () => ({ path: '/users', query: { role: 'admin', isActive: true, limit: 1 } }),
      transformResponse: ({ pagination }: Schemas['UserListAnswer']) => pagination.totalItems,
      providesTags: ['User'],
    }),
    createUser: build.mutation<Schemas['UserAnswer'], Schemas['CreateUserDto']>({
      query: (body) => ({ path: '/users', method: 'POST', body }),
      invalidatesTags: (_answer, failure) => outdatedBy(failure),
    }),
    updateUser: build.mutation<Schemas['UserAnswer'], { id: string; changes: Schemas['UpdateUserDto'] }>({
      query: ({ id, changes }) => ({ path: `/users/${id}`, method: 'PUT', body: changes }),
      invalidatesTags: (_answer, failure) => outdatedBy(failure),
    }),
    setLeadAccess: build.mutation<Schemas['UserAnswer'], { id: string } & Schemas['LeadAccessDto']>({
      query: ({ id, leadTypeAccess }) => ({
        path: `/users/${id}/lead-access`,
        method: 'PUT',
        body: { leadTypeAccess },
      }),
      invalidatesTags: (_answer, failure) => outdatedBy(failure),
    }),
    toggleUser: build.mutation<Schemas['UserAnswer'], string>({
      query: (id) => ({ path: `/users/${id}/toggle-status`, method: 'PUT' }),
      invalidatesTags: (_answer, failure) => outdatedBy(failure),
    }),
    resetPassword: build.mutation<unknown, { id: string; newPassword: string }>({
      query: ({ id, newPassword }) => ({ path: `/users/${id}/reset-password`, method: 'PUT', body: { newPassword } }),
      invalidatesTags: (_answer, failure) => (failure ? outdatedBy(failure) : []),
    }),
    deleteUser: build.mutation<unknown, string>({
      query: (id) => ({ path: `/users/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, failure) => (failure ? outdatedBy(failure) : ['User', 'Lead', 'LeadStats']),
    }),
  }),
});

export const {
  useUsersQuery,
  useActiveAdminCountQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useSetLeadAccessMutation,
  useToggleUserMutation,
  useResetPasswordMutation,
  useDeleteUserMutation,
} = usersApi;
