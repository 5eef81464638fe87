import type { BodyOf, QueryOf, ResponseOf } from '../../shared/api/api-types';
import type { ApiProblem } from '../../shared/api/problem';
import { call } from '../api/api-call';
import { baseApi, endpoint } from '../api/base-api';

export type UserListQuery = QueryOf<'get', '/api/users'>;

/** What happens to open leads that a user can no longer keep. */
export type LeadsChoice = NonNullable<BodyOf<'put', '/api/users/{id}/lead-access'>['leads']>;

export type OpenLeads = ResponseOf<'get', '/api/users/{id}/open-leads'>['data'];

/** Returns the tags to invalidate: after a change to a user, or after a refusal that means the list is out of date. */
function outdatedBy(error: unknown): 'User'[] {
  if (!error) return ['User'];
  const { status } = error as ApiProblem;
  return status === 403 || status === 404 || status === 409 ? ['User'] : [];
}

const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.query({
      ...endpoint((query: UserListQuery) => call('get', '/api/users', { query })),
      providesTags: ['User'],
    }),
    activeAdminCount: build.query({
      ...endpoint(
        () => call('get', '/api/users', { query: { role: 'admin', isActive: true, limit: 1 } }),
        ({ pagination }) => pagination.totalItems,
      ),
      providesTags: ['User'],
    }),
    createUser: build.mutation({
      ...endpoint((body: BodyOf<'post', '/api/users'>) => call('post', '/api/users', { body })),
      invalidatesTags: (_user, error) => outdatedBy(error),
    }),
    updateUser: build.mutation({
      ...endpoint(({ id, changes }: { id: string; changes: BodyOf<'put', '/api/users/{id}'> }) =>
        call('put', '/api/users/{id}', { params: { id }, body: changes }),
      ),
      invalidatesTags: (_user, error) => outdatedBy(error),
    }),
    setLeadAccess: build.mutation({
      ...endpoint(({ id, ...body }: { id: string } & BodyOf<'put', '/api/users/{id}/lead-access'>) =>
        call('put', '/api/users/{id}/lead-access', { params: { id }, body }),
      ),
      invalidatesTags: (_user, error) => outdatedBy(error),
    }),
    openLeads: build.query({
      ...endpoint(
        (id: string) => call('get', '/api/users/{id}/open-leads', { params: { id } }),
        ({ data }) => data,
      ),
    }),
    toggleUser: build.mutation({
      ...endpoint(({ id, leads }: { id: string; leads?: LeadsChoice | undefined }) =>
        call('put', '/api/users/{id}/toggle-status', { params: { id }, body: { ...(leads && { leads }) } }),
      ),
      invalidatesTags: (_user, error) => (error ? outdatedBy(error) : ['User', 'Lead', 'LeadStats']),
    }),
    resetPassword: build.mutation({
      ...endpoint(({ id, ...body }: { id: string } & BodyOf<'put', '/api/users/{id}/reset-password'>) =>
        call('put', '/api/users/{id}/reset-password', { params: { id }, body }),
      ),
      invalidatesTags: (_message, error) => (error ? outdatedBy(error) : []),
    }),
    deleteUser: build.mutation({
      ...endpoint(({ id, leads }: { id: string; leads?: LeadsChoice | undefined }) =>
        call('delete', '/api/users/{id}', { params: { id }, body: { ...(leads && { leads }) } }),
      ),
      invalidatesTags: (_message, error) => (error ? outdatedBy(error) : ['User', 'Lead', 'LeadStats']),
    }),
  }),
});

export const {
  useUsersQuery,
  useActiveAdminCountQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useSetLeadAccessMutation,
  useOpenLeadsQuery,
  useLazyOpenLeadsQuery,
  useToggleUserMutation,
  useResetPasswordMutation,
  useDeleteUserMutation,
} = usersApi;
