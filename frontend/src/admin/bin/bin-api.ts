import type { QueryOf, ResponseOf } from '../../shared/api/api-types';
import { call } from '../api/api-call';
import { baseApi, endpoint } from '../api/base-api';

export type BinnedLead = ResponseOf<'get', '/api/leads/bin'>['data'][number];

const binApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    bin: build.query({
      ...endpoint((query: QueryOf<'get', '/api/leads/bin'>) => call('get', '/api/leads/bin', { query })),
      providesTags: ['BinnedLead'],
    }),
    restoreFromBin: build.mutation({
      ...endpoint((leadIds: string[]) => call('post', '/api/leads/bin/restore', { body: { leadIds } })),
      invalidatesTags: ['BinnedLead', 'Lead', 'LeadStats'],
    }),
    removeFromBin: build.mutation({
      ...endpoint((leadIds: string[]) => call('delete', '/api/leads/bin', { body: { leadIds } })),
      invalidatesTags: ['BinnedLead'],
    }),
    emptyBin: build.mutation({
      ...endpoint(() => call('post', '/api/leads/bin/empty')),
      invalidatesTags: ['BinnedLead'],
    }),
  }),
});

export const { useBinQuery, useRestoreFromBinMutation, useRemoveFromBinMutation, useEmptyBinMutation } = binApi;
