import type { ResponseOf } from '../../../shared/api/api-types';
import { call } from '../../api/api-call';
import { baseApi, endpoint } from '../../api/base-api';

export type BulkAct = ResponseOf<'get', '/api/leads/bulk'>['data'][number];

const bulkActsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The user's own bulk changes and share-outs that can still be undone, newest first. */
    bulkActs: build.query({
      ...endpoint(
        () => call('get', '/api/leads/bulk'),
        ({ data }) => data,
      ),
      providesTags: ['BulkAct'],
    }),
    /** Reloads the acts even if it fails, because the act might have expired. */
    undoBulkAct: build.mutation({
      ...endpoint((id: string) => call('post', '/api/leads/bulk/{id}/undo', { params: { id } })),
      invalidatesTags: (_undone, error) => (error ? ['BulkAct'] : ['BulkAct', 'Lead', 'LeadStats', 'BinnedLead']),
    }),
  }),
});

export const { useBulkActsQuery, useUndoBulkActMutation } = bulkActsApi;
