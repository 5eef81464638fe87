import type { BodyOf, ResponseOf } from '../../shared/api/api-types';
import { call } from '../api/api-call';
import { baseApi, endpoint } from '../api/base-api';

export type ApiKey = ResponseOf<'get', '/api/keys'>['data'][number];
export type KeyScope = ApiKey['scopes'][number];
/** A key with its secret, which the server sends only once. */
export type NewApiKey = ResponseOf<'post', '/api/keys'>['data'];
type ManagedKey = { readonly id: string } & BodyOf<'delete', '/api/keys/{id}'>;

/*
 * After a failure, the list is loaded again too: another user may have revoked the key, or the response may be lost
 * although the key was created.
 */
const apiKeysApi = baseApi.enhanceEndpoints({ addTagTypes: ['ApiKey'] }).injectEndpoints({
  endpoints: (build) => ({
    apiKeys: build.query({
      ...endpoint(
        () => call('get', '/api/keys'),
        ({ data }) => data,
      ),
      providesTags: ['ApiKey', 'User'],
    }),
    createKey: build.mutation({
      ...endpoint(
        (body: BodyOf<'post', '/api/keys'>) => call('post', '/api/keys', { body }),
        ({ data }) => data,
      ),
      invalidatesTags: ['ApiKey'],
    }),
    updateKey: build.mutation({
      ...endpoint(({ id, ...body }: { id: string } & BodyOf<'put', '/api/keys/{id}'>) =>
        call('put', '/api/keys/{id}', { params: { id }, body }),
      ),
      invalidatesTags: ['ApiKey'],
    }),
    rotateKey: build.mutation({
      ...endpoint(
        ({ id, ...body }: ManagedKey) => call('post', '/api/keys/{id}/rotate', { params: { id }, body }),
        ({ data }) => data,
      ),
      invalidatesTags: ['ApiKey'],
    }),
    revokeKey: build.mutation({
      ...endpoint(({ id, ...body }: ManagedKey) => call('delete', '/api/keys/{id}', { params: { id }, body })),
      invalidatesTags: ['ApiKey'],
    }),
  }),
});

export const {
  useApiKeysQuery,
  useCreateKeyMutation,
  useUpdateKeyMutation,
  useRotateKeyMutation,
  useRevokeKeyMutation,
} = apiKeysApi;
